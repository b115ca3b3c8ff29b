import { NATURE } from '@zaria/kit';
import { nextTick, phaseOf, type Phase, type Table } from '@zaria/table';
import type { Summary } from './store/index.ts';

/** What lists show of a table. Nothing in it depends on what anybody hides. */
export function summaryOf(table: Table, now: number = table.at): Summary {
  const phase = phaseOf(table);
  const asked = phase === 'playing' && table.match !== null ? table.game.waiting(table.match.state) : [];
  return {
    seq: table.seq,
    phase,
    chairs: table.chairs.map(({ kind, name, colour, bot, token }) => ({ kind, name, colour, bot, holder: token })),
    waiting: asked.flatMap(actor => (actor === NATURE ? [] : [actor])),
    // A match in which nobody is asked goes on by itself, whenever it is opened.
    wake: phase === 'playing' ? (nextTick(table, now) ?? (goesOn(table) ? table.at : null)) : null,
    changed: changedAt(table, phase),
  };
}

/** When something happened that everybody may know of: what somebody answers in secret, nobody sees in a list. */
const changedAt = ({ at, askedAt, startedAt }: Table, phase: Phase): number =>
  phase === 'playing' ? Math.max(askedAt, startedAt) : at;

/** Whether it is nature's turn, or that of a bot: after a crash somebody must open the match for it to go on. */
function goesOn({ match, game, chairs }: Table): boolean {
  if (match === null) return false;
  return game.waiting(match.state).some(actor => {
    const chair = actor === NATURE ? null : chairs[actor];
    return chair === null || chair?.kind === 'bot' || (chair !== undefined && chair.cover !== null);
  });
}
