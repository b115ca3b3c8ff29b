import { agendaOf, type Action, type Ask, type Auto, type Chance, type None, type Seat } from '@zaria/kit';
import type { Face } from '../casinos/faces.ts';
import type { Deal } from './deal.ts';
import type { Fact } from './facts.ts';
import type { Pieces } from './heap.ts';
import type { MoveDieSteps } from './moveDie.ts';
import type { Reason } from './reasons.ts';
import type { Options, Roll, Table } from './table.ts';
import type { Side, TileSteps } from './tiles/index.ts';
import type { RoyaleView } from './view.ts';

/** A tile is set off. */
export interface Activation {
  readonly seat: Seat;
  /** The tile's casino. */
  readonly casino: Face;
  /** What the seat placed this turn: at another casino if My Choice set this tile off. */
  readonly dice: Pieces;
  /** This turn's roll; all of it but the number placed is supply again. `null`: the seat did not roll. */
  readonly rolled: Roll | null;
}

export interface RoundSteps {
  /** Who begins the game, if the table left it to chance. */
  starter: Chance<None, Seat>;
  deal: Chance<None, Deal>;
  /** The open cards, as counts by value; what remains lies aside for the rounds to come. */
  bank: Chance<None, readonly number[]>;
  /** The round's tiles, for casinos 1, 2, … */
  tiles: Chance<None, readonly Side[]>;
  /** The neutral dice, with two players. */
  neutral: Chance<None, Roll>;
  /** The first seat with dice from this one on; without any the round ends. */
  turn: Auto<{ readonly seat: Seat }>;
  roll: Ask<None, 'go'>;
  dice: Chance<{ readonly seat: Seat }, Roll>;
  place: Ask<{ readonly rolled: Roll }, Face | 'pass'>;
  activate: Auto<Activation>;
  /** Tiles that look at the dice once more, after Prime Time and before money moves. */
  count: Auto<None>;
  /** `starter` begins the next round, as far as the casinos before this one decide it. */
  payout: Auto<{ readonly casino: Face; readonly starter: Seat }>;
  end: Auto<{ readonly starter: Seat }>;
  /** After the last round. */
  over: Auto<None>;
}

export interface RoyaleSteps extends RoundSteps, MoveDieSteps, TileSteps {}

export interface RoyaleShape {
  steps: RoyaleSteps;
  state: Table;
  action: Action<RoyaleSteps>;
  view: RoyaleView;
  options: Options;
  fact: Fact;
  reason: Reason;
  part: 'cards' | 'cash' | 'chips' | 'pieces';
}

export const { ask, schedule } = agendaOf<RoyaleSteps>();
