import type { Seat } from '@zaria/kit';
import { say, type Words } from '@zaria/words';
import type { Part } from '../in-words.ts';
import type { Face } from './lying.ts';

type PartWords = Words<'web-sight'>;

export const casinoPart = (words: PartWords, casino: Face, lines: readonly string[]): Part => {
  const name = say(words, 'typed.casino', { n: casino });
  return { kind: 'counted', name: name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1), lines };
};

/** What is one's own by itself, and then what everybody has. */
export const seatParts = (
  words: PartWords,
  seats: readonly Seat[],
  own: Seat | null,
  inHand: (seat: Seat) => string,
): readonly Part[] => [
  ...(own === null ? [] : [{ kind: 'mine', name: say(words, 'part.mine'), lines: [inHand(own)] } as const]),
  { kind: 'scores', name: say(words, 'part.scores'), lines: seats.map(inHand) },
];
