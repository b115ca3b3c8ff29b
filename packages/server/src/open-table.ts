import { findGame } from '@zaria/games/all';
import { ok, type Result } from '@zaria/kit';
import { HOST_ENTROPY, hostPart, openTable, opening } from '@zaria/table';
import type { Setting, TableEntry, TableRefusal } from '@zaria/table';
import { newJoinCode } from './secrets.ts';
import type { MatchId, Store } from './store/index.ts';
import { summaryOf } from './summary.ts';
import type { Surroundings } from './surroundings.ts';

export interface TableWanted {
  readonly game: string;
  readonly setting: Setting;
  readonly isPublic: boolean;
  /** The token of whoever is host. */
  readonly host: string;
  /** Who sits down at once. */
  readonly sitting?: readonly TableEntry[];
  /** The name of the command it comes from. */
  readonly request: string;
}

export interface OpenedTable {
  readonly id: MatchId;
  readonly code: string;
}

/** Opens a table, or gives the one that was opened by the same command. */
export async function openNewTable(
  store: Store,
  { now, random }: Surroundings,
  { game, setting, isPublic, host, sitting = [], request }: TableWanted,
): Promise<Result<OpenedTable, TableRefusal>> {
  for (;;) {
    const { matchId, secret, chain } = hostPart(random(HOST_ENTROPY));
    const dice = { kind: 'open', matchId, head: chain.head } as const;
    const entries = opening({ game, setting, host, dice, sitting }, now(), findGame);
    if (!entries.ok) return entries;
    const code = newJoinCode(random);
    const created = await store.matches.create({
      id: matchId,
      game,
      entries: entries.value,
      dice: { secret, head: chain.head },
      code,
      isPublic,
      created: now(),
      summary: summaryOf(openTable(entries.value, findGame)),
      request,
    });
    // Another code, then: there are enough.
    if (!created.ok) continue;
    const { id, isNew } = created.value;
    return ok({ id, code: isNew ? code : ((await store.matches.code(id)) ?? code) });
  }
}
