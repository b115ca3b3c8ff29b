import { fail, isObject, ok, type Result } from '@zaria/kit';
import { isFace } from './faces.ts';
import { payout, returnedNotes } from './payout.ts';

/** Why a position cannot be scored. */
export type PositionFault = { readonly at: string } & (
  | { readonly why: 'casinos-missing' | 'casino-shape' | 'money-shape' | 'dice-shape' }
  | { readonly why: 'casino-number' }
  | { readonly why: 'note-unknown'; readonly values: readonly number[] }
  | { readonly why: 'notes-many' | 'dice-count'; readonly most: number }
  | { readonly why: 'dice-size'; readonly sizes: readonly string[] }
);

/** What each party wins, and what goes back. */
export type PositionScore = {
  readonly gains: Readonly<Record<string, readonly number[]>>;
  readonly returned: readonly number[];
};

/** Parties that win nothing for themselves. */
const IMAGINED: ReadonlySet<string> = new Set(['neutral', 'blank']);

/** How one edition reads the dice of a party: their weight. */
export type WeighDice = (party: string, dice: unknown, at: string) => Result<number, PositionFault>;

/** What there is in one edition. */
export interface Edition {
  /** Of the notes, in thousands. */
  readonly values: readonly number[];
  /** Notes at a casino. */
  readonly most: number;
  readonly weigh: WeighDice;
}

/** A whole number of dice from 0 to `most`. */
export const countOf = (value: unknown, most: number, at: string): Result<number, PositionFault> =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
    ? ok(value)
    : fail({ at, why: 'dice-count', most });

/** Pays out casinos written by hand. How the dice came there is not judged. */
export function scoreCasinos(
  position: Readonly<Record<string, unknown>>,
  edition: Edition,
): Result<PositionScore, PositionFault> {
  if (!Array.isArray(position['casinos'])) return fail({ at: 'casinos', why: 'casinos-missing' });
  // A map: a player may be called "toString".
  const gains = new Map<string, number[]>();
  const returned: number[] = [];

  const read: CasinoPosition[] = [];
  for (const [i, casino] of (position['casinos'] as unknown[]).entries()) {
    const result = readCasino(casino, `casinos[${i}]`, edition);
    if (!result.ok) return result;
    read.push(result.value);
  }
  for (const { parties, weights, money } of read.sort((a, b) => a.number - b.number)) {
    const paid = payout(weights, money);
    for (const { party, note } of paid.shares) {
      const name = parties[party] ?? '';
      if (IMAGINED.has(name)) continue;
      const won = gains.get(name);
      if (won === undefined) gains.set(name, [note]);
      else won.push(note);
    }
    // One by one: as arguments of one call, a heap of hundreds of thousands would need more stack than there is.
    for (const note of returnedNotes(paid, party => IMAGINED.has(parties[party] ?? ''))) returned.push(note);
  }
  return ok({ gains: Object.fromEntries(gains), returned });
}

interface CasinoPosition {
  readonly number: number;
  readonly parties: readonly string[];
  readonly weights: readonly number[];
  readonly money: readonly number[];
}

function readCasino(
  casino: unknown,
  at: string,
  { values, most, weigh }: Edition,
): Result<CasinoPosition, PositionFault> {
  if (!isObject(casino)) return fail({ at, why: 'casino-shape' });
  const { number, money, dice } = casino;
  if (!isFace(number)) return fail({ at: `${at}.number`, why: 'casino-number' });
  if (!Array.isArray(money)) return fail({ at: `${at}.money`, why: 'money-shape' });
  const stranger = money.findIndex(note => !(values as readonly unknown[]).includes(note));
  if (stranger >= 0) return fail({ at: `${at}.money[${stranger}]`, why: 'note-unknown', values });
  if (money.length > most) return fail({ at: `${at}.money[${most}]`, why: 'notes-many', most });
  if (!isObject(dice)) return fail({ at: `${at}.dice`, why: 'dice-shape' });
  const parties = Object.keys(dice);
  const weights: number[] = [];
  for (const party of parties) {
    const weight = weigh(party, dice[party], `${at}.dice.${party}`);
    if (!weight.ok) return weight;
    weights.push(weight.value);
  }
  return ok({ number, parties, weights, money: (money as number[]).toSorted((a, b) => b - a) });
}
