import type { AnyGame } from '@zaria/kit';
import { keep, type AnyRecord, type Connection } from '@zaria/table';
import { trueRng } from './chance.ts';
import { finishedRecord, openKept, wayTo } from './kept-table.ts';

/** A match that is kept here, to be looked at as it is now: nothing goes on in it. */
export interface LookedAt {
  readonly connection: Connection;
  /** `null` as long as it is in play. */
  readonly record: AnyRecord | null;
}

const refuses = (): never => {
  throw new Error('a match that is looked at does not go on');
};

export async function lookAtMatch(id: string, game: AnyGame): Promise<LookedAt | null> {
  const opened = await openKept(id, game);
  if (opened === null) return null;
  const { kept, table } = opened;
  const keeper = keep(table, {
    append: refuses,
    read: async () => [],
    think: refuses,
    now: () => Date.now(),
    wake: () => {},
    dice: () => null,
    rng: trueRng,
    absent: () => new Map(),
    bots: [],
    failed: refuses,
  });
  return { connection: wayTo(keeper, kept), record: finishedRecord(opened) };
}
