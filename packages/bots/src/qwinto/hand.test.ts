import { expect, test } from 'vitest';
import { handOf } from './hand.ts';
import { mayWrite } from './learned/paper.ts';
import { NOTHING } from './learned/reader.ts';
import { emptySheets, type Sheets } from './learned/sheets.ts';
import { tenLines } from './ten-lines.ts';
import { USUAL, valueOf } from './value.ts';

const ALL_DICE = 7;

/** Two full rows but for one field, which takes a 17 or an 18 only; the other has so many numbers in one row. */
function nearlyOver(rival: number): Sheets {
  const sheets = emptySheets(2);
  sheets.numbers[0]?.set([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  sheets.numbers[0]?.set([2, 4, 6, 8, 10, 12, 14, 16], 9);
  for (let at = 0; at < rival; at++) sheets.numbers[1]?.set([2 * at + 1], 9 * (at % 3) + Math.floor(at / 3));
  sheets.active = 1;
  return sheets;
}

test.each([
  ['ten lines', tenLines],
  ['the usual guess', valueOf(USUAL)],
])('%s: a throw that stands is worth what the best field for it is', (_, value) => {
  const hand = handOf(value);
  const sheets = emptySheets(2);
  sheets.numbers[0]?.set([3, 0, 7, 0, 0, 0, 13]);
  hand.look(sheets, 0);
  hand.ponder();
  for (let sum = 3; sum <= 18; sum++) {
    const field = hand.bestField(ALL_DICE, sum);
    expect(hand.written(field, sum)).toBe(hand.standing(ALL_DICE, sum));
    expect(field === NOTHING || mayWrite(sheets.numbers[0] as Uint8Array, field, sum)).toBe(true);
  }
});

test('the best field is the first of those that are worth most, and nothing before all of them', () => {
  const hand = handOf(tenLines);
  const sheets = emptySheets(2);
  const numbers = sheets.numbers[0] as Uint8Array;
  numbers.set([3, 0, 7, 0, 0, 0, 13]);
  numbers.set([1, 2, 0, 0, 9], 18);
  for (const active of [0, 1]) {
    sheets.active = active;
    hand.look(sheets, 0);
    for (let dice = 1; dice <= ALL_DICE; dice++)
      for (let sum = 1; sum <= 18; sum++) {
        let [found, most] = [NOTHING, hand.written(NOTHING, sum)];
        for (let field = 0; field < numbers.length; field++) {
          if ((dice & (1 << Math.floor(field / 9))) === 0 || !mayWrite(numbers, field, sum)) continue;
          if (hand.written(field, sum) > most) [found, most] = [field, hand.written(field, sum)];
        }
        expect(hand.bestField(dice, sum)).toBe(found);
      }
  }
});

test('what ends the game counts real points, and who has more of them', () => {
  const hand = handOf(tenLines);
  const worthOfTheEnd = (rival: number): number => {
    hand.look(nearlyOver(rival), 0);
    return hand.written(17, 18);
  };
  const [ahead, behind] = [worthOfTheEnd(0), worthOfTheEnd(27)];
  expect(ahead - behind).toBe(24);
});

test('nothing is asked of dice before it has pondered', () => {
  const hand = handOf(tenLines);
  hand.look(emptySheets(2), 0);
  expect(() => hand.thrown(ALL_DICE)).toThrow('ponder first');
});
