import { rank, type ToldEntry } from '@zaria/kit';
import { expect, test } from 'vitest';
import { wordsOf } from './all.ts';
import { tidings, verdict } from './tellings.ts';

const NAMES = ['Anna', 'Ben', 'Carla'];
const english = wordsOf('en', 'common');

test.each<[ToldEntry<string>, string | null]>([
  [{ kind: 'done', seat: 1 }, 'Ben is done.'],
  [{ kind: 'reopened', seat: 1 }, 'Ben thinks again.'],
  [{ kind: 'hidden', question: 4, seat: 0, shows: null }, 'Anna has chosen.'],
  [{ kind: 'undo', to: 3 }, 'The table goes back to an earlier moment.'],
  [{ kind: 'play', actor: 0, action: 'roll' }, null],
  [{ kind: 'reveal', question: 4, seat: 0, actions: [] }, null],
])('%j', (entry, sentence) => {
  expect(tidings(english, entry, NAMES)).toBe(sentence);
});

test('one wins, or several share the win', () => {
  const standing = (...scores: readonly number[]) =>
    rank(
      scores.map(score => ({ score, parts: [], tieBreaks: [] })),
      true,
    );
  expect(verdict(english, standing(3, 1, 2), NAMES)).toBe('Anna wins.');
  expect(verdict(english, standing(1, 3, 3), NAMES)).toBe('Ben and Carla share the win.');
});
