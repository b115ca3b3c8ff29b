import { agendaOf, type Action, type Ask, type Auto, type Chance, type None, type Seat } from '@zaria/kit';
import type { Dice, Face, ReadonlyByFace } from '../casinos/faces.ts';
import type { Fact } from './facts.ts';
import type { Options, Roll, Table } from './table.ts';
import type { LasVegasView } from './view.ts';

/** Notes by casino, in the order they were drawn. */
export type Deal = ReadonlyByFace<readonly number[]>;

export interface LasVegasSteps {
  /** Who begins the game, if the table left it to chance. */
  starter: Chance<None, Seat>;
  deal: Chance<None, Deal>;
  /** White dice that nobody gets, with three players. */
  spare: Chance<None, Dice>;
  roll: Ask<None, 'go'>;
  dice: Chance<{ readonly seat: Seat }, Roll>;
  place: Ask<{ readonly rolled: Roll }, Face>;
  /** After the last payout. */
  over: Auto<None>;
}

/** Why a number cannot be chosen. */
export type Reason = { readonly why: 'not-rolled'; readonly casino: Face };

export interface LasVegasShape {
  steps: LasVegasSteps;
  state: Table;
  action: Action<LasVegasSteps>;
  view: LasVegasView;
  options: Options;
  fact: Fact;
  reason: Reason;
  part: 'money' | 'notes';
}

export const { ask, schedule } = agendaOf<LasVegasSteps>();
