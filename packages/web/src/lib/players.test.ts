import { expect, test } from 'vitest';
import { letterOf, playerOf, seatIn, shortName } from './players.ts';

test('a player is a colour, a figure and a letter', () => {
  expect(playerOf({ name: 'þóra', colour: 2, isBot: false }, 1)).toEqual({
    seat: 1,
    name: 'þóra',
    letter: 'Þ',
    colour: 'green',
    figure: 'triangle',
    isBot: false,
  });
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
  expect(playerOf({ name: 'é'.repeat(200_000), colour: 0, isBot: false }, 0).name).toHaveLength(40);
});
