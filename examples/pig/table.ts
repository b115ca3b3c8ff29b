import { copyBySeat, type BySeat, type Staged, type Starter } from '@zaria/kit';
import type { PigSteps } from './steps.ts';

export const TARGETS = [50, 100] as const;

export type Options = {
  /** Who begins. */
  readonly starter: Starter;
  /** Points that win. */
  readonly target: (typeof TARGETS)[number];
};

export interface Table extends Staged<PigSteps> {
  readonly players: number;
  readonly options: Options;
  /** Points that are safe. */
  scores: BySeat<number>;
  /** Points of the turn, lost with a 1. */
  pot: number;
}

export const cloneTable = (table: Table, agenda: Table['agenda']): Table => ({
  players: table.players,
  options: table.options,
  scores: copyBySeat(table.scores),
  pot: table.pot,
  agenda,
  asked: table.asked,
});
