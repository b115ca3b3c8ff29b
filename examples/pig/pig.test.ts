import { NATURE, apply, check, completeOptions, type Seat } from '@zaria/kit';
import { LAWS, checkLaws } from '@zaria/testkit';
import { describe, expect, test } from 'vitest';
import { pigFacts } from './facts.ts';
import { pig } from './game.ts';
import { scorePosition } from './position.ts';
import type { Fact } from './steps.ts';
import type { Table } from './table.ts';

const [ANNA, BEN] = [0, 1] as const;

/** Plays "0 turn roll", "nature die 4", and refuses what the rules refuse. */
function play(table: Table, ...rows: readonly string[]): Fact[] {
  const facts: Fact[] = [];
  for (const row of rows) {
    const [who, ...what] = row.split(' ');
    const actor = who === 'nature' ? NATURE : (Number(who) as Seat);
    const action = pig.parse(what.join(' '));
    if (action === null || check(pig, table, actor, action) !== null) throw new Error(`refused: ${row}`);
    pig.play(table, actor, action, fact => facts.push(fact));
  }
  return facts;
}

const begun = (): Table => pig.setup({ rules: pig.rules, seats: 2, options: { starter: ANNA, target: 50 } });

test('Pig obeys the laws of every game', () => {
  expect(() => checkLaws(pig, 40, [...LAWS, pigFacts])).not.toThrow();
});

describe('a turn', () => {
  test('the pot grows with every roll, and holding makes it safe', () => {
    const table = begun();
    play(table, '0 turn roll', 'nature die 4', '0 turn roll', 'nature die 6');
    expect(table.pot).toBe(10);
    expect(play(table, '0 turn hold')).toEqual([{ fact: 'held', seat: ANNA, pot: 10, score: 10 }]);
    expect([table.scores, table.pot, pig.waiting(table)]).toEqual([[10, 0], 0, [BEN]]);
  });

  test('a 1 loses the pot and the turn', () => {
    const table = begun();
    play(table, '0 turn roll', 'nature die 4');
    expect(play(table, '0 turn roll', 'nature die 1')).toEqual([{ fact: 'lost', seat: ANNA, pot: 4 }]);
    expect([table.scores, table.pot, pig.waiting(table)]).toEqual([[0, 0], 0, [BEN]]);
  });

  test('nobody holds an empty pot', () => {
    expect(apply(pig, begun(), ANNA, { step: 'turn', answer: 'hold' })).toEqual({
      ok: false,
      error: { why: 'illegal', reason: { why: 'nothing-to-hold' } },
    });
  });
});

test('whoever holds enough points wins at once', () => {
  const table = begun();
  table.scores = [48, 49] as Table['scores'];
  play(table, '0 turn roll', 'nature die 2', '0 turn hold');
  expect(pig.waiting(table)).toEqual([]);
  expect(pig.standing(table)).toMatchObject({
    over: true,
    seats: [
      { rank: 1, score: 50 },
      { rank: 2, score: 49 },
    ],
  });
});

test('the start player is drawn unless the table names one', () => {
  const options = completeOptions(pig.options, 3, {});
  if (!options.ok) throw new Error(options.error.why);
  const table = pig.setup({ rules: pig.rules, seats: 3, options: options.value });
  expect(pig.waiting(table)).toEqual([NATURE]);
  expect(() => play(table, 'nature starter 3')).toThrow('refused');
  play(table, 'nature starter 2');
  expect(pig.waiting(table)).toEqual([2]);
});

test('a position written by hand', () => {
  expect(scorePosition({ points: 42 })).toEqual({ ok: true, value: { total: 42 } });
  for (const points of [-1, 1.5, '42', null, undefined])
    expect(scorePosition({ points })).toEqual({ ok: false, error: { at: 'points', why: 'points-range' } });
});
