import type { Seat, Steps, Tell } from '@zaria/kit';
import type { Face } from '../../casinos/faces.ts';
import type { Fact } from '../facts.ts';
import type { Activation, RoyaleShape } from '../steps.ts';
import type { Party, Table } from '../table.ts';

/**
 * One side of a tile: `S` is what lies on it, `T` its own steps. Hooks edit the table in place; what needs an answer
 * they put on the agenda, and it is dealt with before anything else goes on.
 */
export interface Tile<S, T> {
  /** What is printed on its spaces, in thousands; 10 and 20 are chips. */
  readonly track: readonly number[];
  /** The tile as a round begins. */
  fresh(players: number): S;
  /** Needed where the tile holds more than plain values. */
  copy?(tile: S): S;

  /** When the round is set up. */
  setUp?(table: Table): void;
  /** A seat placed dice at the tile's casino, or My Choice set it off. */
  activate?(table: Table, tile: S, activation: Activation, tell?: Tell<Fact>): void;
  /** The seat's turn begins. Whether the tile asked it something instead of the usual. */
  turn?(table: Table, tile: S, seat: Seat): boolean;
  /** The round is over, nothing is ranked yet. */
  beforePayout?(table: Table, tile: S, casino: Face, tell?: Tell<Fact>): void;
  /** Everything lies where it will be ranked; no money has moved. */
  count?(table: Table, tile: S, casino: Face, tell?: Tell<Fact>): void;
  /** Its casino has been paid; `winner` ranked first there. */
  payout?(table: Table, tile: S, winner: Party | null, tell?: Tell<Fact>): void;
  /** All casinos have been paid. */
  afterPayout?(table: Table, tile: S, tell?: Tell<Fact>): void;

  readonly steps: Steps<RoyaleShape, T>;
}

/** For a side whose steps the table already has. */
export type NoSteps = Readonly<Record<never, never>>;
