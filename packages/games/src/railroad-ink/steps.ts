import {
  agendaOf,
  type Action,
  type Ask,
  type Auto,
  type Chance,
  type None,
  type Seat,
  type Together,
} from '@zaria/kit';
import type { Pair } from './draft.ts';
import type { Drawing, Reason as DrawingReason, Work } from './drawing.ts';
import type { Fact } from './facts.ts';
import type { ScoreLine } from './score.ts';
import type { Options, Table } from './table.ts';
import type { ExtraFace, RouteFace } from './tiles.ts';
import type { RailroadInkView } from './view.ts';

/** The dice of a round that everybody draws with. */
export interface Roll {
  readonly routes: readonly RouteFace[];
  readonly extra: readonly ExtraFace[];
}

/** The dice of a round of the draft. */
export interface Pool {
  readonly pairs: readonly Pair[];
  readonly extra: readonly ExtraFace[];
}

export interface RailroadInkSteps {
  /** Who takes dice first, if the table left it to chance. */
  starter: Chance<None, Seat>;
  roll: Chance<None, Roll>;
  pool: Chance<None, Pool>;
  pick: Ask<None, Pair>;
  draw: Together<None, Drawing, Work>;
  /** After the last round. */
  over: Auto<None>;
}

export type Reason = DrawingReason | { readonly why: 'no-such-pair'; readonly pair: Pair };

export interface RailroadInkShape {
  steps: RailroadInkSteps;
  state: Table;
  action: Action<RailroadInkSteps>;
  view: RailroadInkView;
  options: Options;
  fact: Fact;
  reason: Reason;
  part: ScoreLine;
}

export const { ask, schedule } = agendaOf<RailroadInkSteps>();
