import { expect, test } from 'vitest';
import { letterOf, playerOf, seatIn } from './players.ts';

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
