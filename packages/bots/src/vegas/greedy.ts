import { pick, type Rng, type Shape } from '@zaria/kit';
import type { Bot } from '../bot.ts';

/** What one of the Vegas games says would come of putting dice on a casino; `null`: the action is something else. */
export type OutlookOf<G extends Shape> = (
  view: G['view'],
  action: G['action'],
) => { readonly casino: number; readonly dice: number; readonly gains: readonly number[] } | null;

/** What dice on a casino would change there if the round ended now, in thousands. */
interface Placement {
  readonly dice: number;
  readonly own: number;
  /** The mean of the other seats' gains. */
  readonly others: number;
}

type Weigh = (placement: Placement, rng: Rng) => number;

/**
 * Looks at each casino as it would be with the dice on it, and no further; on ties the fewest dice, then the lowest
 * casino. Places whenever it can, so it never passes; a question that is not about placing it answers at random.
 */
const weighing = <G extends Shape>(id: string, outlookOf: OutlookOf<G>, weigh: Weigh, version = 1): Bot<G> => ({
  id,
  version,
  nodes: 0,
  decide(follower, seat, _budget, rng) {
    const { view, legal } = follower;
    const choices = legal.flatMap(action => {
      const outlook = outlookOf(view, action);
      if (outlook === null) return [];
      const { casino, dice, gains } = outlook;
      const own = gains[seat] ?? 0;
      const others = (gains.reduce((a, b) => a + b, 0) - own) / Math.max(1, gains.length - 1);
      return [{ casino, dice, action, worth: weigh({ dice, own, others }, rng) }];
    });
    const [first] = choices.sort((a, b) => b.worth - a.worth || a.dice - b.dice || a.casino - b.casino);
    return [first?.action ?? pick(legal, rng)];
  },
});

/** Places where the own payout grows most right now. */
export const greedyBot = <G extends Shape>(outlookOf: OutlookOf<G>): Bot<G> =>
  weighing('greedy', outlookOf, ({ own }) => own);

/** The reference opponent: the own gain less the mean of the others', for each die that it takes. */
export const marginBot = <G extends Shape>(outlookOf: OutlookOf<G>): Bot<G> =>
  weighing('margin', outlookOf, ({ dice, own, others }) => (own - others) / dice);

/** How far a novice and a casual player are out in their reckoning, in thousands. */
const BLUR = 60;

const blurred = (rng: Rng): number => (BLUR * rng.below(1000)) / 1000;

/** Sees the own gain only, and not exactly: notes that look alike are chosen alike. */
export const noviceBot = <G extends Shape>(outlookOf: OutlookOf<G>): Bot<G> =>
  weighing('novice', outlookOf, ({ own }, rng) => own + blurred(rng), 2);

/** What a die is worth in hand to a casual player, in thousands. */
const PRICE = 12;

/** Weighs the own gain against what the others lose, and knows that dice in hand are worth something; not exactly. */
export const casualBot = <G extends Shape>(outlookOf: OutlookOf<G>): Bot<G> =>
  weighing('casual', outlookOf, ({ dice, own, others }, rng) => own - others - PRICE * dice + blurred(rng), 2);
