import { MISTHROWS, type QwintoShape } from '@zaria/games/qwinto';
import type { Follower, Seat } from '@zaria/kit';
import { handOf } from './hand.ts';
import { bitsOf, hasRow } from './learned/dice.ts';
import { FIELD_COUNT, mayWrite, rowOf } from './learned/paper.ts';
import { NOTHING } from './learned/reader.ts';
import { copySheets, emptySheets, type Sheets } from './learned/sheets.ts';
import { tenLines } from './ten-lines.ts';

/*
 * How the others choose, by what they wrote in this match: everybody saw it. Whoever writes where ten lines would is
 * taken to go on like that.
 */

type Link = NonNullable<Follower<QwintoShape>['last']>;
type Reveal = Extract<Link['entry'], { readonly kind: 'reveal' }>;

/** What was seen up to an entry: so that nothing in a match is looked at twice. */
interface Seen {
  readonly sheets: Sheets;
  /** By seat: how often there was a choice, and how often it was the one of ten lines. */
  readonly choices: Uint8Array;
  readonly explained: Uint8Array;
  dice: number;
  sum: number;
}

const seen = new WeakMap<Link, Seen>();
const hand = handOf(tenLines);

const unseen = (seats: number): Seen => ({
  sheets: emptySheets(seats),
  choices: new Uint8Array(seats),
  explained: new Uint8Array(seats),
  dice: 0,
  sum: 0,
});

function copyOf({ sheets, choices, explained, dice, sum }: Seen): Seen {
  const copy = emptySheets(sheets.seats);
  copySheets(sheets, copy);
  return { sheets: copy, choices: choices.slice(), explained: explained.slice(), dice, sum };
}

/** So many choices of the others are seen before anything is made of them. */
const ENOUGH = 6;
/** The share of his choices that must be explained, of each of them. */
const FAITH = 0.9;

/** Whether all others choose as ten lines do, as far as one has seen. */
export function areByTenLines(follower: Pick<Follower<QwintoShape>, 'start' | 'last'>, own: Seat): boolean {
  const { choices, explained } = seenIn(follower);
  let all = 0;
  for (const [seat, count] of choices.entries()) {
    if (seat === own) continue;
    if ((explained[seat] as number) < FAITH * count) return false;
    all += count;
  }
  return all >= ENOUGH;
}

function seenIn({ start, last }: Pick<Follower<QwintoShape>, 'start' | 'last'>): Seen {
  const links: Link[] = [];
  let link = last;
  for (; link !== null && !seen.has(link); link = link.before) links.push(link);
  const known = link === null ? undefined : seen.get(link);
  if (known !== undefined && links.length === 0) return known;
  const now = known === undefined ? unseen(start.seats) : copyOf(known);
  const written: Reveal[] = [];
  for (const { entry } of links.reverse()) {
    if (entry.kind === 'reveal') {
      written.push(entry);
      // They are told together, and each was chosen before any of the others was known.
      if (written.length === start.seats) write(now, written.splice(0));
    } else if (entry.kind === 'play') {
      const { action, actor } = entry;
      if (action.step === 'roll') {
        now.sheets.active = actor;
        now.dice = bitsOf(action.answer);
      } else if (action.step === 'dice') now.sum = action.answer.reduce((sum, face) => sum + face, 0);
    }
  }
  if (last !== null && written.length === 0) seen.set(last, now);
  return now;
}

/** Everybody writes the same throw. */
function write({ sheets, choices, explained, dice, sum }: Seen, reveals: readonly Reveal[]): void {
  const fields = reveals.map(({ actions: [action] }) =>
    action?.step === 'write' && typeof action.answer === 'number' ? action.answer : NOTHING,
  );
  for (const [i, { seat }] of reveals.entries()) {
    if (!hasChoice(sheets.numbers[seat] as Uint8Array, dice, sum)) continue;
    hand.look(sheets, seat);
    choices[seat] = (choices[seat] as number) + 1;
    if (hand.bestField(dice, sum) === fields[i]) explained[seat] = (explained[seat] as number) + 1;
  }
  for (const [i, { seat }] of reveals.entries()) {
    const field = fields[i] as number;
    if (field !== NOTHING) (sheets.numbers[seat] as Uint8Array)[field] = sum;
    else if (seat === sheets.active)
      sheets.misthrows[seat] = Math.min(MISTHROWS, (sheets.misthrows[seat] as number) + 1);
  }
}

/** Whether the throw can be written at all: to write nothing is a choice, too. */
function hasChoice(numbers: Uint8Array, dice: number, sum: number): boolean {
  for (let field = 0; field < FIELD_COUNT; field++)
    if (hasRow(dice, rowOf(field)) && mayWrite(numbers, field, sum)) return true;
  return false;
}
