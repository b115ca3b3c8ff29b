import { gameNamedIn, ok, readRecord, timeline } from '@zaria/kit';
import type { AnyGame, ReadMatch, RecordFault, Result, Standing } from '@zaria/kit';
import type { AnyRecord } from '@zaria/table';
import { randomHex } from './chance.ts';
import { openStore } from './database.ts';
import type { KeptRecord } from './kept.ts';

/* Records that were opened here. All in them is open: their matches are not played any more. */

const readWith = (json: unknown, game: AnyGame | null): Result<ReadMatch, RecordFault> =>
  readRecord(json, id => (id === game?.id ? game : null));

/** Keeps a record if it is one; gives the name it is kept by. `game` is the one that it names, if there is one. */
export async function keepRecord(json: unknown, game: AnyGame | null): Promise<Result<string, RecordFault>> {
  const read = readWith(json, game);
  if (!read.ok) return read;
  const kept = { id: randomHex(8), openedAt: Date.now(), record: json as AnyRecord };
  await (await openStore()).keepRecord(kept);
  return ok(kept.id);
}

export const findRecord = async (id: string): Promise<KeptRecord | null> => (await openStore()).record(id);

/** The game that it is a record of. */
export const gameOf = ({ record }: KeptRecord): string => gameNamedIn(record);

/** A match that was read from a record. */
export interface EndedMatch extends ReadMatch {
  /** `null`: it does not come to its end. */
  readonly standing: Standing | null;
}

/** The match of a record that was kept; `null` if it cannot be read (any more). */
export function openRecord(record: AnyRecord, game: AnyGame): EndedMatch | null {
  const read = readWith(record, game);
  if (!read.ok) return null;
  const line = timeline(game, read.value.start);
  for (const entry of read.value.log) line.hear(entry);
  const standing = game.standing(line.state);
  return { ...read.value, standing: standing.over ? standing : null };
}
