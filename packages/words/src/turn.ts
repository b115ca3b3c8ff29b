import type { Seat } from '@zaria/kit';
import { nameOf, type Names } from './seats.ts';
import { say, type Words } from './words.ts';

/** Who is to play. */
export const turn = (words: Words<'common'>, seats: readonly Seat[], names: Names): string =>
  say(words, 'turn', { names: seats.map(seat => nameOf(names, seat)) });
