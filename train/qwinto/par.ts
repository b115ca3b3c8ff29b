import { playMatch } from '@zaria/bots';
import type { Net } from '@zaria/bots/qwinto/learned';
import { qwintoLevels } from '@zaria/bots/qwinto/levels';
import { qwinto } from '@zaria/games/qwinto';
import { simulationRng, type AnyGame } from '@zaria/kit';

/** What the strongest level scores alone with such a net, in so many matches; the least first. */
export function parOf(alone: Net, matches: number, seed: string): readonly number[] {
  const { master } = qwintoLevels(() => ({ alone, together: alone, hands: null }));
  const game = qwinto as unknown as AnyGame;
  const scores = Array.from({ length: matches }, (_, match) => {
    const { state } = playMatch(
      game,
      { rules: qwinto.rules, seats: 1, options: { starter: 0 } },
      {
        bots: [master],
        nature: simulationRng(`${seed} ${match} nature`),
        thought: simulationRng(`${seed} ${match} thought`),
      },
    );
    return game.standing(state).seats[0]?.score ?? 0;
  });
  return scores.sort((a, b) => a - b);
}
