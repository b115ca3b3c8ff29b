import { outlookOf } from '@zaria/games/las-vegas';
import { LANGUAGES } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { describe, expect, test } from 'vitest';
import { casinoInWords, choiceInWords, handInWords, outcomeInWords, outlookInWords, placeInWords } from './spoken.ts';
import { tableInParts } from './table-in-parts.ts';
import { playedMatch } from './match.testing.ts';
import type { CasinoView, Outlook } from './types.ts';

const english = wordsOf('en', 'web-casinos');
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

describe('what a choice comes to', () => {
  const none = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  const casino = { number: 3, notes: [60, 30], returning: [], dice: [0, 3, 1], white: 0 } as const;
  const now = { ...casino, winning: [{ party: 1, note: 60 } as const, { party: 2, note: 30 } as const], level: [] };
  const choosing = (after: Pick<CasinoView, 'dice' | 'white' | 'winning' | 'level'>): Outlook => ({
    casino: 3,
    dice: 1,
    after: { ...casino, ...after },
    gains: [],
  });
  const taken = choosing({ dice: [4, 3, 1], white: 0, winning: [{ party: 0, note: 60 }], level: [] });
  const tied = choosing({ dice: [3, 3, 1], white: 1, winning: [], level: [0, 1, 2, 'white'] });
  const beaten = choosing({ dice: [1, 3, 2], white: 0, winning: [{ party: 1, note: 60 }], level: [] });
  const whiteOnly = choosing({ dice: [0, 3, 1], white: 4, winning: [{ party: 'white', note: 60 }], level: [] });

  test.each([
    ['a note', taken, 'you take $60,000', true],
    ['nothing for a tie, with those who tie only', tied, 'You would tie with Ben: nothing', false],
    ['nothing for too few dice', beaten, 'Too few dice: nothing for you', false],
    ['something for the white dice', whiteOnly, 'White takes $60,000', false],
  ])('%s', (_name, outlook, short, isGood) => {
    expect(outcomeInWords(english, players, 0, outlook)).toMatchObject({ short, isGood });
  });

  test('the name of a casino tells its notes, what is put there and what comes of it', () => {
    const thrown = { own: { ...none, 3: 4 }, white: none };
    expect(choiceInWords(english, players, 0, now, thrown, taken)).toBe(
      'Casino 3: $60,000 and $30,000. Put 4 dice on casino 3. You would take $60,000. Ben: 3 dice. Carla: 1 die.',
    );
  });
});

const entries = playedMatch(3, { neutral: true }, 'words');

test('money that lies face down is not spoken of', () => {
  const last = entries.at(-2);
  if (last === undefined) throw new Error('no match');
  expect(handInWords(english, players, last.before, 0)).toContain('Anna has $');
  expect(handInWords(english, players, last.before, 1)).not.toContain('$');
  expect(handInWords(english, players, last.before, 1)).toContain('The money lies face down until the end.');
});

describe.each(LANGUAGES)('%s', language => {
  const words = wordsOf(language, 'web-casinos', 'web-sight');

  test('the whole match can be told, casino by casino and hand by hand', () => {
    for (const { after } of entries) {
      const lines = tableInParts(words, players, after, 0).flatMap(part => [...part.lines, part.name]);
      expect(lines.length).toBeGreaterThanOrEqual(1 + 6 + 3 + 1);
      expect(lines.filter(line => line.trim() === '' || /undefined|null|NaN/.test(line))).toEqual([]);
    }
  });

  test('every outlook is a sentence', () => {
    const outlooks = entries.flatMap(({ before, action }) => outlookOf(before, action) ?? []);
    expect(outlooks.length).toBeGreaterThan(0);
    for (const outlook of outlooks) {
      expect(outlookInWords(words, players, outlook)).toMatch(/\.$/);
      const { short, brief, said } = outcomeInWords(words, players, 0, outlook);
      expect(said).toMatch(/\.$/);
      for (const text of [short, brief, said]) expect(text).not.toMatch(/undefined|null|NaN|^$/);
    }
  });
});
