import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Checked } from '../command.ts';
import type { Io } from '../io.ts';
import { saveComplaint } from '../text/complaints.ts';
import type { Voice } from '../text/voice.ts';
import { readJson } from '../files/record.ts';
import { isSave, readSave, type Save } from './save.ts';

/** Where matches are kept: the state folder of the XDG standard. */
function savesFolder({ env, home }: Pick<Io, 'env' | 'home'>): string {
  const state = env['XDG_STATE_HOME'];
  // The standard: a path that is not absolute is ignored.
  return join(state?.startsWith('/') ? state : join(home, '.local', 'state'), 'zaria');
}

/** A file name for a new match. The moment is in it; the number keeps matches of one moment apart. */
export function newSave(io: Io, game: string): string {
  const moment = new Date(io.now()).toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return join(savesFolder(io), `${game}-${moment}-${String(io.rng.below(10_000)).padStart(4, '0')}.json`);
}

export function openSave(voice: Voice, file: string): Checked<Save> {
  const json = readJson(voice, file);
  if (!json.ok) return json;
  if (!isSave(json.value)) return fail(say(voice.words, 'complaint.not-a-save', { file }));
  const save = readSave(json.value);
  return save.ok ? save : fail(saveComplaint(voice, file, save.error));
}

/** The file of the last match that is not over. One that cannot be read is complained about, not passed over. */
export function lastSave(io: Io, voice: Voice): Checked<string> {
  for (const file of savesByAge(savesFolder(io))) {
    const json = readJson(voice, file);
    if (!json.ok) return json;
    if (isSave(json.value)) return ok(file);
  }
  return fail(say(voice.words, 'complaint.nothing-saved'));
}

/** The youngest first. */
function savesByAge(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .map(name => join(folder, name))
      .map(file => ({ file, time: statSync(file).mtimeMs }))
      .sort((a, b) => b.time - a.time || (a.file < b.file ? 1 : -1))
      .map(({ file }) => file);
  } catch {
    return [];
  }
}
