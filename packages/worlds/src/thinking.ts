import { isCommon, pick, questionNumber, questionOn, type AnyAction, type Rng } from '@zaria/kit';
import { givenBy, isBotSeat, isBreathing, phaseOf, questionOf, type Table } from '@zaria/table';
import type { Thought } from './event.ts';

/** Whether a move is to come of a bot's answer: nothing is, if the table has moved on, or somebody may think again. */
export function isAwaited(table: Table, { seat, question, count }: Thought, now: number): boolean {
  const { match, game, chairs } = table;
  const chair = chairs[seat];
  if (match === null || phaseOf(table) !== 'playing' || chair === undefined || !isBotSeat(chair)) return false;
  if (isBreathing(table, now)) return false;
  return game.waiting(match.state).includes(seat) && question === questionOf(table) && count === givenBy(table, seat);
}

/** A bot's whole answer: one action, or in a common step one after the other until its part is done. */
export function randomPlan({ game, match }: Table, { seat }: Pick<Thought, 'seat'>, rng: Rng): readonly AnyAction[] {
  if (match === null) return [];
  const state = game.clone(match.state);
  const question = questionOn(state);
  const plan: AnyAction[] = [];
  do {
    const action = pick(game.legal(state, seat), rng);
    plan.push(action);
    if (!isCommon(question)) break;
    game.play(state, seat, action);
  } while (questionNumber(state) === question?.number && game.waiting(state).includes(seat));
  return plan;
}

/** What comes of asking a bot: mostly its plan; sometimes half of it, nonsense, or nothing because it crashed. */
export function botAnswer(table: Table, thought: Thought, rng: Rng): readonly AnyAction[] | null {
  const roll = rng.below(20);
  if (roll < 2) return null;
  if (roll < 3) return [{ step: 'nonsense', answer: 1 }];
  const plan = randomPlan(table, thought, rng);
  return roll < 5 ? plan.slice(0, 1 + rng.below(plan.length)) : plan;
}

/** What comes of a bot that nobody waits for any more: something that was right some time, or nothing. */
export function lateAnswer({ match }: Table, { seat }: Thought, rng: Rng): readonly AnyAction[] | null {
  const own = match?.log.flatMap(entry => (entry.kind === 'play' && entry.actor === seat ? [entry.action] : [])) ?? [];
  return pick([null, own.slice(-1)], rng);
}
