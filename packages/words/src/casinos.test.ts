import { scorePosition } from '@zaria/games/las-vegas';
import { scorePosition as scoreRoyale } from '@zaria/games/las-vegas-royale';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './all.ts';
import { casinoPositions } from './casinos-position.ts';

const english = wordsOf('en', 'position-casinos');

const { positionFault, positionScore } = casinoPositions;

function scored(casino: unknown): readonly string[] {
  const result = scorePosition({ casinos: [casino] });
  return result.ok ? positionScore(english, result.value) : [positionFault(english, result.error)];
}

describe('a position written by hand', () => {
  test('comes to what each party wins and what goes back', () => {
    expect(scored({ number: 1, money: [80, 30, 10], dice: { red: 5, blue: 3, green: 3, yellow: 1 } })).toEqual([
      'red wins $80,000.',
      'yellow wins $30,000.',
      '$10,000 goes under the deck.',
    ]);
    expect(scored({ number: 1, money: [40, 40], dice: { red: 1, blue: 1 } })).toEqual([
      'Nobody wins anything.',
      '$40,000 and $40,000 go under the deck.',
    ]);
    expect(scored({ number: 1, money: [80], dice: { red: 1 } })).toEqual(['red wins $80,000.']);
  });

  test.each([
    [{ number: 7, money: [], dice: {} }, 'The number of a casino is a whole number from 1 to 6.'],
    [
      { number: 1, money: [15], dice: {} },
      'There is no such amount; in thousands there are 10, 20, 30, 40, 50, 60, 70, 80 and 90.',
    ],
    [{ number: 1, money: [10], dice: { red: -1 } }, 'The number of dice is a whole number from 0 to 8.'],
    [{ number: 1, money: 10, dice: {} }, 'The money of a casino is a list of amounts in thousands.'],
    [{ number: 1, money: [], dice: 3 }, 'The dice of a casino are a JSON object: each player by name.'],
    ['casino 1', 'A casino needs its number, its money and its dice.'],
  ])('is refused with the reason: %j', (casino, sentence) => {
    expect(scored(casino)).toEqual([sentence]);
  });

  test.each([
    [{ number: 1, money: [70, 30, 40], dice: {} }, 'A casino has 2 cards at most.'],
    [{ number: 1, money: [], dice: { a: 3 } }, 'Dice are counted by size here: small and big.'],
    [{ number: 1, money: [], dice: { blank: { big: 1 } } }, 'Dice are counted by size here: small.'],
    [{ number: 1, money: [], dice: { a: { small: null } } }, 'The number of dice is a whole number from 0 to 7.'],
  ])('of Royale is refused with the reason: %j', (casino, sentence) => {
    const result = scoreRoyale({ casinos: [casino] });
    expect(result.ok ? null : positionFault(english, result.error)).toBe(sentence);
  });

  test('needs casinos', () => {
    const result = scorePosition({});
    expect(result.ok ? null : positionFault(english, result.error)).toBe('A list of casinos is needed.');
  });
});
