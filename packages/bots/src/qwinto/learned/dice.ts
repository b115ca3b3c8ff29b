import { COLOURS } from '@zaria/games/qwinto';

/* Sets of dice as bits, one for each row. */

export const SETS = [1, 2, 3, 4, 5, 6, 7] as const;

/** How many dice each has. */
export const SIZE = [0, 1, 1, 2, 1, 2, 2, 3];

export const hasRow = (dice: number, row: number): boolean => (dice & (1 << row)) !== 0;

export const bitsOf = (dice: readonly string[]): number =>
  COLOURS.reduce((bits, colour, row) => (dice.includes(colour) ? bits | (1 << row) : bits), 0);
