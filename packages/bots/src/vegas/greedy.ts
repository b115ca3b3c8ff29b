import { pick, type Shape } from '@zaria/kit';
import type { Bot } from '../bot.ts';

/** What one of the Vegas games says would come of putting dice on a casino; `null`: the action is something else. */
type OutlookOf<G extends Shape> = (
  view: G['view'],
  action: G['action'],
) => { readonly casino: number; readonly dice: number; readonly gains: readonly number[] } | null;

/**
 * Places where the own payout grows most right now; on ties with the fewest dice, then at the lowest casino. Places
 * whenever it can, so it never passes; a question that is not about placing it answers at random.
 */
export const greedyBot = <G extends Shape>(outlookOf: OutlookOf<G>): Bot<G> => ({
  id: 'greedy',
  decide(follower, seat, _budget, rng) {
    const { view, legal } = follower;
    const choices = legal.flatMap(action => {
      const outlook = outlookOf(view, action);
      if (outlook === null) return [];
      const { casino, dice, gains } = outlook;
      return [{ casino, dice, action, growth: gains[seat] ?? 0 }];
    });
    const [first] = choices.sort((a, b) => b.growth - a.growth || a.dice - b.dice || a.casino - b.casino);
    return [first?.action ?? pick(legal, rng)];
  },
});
