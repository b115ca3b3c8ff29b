import type { PaperCasino, PaperPurse, PaperTile } from '@zaria/games/las-vegas-royale';
import { isObject, isSeat, type Seat } from '@zaria/kit';
import type { ByFace } from '../../casinos/lying.ts';
import { byFace, readCount, readCounts, readNames } from '../../casinos/on-paper/bench.ts';

/** A round that was played elsewhere, as it is tapped in. */
export interface Round {
  readonly players: number;
  readonly names: readonly string[];
  readonly hasNeutral: boolean;
  readonly hasTiles: boolean;
  readonly casinos: ByFace<PaperCasino>;
  /** What each had before the payout. */
  readonly purses: readonly PaperPurse[];
}

export const PLAYERS = [2, 3, 4, 5] as const;
/** The sides that do something at a payout; what Prime Time has placed is counted as black dice. */
export const TILE_SIDES = ['C1', 'C2', 'G1', 'G2', 'H1', 'H2'] as const satisfies readonly PaperTile['side'][];

const EMPTY: PaperCasino = {
  cards: [],
  small: [],
  big: [],
  black: [],
  neutral: { small: 0, big: 0 },
  blank: 0,
  tile: null,
};
export const NO_CASINOS: ByFace<PaperCasino> = byFace(() => EMPTY);
const NO_PURSE: PaperPurse = { money: 0, chips: 0 };
export const BLANK: Round = {
  players: 4,
  names: [],
  hasNeutral: false,
  hasTiles: false,
  casinos: NO_CASINOS,
  purses: [],
};

export const purseOf = ({ purses }: Round, seat: number): PaperPurse => purses[seat] ?? NO_PURSE;

/** A tile of that side as it lies when nothing has happened on it. */
export function freshTile(side: PaperTile['side']): PaperTile {
  switch (side) {
    case 'C1':
      return { side, holder: null };
    case 'C2':
      return { side };
    case 'G1':
      return { side, taken: 0 };
    case 'G2':
      return { side, small: [], big: [] };
    case 'H1':
      return { side, slots: byFace(() => null) };
    case 'H2':
      return { side, gold: null };
  }
}

/** Of what is not played with nothing counts, though it may have been tapped in before. */
export const counting = ({ hasNeutral, hasTiles, casinos }: Round): ByFace<PaperCasino> =>
  byFace(face => ({
    ...casinos[face],
    ...(hasNeutral ? {} : { neutral: EMPTY.neutral }),
    ...(hasTiles ? {} : { black: [], blank: 0, tile: null }),
  }));

/** What was kept; `null` for anything else. */
export function readRound(kept: unknown): Round | null {
  if (!isObject(kept) || !isObject(kept['casinos'])) return null;
  const casinos: Readonly<Record<string, unknown>> = kept['casinos'];
  const purses: readonly unknown[] = Array.isArray(kept['purses']) ? kept['purses'] : [];
  return {
    players: PLAYERS.find(n => n === kept['players']) ?? BLANK.players,
    names: readNames(kept['names']),
    hasNeutral: kept['hasNeutral'] === true,
    hasTiles: kept['hasTiles'] === true,
    casinos: byFace(face => readCasino(casinos[face])),
    purses: purses.map(purse =>
      isObject(purse) ? { money: readCount(purse['money']), chips: readCount(purse['chips']) } : NO_PURSE,
    ),
  };
}

function readCasino(kept: unknown): PaperCasino {
  if (!isObject(kept)) return EMPTY;
  const neutral = isObject(kept['neutral']) ? kept['neutral'] : {};
  return {
    cards: readCounts(kept['cards']),
    small: readCounts(kept['small']),
    big: readCounts(kept['big']),
    black: readCounts(kept['black']),
    neutral: { small: readCount(neutral['small']), big: readCount(neutral['big']) },
    blank: readCount(kept['blank']),
    tile: readTile(kept['tile']),
  };
}

const readSeat = (kept: unknown): Seat | null => (isSeat(kept) ? kept : null);

function readTile(kept: unknown): PaperTile | null {
  if (!isObject(kept)) return null;
  const side = TILE_SIDES.find(one => one === kept['side']);
  switch (side) {
    case undefined:
      return null;
    case 'C1':
      return { side, holder: readSeat(kept['holder']) };
    case 'C2':
      return { side };
    case 'G1':
      return { side, taken: readCount(kept['taken']) };
    case 'G2':
      return { side, small: readCounts(kept['small']), big: readCounts(kept['big']) };
    case 'H1': {
      const slots: Readonly<Record<string, unknown>> = isObject(kept['slots']) ? kept['slots'] : {};
      return { side, slots: byFace(face => readSeat(slots[face])) };
    }
    case 'H2':
      return { side, gold: readSeat(kept['gold']) };
  }
}
