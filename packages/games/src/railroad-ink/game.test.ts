import { completeOptions, type Seat } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { railroadInk } from './game.ts';
import { boardWith, tableFor } from './table.testing.ts';
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

/** Both are worth two points, the second with two errors. */
const CLEAN = ['B1 HH..', 'C1 H..H'];
const LOOSE = ['A4 .H.H', 'B4 .H.H', 'C4 .HHH'];

describe('the standing', () => {
  test('[RI-6.8] most points win', () => {
    const table = ended(tableFor(2), ['B1 HHH.'], CLEAN);
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
    const table = ended(tableFor(4), LOOSE, CLEAN, [], CLEAN);
    expect(railroadInk.standing(table).seats.map(({ score, tieBreaks }) => [score, tieBreaks[0]?.value])).toEqual([
      [2, -2],
      [2, 0],
      [0, 0],
      [2, 0],
    ]);
    expect(ranks(table)).toEqual([3, 1, 4, 1]);
  });

  test('[RI-9.7] in the draft the tie goes counter-clockwise from the right of the game’s first player', () => {
    const table = tableFor(4, { draft: true, starter: 2 });
    expect(ranks(ended(table, CLEAN, CLEAN, CLEAN, CLEAN))).toEqual([2, 1, 4, 3]);
    expect(ranks(ended(table, CLEAN, LOOSE, CLEAN, CLEAN))).toEqual([1, 4, 3, 2]);
  });

  test('[RI-8.6] [RI-7.4] the expansion has its own line', () => {
    const parts = (table: Table) => railroadInk.standing(table).seats[0].parts.at(-1);
    expect(parts(ended(tableFor(1, { expansion: 'rivers' }), ['A1 V..V']))).toEqual({ part: 'river', value: 4 });
    expect(parts(ended(tableFor(1, { expansion: 'lakes' }), ['D4 L...']))).toEqual({ part: 'lake', value: 1 });
  });

  test('[RI-6.5] crossings count as the table wishes', () => {
    const loop = ['A4 .H.H', 'B4 .H.H', 'C4 .H.H', 'D4 HHHH', 'D3 H.H.', 'E4 ..HH', 'E5 H..H', 'D5 HH..'];
    const highway = (crossing: 'once' | 'twice') =>
      railroadInk
        .standing(ended(tableFor(1, { crossing }), loop))
        .seats[0].parts.find(({ part }) => part === 'highway');
    expect([highway('once')?.value, highway('twice')?.value]).toEqual([8, 9]);
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
