import { seatsOf, type BySeat, type Seat, type Staged, type Starter } from '@zaria/kit';
import type { Deck } from '../casinos/deck.ts';
import type { ByFace, Dice, Face } from '../casinos/faces.ts';
import { payout, type Payout } from '../casinos/payout.ts';
import { piecesIn, weightIn, WEIGHT, type Heap, type Pieces } from './heap.ts';
import type { BlackDice } from './facts.ts';
import type { RoyaleSteps } from './steps.ts';
import type { Side, TileOf, TileState } from './tiles/index.ts';

export const ROUNDS = 3;
/** Chips that everyone gets at the start of a round. */
export const ROUND_CHIPS = 2;
/** Of every colour: the players' and the neutral one. */
export const DICE: Pieces = { small: 7, big: 1 };
export const BLANK_DICE = 9;

export type Options = {
  /** Without or with tiles. */
  readonly mode: 'base' | 'royale';
  /** How many tiles are drawn a round, none in base mode; or which lie there in every round: see `chosenSides`. */
  readonly tiles: 0 | 1 | 2 | 3 | 4 | 5 | 6 | string;
  /** No side twice in a match. */
  readonly noRepeats: boolean;
  /** A neutral set of dice, for 2 players. */
  readonly neutral: boolean;
  /** Everyone sees everyone's money. */
  readonly openMoney: boolean;
  /** Who begins. */
  readonly starter: Starter;
};

/** The dice of one throw. */
export interface Roll {
  readonly small: Dice;
  /** The number of the Biggy; `null` if it was not thrown. */
  readonly big: Face | null;
}

/** Whose dice lie at a casino: a seat's, the neutral ones, or the blank ones. The last two are imagined players. */
export type Party = Seat | 'neutral' | 'blank';

export interface Casino {
  /** Highest first, in thousands. */
  cards: readonly number[];
  /** Won by an imagined player: there until they go back. */
  returning: readonly number[];
  dice: Heap;
  neutral: Pieces;
  blank: number;
}

/** A black die placed by Prime Time: from then on one of that seat's. */
interface ExtraDie {
  readonly seat: Seat;
  readonly casino: Face;
}

export interface Table extends Staged<RoyaleSteps> {
  readonly players: number;
  readonly options: Options;
  /** 0 before the first round, then 1 to 3. */
  round: number;
  /** Who began this round; once it is paid, who begins the next. */
  starter: Seat;
  casinos: ByFace<Casino>;
  /** The tiles in play, on casinos 1, 2, …; what is on them is open to all. */
  tiles: TileState[];
  /** Sides that may not come again; only kept where that matters. */
  used: readonly Side[];
  /** The casino with the No Entry marker. */
  closed: Face | null;
  extra: readonly ExtraDie[];
  /** What the black dice show that were thrown in this turn, or before this payout. */
  black: BlackDice | null;
  /** Blank dice that are back from the casinos, at the payout. */
  cleared: number;
  /** Dice in hand. */
  supply: Heap;
  chips: BySeat<number>;
  /** Cards won, highest first, face down. */
  cards: BySeat<readonly number[]>;
  /** Change of less than a card, from Bad Luck. */
  cash: BySeat<number>;
  /** How much cash the bank has given out. */
  cashOut: number;
  /** Base mode: all cards not drawn. Royale mode: the set that lies aside for the rounds to come. */
  deck: Deck;
  /** The open cards of the bank, as counts by value; below zero where it gave more than it had. */
  bank: number[];
}

/** The tile on that casino. */
export const tileAt = (table: Table, casino: Face): TileState | null => table.tiles[casino - 1] ?? null;

/** The tile with that side up, which is known to be in play. */
export function tileOf<K extends Side>(table: Table, side: K): TileOf<K> {
  const tile = table.tiles.find((tile): tile is TileOf<K> => tile.side === side);
  if (tile === undefined) throw new Error(`${side} is not in play`);
  return tile;
}

/** Dice the seat may still throw. */
export const handOf = (table: Table, seat: Seat): number => piecesIn(table.supply, seat);

export function weightAt(table: Table, casino: Face, seat: Seat): number {
  let weight = weightIn(table.casinos[casino].dice, seat);
  for (const die of table.extra) if (die.seat === seat && die.casino === casino) weight++;
  return weight;
}

/** Weights at the casino by party: the seats, then neutral, then blank. */
export function weightsAt(table: Table, casino: Face): number[] {
  const { neutral, blank } = table.casinos[casino];
  const weights: number[] = seatsOf(table.players).map(seat => weightAt(table, casino, seat));
  weights.push(neutral.small + WEIGHT.big * neutral.big, blank);
  return weights;
}

export const partyAt = (players: number, index: number): Party =>
  index < players ? (index as Seat) : index === players ? 'neutral' : 'blank';

export const isSeatParty = (party: Party): party is Seat => typeof party === 'number';

/** Who would win what at the casino now. */
export const payoutAt = (table: Table, casino: Face): Payout =>
  payout(weightsAt(table, casino), table.casinos[casino].cards);

/** Who would take the casino's higher card. */
export function winnerAt(table: Table, casino: Face): Party | null {
  const [first] = payoutAt(table, casino).ranking;
  return first === undefined ? null : partyAt(table.players, first);
}
