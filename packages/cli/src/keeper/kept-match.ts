import { ok } from '@zaria/kit';
import type { Surroundings, Tried } from '../command.ts';
import { writeWhole } from '../files/write.ts';
import { remarkOn } from './chance.ts';
import { keepLocally, type LocalKeeper } from './local-keeper.ts';
import { printSave, type Save } from './save.ts';
import { whileLocked } from './while-locked.ts';

/** A match that is to be played at this terminal. */
export interface KeptMatch {
  /** Where it is kept: the save while it is played, the record when it is over. */
  readonly file: string;
  /** How far its bots think; `null`: as far as each usually does. */
  readonly nodes: number | null;
  /** Begins the match, or reads how far it is. Asked when nobody else can play it any more. */
  open(): Tried<Save>;
}

/** Plays a match; `remark` is what is to be said of its dice. */
export type Play<T> = (keeper: LocalKeeper, remark: string | null) => Promise<T>;

/** Keeps a match, and nobody else at the same time, for as long as `play` lasts. */
export const whileKept = <T>(match: KeptMatch, surroundings: Surroundings, play: Play<T>): Promise<Tried<T>> =>
  whileLocked(match.file, match.file, surroundings.voice, async () => {
    const save = match.open();
    return save.ok ? ok(await keeping(match, save.value, surroundings, play)) : save;
  });

async function keeping<T>(
  { file, nodes }: KeptMatch,
  save: Save,
  { io, voice }: Surroundings,
  play: Play<T>,
): Promise<T> {
  writeWhole(file, printSave(save));
  const keeper = keepLocally(file, save, nodes, io);
  try {
    return await play(keeper, remarkOn(save.chance, voice));
  } finally {
    await keeper.close();
  }
}
