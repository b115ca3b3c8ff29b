import { pick, type AnyAction, type Rng } from '@zaria/kit';
import type { Wanted } from '@zaria/table';
import type { Table } from '@zaria/table';

/** A bot's whole answer: one action, or in a common step one after the other until its part is done. */
export function randomPlan({ game, match }: Table, { seat }: Pick<Wanted, 'seat'>, rng: Rng): readonly AnyAction[] {
  if (match === null) return [];
  const state = game.clone(match.state);
  const question = state.agenda.at(-1);
  const plan: AnyAction[] = [];
  do {
    const action = pick(game.legal(state, seat), rng);
    plan.push(action);
    if (question?.parts === null) break;
    game.play(state, seat, action);
  } while (state.agenda.at(-1)?.number === question?.number && game.waiting(state).includes(seat));
  return plan;
}

/** What comes of asking a bot: mostly its plan; sometimes half of it, nonsense, or nothing because it crashed. */
export function botAnswer(table: Table, wanted: Wanted, rng: Rng): readonly AnyAction[] | null {
  const roll = rng.below(20);
  if (roll < 2) return null;
  if (roll < 3) return [{ step: 'nonsense', answer: 1 }];
  const plan = randomPlan(table, wanted, rng);
  return roll < 5 ? plan.slice(0, 1 + rng.below(plan.length)) : plan;
}
