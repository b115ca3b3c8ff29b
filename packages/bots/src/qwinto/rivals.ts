import { MISTHROWS, type QwintoShape } from '@zaria/games/qwinto';
import type { Follower, Seat } from '@zaria/kit';
import type { Hand } from './hand.ts';
import { bitsOf, hasRow } from './learned/dice.ts';
import { FIELD_COUNT, mayWrite, rowOf } from './learned/paper.ts';
import { NOTHING } from './learned/reader.ts';
import { copySheets, emptySheets, type Sheets } from './learned/sheets.ts';

/*
 * How the others judge, by where they wrote in this match: everybody saw it. Whoever writes more often where a few lines
 * would than where one would who has learned is taken to judge by hand, whatever his own lines are.
 */

type Link = NonNullable<Follower<QwintoShape>['last']>;
type Reveal = Extract<Link['entry'], { readonly kind: 'reveal' }>;

/** What was seen up to an entry: so that nothing in a match is looked at twice. */
interface Seen {
  readonly sheets: Sheets;
  /** By seat: how much oftener he chose as by hand than as learned. */
  readonly byHand: Int8Array;
  dice: number;
  sum: number;
}

/** Whoever can be asked where a seat would write. */
type Writer = Pick<Hand, 'look' | 'bestField'>;

export interface Watch {
  /** Whether all others judge by hand, as far as one has seen. */
  areByHand(follower: Heard, own: Seat): boolean;
}
type Heard = Pick<Follower<QwintoShape>, 'start' | 'last'>;

const unseen = (seats: number): Seen => ({
  sheets: emptySheets(seats),
  byHand: new Int8Array(seats),
  dice: 0,
  sum: 0,
});

function copyOf({ sheets, byHand, dice, sum }: Seen): Seen {
  const copy = emptySheets(sheets.seats);
  copySheets(sheets, copy);
  return { sheets: copy, byHand: byHand.slice(), dice, sum };
}

/** So much oftener, all others together; and each of them at all. */
const CLEARLY = 3;

export function watchOf(hand: Writer, learned: Writer): Watch {
  const seen = new WeakMap<Link, Seen>();

  function seenIn({ start, last }: Heard): Seen {
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
  function write({ sheets, byHand, dice, sum }: Seen, reveals: readonly Reveal[]): void {
    const fields = reveals.map(({ actions: [action] }) =>
      action?.step === 'write' && typeof action.answer === 'number' ? action.answer : NOTHING,
    );
    const isChoiceOf = (writer: Writer, seat: Seat, field: number): boolean => {
      writer.look(sheets, seat);
      return writer.bestField(dice, sum) === field;
    };
    for (const [i, { seat }] of reveals.entries()) {
      if (!hasChoice(sheets.numbers[seat] as Uint8Array, dice, sum)) continue;
      const field = fields[i] as number;
      const more = Number(isChoiceOf(hand, seat, field)) - Number(isChoiceOf(learned, seat, field));
      byHand[seat] = (byHand[seat] as number) + more;
    }
    for (const [i, { seat }] of reveals.entries()) {
      const field = fields[i] as number;
      if (field !== NOTHING) (sheets.numbers[seat] as Uint8Array)[field] = sum;
      else if (seat === sheets.active)
        sheets.misthrows[seat] = Math.min(MISTHROWS, (sheets.misthrows[seat] as number) + 1);
    }
    sheets.turn++;
  }

  return {
    areByHand(follower, own) {
      const others = [...seenIn(follower).byHand].filter((_, seat) => seat !== own);
      return others.every(more => more > 0) && others.reduce((all, more) => all + more, 0) >= CLEARLY;
    },
  };
}

/** Whether the throw can be written at all: to write nothing is a choice, too. */
function hasChoice(numbers: Uint8Array, dice: number, sum: number): boolean {
  for (let field = 0; field < FIELD_COUNT; field++)
    if (hasRow(dice, rowOf(field)) && mayWrite(numbers, field, sum)) return true;
  return false;
}
