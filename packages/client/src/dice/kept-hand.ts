import { HASH_LENGTH, MATCH_ID_LENGTH, SECRET_LENGTH, chainOf, isHex, parseHex, printHex } from '@zaria/fair';
import type { MatchStart } from '@zaria/fair';
import { isObject, isSeat, type AnyAction, type AnyOptions, type Seat, type ToldEntry } from '@zaria/kit';
import type { DiceView, TableView } from '@zaria/table/public';

/** What the screen showed before the match, of all that cannot change without this person's being ready for it again. */
interface Shown {
  readonly game: string;
  readonly rules: number;
  readonly options: AnyOptions;
  readonly seats: number;
  readonly wait: number;
}

export const shownAt = ({ game, rules, options, seats, dice }: TableView): Shown => ({
  game,
  rules,
  options,
  seats,
  wait: dice.wait,
});

/** A link that was given: for which number, and in which position, by how much had moved until then. */
interface Given {
  readonly n: number;
  readonly moved: number;
}

/** An ask for links: for which number, and of whom. */
type Ask = NonNullable<DiceView['asked']>;

/**
 * What a device keeps of one seat's part in the dice: plain data, to be stored whenever it changes. The secret leaves the
 * device only for another one of the same person.
 */
export interface KeptHand {
  readonly seat: Seat;
  readonly matchId: string;
  /** The head of the host's chain, as it was shown before sitting down. */
  readonly host: string;
  readonly secret: string;
  /** Whether its chain is announced by a row of the log, and not by the start. */
  readonly isLate: boolean;
  /** The head that the seat had when this hand was drawn: of whoever held it before, or of a device that was lost. */
  readonly replaces: string | null;
  readonly shown: Shown;
  readonly start: MatchStart | null;
  readonly told: readonly ToldEntry<AnyAction>[];
  /** Every ask, as it was repeated last. */
  readonly asks: readonly Ask[];
  readonly given: readonly Given[];
}

/**
 * Draws a hand at a table that is shown: before its match starts its head is frozen by the start, later a row of the log
 * announces it. `random`: 32 bytes.
 */
export function newHand(seat: Seat, table: TableView, random: Uint8Array): KeptHand {
  const { dice, phase, chairs } = table;
  if (dice.head === null) throw new Error('nothing is drawn at this table');
  return {
    seat,
    matchId: dice.matchId,
    host: dice.head,
    secret: printHex(random),
    isLate: phase !== 'lobby',
    replaces: chairs[seat]?.head ?? null,
    shown: shownAt(table),
    start: null,
    told: [],
    asks: [],
    given: [],
  };
}

export const chainOfHand = ({ matchId, seat, secret }: Pick<KeptHand, 'matchId' | 'seat' | 'secret'>) =>
  chainOf(parseHex(matchId), seat, parseHex(secret));

/** What one's other device needs to add links from the same chain. */
export type CarriedHand = Pick<KeptHand, 'seat' | 'matchId' | 'host' | 'secret' | 'isLate'>;

/** As it stands behind the `#` of a link, which browsers send to nobody. */
export const printCarried = ({ seat, matchId, host, secret, isLate }: CarriedHand): string =>
  ['dice', seat, matchId, host, secret, isLate ? 'late' : 'start'].join('.');

/** Reads only what `printCarried` writes. */
export function parseCarried(text: string): CarriedHand | null {
  const [word, at = '', matchId, host, secret, since, ...rest] = text.split('.');
  const seat = Number(at);
  if (word !== 'dice' || rest.length > 0 || !isSeat(seat)) return null;
  if (!isHex(matchId, MATCH_ID_LENGTH) || !isHex(host, HASH_LENGTH) || !isHex(secret, SECRET_LENGTH)) return null;
  const carried: CarriedHand = { seat, matchId, host, secret, isLate: since === 'late' };
  return printCarried(carried) === text ? carried : null;
}

/** The hand on one's other device, at the table that it finds there. */
export const carryOn = (carried: CarriedHand, table: TableView): KeptHand => ({
  ...carried,
  replaces: table.chairs[carried.seat]?.head ?? null,
  shown: shownAt(table),
  start: null,
  told: [],
  asks: [],
  given: [],
});

/** Whether something that was stored looks like a hand. */
export const isKeptHand = (value: unknown): value is KeptHand =>
  isObject(value) &&
  isSeat(value['seat']) &&
  isHex(value['matchId'], MATCH_ID_LENGTH) &&
  isHex(value['host'], HASH_LENGTH) &&
  isHex(value['secret'], SECRET_LENGTH) &&
  typeof value['isLate'] === 'boolean' &&
  isObject(value['shown']) &&
  Array.isArray(value['told']) &&
  Array.isArray(value['asks']) &&
  Array.isArray(value['given']);
