import { wordsOf } from '@zaria/words/all';
import { LANGUAGES } from '@zaria/words';
import { FIRST_FACTS, firstAction, firstFact, firstWords, isFirstFact } from '@zaria/words/las-vegas-royale/first';
import { expect, test } from 'vitest';
import { playedMatch } from './match.testing.ts';

const NAMES = ['Anna', 'Ben'];
const facts = ['one', 'two'].flatMap(seed =>
  playedMatch(2, { tiles: 6 }, `at once ${seed}`).flatMap(({ tellings }) => tellings.map(({ fact }) => fact)),
);

test.each(LANGUAGES)('the words that come with the board say all that is told at once, in %s', language => {
  const words = wordsOf(language, 'common', 'casinos', 'las-vegas-royale') as Parameters<typeof firstFact>[0];
  const told = facts.filter(isFirstFact);
  expect(new Set(told.map(({ fact }) => fact)).size).toBe(FIRST_FACTS.length);
  for (const fact of told) expect(firstFact(words, fact, NAMES)).toMatch(/\S/);
  for (const step of ['roll', 'place'] as const) expect(firstWords.question(words, step)).toMatch(/\S/);
  expect(firstAction(words, { step: 'roll', answer: 'go' })).toMatch(/\S/);
  for (const answer of [3, 'pass'] as const) expect(firstAction(words, { step: 'place', answer })).toMatch(/\S/);
});
