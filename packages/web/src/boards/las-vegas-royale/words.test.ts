import { wordsOf } from '@zaria/words/all';
import { LANGUAGES } from '@zaria/words';
import { FIRST_FACTS, isFirstFact } from '@zaria/words/las-vegas-royale/first';
import { describe, expect, test } from 'vitest';
import { playedMatch } from './match.testing.ts';
import { whole } from './later.svelte.ts';
import { royaleWords } from './words.ts';

const NAMES = ['Anna', 'Ben'];
const facts = ['one', 'two'].flatMap(seed =>
  playedMatch(2, { tiles: 6 }, `at once ${seed}`).flatMap(({ tellings }) => tellings.map(({ fact }) => fact)),
);

describe.each(LANGUAGES)('with the words that come with the board, in %s', language => {
  const words = wordsOf(language, 'common', 'casinos', 'las-vegas-royale') as Parameters<typeof royaleWords.fact>[0];

  test('all can be said that is told at once, and asked until somebody has placed', () => {
    const told = facts.filter(isFirstFact);
    expect(new Set(told.map(({ fact }) => fact)).size).toBe(FIRST_FACTS.length);
    for (const fact of told) expect(royaleWords.fact(words, fact, NAMES)).toMatch(/\S/);
    for (const step of ['roll', 'place'] as const) expect(royaleWords.question(words, step)).toMatch(/\S/);
    for (const answer of [3, 'pass'] as const)
      expect(royaleWords.action(words, { step: 'place', answer }, NAMES)).toMatch(/\S/);
  });

  test('what a tile does is said when the rest is there', async () => {
    const activated = facts.find(({ fact }) => fact === 'activated');
    if (activated === undefined) throw new Error('no tile was set off');
    expect(royaleWords.fact(words, activated, NAMES)).toBe('');
    await whole.need();
    const all = wordsOf(language, ...royaleWords.areas);
    expect(royaleWords.fact(all, activated, NAMES)).toMatch(/\S/);
  });
});
