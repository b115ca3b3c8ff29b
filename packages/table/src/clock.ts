import { NATURE, type Seat } from '@zaria/kit';
import type { Context } from './context.ts';
import { draft, note } from './draft.ts';
import type { Stored } from './entries.ts';
import { isBotSeat, phaseOf, type Table } from './table.ts';

/** Seats of people who are waited for. */
function awaited(table: Table): readonly Seat[] {
  if (table.match === null) return [];
  return table.game.waiting(table.match.state).flatMap(actor => {
    const chair = actor === NATURE ? undefined : table.chairs[actor];
    return actor === NATURE || chair === undefined || isBotSeat(chair) ? [] : [actor];
  });
}

/** Whom to remind that he is waited for, on a table with a gentle clock. */
export function overdue(table: Table, now: number): readonly Seat[] {
  const { clock } = table.setting;
  return clock.kind === 'gentle' && now - table.askedAt >= clock.after ? awaited(table) : [];
}

/** What the time that has passed leads to: parts in the dice kept back for good, seats covered by a bot. */
export function tick(table: Table, context: Context): readonly Stored[] {
  if (phaseOf(table) !== 'playing') return [];
  const to = draft(table, context, null);
  const { now } = context;
  const { clock } = table.setting;

  const silent = table.chairs.flatMap((chair, seat) =>
    chair.commit !== null && chair.reveal === null && !chair.withheld ? [seat as Seat] : [],
  );
  if (silent.length > 0) {
    if (now - table.startedAt < table.revealWithin) return [];
    for (const seat of silent) note(to, { note: 'withheld', seat });
  } else if (clock.kind === 'strict' && now - table.askedAt >= clock.after) {
    for (const seat of awaited(table)) note(to, { note: 'timeout', seat });
  }
  return to.entries;
}

/** When `tick` may have something to do again; `null` if time changes nothing. */
export function nextTick(table: Table): number | null {
  if (phaseOf(table) !== 'playing') return null;
  const isSealing = table.chairs.some(chair => chair.commit !== null && chair.reveal === null && !chair.withheld);
  if (isSealing) return table.startedAt + table.revealWithin;
  const { clock } = table.setting;
  return clock.kind === 'none' || awaited(table).length === 0 ? null : table.askedAt + clock.after;
}
