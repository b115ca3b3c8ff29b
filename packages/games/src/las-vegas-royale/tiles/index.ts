import type { Steps } from '@zaria/kit';
import type { RoyaleShape } from '../steps.ts';
import { badLuck, type BadLuckTile } from './badLuck.ts';
import { blackBox, type BlackBoxSteps, type BlackBoxTile } from './blackBox.ts';
import { blockIt, type BlockItSteps, type BlockItTile } from './blockIt.ts';
import { doubleDown, type DoubleDownSteps, type DoubleDownTile } from './doubleDown.ts';
import { fiftyFifty, type FiftyFiftySteps, type FiftyFiftyTile } from './fiftyFifty.ts';
import { handicap, type HandicapSteps, type HandicapTile } from './handicap.ts';
import { highFive, type HighFiveTile } from './highFive.ts';
import { jackpot, type JackpotSteps, type JackpotTile } from './jackpot.ts';
import { knockout, type KnockoutSteps, type KnockoutTile } from './knockout.ts';
import { luckyPunch, type LuckyPunchSteps, type LuckyPunchTile } from './luckyPunch.ts';
import { myChoice, type MyChoiceSteps, type MyChoiceTile } from './myChoice.ts';
import { niceDice, type NiceDiceSteps, type NiceDiceTile } from './niceDice.ts';
import { noEntry, type NoEntrySteps, type NoEntryTile } from './noEntry.ts';
import { payDay, type PayDayTile } from './payDay.ts';
import { powerPlay, type PowerPlaySteps, type PowerPlayTile } from './powerPlay.ts';
import { primeTime, type PrimeTimeSteps, type PrimeTimeTile } from './primeTime.ts';
import type { Tile } from './tile.ts';

/** The sixteen sides of the eight tiles: A1 and A2 are the two sides of tile A. */
export const TILES = {
  A1: luckyPunch,
  A2: jackpot,
  B1: primeTime,
  B2: fiftyFifty,
  C1: highFive,
  C2: badLuck,
  D1: payDay,
  D2: powerPlay,
  E1: noEntry,
  E2: knockout,
  F1: blockIt,
  F2: handicap,
  G1: blackBox,
  G2: doubleDown,
  H1: niceDice,
  H2: myChoice,
} as const;

export type Side = keyof typeof TILES;
export const SIDES = Object.keys(TILES) as Side[];
export const isSide = (text: string): text is Side => Object.hasOwn(TILES, text);

/** What lies on a tile, by the side that is up. All of it is open. */
export type TileState =
  | LuckyPunchTile
  | JackpotTile
  | PrimeTimeTile
  | FiftyFiftyTile
  | HighFiveTile
  | BadLuckTile
  | PayDayTile
  | PowerPlayTile
  | NoEntryTile
  | KnockoutTile
  | BlockItTile
  | HandicapTile
  | BlackBoxTile
  | DoubleDownTile
  | NiceDiceTile
  | MyChoiceTile;

export type TileOf<K extends Side> = Extract<TileState, { readonly side: K }>;

export interface TileSteps
  extends
    LuckyPunchSteps,
    JackpotSteps,
    PrimeTimeSteps,
    FiftyFiftySteps,
    PowerPlaySteps,
    NoEntrySteps,
    KnockoutSteps,
    BlockItSteps,
    HandicapSteps,
    BlackBoxSteps,
    DoubleDownSteps,
    NiceDiceSteps,
    MyChoiceSteps {}

export const tileSteps: Steps<RoyaleShape, TileSteps> = {
  ...luckyPunch.steps,
  ...jackpot.steps,
  ...primeTime.steps,
  ...fiftyFifty.steps,
  ...powerPlay.steps,
  ...noEntry.steps,
  ...knockout.steps,
  ...blockIt.steps,
  ...handicap.steps,
  ...blackBox.steps,
  ...doubleDown.steps,
  ...niceDice.steps,
  ...myChoice.steps,
};

/** The hooks of the side that is up. That they fit what lies on the tile is taken on trust here, once. */
export const hooksOf = (tile: TileState): Tile<TileState, unknown> => TILES[tile.side];

export const freshTile = (side: Side, players: number): TileState => TILES[side].fresh(players);

export function copyTile(tile: TileState): TileState {
  const { copy } = hooksOf(tile);
  return copy === undefined ? { ...tile } : copy(tile);
}
