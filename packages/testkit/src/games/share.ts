import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, simulationRng, type OptionValue } from '@zaria/kit';
import { expect, test } from 'vitest';
import { checkLaws } from '../check.ts';
import { randomStart } from '../match.ts';
import { lawsOf } from './laws.ts';

const SEED = 'laws';

/**
 * The share of a game's campaign that `npm test` plays: a quarter of a minute for each game. Each is a file of its own,
 * so that they run side by side. `npm run soak <game>` plays the whole campaign.
 */
export function testLaws(id: GameId, matches: number): void {
  const { game } = registered(id);

  test(`${id} obeys every law in ${matches} random matches`, () => {
    expect(() => checkLaws(game, matches, lawsOf(id), SEED)).not.toThrow();
  });

  test(`${id}: these are enough for every number of players and every value of every option`, () => {
    const starts = Array.from({ length: matches }, (_, i) => randomStart(game, simulationRng(`${SEED}-${i}`)));
    const { min, max } = game.players;
    const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
    expect(counts.filter(count => !starts.some(({ seats }) => seats === count))).toEqual([]);
    for (const [key, { values }] of Object.entries(game.options)) {
      const isPossible = (value: OptionValue): boolean =>
        counts.some(count => completeOptions(game.options, count, { [key]: value }).ok);
      const missing = values.filter(isPossible).filter(value => !starts.some(({ options }) => options[key] === value));
      expect([key, missing]).toEqual([key, []]);
    }
  });
}
