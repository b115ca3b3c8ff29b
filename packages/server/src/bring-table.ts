import { findGame } from '@zaria/games/all';
import { fail, ok, same, type Result } from '@zaria/kit';
import type { Fault, Why } from '@zaria/protocol';
import type { Body } from '@zaria/protocol/http';
import { openTable, takeBrought, type BroughtFault, type Stored, type TableEntry } from '@zaria/table';
import type { House } from './house.ts';
import type { Who } from './identity.ts';
import type { OpenedTable } from './open-table.ts';
import { hashOf, newJoinCode, newTableId } from './secrets.ts';
import type { MatchId, Store } from './store/index.ts';
import { summaryOf } from './summary.ts';
import type { Surroundings } from './surroundings.ts';

/** What of it is said to whoever brings it: where a record is wrong he cannot mend it. */
const WHY: Readonly<Partial<Record<BroughtFault['why'], Why>>> = { over: 'match-over', long: 'message-large' };

/**
 * A table that goes on with a match which a guest's device has kept. He may have brought it before, and not heard of it:
 * then it is that table, with what his device has played since, if nobody has played on there.
 */
export async function bringTable(
  store: Store,
  house: Pick<House, 'open'>,
  { now, random }: Surroundings,
  { guest, token, holder, name }: Pick<Who, 'guest' | 'token' | 'holder' | 'name'>,
  body: Body<'bring'>,
): Promise<Result<OpenedTable, Fault>> {
  const entries = takeBrought(body, { token, name }, now(), findGame);
  if (!entries.ok) return fail({ why: WHY[entries.error.why] ?? 'match-wrong' });
  const table = openTable(entries.value, findGame);
  const { matchId, head, game } = table;
  if (head === null) throw new Error('dice of one device have a chain');
  const code = newJoinCode(random);
  const { id, isNew } = await store.matches.create({
    id: newTableId(random),
    game: game.id,
    entries: entries.value,
    dice: { matchId, secret: body.secret, head },
    isBrought: true,
    join: hashOf(code),
    isPublic: false,
    created: now(),
    // It rests until somebody comes: until then it may be brought once more.
    summary: { ...summaryOf(table), wake: null },
    host: holder,
    request: `bring ${guest} ${matchId}`,
  });
  if (isNew) return ok({ id, code });
  return (await isCaughtUp(store, house, id, entries.value)) ? ok({ id, code: null }) : fail({ why: 'gone-on' });
}

/** Whether the table has all that is brought now, or could be given the rest of it. */
async function isCaughtUp(
  { matches }: Store,
  house: Pick<House, 'open'>,
  id: MatchId,
  brought: readonly Stored[],
): Promise<boolean> {
  const there = await matches.read(id, 0);
  // What he is called may have changed since.
  const nameless = (what: TableEntry | undefined) => (what?.kind === 'sat' ? { ...what, name: '' } : what);
  const differs = brought.findIndex(({ what }, i) => !same(nameless(what), nameless(there[i]?.what)));
  if (differs === -1) return true;
  if (differs < there.length || !(await matches.append(id, differs, brought.slice(differs)))) return false;
  await (await house.open(id))?.keeper.goOn();
  return true;
}
