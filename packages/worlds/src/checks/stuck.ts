import { NATURE, questionOn } from '@zaria/kit';
import { givenBy, isBotSeat, nextTick, questionOf } from '@zaria/table';
import { isSameThought } from '../event.ts';
import { isPlaying, type World } from '../world.ts';

/** Nothing that needs nobody is left undone, bots are asked, and the keeper is woken in time. */
export function checkStuck(world: World): void {
  const { table, thinking, wake } = world.main;
  const { match, game } = table;
  if (match === null || !isPlaying(table)) return;
  const due = nextTick(table, world.now);
  if (due !== null && (wake === null || wake > due)) world.broken('stuck', `nobody looks at the clock at ${due}`);
  // The keeper will be woken.
  if (table.breath !== null && wake === table.breath.until) return;
  const waiting = game.waiting(match.state);
  const [first] = waiting;
  const { asked } = table;
  const isAsking =
    asked !== null && asked.seats.some(seat => !asked.links.has(seat)) && world.now < asked.at + table.wait;
  if (first === NATURE && table.dice !== 'typed' && !isAsking) world.broken('stuck', 'nature is waited for');
  const step = questionOn(match.state)?.step ?? '';
  if (table.setting.forced && first !== undefined && first !== NATURE && game.steps[step]?.kind === 'ask')
    if (game.legal(match.state, first).length === 1) world.broken('stuck', `${step} has one answer only`);
  const question = questionOf(table);
  for (const seat of waiting) {
    const chair = seat === NATURE ? undefined : table.chairs[seat];
    if (seat === NATURE || chair === undefined || !isBotSeat(chair)) continue;
    const thought = { seat, question, count: givenBy(table, seat) };
    if (!thinking.some(one => isSameThought(one, thought)))
      world.broken('stuck', `nobody asks the bot of seat ${seat}`);
  }
}
