import { bySeat, isSeat, questionOn, type FrameView, type Seat, type Viewer } from '@zaria/kit';
import { fieldsFor } from './fit.ts';
import { closes, deadFields } from './future.ts';
import type { Field } from './layout.ts';
import { rules } from './rules.ts';
import { score, type Score } from './score.ts';
import type { Sheet } from './sheet.ts';
import type { QwintoSteps } from './steps.ts';
import type { Options, Roll, Table } from './table.ts';

export interface SheetView extends Sheet {
  /** So far. */
  readonly score: Score;
  /** Empty fields that no number fits any more. */
  readonly dead: readonly Field[];
}

/** A field that the number fits, and the fields that it would close there for good. */
export interface FreeField {
  readonly field: Field;
  readonly closes: readonly Field[];
}

/** What one seat, or a spectator, may know: everything but what the others decide at this moment. */
export interface QwintoView {
  readonly viewer: Viewer;
  readonly players: number;
  readonly options: Options;
  readonly turn: number;
  readonly active: Seat;
  readonly sheets: readonly SheetView[];
  /** The dice on the table; `null` before they are rolled, and when the game is over. */
  readonly roll: Roll | null;
  /** Where the viewer could write that number; none for who has no sheet, and none once all have decided. */
  readonly freeFields: readonly FreeField[];
  /** The last frame is the question on the table. */
  readonly agenda: readonly FrameView<QwintoSteps>[];
}

/** Built field by field, so that a new field of `Table` stays secret until it is named here. */
export function view(table: Table, viewer: Viewer): QwintoView {
  return {
    viewer,
    players: table.players,
    options: table.options,
    turn: table.turn,
    active: table.active,
    sheets: bySeat(table.players, seat => sheetView(table.sheets[seat])),
    roll: rollOf(table),
    freeFields: freeFieldsOf(table, viewer),
    agenda: table.agenda.map(frame => rules.redact(frame, viewer)),
  };
}

const sheetView = (sheet: Sheet): SheetView => ({
  numbers: sheet.numbers,
  misthrows: sheet.misthrows,
  score: score(sheet),
  dead: deadFields(sheet),
});

function rollOf(table: Table): Roll | null {
  const frame = questionOn(table);
  return frame !== null && 'roll' in frame.data ? frame.data.roll : null;
}

function freeFieldsOf(table: Table, viewer: Viewer): readonly FreeField[] {
  const frame = questionOn(table);
  if (!isSeat(viewer, table.players) || (frame?.step !== 'result' && frame?.step !== 'write')) return [];
  const { dice, number } = frame.data.roll;
  const sheet = table.sheets[viewer];
  return dice
    .flatMap(colour => fieldsFor(sheet, colour, number))
    .map(field => ({ field, closes: closes(sheet, field, number) }));
}
