import {
  BONUS_COLUMNS,
  COLOURS,
  FIELDS,
  FIELDS_OF,
  ROWS,
  endingOf,
  fieldsFor,
  isDead,
  isFull,
  qwinto,
  score,
  type Sheet,
} from '@zaria/games/qwinto';
import { NATURE, pick, simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import * as paper from './paper.ts';

/** Every sheet that random matches come by. */
function sheets(matches: number): readonly Sheet[] {
  const found: Sheet[] = [];
  for (let match = 0; match < matches; match++) {
    const rng = simulationRng(`papers ${match}`);
    const state = qwinto.setup({ rules: 1, seats: 1 + (match % 6), options: { starter: 0 } });
    let turn = -1;
    for (let [actor] = qwinto.waiting(state); actor !== undefined; [actor] = qwinto.waiting(state)) {
      qwinto.play(state, actor, actor === NATURE ? qwinto.sample(state, rng) : pick(qwinto.legal(state, actor), rng));
      if (state.turn === turn) continue;
      turn = state.turn;
      found.push(...state.sheets);
    }
    found.push(...state.sheets);
  }
  return found;
}

const all = sheets(40);

test('[QW-4] a number may be written where the rules say', () => {
  expect(all.length).toBeGreaterThan(1000);
  for (const sheet of all) {
    const numbers = Uint8Array.from(sheet.numbers);
    const sums = Array.from({ length: 18 }, (_, i) => i + 1);
    expect(sums.map(sum => FIELDS.filter(field => paper.mayWrite(numbers, field, sum)))).toEqual(
      sums.map(sum => COLOURS.flatMap(colour => fieldsFor(sheet, colour, sum))),
    );
  }
});

test('[QW-7] a sheet scores what the rules say', () => {
  for (const sheet of all)
    expect(paper.pointsOf(Uint8Array.from(sheet.numbers), sheet.misthrows)).toBe(score(sheet).total);
});

test('[QW-6] the game ends when the rules say', () => {
  const last = all.filter(sheet => endingOf(sheet) !== null);
  expect(last.length).toBeGreaterThan(10);
  for (const sheet of all)
    expect(paper.isLast(Uint8Array.from(sheet.numbers), sheet.misthrows)).toBe(endingOf(sheet) !== null);
});

test('rows and columns are in the state that their fields are in', () => {
  for (const sheet of all) {
    const numbers = Uint8Array.from(sheet.numbers);
    for (const [row, colour] of COLOURS.entries()) {
      const empty = ROWS[colour].filter(field => sheet.numbers[field] === 0);
      const state = paper.rowState(numbers, row);
      if (state !== paper.NEVER_FULL) expect(state).toBe(empty.length);
      expect(state === 0).toBe(isFull(sheet, colour));
      if (state === paper.NEVER_FULL) expect(empty.length).toBeGreaterThan(0);
    }
    for (const [bonus, column] of BONUS_COLUMNS.entries()) {
      const empty = (FIELDS_OF[column] ?? []).filter(field => sheet.numbers[field] === 0);
      const isLost = empty.some(field => isDead(sheet, field));
      expect(paper.columnState(numbers, bonus)).toBe(isLost ? paper.NEVER_WHOLE : empty.length);
    }
  }
});

test('after a number only the columns it touches are looked at, and all are as they should be', () => {
  for (const sheet of all.filter((_, i) => i % 7 === 0)) {
    const numbers = Uint8Array.from(sheet.numbers);
    const states = (): Uint8Array => Uint8Array.from(BONUS_COLUMNS, (_, bonus) => paper.columnState(numbers, bonus));
    const before = states();
    const after = new Uint8Array(BONUS_COLUMNS.length);
    for (const field of FIELDS)
      for (let sum = 1; sum <= 18; sum++) {
        if (!paper.mayWrite(numbers, field, sum)) continue;
        numbers[field] = sum;
        paper.columnsAfter(numbers, field, before, after);
        expect(after).toEqual(states());
        numbers[field] = 0;
      }
  }
});

test('a row without room for its empty fields can never be full', () => {
  const row = (...numbers: readonly number[]): number => paper.rowState(Uint8Array.of(...numbers), 0);
  expect(row(0, 0, 0, 0, 0, 0, 0, 0, 0)).toBe(9);
  expect(row(0, 2, 0, 0, 0, 0, 0, 0, 0)).toBe(8);
  expect(row(0, 1, 0, 0, 0, 0, 0, 0, 0)).toBe(paper.NEVER_FULL);
  expect(row(1, 0, 0, 4, 0, 0, 0, 0, 18)).toBe(6);
  expect(row(1, 0, 0, 3, 0, 0, 0, 0, 18)).toBe(paper.NEVER_FULL);
  expect(row(1, 2, 3, 4, 5, 6, 7, 18, 0)).toBe(paper.NEVER_FULL);
});

test('what is missing to two full rows is counted in the rows that may still be full', () => {
  expect(paper.missing(9, 9, 9)).toBe(18);
  expect(paper.missing(2, 9, 3)).toBe(5);
  expect(paper.missing(2, paper.NEVER_FULL, 3)).toBe(5);
  expect(paper.missing(0, paper.NEVER_FULL, 9)).toBe(9);
  expect(paper.missing(0, paper.NEVER_FULL, paper.NEVER_FULL)).toBe(paper.NEVER_TWO);
});
