import { isObject } from '@zaria/kit';

export type Fields = Readonly<Record<string, unknown>>;

/** Whether it is an object with these fields and no other. */
export const hasExactly = (value: unknown, names: readonly string[]): value is Fields =>
  isObject(value) && Object.keys(value).length === names.length && names.every(name => Object.hasOwn(value, name));

export const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

export const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);
