import { isGameId, type GameId } from '@zaria/games';
import { findGame } from '@zaria/games/all';
import { fail, follower, isObject, ok, readRecord, tooMuchText, type TooMuch } from '@zaria/kit';
import type { Match, Result, Seat, Standing, Viewer } from '@zaria/kit';
import { usualViewer } from '@zaria/table/public';
import { EXIT, complaint, type Complaint, type Exit } from '../command.ts';
import { recordSoFar } from '../keeper/own-record.ts';
import { SAVE_LIMITS, isSave, isSaveText, readSave, type SaveFault } from '../keeper/save.ts';
import { jsonComplaint, limitComplaint, readComplaint, recordComplaint, saveComplaint } from '../text/complaints.ts';
import type { Voice } from '../text/voice.ts';
import { parseJson } from './json.ts';
import { readText, type ReadFault } from './read.ts';

/** A match from a file; one in play as those at this terminal may see it together. */
export interface OpenedRecord {
  readonly id: GameId;
  readonly match: Match;
  /** How it stands at its end. */
  readonly standing: Standing;
  /** With whose eyes it is seen. */
  readonly viewer: Viewer;
  /** The table at its end, as they see it. */
  readonly view: unknown;
  /** Whether nothing of it is hidden from anybody any more. */
  readonly isOpen: boolean;
  /** Its log as it is written. */
  readonly rows: readonly unknown[];
  /** The seats of the people at this terminal: none where the match comes from elsewhere. */
  readonly own: readonly Seat[];
  /** Whether its dice claim nothing. */
  readonly isPractice: boolean;
}

/** How a run ends that could not read a file: what is there and is no text, or far too much, is no record either. */
export const unreadExit = ({ why }: ReadFault): Exit =>
  why === 'file-binary' || why === 'file-huge' ? EXIT.refused : EXIT.file;

export function readJson(voice: Voice, file: string, text = readText(file)): Result<unknown, Complaint> {
  if (!text.ok) return fail(complaint(unreadExit(text.error), readComplaint(voice, file, text.error)));
  const tooMuch = tooMuchFor(text.value);
  if (tooMuch !== null) return refuse(limitComplaint(voice, file, tooMuch));
  const json = parseJson(text.value);
  return json.ok ? json : refuse(jsonComplaint(voice, file, text.value, json.error));
}

const refuse = (sentence: string): Result<never, Complaint> => fail(complaint(EXIT.refused, sentence));

/** Whether a file has more in it than a record, or a save, ever has; asked before it is parsed. */
export const tooMuchFor = (text: string): TooMuch | null =>
  isSaveText(text) ? tooMuchText(text, SAVE_LIMITS) : tooMuchText(text);

/** The record that a file holds, or of a match in play what can be told of it so far. */
export function recordFrom(json: unknown): Result<unknown, SaveFault> {
  if (!isSave(json)) return ok(json);
  const save = readSave(json);
  return save.ok ? ok(recordSoFar(save.value)) : save;
}

/** `text` is what the file says, where it was read already: from standard input. */
export function openRecord(voice: Voice, file: string, text = readText(file)): Result<OpenedRecord, Complaint> {
  const json = readJson(voice, file, text);
  if (!json.ok) return json;
  const record = recordFrom(json.value);
  if (!record.ok) return refuse(saveComplaint(voice, file, json.value, record.error));
  const match = readRecord(record.value, findGame);
  if (!match.ok) return refuse(recordComplaint(voice, file, record.value, match.error));
  const { game, start, log, seats, isTyped } = match.value;
  if (!isGameId(game.id)) throw new Error(`${game.id} was found in the registry`);
  const people = seats.flatMap(({ kind }, seat) => (kind === 'local' ? [seat as Seat] : []));
  const own = isSave(json.value) ? people : [];
  // Whoever shares a terminal hides something from the others there as long as the match is played.
  const viewer = isSave(json.value) ? usualViewer(own) : 'spectator';
  const { standing, view } = follower(game, start, viewer, log);
  return ok({
    id: game.id,
    match: match.value,
    viewer,
    standing,
    view,
    isOpen: standing.over && !isSave(json.value),
    rows: isObject(record.value) && Array.isArray(record.value['log']) ? record.value['log'] : [],
    own,
    isPractice: isTyped,
  });
}
