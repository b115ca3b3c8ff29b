import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, fold, ok } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Checked } from '../command.ts';
import type { Io } from '../io.ts';
import type { Voice } from '../text/voice.ts';
import { openRecord, type OpenedRecord } from './record.ts';

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

export interface Save {
  readonly file: string;
  readonly record: OpenedRecord;
}

/** The last match that is not over. One that cannot be read is complained about, not passed over. */
export function lastSave(io: Io, voice: Voice): Checked<Save> {
  for (const file of savesByAge(savesFolder(io))) {
    const record = openRecord(voice, file);
    if (!record.ok) return record;
    if (!isOver(record.value)) return ok({ file, record: record.value });
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

function isOver({ match: { game, start, log } }: OpenedRecord): boolean {
  return game.waiting(fold(game, start, log)).length === 0;
}
