/** The levels that every game has, the friendliest first. */
export const LEVELS = ['novice', 'casual', 'steady', 'sharp', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export type ByLevel<T> = { readonly [level in Level]: T };

export const isLevel = (id: string): id is Level => LEVELS.some(level => level === id);
