import { COLOURS, fieldsFor, qwinto, type Sheet } from '@zaria/games/qwinto';
import { NATURE, pick, simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import * as turn from './turn.ts';
import { SUM_ODDS, USUAL, numbersOf, valueOf } from './value.ts';

/** Sheets as random matches leave them. */
function sheets(): readonly Sheet[] {
  const found: Sheet[] = [];
  for (let match = 0; match < 6; match++) {
    const rng = simulationRng(`sheets ${match}`);
    const state = qwinto.setup({ rules: 1, seats: 3, options: { starter: 0 } });
    for (let [actor] = qwinto.waiting(state); actor !== undefined; [actor] = qwinto.waiting(state)) {
      qwinto.play(state, actor, actor === NATURE ? qwinto.sample(state, rng) : pick(qwinto.legal(state, actor), rng));
      if (rng.below(8) === 0) found.push(...state.sheets);
    }
  }
  return found;
}

test('a number fits where the rules say', () => {
  const all = sheets();
  expect(all.length).toBeGreaterThan(40);
  for (const sheet of all) {
    const numbers = numbersOf(sheet);
    for (const [row, colour] of COLOURS.entries())
      for (let sum = 1; sum <= 18; sum++)
        expect(turn.fieldsFor(numbers, row, sum)).toEqual(fieldsFor(sheet, colour, sum));
  }
});

test('the odds are those of dice', () => {
  expect(SUM_ODDS[1]?.[6]).toBeCloseTo(1 / 6);
  expect(SUM_ODDS[2]?.[7]).toBeCloseTo(6 / 36);
  expect(SUM_ODDS[3]?.[10]).toBeCloseTo(27 / 216);
  for (const odds of SUM_ODDS.slice(1)) expect(odds.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

test('the turn is worked out as every throw and every second throw, one by one', () => {
  const value = valueOf(USUAL);
  const faces = [1, 2, 3, 4, 5, 6];
  for (const sheet of sheets().slice(0, 12)) {
    const numbers = numbersOf(sheet);
    const nothing = value(numbers, sheet.misthrows + 1);
    const after: turn.After = (field, sum) => {
      numbers[field] = sum;
      const worth = value(numbers, sheet.misthrows);
      numbers[field] = 0;
      return worth;
    };
    const prospect = turn.prospectOf(numbers, after, nothing);
    // Orange and purple.
    const worthOf = (sum: number): number =>
      Math.max(
        nothing,
        ...(['orange', 'purple'] as const).flatMap(colour =>
          fieldsFor(sheet, colour, sum).map(field => after(field, sum)),
        ),
      );
    const throws = faces.flatMap(one => faces.map(other => worthOf(one + other)));
    const again = throws.reduce((a, b) => a + b, 0) / throws.length;
    const twice = throws.reduce((sum, worth) => sum + Math.max(worth, again), 0) / throws.length;
    expect(turn.thrown(prospect, 0b101)).toBeCloseTo(again, 9);
    expect(turn.thrownTwice(prospect, 0b101)).toBeCloseTo(twice, 9);
  }
});
