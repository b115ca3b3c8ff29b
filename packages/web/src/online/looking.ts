import { openClient, openSight } from '@zaria/client';
import { isGameId } from '@zaria/games';
import { fail, ok, type Result } from '@zaria/kit';
import type { Why } from '@zaria/protocol';
import { usualViewer } from '@zaria/table/public';
import { loadWhole } from '../boards/boards.ts';
import type { Playable } from '../boards/playable.ts';
import { openRecord } from '../keeper/records.ts';
import { endedIn, type LookedBack } from '../lib/looking-back.ts';
import { comeToTable, type AtTable } from './at-table.svelte.ts';
import { ask } from './server.ts';

/** A match elsewhere, to look back on. In play it is what its viewer was told, and no more; when it is over all is open. */
export async function lookBackOnline(
  id: string,
): Promise<Result<{ readonly playable: Playable; readonly seen: LookedBack }, Why | 'away'>> {
  // A socket waits for its server for ever; whoever looks back is told that it is away.
  const there = await ask('table', { table: id });
  if (!there.ok) return fail(there.error.why === 'refused' ? 'failed' : there.error.why);
  const at = comeToTable(id, []);
  try {
    return await looked(at);
  } finally {
    at.close();
  }
}

async function looked(at: AtTable): ReturnType<typeof lookBackOnline> {
  const opened = await at.opened;
  if (!opened.ok) return fail(opened.error.why);
  const { table } = at.now;
  if (table === null || !isGameId(table.game)) return fail('version');
  if (table.phase === 'lobby') return fail('not-started');
  const playable = await loadWhole(table.game);
  const client = openClient(at.connection, playable.game);
  const viewer = usualViewer(client.own);
  const record = table.phase === 'over' ? await ask('record', { table: at.id, query: { as: String(viewer) } }) : null;
  if (record !== null && !record.ok) return fail(record.error.why === 'refused' ? 'failed' : record.error.why);
  const match = record && openRecord(record.value, playable.game);
  const seen: LookedBack = {
    sight: match === null ? client.sight(viewer) : openSight(playable.game, match.start, viewer, match.log),
    chairs: table.chairs,
    own: [...client.own],
    standing: table.standing,
    record: record?.value ?? null,
    ended: endedIn(record?.value ?? null, match),
    told: { viewer, entries: client.sight(viewer).moments.map(({ entry }) => entry) },
  };
  return ok({ playable, seen });
}
