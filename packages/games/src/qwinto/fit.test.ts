import { simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import cases from './cases.json' with { type: 'json' };
import { fits, misfit, fieldsFor, type Misfit } from './fit.ts';
import { COLOURS, COLUMN_OF, FIELDS, PLACES, fieldAt, type Colour, type Field } from './layout.ts';
import { EMPTY, EMPTY_SHEET, HIGHEST, withNumber, type Sheet } from './sheet.ts';
import { randomSheet, sheetOf } from './table.testing.ts';

interface Entry {
  row: string;
  index: number;
  number: number;
}

function fieldOf({ row, index }: Entry): Field {
  const colour = COLOURS.find(name => name === row);
  const place = PLACES.find(at => at === index);
  if (colour === undefined || place === undefined) throw new Error(`no field ${row} ${index}`);
  return fieldAt(colour, place);
}

const sheetWith = (filled: readonly Entry[]): Sheet =>
  filled.reduce((sheet, entry) => withNumber(sheet, fieldOf(entry), entry.number), EMPTY_SHEET);

/** The reason in the words of the shared cases. */
function inWords(sheet: Sheet, field: Field, number: number, reason: Misfit): string {
  switch (reason.why) {
    case 'occupied':
      return 'field occupied';
    case 'repeats-in-column':
      return `same number in column ${reason.column}`;
    case 'not-rising':
      if (sheet.numbers[reason.against] === number) return 'same number in row';
      return field < reason.against ? 'larger number left of a smaller one' : 'smaller number right of a larger one';
    case 'out-of-range':
    case 'colour-not-rolled':
      return reason.why;
  }
}

describe('[QW-4] the shared cases of what fits', () => {
  test.each(cases.legality)('$id: $reason', ({ filled, try: entry, legal, reason }) => {
    const sheet = sheetWith(filled);
    const field = fieldOf(entry);
    const found = misfit(sheet, field, entry.number);
    expect(fits(sheet, field, entry.number)).toBe(legal);
    if (legal) expect(found).toBeNull();
    else expect(found && inWords(sheet, field, entry.number, found)).toBe(reason);
  });
});

const SARA = sheetOf('_ 5 _ | _ 10 13 _ 17 _ / 2 3 7 8 10 | 11 12 15 16 / 2 4 _ 6 | 7 _ 9 11 _ / 2');

describe('what does not fit, and against what', () => {
  const orange = (place: (typeof PLACES)[number]): Field => fieldAt('orange', place);

  test('[QW-4.1] an occupied field', () => {
    expect(misfit(SARA, orange(4), 10)).toEqual({ why: 'occupied', against: orange(4) });
  });

  test('[QW-4.2] a number that does not rise, against the nearest field that says so', () => {
    expect(misfit(SARA, orange(6), 13)).toEqual({ why: 'not-rising', against: orange(5) });
    expect(misfit(SARA, orange(6), 4)).toEqual({ why: 'not-rising', against: orange(5) });
    expect(misfit(SARA, orange(0), 18)).toEqual({ why: 'not-rising', against: orange(1) });
    expect(misfit(SARA, orange(8), 17)).toEqual({ why: 'not-rising', against: orange(7) });
  });

  test('[QW-4.3] a gap does not interrupt a row', () => {
    expect(misfit(SARA, orange(2), 10)).toEqual({ why: 'not-rising', against: orange(4) });
    expect(fits(SARA, orange(2), 9)).toBe(true);
  });

  test('[QW-4.4] a number that its column has', () => {
    const [above, below] = [orange(6), fieldAt('yellow', 7)];
    expect(COLUMN_OF[above]).toBe(COLUMN_OF[below]);
    expect(misfit(SARA, above, 15)).toEqual({ why: 'repeats-in-column', against: below, column: 9 });
    expect(fits(SARA, above, 14)).toBe(true);
  });

  test('[QW-4.5] fields are filled in any order, and a column needs none', () => {
    const rightToLeft = sheetOf('_ _ _ | _ _ 12 _ _ _ / _ _ _ _ _ | _ _ _ _ / _ _ _ _ | _ _ _ _ _ / 0');
    expect(fits(rightToLeft, orange(0), 11)).toBe(true);
    expect([11, 13].map(number => fits(rightToLeft, fieldAt('yellow', 6), number))).toEqual([true, true]);
  });

  test('[QW-3.3] a row whose colour was not rolled', () => {
    expect(misfit(EMPTY_SHEET, 0, 9, ['purple', 'yellow'])).toEqual({ why: 'colour-not-rolled', colour: 'orange' });
    expect(fits(EMPTY_SHEET, 0, 9, ['orange'])).toBe(true);
  });

  test.each([0, 19, -1, 2.5, Number.NaN])('[QW-4.1] %d, which no three dice show', number => {
    expect(misfit(EMPTY_SHEET, 0, number)).toEqual({ why: 'out-of-range' });
  });
});

test('[QW-3.3] example: 4 + 5 on purple and yellow goes to yellow or purple, not to orange', () => {
  const rolled = ['purple', 'yellow'] as const;
  const rows = COLOURS.map(
    colour =>
      FIELDS.filter(f => fits(EMPTY_SHEET, f, 9, rolled) && fieldAt(colour, 0) <= f && f <= fieldAt(colour, 8)).length,
  );
  expect(rows).toEqual([0, 9, 9]);
});

test('what fits is exactly the fields of a row that fit', () => {
  const rng = simulationRng('openings');
  for (let round = 0; round < 300; round++) {
    const sheet = randomSheet(rng, rng.below(40));
    for (const colour of COLOURS) {
      for (let number = 1; number <= HIGHEST; number++) {
        expect(fieldsFor(sheet, colour, number)).toEqual(
          FIELDS.filter(field => fitsByTheRules(sheet, colour, field, number)),
        );
      }
    }
  }
});

/** [QW-4] read aloud, with nothing shared with the code. */
function fitsByTheRules({ numbers }: Sheet, colour: Colour, field: Field, number: number): boolean {
  const row = PLACES.map(place => fieldAt(colour, place));
  if (!row.includes(field) || numbers[field] !== EMPTY) return false;
  const after = row.map(other => (other === field ? number : numbers[other])).filter(n => n !== EMPTY);
  const rises = after.every((n, i) => i === 0 || n > (after[i - 1] ?? 0));
  return rises && FIELDS.every(other => COLUMN_OF[other] !== COLUMN_OF[field] || numbers[other] !== number);
}
