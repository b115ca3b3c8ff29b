import { wordsOf } from '@zaria/words/all';
import { LANGUAGES } from '@zaria/words';
import { lasVegasRoyaleWords } from '@zaria/words/las-vegas-royale';
import { describe, expect, test } from 'vitest';
import { AT_ONCE } from './at-once.ts';
import { playedMatch } from './match.testing.ts';

const NAMES = ['Anna', 'Ben'];
const facts = ['one', 'two'].flatMap(seed =>
  playedMatch(2, { tiles: 6 }, `at once ${seed}`).flatMap(({ tellings }) => tellings.map(({ fact }) => fact)),
);

describe.each(LANGUAGES)('with the words that come with the board, in %s', language => {
  const words = wordsOf(language, 'common', 'casinos', 'las-vegas-royale') as Parameters<
    typeof lasVegasRoyaleWords.fact
  >[0];

  test('all can be said that is told at once, and asked until somebody has placed', () => {
    const told = facts.filter(({ fact }) => AT_ONCE.has(fact));
    expect(new Set(told.map(({ fact }) => fact)).size).toBe(AT_ONCE.size);
    for (const fact of told) expect(lasVegasRoyaleWords.fact(words, fact, NAMES)).toMatch(/\S/);
    for (const step of ['roll', 'place'] as const) expect(lasVegasRoyaleWords.question(words, step)).toMatch(/\S/);
    for (const answer of [3, 'pass'] as const)
      expect(lasVegasRoyaleWords.action(words, { step: 'place', answer }, NAMES)).toMatch(/\S/);
  });

  test('what a tile does cannot', () => {
    const activated = facts.find(({ fact }) => fact === 'activated');
    if (activated === undefined) throw new Error('no tile was set off');
    expect(() => lasVegasRoyaleWords.fact(words, activated, NAMES)).toThrow();
  });
});
