import { pick, type Game, type Seat, type Shape } from '@zaria/kit';
import type { Bot } from '../bot.ts';

/** An action that puts dice on a casino: on which, and how many. */
export interface Placement {
  readonly casino: number;
  readonly dice: number;
}

/** How one of the Vegas games is read by a player who looks at nothing but the casinos. */
export interface CasinoReader<G extends Shape> {
  /** The action as a placement; `null`: it is something else. */
  placement(view: G['view'], action: G['action']): Placement | null;
  /** What the seat would win at the casino if the round ended now. */
  payout(view: G['view'], seat: Seat, casino: number): number;
}

/**
 * Places where the own payout grows most right now; on ties with the fewest dice, then at the lowest casino. Places
 * whenever it can, so it never passes; a question that is not about placing it answers at random.
 */
export const greedyBot = <G extends Shape>(game: Game<G>, reader: CasinoReader<G>): Bot<G> => ({
  id: 'greedy',
  decide(follower, seat, _budget, rng) {
    const { view, legal } = follower;
    const state = follower.imagine(rng);
    const choices = legal.flatMap(action => {
      const placement = reader.placement(view, action);
      if (placement === null) return [];
      const { casino } = placement;
      const after = viewAfter(game, state, seat, action);
      return [{ ...placement, action, growth: reader.payout(after, seat, casino) - reader.payout(view, seat, casino) }];
    });
    const [first] = choices.sort((a, b) => b.growth - a.growth || a.dice - b.dice || a.casino - b.casino);
    return [first?.action ?? pick(legal, rng)];
  },
});

/** With another number to choose there are dice left to place: the round, and with it the casinos, cannot end here. */
function viewAfter<G extends Shape>(game: Game<G>, state: G['state'], seat: Seat, action: G['action']): G['view'] {
  const after = game.clone(state);
  game.play(after, seat, action);
  return game.view(after, seat);
}
