import { NATURE, type Seat } from '@zaria/kit';
import { askedUntil } from './asking.ts';
import type { Context } from './context.ts';
import { NOTHING, draft, note, type Proposal } from './draft.ts';
import { dueOn, type Due } from './due.ts';
import { isNight, morningAfter } from './night.ts';
import { isBotSeat, isBreathing, phaseOf, runsSince, timeAt, type Table } from './table.ts';

/** Seats of people who are waited for. */
function awaited(table: Table): readonly Seat[] {
  if (table.match === null || phaseOf(table) !== 'playing') return [];
  return table.game.waiting(table.match.state).flatMap(actor => {
    const chair = actor === NATURE ? undefined : table.chairs[actor];
    return actor === NATURE || chair === undefined || isBotSeat(chair) ? [] : [actor];
  });
}

const dueAt = (table: Table): Due => dueOn(table.setting.clock, runsSince(table));

/** Whether nobody is to be disturbed now. */
export const isQuiet = ({ setting: { clock } }: Table, now: number): boolean =>
  clock.kind === 'days' && isNight(clock.night, now);

/** Whom to remind that he is still waited for. */
export function overdue(table: Table, now: number): readonly Seat[] {
  const { reminder } = dueAt(table);
  return reminder !== null && timeAt(table, now) >= reminder ? awaited(table) : [];
}

/** What the time that has passed leads to: seats covered by a bot. */
export function tick(table: Table, context: Context): Proposal {
  if (phaseOf(table) !== 'playing') return NOTHING;
  const to = draft(table, context, null);
  const { now } = to.context;
  const { end } = dueAt(table);
  if (end !== null && now >= end) for (const seat of awaited(table)) note(to, { note: 'timeout', seat });
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
  const { reminder, end } = dueAt(table);
  // A reminder is due once, and so is a morning; the end of time is due until it has been dealt with.
  const once = [reminder, isQuiet(table, now) && clock.kind === 'days' ? morningAfter(clock.night, now) : null];
  const next = [...once.filter(at => at !== null && at > now), end].filter(at => at !== null);
  return next.length === 0 ? null : Math.min(...next);
}
