import { BACKS, type Back } from './agenda.ts';
import { check } from './apply.ts';
import { parseBotSitter } from './bot-sitter.ts';
import type { AnyGame, Start } from './game.ts';
import { isObject, same, type Json } from './json.ts';
import type { Draw } from './log.ts';
import { SEAT_KINDS, isSeatKind, parseNote, type Note } from './notes.ts';
import { completeOptions } from './options.ts';
import { questionNumber, questionOn } from './question.ts';
import { RECORD_LIMITS, isTooDeep, utf8Length } from './record-limits.ts';
import { CHAINED_FORMAT, FORMAT, type ReadMatch, type RecordFault, type RowFault, type SeatRecord } from './record.ts';
import { fail, ok, type Result } from './result.ts';
import { NATURE, isSeat } from './seats.ts';
import type { AnyShape, AnyState } from './steps.ts';
import { timeline, type Timeline } from './timeline.ts';
import { parseHidden, type HiddenEntry, type RecordedEntry } from './told-log.ts';

/** What a record says of its match, wherever its format has put that. */
interface Head {
  readonly format: ReadMatch['format'];
  /** Before the names of fields, for the places of faults. */
  readonly within: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly seats: unknown;
  /** For each seat those who held it, in order; `null` where the rows name them. */
  readonly names: readonly (readonly unknown[])[] | null;
  readonly fairness: Json;
  readonly isTyped: boolean;
}

function headOf(json: Readonly<Record<string, unknown>>): Result<Head, RecordFault> {
  if (json['format'] === FORMAT) {
    const fairness = (json['fairness'] ?? null) as Json;
    const isTyped = isObject(fairness) && fairness['kind'] === 'typed';
    return ok({ format: FORMAT, within: '', fields: json, seats: json['seats'], names: null, fairness, isTyped });
  }
  if (json['format'] !== CHAINED_FORMAT) return fail({ at: 'format', why: 'format-unknown' });
  const { start, names } = json;
  if (!isObject(start)) return fail({ at: 'start', why: 'record-shape' });
  if (!Array.isArray(names) || !names.every(Array.isArray)) return fail({ at: 'names', why: 'record-shape' });
  const held = names as readonly (readonly unknown[])[];
  const seats: unknown = Array.isArray(start['seats'])
    ? start['seats'].map((seat: unknown, i) => (isObject(seat) ? sitterAt(seat['kind'], held[i]?.[0]) : seat))
    : start['seats'];
  const isTyped = start['kind'] === 'typed';
  return ok({ format: CHAINED_FORMAT, within: 'start.', fields: start, seats, names: held, fairness: null, isTyped });
}

/** Who sat there at the start: of a bot, which one. */
function sitterAt(kind: unknown, name: unknown): Readonly<Record<string, unknown>> {
  if (kind !== 'bot' || typeof name !== 'string') return { kind, name };
  const { name: called, bot } = parseBotSitter(name);
  return { kind, name: called, ...(bot !== null && { bot }) };
}

/** The game that a record says it is of, wherever its format has put that; empty if it does not say. */
export function gameNamedIn(json: unknown): string {
  const head = isObject(json) && json['format'] === CHAINED_FORMAT ? json['start'] : json;
  const game = isObject(head) ? head['game'] : null;
  return typeof game === 'string' ? game : '';
}

/** Reads a record and plays it through, so that what comes out is a match that could have happened. */
export function readRecord(json: unknown, findGame: (id: string) => AnyGame | null): Result<ReadMatch, RecordFault> {
  if (!isObject(json)) return fail({ at: 'record', why: 'record-shape' });
  if (isTooDeep(json)) return fail({ at: 'record', why: 'record-deep' });
  const head = headOf(json);
  if (!head.ok) return head;
  const { format, within, fields, seats, names, fairness, isTyped } = head.value;
  const game = typeof fields['game'] === 'string' ? findGame(fields['game']) : null;
  if (game === null) return fail({ at: `${within}game`, why: 'game-unknown' });
  const rules = fields['rules'];
  if (typeof rules !== 'number' || !Number.isInteger(rules) || rules < 1 || rules > game.rules)
    return fail({ at: `${within}rules`, why: 'rules-unknown' });

  if (!Array.isArray(seats)) return fail({ at: `${within}seats`, why: 'seats-shape' });
  const { min, max } = game.players;
  if (seats.length < min || seats.length > max) return fail({ at: `${within}seats`, why: 'seats-wrong', min, max });
  if (!seats.every(isSeatRecord)) {
    const wrong = seats.findIndex(seat => !isSeatRecord(seat));
    return fail({ at: `${within}seats[${wrong}]`, why: 'seat-shape', kinds: SEAT_KINDS });
  }
  const named = seats.findIndex(({ name }) => isLongName(name));
  if (named >= 0) return fail({ at: `${within}seats[${named}]`, why: 'name-long' });

  if (!isObject(fields['options'])) return fail({ at: `${within}options`, why: 'options-shape' });
  const options = completeOptions(game.options, seats.length, fields['options']);
  if (!options.ok) return fail({ at: `${within}options.${options.error.option}`, ...options.error });

  if (!Array.isArray(json['log'])) return fail({ at: 'log', why: 'log-shape' });
  const start = { rules, seats: seats.length, options: options.value };
  const log = readLog(game, start, json['log'], names === null ? parseFirstNote : chainedNotes(names));
  return log.ok ? ok({ game, start, seats, fairness, log: log.value, format, isTyped }) : log;
}

type ReadNote = (text: string) => Note | null;

/** Before links there were no chains of them. */
function parseFirstNote(text: string): Note | null {
  const note = parseNote(text);
  return note?.note === 'chain' || note?.note === 'lost' ? null : note;
}

