import type { GameId } from '@zaria/games';

/**
 * What the levels of each game are called, the friendliest first: for whoever lists them before anybody thinks, and
 * does not need what it takes to think. A test holds them to the levels themselves.
 */
export const LEVEL_NAMES = {
  'las-vegas': ['novice/2', 'casual/2', 'steady/2@150', 'sharp/2@600', 'master/2@20000'],
  'las-vegas-royale': ['novice/2', 'casual/2', 'steady/3@150', 'sharp/3@500', 'master/3@2500'],
  qwinto: ['novice/2', 'casual/2', 'steady/7', 'sharp/7', 'master/7@40'],
  'railroad-ink': ['novice/3@500', 'casual/3@500', 'steady/5@300', 'sharp/5@900', 'master/5@6000'],
} as const satisfies Partial<Record<GameId, readonly string[]>>;
