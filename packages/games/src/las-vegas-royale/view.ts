import { bySeat, type FrameView, type Seat, type Viewer } from '@zaria/kit';
import { cardsLeft } from '../casinos/deck.ts';
import { byFace, type Face, type ReadonlyByFace } from '../casinos/faces.ts';
import { prospects } from '../casinos/outlook.ts';
import type { BlackDice } from './facts.ts';
import type { Pieces } from './heap.ts';
import { moneyOf } from './money.ts';
import { rules } from './rules.ts';
import type { RoyaleSteps } from './steps.ts';
import { partyAt, tileAt, weightsAt, type Options, type Party, type Table } from './table.ts';
import { TILES, copyTile, freshTile, type Side, type TileState } from './tiles/index.ts';

/** What lies on the tile, and what its spaces show (in thousands; 10 and 20 are chips). */
export type TileView = TileState & { readonly track: readonly number[] };

export interface CasinoView {
  readonly number: Face;
  readonly cards: readonly number[];
  /** Won by an imagined player: there until they go back. */
  readonly returning: readonly number[];
  readonly small: readonly number[];
  readonly big: readonly number[];
  /** Black dice placed by Prime Time. */
  readonly black: readonly number[];
  readonly neutral: Pieces;
  readonly blank: number;
  /** What all that counts for, the Biggy as two. */
  readonly weights: readonly { readonly party: Party; readonly weight: number }[];
  /** Who would win what if the round ended now; at the payout, what is still to be paid. */
  readonly winning: readonly { readonly party: Party; readonly card: number }[];
  /** Who would win nothing because others weigh as much. */
  readonly level: readonly Party[];
  /** Whether the No Entry marker lies here. */
  readonly closed: boolean;
  readonly tile: TileView | null;
}

/** What one seat, or a spectator, may know. */
export interface RoyaleView {
  readonly viewer: Viewer;
  readonly players: number;
  readonly options: Options;
  readonly round: number;
  readonly starter: Seat;
  readonly casinos: ReadonlyByFace<CasinoView>;
  /** Dice in hand. */
  readonly small: readonly number[];
  readonly big: readonly number[];
  /** What the black dice show; `null` before they are thrown in a turn. */
  readonly black: BlackDice | null;
  readonly chips: readonly number[];
  /** Cards and cash together; `null` where they lie face down. */
  readonly money: readonly (number | null)[];
  readonly cards: readonly (readonly number[] | null)[];
  readonly cash: readonly (number | null)[];
  /** How many cards everyone has. */
  readonly cardCounts: readonly number[];
  /** How many cards are still to be dealt from. */
  readonly deck: number;
  /** Open cards by value, the lowest first; all zero in base mode. */
  readonly bank: readonly number[];
  /** The last frame is the question on the table. */
  readonly agenda: readonly FrameView<RoyaleSteps>[];
}

/** Built field by field, so that a new field of `Table` stays secret until it is named here. */
export function view(table: Table, viewer: Viewer): RoyaleView {
  const { players, supply } = table;
  const isOpen = table.options.openMoney || table.agenda.length === 0;
  const mine = <T>(value: (seat: Seat) => T): (T | null)[] =>
    bySeat(players, seat => (isOpen || seat === viewer ? value(seat) : null));
  return {
    viewer,
    players,
    options: table.options,
    round: table.round,
    starter: table.starter,
    casinos: byFace(face => casinoView(table, face)),
    small: [...supply.small],
    big: [...supply.big],
    black: table.black,
    chips: [...table.chips],
    money: mine(seat => moneyOf(table, seat)),
    cards: mine(seat => [...table.cards[seat]]),
    cash: mine(seat => table.cash[seat]),
    cardCounts: bySeat(players, seat => table.cards[seat].length),
    deck: cardsLeft(table.deck),
    bank: [...table.bank],
    agenda: table.agenda.map(frame => rules.redact(frame, viewer)),
  };
}

/** What the dice at a casino weigh, and what comes of it. */
export function strengths(
  players: number,
  weights: readonly number[],
  cards: readonly number[],
): Pick<CasinoView, 'weights' | 'winning' | 'level'> {
  const party = (index: number): Party => partyAt(players, index);
  const { winning, level } = prospects(weights, cards, party);
  return {
    weights: weights.flatMap((weight, index) => (weight === 0 ? [] : [{ party: party(index), weight }])),
    winning: winning.map(({ party: winner, note }) => ({ party: winner, card: note })),
    level,
  };
}

const tileView = (tile: TileState): TileView => ({ ...copyTile(tile), track: TILES[tile.side].track });

/** A tile as it lies when a round begins. */
export const freshTileView = (side: Side, players: number): TileView => tileView(freshTile(side, players));

/** A casino as everybody sees it. */
export function casinoView(table: Table, number: Face): CasinoView {
  const { players } = table;
  const { cards, returning, dice, neutral, blank } = table.casinos[number];
  const tile = tileAt(table, number);
  return {
    number,
    cards: [...cards],
    returning: [...returning],
    small: [...dice.small],
    big: [...dice.big],
    black: bySeat(players, seat => table.extra.filter(die => die.seat === seat && die.casino === number).length),
    neutral,
    blank,
    ...strengths(players, weightsAt(table, number), cards),
    closed: table.closed === number,
    tile: tile && tileView(tile),
  };
}
