import { NATURE, type Seat } from '@zaria/kit';
import { askedUntil } from './asking.ts';
import type { Context } from './context.ts';
import { NOTHING, draft, note, type Proposal } from './draft.ts';
import { isBotSeat, isBreathing, phaseOf, runsSince, timeAt, type Table } from './table.ts';

/** Seats of people who are waited for. */
function awaited(table: Table): readonly Seat[] {
  if (table.match === null || phaseOf(table) !== 'playing') return [];
  return table.game.waiting(table.match.state).flatMap(actor => {
    const chair = actor === NATURE ? undefined : table.chairs[actor];
    return actor === NATURE || chair === undefined || isBotSeat(chair) ? [] : [actor];
  });
}

/** Whom to remind that he is waited for, on a table with a gentle clock. */
export function overdue(table: Table, now: number): readonly Seat[] {
  const { clock } = table.setting;
  return clock.kind === 'gentle' && timeAt(table, now) - runsSince(table) >= clock.after ? awaited(table) : [];
}

/** What the time that has passed leads to: seats covered by a bot. */
export function tick(table: Table, context: Context): Proposal {
  if (phaseOf(table) !== 'playing') return NOTHING;
  const to = draft(table, context, null);
  const { now } = to.context;
  const { clock } = table.setting;

  if (clock.kind === 'strict' && now - runsSince(table) >= clock.after) {
    for (const seat of awaited(table)) note(to, { note: 'timeout', seat });
  }
  return to;
}

/** When to look at the clock again: when `tick` or `overdue` will say something new, or a breath is over; `null` if time changes nothing. */
export function nextTick(table: Table, given: number): number | null {
  if (phaseOf(table) !== 'playing') return null;
  const now = timeAt(table, given);
  if (table.asked !== null) return askedUntil(table.asked, table);
  if (table.breath !== null && isBreathing(table, now)) return table.breath.until;
  const { clock } = table.setting;
  if (clock.kind === 'none' || awaited(table).length === 0) return null;
  const at = runsSince(table) + clock.after;
  // A reminder is due once; a strict clock is due until it has been dealt with.
  return clock.kind === 'gentle' && at <= now ? null : at;
}