/** Rows name nobody: who sits down is the next of those who held the seat. */
function chainedNotes(names: readonly (readonly unknown[])[]): ReadNote {
  const came = names.map(() => 0);
  return text => {
    const [, at = '', kind] = /^seat (\d) (\w+)$/.exec(text) ?? [];
    if (kind !== undefined) {
      const seat = Number(at);
      const name = names[seat]?.[(came[seat] = (came[seat] ?? 0) + 1)];
      return isSeat(seat) && isSeatKind(kind)
        ? { note: 'seat', seat, kind, name: typeof name === 'string' ? name : '' }
        : null;
    }
    const note = parseNote(text);
    return note?.note === 'reveal' || note?.note === 'withheld' || note?.note === 'seat' ? null : note;
  };
}

const isSeatRecord = (value: unknown): value is SeatRecord =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  isSeatKind(value['kind']) &&
  (value['bot'] === undefined || typeof value['bot'] === 'string');

const isLongName = (name: string): boolean => utf8Length(name, RECORD_LIMITS.name) > RECORD_LIMITS.name;

function readLog(
  game: AnyGame,
  start: Start,
  rows: readonly unknown[],
  readNote: ReadNote,
): Result<readonly RecordedEntry[], RecordFault> {
  const log: RecordedEntry[] = [];
  const line = timeline(game, start);
  for (const [i, row] of rows.entries()) {
    const at = `log[${i}]`;
    const read = readRow(game, line.state, start.seats, row, readNote);
    if (!read.ok) return fail({ at, why: read.error });
    const entry = read.value;
    if (entry.kind === 'play') {
      const refusal = check(game, line.state, entry.actor, entry.action);
      if (refusal !== null) return fail({ at, why: 'refused', refusal });
      const hidden = hiddenUntil(game, line, entry.action.step);
      if (hidden !== null) return fail({ at: `log[${hidden}]`, why: 'hidden-wrong' });
    } else if (entry.kind === 'back') {
      if (!game.back(line.state, entry.seat).includes(entry.back)) return fail({ at, why: 'back-wrong' });
    } else if (entry.kind === 'hidden') {
      if (!couldHide(game, line.state, entry)) return fail({ at, why: 'hidden-wrong' });
    } else if (entry.kind === 'undo' && entry.to > log.length) return fail({ at, why: 'undo-wrong' });
    line.hear(entry);
    log.push(entry);
  }
  return ok(log);
}

/**
 * The row of an answer that is still hidden though one to this step brings it to light, for everyone: whoever is told on
 * has learnt it. What follows would rest on a guess.
 */
function hiddenUntil(game: AnyGame, line: Timeline<AnyShape>, step: string): number | null {
  if (line.isCertain) return null;
  for (let played = line.last; played !== null; played = played.before) {
    const info = played.entry.kind === 'hidden' ? game.steps[played.step] : undefined;
    if (info?.kind === 'ask' && info.secret?.until === step) return played.at;
  }
  return null;
}

/** Whether the seat was asked for something that is hidden, and has an answer that shows this. */
function couldHide(game: AnyGame, state: AnyState, { seat, shows }: HiddenEntry): boolean {
  const question = questionOn(state);
  const step = question && game.steps[question.step];
  if (step?.kind !== 'ask' || step.secret === null || question?.actor !== seat) return false;
  const { secret } = step;
  return game.legal(state, seat).some(({ answer }) => same(secret.shows(answer, question.data), shows));
}

function readRow(
  game: AnyGame,
  state: AnyState,
  seats: number,
  row: unknown,
  readNote: ReadNote,
): Result<RecordedEntry, RowFault> {
  if (!Array.isArray(row) || row.length < 2 || row.length > 3) return fail('entry-shape');
  const [who, what, draw] = row as unknown[];
  if (typeof what !== 'string') return fail('entry-shape');
  if (what.length > RECORD_LIMITS.row) return fail('notation-unknown');
  if (draw !== undefined && (who !== 'nature' || !isDraw(draw))) return fail('draw-shape');
  if (who === 'table') {
    const to = /^undo (\d+)$/.exec(what)?.[1];
    if (to !== undefined) return ok({ kind: 'undo', to: Number(to) });
    const note = readNote(what);
    if (note === null) return fail('notation-unknown');
    if (note.note === 'seat' && isLongName(note.name)) return fail('name-long');
    return !('seat' in note) || isSeat(note.seat, seats) ? ok({ kind: 'note', note }) : fail('actor-unknown');
  }
  if (who !== 'nature' && !isSeat(who, seats)) return fail('actor-unknown');
  if (who !== 'nature' && isBack(what)) return ok({ kind: 'back', seat: who, back: what });
  const shows = who === 'nature' ? undefined : parseHidden(what);
  if (who !== 'nature' && shows !== undefined)
    return ok({ kind: 'hidden', question: questionNumber(state) ?? 0, seat: who, shows });
  const action = game.parse(what);
  if (action === null) return fail('notation-unknown');
  if (who !== 'nature') return ok({ kind: 'play', actor: who, action });
  return ok({ kind: 'play', actor: NATURE, action, ...(draw === undefined ? {} : { draw }) });
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(item => Number.isSafeInteger(item) && item >= 0);

const isDraw = (value: unknown): value is Draw =>
  isObject(value) &&
  Number.isSafeInteger(value['n']) &&
  typeof value['purpose'] === 'string' &&
  isNumbers(value['m']) &&
  isNumbers(value['values']) &&
  ['by', 'withheld'].every(list => value[list] === undefined || isNumbers(value[list]));

const isBack = (text: string): text is Back => (BACKS as readonly string[]).includes(text);
