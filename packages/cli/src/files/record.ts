import { findGame, isGameId, type GameId } from '@zaria/games';
import { fail, isObject, ok, readRecord, type Match, type MatchRecord } from '@zaria/kit';
import type { Checked } from '../command.ts';
import { jsonComplaint, readComplaint, recordComplaint } from '../text/complaints.ts';
import type { Voice } from '../text/voice.ts';
import { parseJson } from './json.ts';
import { readText } from './read.ts';

/** A match from a file. */
export interface OpenedRecord {
  readonly id: GameId;
  readonly match: Match;
  /** The seed of a practice match; `null` for one with true dice. */
  readonly seed: string | null;
}

export function openRecord(voice: Voice, file: string): Checked<OpenedRecord> {
  const text = readText(file);
  if (!text.ok) return fail(readComplaint(voice, file, text.error));
  const json = parseJson(text.value);
  if (!json.ok) return fail(jsonComplaint(voice, file, json.error));
  const match = readRecord(json.value, findGame);
  if (!match.ok) return fail(recordComplaint(voice, file, json.value, match.error));
  const { id } = match.value.game;
  if (!isGameId(id)) throw new Error(`${id} was found in the registry`);
  return ok({ id, match: match.value, seed: seedIn(json.value) });
}

function seedIn(json: unknown): string | null {
  const practice = isObject(json) ? json['practice'] : null;
  const seed = isObject(practice) ? practice['seed'] : null;
  return typeof seed === 'string' ? seed : null;
}

/** What this program adds to a record: a practice match says so. */
export type KeptRecord = MatchRecord & { readonly practice?: { readonly seed: string } };

/** JSON that a person can read: an entry of the log, or a seat, to each line. */
export function printRecord({ log, seats, ...head }: KeptRecord): string {
  const list = (rows: readonly unknown[]): string =>
    rows.length === 0 ? '[]' : `[\n${rows.map(row => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`;
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `{\n${fields.join('')}  "seats": ${list(seats)},\n  "log": ${list(log)}\n}\n`;
}
