import type { Seat } from '@zaria/kit';
import type { Language } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { expect, test } from 'vitest';
import { letterOf, playersOf, seatIn, shortName } from './players.ts';

test('a player is a colour, a figure and a letter', () => {
  const [player] = playersOf(wordsOf('en', 'common'), [{ name: 'þóra', colour: 2, isBot: false }], []);
  expect(player).toEqual({
    seat: 0,
    name: 'þóra',
    letter: 'Þ',
    colour: 'green',
    figure: 'triangle',
    isBot: false,
    character: null,
  });
});

test('names that nobody gave follow the reader, and change with his language', () => {
  const chairs = [
    { name: 'Eva (1)', colour: 0, isBot: false },
    { name: 'Daniel (2)', colour: 1, isBot: true },
    { name: 'Red', colour: 2, isBot: true },
  ];
  const marked = (language: Language, own: readonly Seat[]) =>
    playersOf(wordsOf(language, 'common'), chairs, own).map(({ letter, name }) => `${letter ?? '-'} ${name}`);
  expect(marked('en', [0])).toEqual(['- You', 'D Daniel', 'R Red']);
  expect(marked('is', [0])).toEqual(['- Þú', 'D Daníel', 'R Red']);
  // Whoever opens the record of a match has not played in it.
  expect(marked('it', [])).toEqual(['E Eva', 'D Daniele', 'R Red']);
});

test.each([
  ['Anna', 'A'],
  ['  ώρα', 'Ώ'],
  ['“7 up”', '7'],
  ['…', '•'],
])('the letter of %s is %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

test('a fact is somebody’s or nobody’s', () => {
  expect(seatIn({ fact: 'rolled', seat: 1 }, 2)).toBe(1);
  expect(seatIn({ fact: 'paid', party: 0 }, 2)).toBe(0);
  expect(seatIn({ fact: 'paid', party: 'white' }, 2)).toBeNull();
  expect(seatIn({ fact: 'over' }, 2)).toBeNull();
});

test('a name is never longer than a table takes it', () => {
  expect(shortName('Anna')).toBe('Anna');
  expect(shortName('W'.repeat(40))).toBe('W'.repeat(40));
  expect(shortName('W'.repeat(200_000))).toBe(`${'W'.repeat(39)}…`);
  expect(shortName('🎲'.repeat(41))).toBe(`${'🎲'.repeat(39)}…`);
  const [player] = playersOf(wordsOf('en', 'common'), [{ name: 'é'.repeat(200_000), colour: 0, isBot: false }], []);
  expect(player?.name).toHaveLength(40);
});

test('a bot has the face of its name, and another has that of whoever usually sits there', () => {
  const chairs = [
    { name: 'Nora (1)', colour: 0, isBot: true, bot: 'greedy' },
    { name: 'Deep Thought', colour: 1, isBot: true, bot: 'mc' },
    { name: 'Stella (3)', colour: 2, isBot: false },
  ];
  const seen = playersOf(wordsOf('el', 'common'), chairs, [2]);
  expect(seen.map(({ character }) => character)).toEqual([
    { face: 'Nora', bot: 'greedy' },
    { face: 'Daniel', bot: 'mc' },
    null,
  ]);
});
