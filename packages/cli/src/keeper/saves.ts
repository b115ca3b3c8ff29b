import { readdirSync, statSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import { isGameId, type GameId } from '@zaria/games';
import { findGame } from '@zaria/games/all';
import { fail, ok, type Result } from '@zaria/kit';
import { openTable } from '@zaria/table';
import { say } from '@zaria/words';
import { EXIT, complaint, type Complaint } from '../command.ts';
import type { Io } from '../io.ts';
import { saveComplaint } from '../text/complaints.ts';
import type { Voice } from '../text/voice.ts';
import { readJson } from '../files/record.ts';
import { isSave, readSave, type Save } from './save.ts';

/** Where matches are kept: the state folder of the XDG standard; on Windows that of the programs of this machine. */
export function savesFolder({ env, home, platform }: Pick<Io, 'env' | 'home' | 'platform'>): string {
  if (platform === 'win32') {
    const local = env['LOCALAPPDATA'];
    return win32.join(
      local !== undefined && win32.isAbsolute(local) ? local : win32.join(home, 'AppData', 'Local'),
      'zaria',
    );
  }
  const state = env['XDG_STATE_HOME'];
  // The standard: a path that is not absolute is ignored.
  return posix.join(state?.startsWith('/') ? state : posix.join(home, '.local', 'state'), 'zaria');
}

/** A file name for a new match. The moment is in it; the number keeps matches of one moment apart. */
export function newSave(io: Io, game: string): string {
  const moment = new Date(io.now()).toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return join(savesFolder(io), `${game}-${moment}-${String(io.rng.below(10_000)).padStart(4, '0')}.json`);
}

export function openSave(voice: Voice, file: string): Result<Save, Complaint> {
  const json = readJson(voice, file);
  if (!json.ok) return json;
  if (!isSave(json.value)) return fail(complaint(EXIT.refused, say(voice.words, 'complaint.not-a-save', { file })));
  const save = readSave(json.value);
  return save.ok ? save : fail(complaint(EXIT.refused, saveComplaint(voice, file, json.value, save.error)));
}

/** A match that can go on, or a file that should have been one. */
export interface Kept {
  readonly file: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly time: number;
  /** The game and who plays; or why it cannot go on. */
  readonly match: Result<
    { readonly game: GameId; readonly names: readonly string[]; readonly entries: number },
    Complaint
  >;
}

/** Every match in the state folder that is not over, the youngest first; a damaged one too, with what is wrong with it. */
export function keptMatches(io: Io, voice: Voice): readonly Kept[] {
  return savesByAge(savesFolder(io)).flatMap(({ file, time }): Kept[] => {
    const json = readJson(voice, file);
    // A record in the place of a save is of a match that is over.
    if (json.ok && !isSave(json.value)) return [];
    const save = json.ok ? openSave(voice, file) : json;
    if (!save.ok) return [{ file, time, match: save }];
    const table = openTable(save.value.entries, findGame);
    const { id } = table.game;
    if (!isGameId(id)) throw new Error(`${id} was found in the registry`);
    const names = table.chairs.map(({ name }) => name);
    return [{ file, time, match: ok({ game: id, names, entries: table.match?.log.length ?? 0 }) }];
  });
}

/** The youngest first. */
function savesByAge(folder: string): readonly { readonly file: string; readonly time: number }[] {
  try {
    return readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .map(name => join(folder, name))
      .map(file => ({ file, time: statSync(file).mtimeMs }))
      .sort((a, b) => b.time - a.time || (a.file < b.file ? 1 : -1));
  } catch {
    return [];
  }
}
