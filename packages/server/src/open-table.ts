import { findGame } from '@zaria/games/all';
import { ok, type Result } from '@zaria/kit';
import { HOST_ENTROPY, hashToken, hostPart, openTable, opening } from '@zaria/table';
import type { Setting, TableEntry, TableRefusal } from '@zaria/table';
import { hashOf, newJoinCode, newTableId } from './secrets.ts';
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
  /** `null`: it was opened by an earlier command of the same name. */
  readonly code: string | null;
}

/** Opens a table, or gives the one that was opened by the same command. */
export async function openNewTable(
  store: Store,
  { now, random }: Surroundings,
  { game, setting, isPublic, host, sitting = [], request }: TableWanted,
): Promise<Result<OpenedTable, TableRefusal>> {
  const { matchId, secret, chain } = hostPart(random(HOST_ENTROPY));
  const { head } = chain;
  const entries = opening({ game, setting, host, dice: { kind: 'open', matchId, head }, sitting }, now(), findGame);
  if (!entries.ok) return entries;
  const code = newJoinCode(random);
  const { id, isNew } = await store.matches.create({
    id: newTableId(random),
    game,
    entries: entries.value,
    dice: { matchId, secret, head },
    join: hashOf(code),
    isPublic,
    created: now(),
    summary: summaryOf(openTable(entries.value, findGame)),
    host: hashToken(host),
    request,
  });
  return ok({ id, code: isNew ? code : null });
}
