import type { Budget } from '@zaria/bots';
import { fail, ok } from '@zaria/kit';
import { say } from '@zaria/words';
import { EXIT, complaint, type Surroundings, type Tried } from '../command.ts';
import { Unwritable, writeWhole } from '../files/write.ts';
import { remarkOn } from './chance.ts';
import { keepLocally, type LocalKeeper } from './local-keeper.ts';
import { lockOf, takeLock } from './lock.ts';
import { printSave, type Save } from './save.ts';

/** A match that is to be played at this terminal. */
export interface KeptMatch {
  /** Where it is kept: the save while it is played, the record when it is over. */
  readonly file: string;
  readonly budget: Budget;
  /** Begins the match, or reads how far it is. Asked when nobody else can play it any more. */
  open(): Tried<Save>;
}

/** Plays a match; `remark` is what is to be said of its dice. */
export type Play<T> = (keeper: LocalKeeper, remark: string | null) => Promise<T>;

/** Keeps a match, and nobody else at the same time, for as long as `play` lasts. */
export async function whileKept<T>(match: KeptMatch, surroundings: Surroundings, play: Play<T>): Promise<Tried<T>> {
  const { words } = surroundings.voice;
  const { file } = match;
  try {
    const lock = takeLock(file);
    if (!lock.ok) {
      const busy = { file, pid: String(lock.error.pid), lock: lockOf(file) };
      return fail(complaint(EXIT.file, say(words, 'complaint.busy', busy)));
    }
    try {
      const save = match.open();
      return save.ok ? ok(await keeping(match, save.value, surroundings, play)) : save;
    } finally {
      lock.value();
    }
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    const unwritable = { file: error.file, code: error.message };
    return fail(complaint(EXIT.file, say(words, 'complaint.file-unwritable', unwritable)));
  }
}

async function keeping<T>(
  { file, budget }: KeptMatch,
  save: Save,
  { io, voice }: Surroundings,
  play: Play<T>,
): Promise<T> {
  writeWhole(file, printSave(save));
  const keeper = keepLocally(file, save, budget, io);
  try {
    return await play(keeper, remarkOn(save.chance, voice));
  } finally {
    await keeper.close();
  }
}
