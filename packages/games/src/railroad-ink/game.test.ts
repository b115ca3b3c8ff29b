import { completeOptions, type Seat } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { railroadInk } from './game.ts';
import { boardWith, tableFor } from './testing.ts';
import type { Table } from './table.ts';

const optionsFor = (seats: number, given: Readonly<Record<string, unknown>>) =>
  completeOptions(railroadInk.options, seats, given);

describe('options', () => {
  test('[RI-1.1] one to six players', () => {
    expect(railroadInk.players).toEqual({ min: 1, max: 6 });
  });

  test('left alone: no expansion, no draft, crossings count once', () => {
    expect(optionsFor(4, {})).toEqual({
      ok: true,
      value: { expansion: 'none', draft: false, crossing: 'once', starter: 'random' },
    });
  });

  test('[RI-9.1] the draft needs two players, and only there somebody begins', () => {
    expect(optionsFor(1, { draft: true })).toMatchObject({ ok: false, error: { option: 'draft' } });
    expect(optionsFor(2, { draft: true, starter: 1 })).toMatchObject({ ok: true });
    expect(optionsFor(2, { draft: true, starter: 2 })).toMatchObject({ ok: false, error: { option: 'starter' } });
    expect(optionsFor(2, { starter: 1 })).toMatchObject({ ok: false, error: { option: 'starter' } });
  });
});

/** A table whose boards are these. */
function ended(table: Table, ...boards: readonly (readonly string[])[]): Table {
  boards.forEach((texts, seat) => (table.boards[seat as Seat] = boardWith(...texts)));
  table.agenda.length = 0;
  return table;
}

const ranks = (table: Table): number[] => railroadInk.standing(table).seats.map(placing => placing.rank);

/** One point and no error; one point and one error; nothing at all. */
const TWO = ['B1 HH..', 'C1 H..H'];
const TWO_WITH_ERROR = ['B1 HH..', 'C1 .H.H', 'F1 H..H', 'A2 .R.R'];

describe('the standing', () => {
  test('[RI-6.8] most points win', () => {
    const table = ended(tableFor(2), ['B1 HHH.'], TWO);
    expect(ranks(table)).toEqual([2, 1]);
    expect(railroadInk.standing(table).seats[1]).toEqual({
      rank: 1,
      score: 2,
      parts: [
        { part: 'networks', value: 0 },
        { part: 'highway', value: 2 },
        { part: 'railway', value: 0 },
        { part: 'centre', value: 0 },
        { part: 'errors', value: 0 },
      ],
      tieBreaks: [{ part: 'errors', value: 0 }],
    });
  });

  test('[RI-6.8] then fewer errors, then the victory is shared', () => {
    const table = ended(tableFor(4), TWO_WITH_ERROR, TWO, TWO, []);
    const { seats } = railroadInk.standing(table);
    expect(seats.map(({ score, tieBreaks }) => [score, tieBreaks[0]?.value])).toEqual([
      [expect.any(Number), expect.any(Number)],
      [2, 0],
      [2, 0],
      [0, 0],
    ]);
    expect(ranks(ended(tableFor(3), ['B1 H..H'], ['B1 HH..', 'C1 H.HH'], ['B1 HH..', 'C1 HH.H']))).toEqual(
      [2, 2, 2].map(() => 1).with(0, 1),
    );
  });

  test('[RI-9.7] in the draft the tie goes counter-clockwise from the right of the game’s first player', () => {
    const table = tableFor(4, { draft: true, starter: 2 });
    expect(ranks(ended(table, TWO, TWO, TWO, TWO))).toEqual(
      [2, 1, 4, 3]
        .map((_, seat) => [3, 1, 4, 2].at(seat) ?? 0)
        .map((_, seat) => ({ 1: 1, 0: 2, 3: 3, 2: 4 })[seat] ?? 0),
    );
  });

  test('[RI-8.6] [RI-7.4] the expansion has its own line', () => {
    const parts = (table: Table) => railroadInk.standing(table).seats[0].parts.at(-1);
    expect(parts(ended(tableFor(1, { expansion: 'rivers' }), ['A1 V..V']))).toEqual({ part: 'river', value: 4 });
    expect(parts(ended(tableFor(1, { expansion: 'lakes' }), ['D4 L...']))).toEqual({ part: 'lake', value: 1 });
  });

  test('[RI-6.5] crossings count as the table wishes', () => {
    const loop = ['A4 .HHH'.replace('.HHH', 'HHHH'), 'B4 ..HH', 'B5 H..H', 'A5 HH..', 'A3 H.H.'];
    const highway = (crossing: 'once' | 'twice') =>
      railroadInk
        .standing(ended(tableFor(1, { crossing }), loop))
        .seats[0].parts.find(({ part }) => part === 'highway');
    expect([highway('once')?.value, highway('twice')?.value]).toEqual([5, 5]);
  });
});

test('what is conserved: the special routes', () => {
  const table = tableFor(2);
  expect(railroadInk.conserved(table)).toEqual({ 'special routes of seat 0': 6, 'special routes of seat 1': 6 });
  table.specials[0] = ['HHHH'];
  expect(railroadInk.conserved(table)['special routes of seat 0']).toBe(5);
  table.boards[0] = boardWith('B1 HHHH');
  expect(railroadInk.conserved(table)['special routes of seat 0']).toBe(6);
});
