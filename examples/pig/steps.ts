import { agendaOf, type Action, type Ask, type Chance, type None, type Seat } from '@zaria/kit';
import type { Options, Table } from './table.ts';
import type { PigView } from './view.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];
export const CHOICES = ['roll', 'hold'] as const;
export type Choice = (typeof CHOICES)[number];

export interface PigSteps {
  /** Who begins, if the table left it to chance. */
  starter: Chance<None, Seat>;
  turn: Ask<None, Choice>;
  die: Chance<{ readonly seat: Seat }, Face>;
}

export type Fact =
  | { readonly fact: 'starts'; readonly seat: Seat }
  | { readonly fact: 'rolled'; readonly seat: Seat; readonly face: Face; readonly pot: number }
  | { readonly fact: 'lost'; readonly seat: Seat; readonly pot: number }
  | { readonly fact: 'held'; readonly seat: Seat; readonly pot: number; readonly score: number };

/** Why a choice is not legal. */
export type Reason = { readonly why: 'nothing-to-hold' };

export interface PigShape {
  steps: PigSteps;
  state: Table;
  action: Action<PigSteps>;
  view: PigView;
  options: Options;
  fact: Fact;
  reason: Reason;
  part: 'points';
}

export const { ask, schedule } = agendaOf<PigSteps>();
