import type { Seat } from '@zaria/kit';
import type { Names } from './seats.ts';
import { say, type Words } from './words.ts';
import { YOU } from './you.ts';

/*
 * What seats are called that nobody gave a name: first names, which every reader reads in his own language. What is
 * kept, and written into a record, is one of these with the number of the seat, “Eva (1)”: anybody can read that, and
 * nobody types it.
 *
 * Their initials are on the marks of the players: in no language may they be those of Qwinto's rows or of the white dice.
 */
export const FIRST_NAMES = ['Eva', 'Daniel', 'Nora', 'Thomas', 'Stella', 'Robert', 'Iris', 'Christina'] as const;
export type FirstName = (typeof FIRST_NAMES)[number];

/** The usual name that a kept one stands for; `null` for one that somebody gave. */
export const firstNameOf = (kept: string): FirstName | null => {
  const [, written] = /^(.+) \([1-6]\)$/.exec(kept) ?? [];
  return FIRST_NAMES.find(name => name === written) ?? null;
};

/** Whether a name that was kept is one that nobody gave. */
export const isUsualName = (kept: string): boolean => firstNameOf(kept) !== null;

/** A name as it was kept, as this reader reads it. */
export function nameFor(words: Words<'common'>, kept: string): string {
  const usual = firstNameOf(kept);
  return usual === null ? kept : say(words, `first-name.${usual}`);
}

/** All names of a table for the reader at a device where people sit in the `own` seats: alone and unnamed he is “You”. */
export function namesFor(words: Words<'common'>, kept: readonly string[], own: readonly Seat[]): Names {
  const [reader] = own.length === 1 ? own : [];
  return kept.map((name, seat) => (seat === reader && isUsualName(name) ? YOU[words.language] : nameFor(words, name)));
}

/** What is to be kept for seats, given what people wrote: an empty name becomes a first name that nobody else has. */
export function keptNames(words: Words<'common'>, written: readonly string[]): readonly string[] {
  const taken = new Set(written.map(name => folded(name.trim())));
  const free = FIRST_NAMES.filter(name => !taken.has(folded(name)) && !taken.has(folded(shown(words, name))));
  // A seat keeps its own first name as long as nobody writes just that one.
  const spare = free.filter(name => written[FIRST_NAMES.indexOf(name)]?.trim() !== '');
  return written.map((name, seat) => {
    if (name.trim() !== '') return name.trim();
    const own = free.find(one => one === FIRST_NAMES[seat]);
    return `${own ?? spare.shift() ?? FIRST_NAMES[0]} (${seat + 1})`;
  });
}

/** Names that differ in size or accents only are the same to a reader. */
const folded = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const shown = (words: Words<'common'>, name: FirstName): string => say(words, `first-name.${name}`);

/** What a seat is called as long as nobody has given a name. */
export const seatName = (words: Words<'common'>, seat: Seat): string => shown(words, FIRST_NAMES[seat]);
