import type { FrameView, Viewer } from '@zaria/kit';
import { rules } from './rules.ts';
import type { PigSteps } from './steps.ts';
import type { Options, Table } from './table.ts';

/** What one seat, or a spectator, may know: in Pig, everything. */
export interface PigView {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly scores: readonly number[];
  readonly pot: number;
  /** The last frame is the question on the table. */
  readonly agenda: readonly FrameView<PigSteps>[];
}

/** Built field by field, so that a new field of `Table` stays secret until it is named here. */
export const view = (table: Table, viewer: Viewer): PigView => ({
  viewer,
  options: table.options,
  scores: [...table.scores],
  pot: table.pot,
  agenda: table.agenda.map(frame => rules.redact(frame, viewer)),
});
