import { findGame } from '@zaria/games/all';
import { fail, ok } from '@zaria/kit';
import { openTable } from '@zaria/table';
import { say } from '@zaria/words';
import type { Surroundings, Tried } from '../command.ts';
import { writeWhole } from '../files/write.ts';
import { remarkOn } from './chance.ts';
import { keepLocally, type LocalKeeper } from './local-keeper.ts';
import { printSave, type Save } from './save.ts';
import type { Voice } from '../text/voice.ts';
import { programSeats, type Thought } from './thinking.ts';
import { whileLocked } from './while-locked.ts';

/** A match that is to be played at this terminal. */
export interface KeptMatch {
  /** Where it is kept: the save while it is played, the record when it is over. */
  readonly file: string;
  /** What decides for its bots. */
  readonly thought: Thought;
  /** Begins the match, or reads how far it is. Asked when nobody else can play it any more. */
  open(): Tried<Save>;
}

/** Plays a match; `remark` is what is to be said of its dice. */
export type Play<T> = (keeper: LocalKeeper, remark: string | null) => Promise<T>;

/** Keeps a match, and nobody else at the same time, for as long as `play` lasts. */
export const whileKept = <T>(match: KeptMatch, surroundings: Surroundings, play: Play<T>): Promise<Tried<T>> =>
  whileLocked(match.file, match.file, surroundings.voice, async () => {
    const save = match.open();
    if (!save.ok) return save;
    const missing = programMissing(match, save.value, surroundings.voice);
    return missing === null ? ok(await keeping(match, save.value, surroundings, play)) : fail(missing);
  });

/** The complaint about a seat whose program was not named. */
function programMissing({ thought }: KeptMatch, { entries }: Save, { words }: Voice): string | null {
  const table = openTable(entries, findGame);
  const seat = programSeats(table)[thought.programs.length];
  if (seat === undefined) return null;
  const { name, bot } = table.chairs[seat] ?? {};
  return say(words, 'complaint.program-missing', { name: name ?? '', program: bot ?? '' });
}

async function keeping<T>(
  { file, thought }: KeptMatch,
  save: Save,
  surroundings: Surroundings,
  play: Play<T>,
): Promise<T> {
  writeWhole(file, printSave(save));
  const keeper = keepLocally(file, save, thought, surroundings);
  try {
    return await play(keeper, remarkOn(save.chance, surroundings.voice));
  } finally {
    await keeper.close();
  }
}
