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
import type { Fact } from './facts.ts';
import type { Misfit } from './fit.ts';
import type { Field } from './layout.ts';
import type { ScoreLine } from './score.ts';
import type { Dice, Options, Roll, Table } from './table.ts';
import type { QwintoView } from './view.ts';

/** What a player does with the number: writes it into a field, or not, which for the active one is a misthrow. */
export type Decision = Field | 'misthrow' | 'pass';

export interface QwintoSteps {
  /** Who is active first, if the table left it to chance. */
  starter: Chance<None, Seat>;
  /** The active player chooses dice and throws them. */
  roll: Ask<None, Dice>;
  /** What they show; `attempt` is 1 or 2. */
  dice: Chance<{ readonly seat: Seat; readonly dice: Dice; readonly attempt: number }, readonly number[]>;
  /** After the first attempt only. */
  result: Ask<{ readonly roll: Roll }, 'keep' | 'reroll'>;
  /** Everyone decides at the same time. */
  write: Together<{ readonly seat: Seat; readonly roll: Roll }, Decision, None>;
  /** All have decided: the game is over, or the seat is active. Until then the dice lie there. */
  next: Auto<{ readonly seat: Seat; readonly roll: Roll }>;
}

/** Why a player cannot do that with the number. */
export type Reason =
  | Misfit
  /** Only the active player marks misthrows. */
  | { readonly why: 'not-active' }
  /** The active player who does not write marks a misthrow. */
  | { readonly why: 'misthrow-due' };

export interface QwintoShape {
  steps: QwintoSteps;
  state: Table;
  action: Action<QwintoSteps>;
  view: QwintoView;
  options: Options;
  fact: Fact;
  reason: Reason;
  part: ScoreLine;
}

export const { ask, schedule } = agendaOf<QwintoSteps>();
