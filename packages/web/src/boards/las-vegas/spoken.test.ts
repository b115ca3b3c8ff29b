import { outlookOf } from '@zaria/games/las-vegas';
import { LANGUAGES } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { describe, expect, test } from 'vitest';
import { casinoInWords, handInWords, outlookInWords, placeInWords, tableInWords } from './spoken.ts';
import { playedMatch } from './match.testing.ts';

const english = wordsOf('en', 'web-las-vegas');
const players = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Carla' }];

test('a casino in words', () => {
  const winning = [{ party: 1, note: 80 } as const, { party: 'white', note: 30 } as const];
  const lying = { returning: [], dice: [1, 3, 1], white: 2, winning, level: [0, 2] as const };
  expect(casinoInWords(english, players, { number: 4, notes: [80, 30], ...lying })).toBe(
    'Casino 4: $80,000 and $30,000. Ben: 3 dice. White: 2 dice. Anna: 1 die. Carla: 1 die. Ben would win $80,000. White would win $30,000. Tied, winning nothing: Anna and Carla.',
  );
});

test('the large button counts own and white dice', () => {
  const none = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  const thrown = { own: { ...none, 1: 1, 2: 3 }, white: { ...none, 2: 1, 3: 2 } };
  expect(placeInWords(english, thrown, 1)).toBe('Put 1 die on casino 1');
  expect(placeInWords(english, thrown, 2)).toBe('Put 3 dice and 1 white die on casino 2');
  expect(placeInWords(english, thrown, 3)).toBe('Put 2 white dice on casino 3');
});

const entries = playedMatch(3, { neutral: true }, 'words');

test('money that lies face down is not spoken of', () => {
  const last = entries.at(-2);
  if (last === undefined) throw new Error('no match');
  expect(handInWords(english, players, last.before, 0)).toContain('Anna has $');
  expect(handInWords(english, players, last.before, 1)).not.toContain('$');
});

describe.each(LANGUAGES)('%s', language => {
  const words = wordsOf(language, 'web-las-vegas');

  test('the whole match can be told, casino by casino and hand by hand', () => {
    for (const { after } of entries) {
      const lines = tableInWords(words, players, after);
      expect(lines.length).toBeGreaterThanOrEqual(1 + 6 + 3 + 1);
      expect(lines.filter(line => line.trim() === '' || /undefined|null|NaN/.test(line))).toEqual([]);
    }
  });

  test('every outlook is a sentence', () => {
    const outlooks = entries.flatMap(({ before, action }) => outlookOf(before, action) ?? []);
    expect(outlooks.length).toBeGreaterThan(0);
    for (const outlook of outlooks) expect(outlookInWords(words, players, outlook)).toMatch(/\.$/);
  });
});
