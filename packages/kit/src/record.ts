import type { Refusal } from './apply.ts';
import type { AnyGame, Start } from './game.ts';
import type { Json } from './json.ts';
import type { Draw } from './log.ts';
import { printNote, printRow, type Note, type SeatKind } from './notes.ts';
import type { OptionFault } from './options.ts';
import type { TooMuch } from './record-limits.ts';
import { NATURE, type Seat } from './seats.ts';
import type { AnyOptions } from './steps.ts';
import { printHidden, type RecordedEntry } from './told-log.ts';

export const FORMAT = 'zaria/1';
/** The format of matches whose dice are mixed throw by throw. */
export const CHAINED_FORMAT = 'zaria/2';

/** Who sat where. */
export interface SeatRecord {
  readonly name: string;
  readonly kind: SeatKind;
  /** Which bot sat there, with its version and budget: `sharp/2@600`; where the record says so. */
  readonly bot?: string;
}

/** A log entry that a person can read: who, and what in the game's notation. */
export type RecordRow = readonly [who: Seat | 'nature' | 'table', what: string, draw?: Draw];

/** A whole match in one JSON document: for export, import, replay, bug reports, the verifier and the tests. */
export interface MatchRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: AnyOptions;
  readonly seats: readonly SeatRecord[];
  /** The transcript of the dice protocol; `null` for a match whose dice claim nothing. */
  readonly fairness: Json;
  readonly log: readonly RecordRow[];
}

/** A match read from a record. */
export interface Match {
  readonly game: AnyGame;
  readonly start: Start;
  readonly seats: readonly SeatRecord[];
  readonly fairness: Json;
  readonly log: readonly RecordedEntry[];
}

/** A match as its record tells it. */
export interface ReadMatch extends Match {
  readonly format: typeof FORMAT | typeof CHAINED_FORMAT;
  /** Whether the dice were thrown by hand, so that nothing is claimed of them. */
  readonly isTyped: boolean;
}

export type RowFault = 'entry-shape' | 'draw-shape' | 'actor-unknown' | 'notation-unknown' | 'name-long';

export type RecordFault = { readonly at: string } & (
  | { readonly why: 'record-shape' | 'format-unknown' | 'game-unknown' | 'rules-unknown' }
  | { readonly why: 'seats-shape' | 'options-shape' | 'log-shape' }
  | { readonly why: TooMuch }
  | { readonly why: 'seat-shape'; readonly kinds: readonly SeatKind[] }
  | { readonly why: 'seats-wrong'; readonly min: number; readonly max: number }
  | OptionFault
  | { readonly why: RowFault | 'undo-wrong' | 'back-wrong' | 'hidden-wrong' }
  | { readonly why: 'refused'; readonly refusal: Refusal }
);

function rowsOf(game: AnyGame, log: readonly RecordedEntry[], printed: (note: Note) => string): readonly RecordRow[] {
  return log.map((entry): RecordRow => {
    if (entry.kind === 'undo') return ['table', `undo ${entry.to}`];
    if (entry.kind === 'note') return ['table', printed(entry.note)];
    if (entry.kind === 'back') return [entry.seat, entry.back];
    if (entry.kind === 'hidden') return [entry.seat, printHidden(entry)];
    const who = entry.actor === NATURE ? 'nature' : entry.actor;
    const what = game.print(entry.action);
    return entry.draw === undefined ? [who, what] : [who, what, entry.draw];
  });
}

/** The log of a record in the format zaria/2: its rows name nobody, since names are kept apart and may be erased. */
export const writeRows = (game: AnyGame, log: readonly RecordedEntry[]): readonly RecordRow[] =>
  rowsOf(game, log, printRow);

/** A record in the format zaria/1. */
export function writeRecord({ game, start, seats, fairness, log }: Match): MatchRecord {
  return {
    format: FORMAT,
    game: game.id,
    rules: start.rules,
    options: start.options,
    seats,
    fairness,
    log: rowsOf(game, log, printNote),
  };
}
