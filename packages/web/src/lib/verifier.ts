import { isAsTold } from '@zaria/client/dice';
import type { AnyAction, AnyGame, Result, ToldEntry, Viewer } from '@zaria/kit';
import { verifyRecord, type AnyRecord, type Verified, type VerifyFault } from '@zaria/table/public';
import { needWords } from './words.svelte.ts';

/** What somebody at this device was told of a match. */
export interface ToldHere {
  readonly viewer: Viewer;
  readonly entries: readonly ToldEntry<AnyAction>[];
}

/** What came of checking a record: whether it is sound, and whether it tells what was told here. */
export interface Checked {
  readonly found: Result<Verified, VerifyFault>;
  /** `null`: nothing of it was told here, or it is not sound. */
  readonly isAsTold: boolean | null;
}

/** Plays a record through once more, as it would be read from a file, and checks its dice; `null`: nobody was told. */
export async function checkDice(record: AnyRecord, game: AnyGame, told: ToldHere | null): Promise<Checked> {
  await needWords('verdict');
  const json: unknown = JSON.parse(JSON.stringify(record));
  const found = verifyRecord(json, id => (id === game.id ? game : null));
  if (!found.ok || told === null) return { found, isAsTold: null };
  const { start, log } = found.value.match;
  return { found, isAsTold: isAsTold(game, start, log, told.viewer, told.entries) };
}
