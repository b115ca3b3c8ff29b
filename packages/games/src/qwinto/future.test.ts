import { simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import cases from './cases.json' with { type: 'json' };
import { fits } from './fit.ts';
import { closes, deadFields, isDead, possible } from './future.ts';
import { COLOURS, FIELDS, PLACES, fieldAt, placeOf, colourOf, byColour, type Colour, type Place } from './layout.ts';
import { EMPTY, HIGHEST, EMPTY_SHEET, withNumber } from './sheet.ts';
import { randomSheet, sheetOf } from './table.testing.ts';

describe('[QW-4.6] the shared cases of dead fields', () => {
  test.each(cases.deadFields)('$id', ({ filled, deadEmptyFields }) => {
    const sheet = filled.reduce(
      (before, { row, index, number }) => withNumber(before, fieldAt(row as Colour, index as Place), number),
      EMPTY_SHEET,
    );
    const dead = deadFields(sheet);
    expect(byColour(colour => dead.filter(field => colourOf(field) === colour).map(placeOf))).toEqual(deadEmptyFields);
  });
});

test('[QW-4.6] example: nothing fits between a 6 and a 7, and that field stays empty for good', () => {
  const sheet = sheetOf('_ _ _ | _ _ _ _ _ _ / _ _ _ _ _ | _ _ _ _ / _ _ _ 6 | _ _ _ _ _ / 0');
  const [between, seven] = [fieldAt('purple', 4), fieldAt('purple', 5)];
  expect(closes(sheet, seven, 7)).toEqual([between]);
  expect(closes(sheet, seven, 8)).toEqual([]);
  expect(deadFields(withNumber(sheet, seven, 7))).toEqual([between]);
});

test('[QW-4.6] example: before a 2 only a 1 fits', () => {
  const sheet = sheetOf('_ _ _ | _ _ _ _ _ _ / _ 2 _ _ _ | _ _ _ _ / _ _ _ _ | _ _ _ _ _ / 0');
  expect(possible(sheet, fieldAt('yellow', 0))).toEqual([1]);
});

test('[QW-4.6] a number can close a field of another row through their column', () => {
  const sheet = sheetOf('_ _ _ | _ _ _ _ _ _ / _ 2 _ _ _ | _ _ _ _ / _ _ _ _ | _ _ _ _ _ / 0');
  expect(closes(sheet, fieldAt('purple', 1), 1)).toEqual([fieldAt('yellow', 0), fieldAt('purple', 0)]);
});

test('the possible numbers of a field are those that fit, and a filled field has none', () => {
  const rng = simulationRng('possible');
  const numbers = Array.from({ length: HIGHEST }, (_, i) => i + 1);
  for (let round = 0; round < 200; round++) {
    const sheet = randomSheet(rng, rng.below(60));
    for (const field of FIELDS) {
      expect(possible(sheet, field)).toEqual(numbers.filter(number => fits(sheet, field, number)));
      expect(isDead(sheet, field)).toBe(sheet.numbers[field] === EMPTY && possible(sheet, field).length === 0);
    }
  }
});

test('what is not possible never comes back, and `closes` names every field that a number takes', () => {
  const rng = simulationRng('closes');
  for (let round = 0; round < 200; round++) {
    const sheet = randomSheet(rng, rng.below(30));
    for (const colour of COLOURS) {
      const field = fieldAt(colour, PLACES[rng.below(9)] ?? 0);
      for (const number of possible(sheet, field)) {
        const after = withNumber(sheet, field, number);
        const dead = new Set(deadFields(sheet));
        for (const other of FIELDS) {
          const before = possible(sheet, other);
          expect(possible(after, other).every(still => before.includes(still))).toBe(true);
        }
        expect(deadFields(after).filter(other => !dead.has(other))).toEqual(closes(sheet, field, number));
        for (const other of dead) expect(isDead(after, other)).toBe(true);
      }
    }
  }
});
