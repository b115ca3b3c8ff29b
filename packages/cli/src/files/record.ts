import { isGameId, type GameId } from '@zaria/games';
import { findGame } from '@zaria/games/all';
import { fail, follower, isObject, ok, readRecord, type Match, type Result, type Standing } from '@zaria/kit';
import type { Checked } from '../command.ts';
import { recordSoFar } from '../keeper/own-record.ts';
import { isSave, readSave, type SaveFault } from '../keeper/save.ts';
import { jsonComplaint, readComplaint, recordComplaint, saveComplaint } from '../text/complaints.ts';
import type { Voice } from '../text/voice.ts';
import { parseJson } from './json.ts';
import { readText } from './read.ts';

/** A match from a file. */
export interface OpenedRecord {
  readonly id: GameId;
  readonly match: Match;
  /** How it stands at its end. */
  readonly standing: Standing;
  /** Whether its dice claim nothing. */
  readonly isPractice: boolean;
}

export function readJson(voice: Voice, file: string): Checked<unknown> {
  const text = readText(file);
  if (!text.ok) return fail(readComplaint(voice, file, text.error));
  const json = parseJson(text.value);
  return json.ok ? json : fail(jsonComplaint(voice, file, json.error));
}

/** The record that a file holds, or of a match in play what can be told of it so far. */
export function recordFrom(json: unknown): Result<unknown, SaveFault> {
  if (!isSave(json)) return ok(json);
  const save = readSave(json);
  return save.ok ? ok(recordSoFar(save.value)) : save;
}

export function openRecord(voice: Voice, file: string): Checked<OpenedRecord> {
  const json = readJson(voice, file);
  if (!json.ok) return json;
  const record = recordFrom(json.value);
  if (!record.ok) return fail(saveComplaint(voice, file, record.error));
  const match = readRecord(record.value, findGame);
  if (!match.ok) return fail(recordComplaint(voice, file, record.value, match.error));
  const { fairness, game, start, log } = match.value;
  if (!isGameId(game.id)) throw new Error(`${game.id} was found in the registry`);
  return ok({
    id: game.id,
    match: match.value,
    standing: follower(game, start, 'spectator', log).standing,
    isPractice: isObject(fairness) && fairness['kind'] === 'typed',
  });
}
