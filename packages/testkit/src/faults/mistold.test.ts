import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { fold, simulationRng, type AnyGame } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { describe, expect, test } from 'vitest';
import { BrokenLaw, checkMatch } from '../check.ts';
import { FACT_LAWS } from '../games/laws.ts';
import { carefulQwinto } from '../games/qwinto.careful.ts';
import type { FactLaw } from '../laws/facts.ts';
import { randomMatch, randomStart } from '../match.ts';
import { toyLaw } from './toy.facts.ts';
import { mistelling, type Mistelling } from './mistold.ts';

/** Matches to look for a kind of fact in, and how many of those that have it are looked at. */
const MATCHES = 400;
const ENOUGH = 4;

const GAMES: readonly (readonly [id: string, game: AnyGame, law: FactLaw])[] = [
  ...GAME_IDS.map(id => [id, id === 'qwinto' ? carefulQwinto : registered(id).game, FACT_LAWS[id]] as const),
  ['toy', toy, toyLaw],
];

/** Matches that have the kind of fact: some are rare. */
function seedsOf(game: AnyGame, kinds: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const seeds = new Map(kinds.map(kind => [kind, [] as string[]]));
  for (let i = 0; i < MATCHES && [...seeds.values()].some(known => known.length < ENOUGH); i++) {
    const seed = `mistold-${i}`;
    const rng = simulationRng(seed);
    const { start, log } = randomMatch(game, randomStart(game, rng), rng);
    const seen = new Set<string>();
    fold(game, start, log, ({ fact }) => seen.add(fact));
    for (const kind of seen) if ((seeds.get(kind)?.length ?? ENOUGH) < ENOUGH) seeds.get(kind)?.push(seed);
  }
  return seeds;
}

/** What comes of a game that tells this kind of fact at the wrong moment. */
function verdictOf({ game, occasions }: Mistelling, law: FactLaw, seeds: readonly string[] = []): string {
  for (const seed of seeds)
    try {
      checkMatch(game, seed, [law]);
    } catch (error) {
      if (error instanceof BrokenLaw) return 'caught';
      throw error;
    }
  return occasions() === 0 ? 'no occasion' : 'not caught';
}

describe.each(GAMES)('%s', (_id, game, law) => {
  const { kinds } = law;
  const seeds = seedsOf(game, kinds);

  test.each(kinds)('a fact told before its edit is caught: %s', kind => {
    expect(verdictOf(mistelling(game, kind, 'early'), law, seeds.get(kind))).toBe('caught');
  });

  test('facts told after the next edit are caught, where another follows', () => {
    const verdicts = kinds.map(
      kind => [kind, verdictOf(mistelling(game, kind, 'late'), law, seeds.get(kind))] as const,
    );
    expect(verdicts.filter(([, verdict]) => verdict === 'not caught')).toEqual([]);
    expect(verdicts.map(([, verdict]) => verdict)).toContain('caught');
  });
});
