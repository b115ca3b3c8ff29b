import {
  COLOURS,
  EMPTY,
  score,
  withMisthrow,
  withNumber,
  type Field,
  type FreeField,
  type QwintoShape,
  type QwintoView,
  type Score,
  type SheetView,
} from '@zaria/games/qwinto';
import { isDone, isSeat, partOf, questionOn, type Seat } from '@zaria/kit';

type Action = QwintoShape['action'];

/** What a player is doing. */
export type Status = 'rolls' | 'decides' | 'decided' | 'waits';

export function statusOf(view: QwintoView, seat: Seat): Status {
  const frame = questionOn(view);
  if (frame?.step === 'next') return 'decided';
  if (frame?.step === 'write') return isDone(frame, seat) ? 'decided' : 'decides';
  const isAtDice = frame?.step === 'roll' || frame?.step === 'dice' || frame?.step === 'result';
  return isAtDice && view.active === seat ? 'rolls' : 'waits';
}

/** What is in pencil on a sheet: looked at, or decided and not yet shown to the others. */
export type Pencil =
  { readonly kind: 'number'; readonly field: Field; readonly number: number } | { readonly kind: 'misthrow' };

export function pencilOf(view: QwintoView, seat: Seat, considered: Action | null): Pencil | null {
  const frame = questionOn(view);
  if (frame?.step !== 'write') return null;
  const decided = partOf(frame, seat)?.answers?.[0] ?? null;
  const answer = decided ?? (considered?.step === 'write' ? considered.answer : null);
  if (answer === null || answer === 'pass') return null;
  return answer === 'misthrow'
    ? { kind: 'misthrow' }
    : { kind: 'number', field: answer, number: frame.data.roll.number };
}

/** The score if the pencil were ink; the sheet itself changes only when all have decided. */
export function scoreWith({ numbers, misthrows }: SheetView, pencil: Pencil): Score {
  const sheet = { numbers, misthrows };
  return score(pencil.kind === 'misthrow' ? withMisthrow(sheet) : withNumber(sheet, pencil.field, pencil.number));
}

/** By how much the pencil would change the score. */
export const changeBy = (sheet: SheetView | undefined, pencil: Pencil | null): number =>
  sheet === undefined || pencil === null ? 0 : scoreWith(sheet, pencil).total - sheet.score.total;

export const freeFieldAt = (view: QwintoView, field: Field): FreeField | null =>
  view.freeFields.find(free => free.field === field) ?? null;

/** The legal action that writes into a field. */
export const writingAt = (legal: readonly Action[], field: Field): Action | null =>
  legal.find(action => action.step === 'write' && action.answer === field) ?? null;

/** The legal action of doing without: a misthrow for the active player, nothing for the others. */
export const doingWithout = (legal: readonly Action[]): Action | null =>
  legal.find(action => action.step === 'write' && typeof action.answer === 'string') ?? null;

/** The parts of a score that can be lit up. */
export const PARTS = [...COLOURS, 'bonus', 'misthrows'] as const;
export type PartName = (typeof PARTS)[number];

export function pointsOf({ rows, columns, misthrows }: Score, part: PartName): number {
  if (part === 'misthrows') return misthrows;
  if (part === 'bonus') return Object.values(columns).reduce((sum, { points }) => sum + points, 0);
  return rows[part].points;
}

/** The fields whose numbers make a part of the score. */
export function fieldsOf({ rows, columns }: Score, part: PartName): readonly Field[] {
  if (part === 'misthrows') return [];
  return part === 'bonus' ? Object.values(columns).flatMap(({ fields }) => fields) : rows[part].fields;
}

/** Whose sheet lies on top by itself: one's own, and for who only watches the active player's. */
export function ownSeat(view: QwintoView, seat: Seat | null): Seat {
  if (seat !== null) return seat;
  return isSeat(view.viewer, view.players) ? view.viewer : view.active;
}

/** A sheet nobody has written on: for paper. */
export const isBlank = ({ numbers, misthrows }: SheetView): boolean =>
  misthrows === 0 && numbers.every(number => number === EMPTY);
