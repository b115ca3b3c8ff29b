import { questionOn } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { BLUE, RED, actorOf, legal, play, put, refusal, roll, tableOf } from '../table.testing.ts';

describe('No Entry (E1)', () => {
  test('[RV-E1.1] the first time the marker must go to any casino but this one', () => {
    const table = tableOf('1 A1 | 2 E1 | r | b');
    put(table, 2, '1');
    expect(legal(table)).toEqual([1, 3, 4, 5, 6].map(n => `noEntry.close ${n}`));
    expect(refusal(table, 'noEntry.close leave')).toEqual({ why: 'must-close' });
    expect(refusal(table, 'noEntry.close 2')).toEqual({ why: 'own-casino', casino: 2 });
    const facts = play(table, 'noEntry.close 5');
    expect(table.closed).toBe(5);
    expect(facts[0]).toEqual({ fact: 'closed', seat: RED, casino: 5 });
  });

  test('[RV-E1.3] the counter runs in a loop: 2 chips, nothing, 30k, nothing, 1 chip, start', () => {
    const won = [0, 1, 2, 3, 4, 5].map(space => {
      const table = tableOf(`1 ${space === 0 ? 'E1' : `E1(${space})`} | 3! | r | b`);
      put(table, 1, '1');
      play(table, 'noEntry.close 4');
      expect(table.tiles[0]).toEqual({ side: 'E1', space: (space + 1) % 6 });
      return [table.chips[RED] - 2, ...table.cards[RED]];
    });
    expect(won).toEqual([[2], [0], [0, 30], [0], [1], [0]]);
  });

  test('[RV-E1.4] later it may stay: the counter stays too and pays nothing; moving is to another casino', () => {
    const table = tableOf('1 E1 | 3! | r | b');
    put(table, 1, '1');
    expect(legal(table)).toEqual(['2', '4', '5', '6', 'leave'].map(to => `noEntry.close ${to}`));
    expect(refusal(table, 'noEntry.close 3')).toEqual({ why: 'closed', casino: 3 });
    const facts = play(table, 'noEntry.close leave');
    expect(facts).toEqual([{ fact: 'declined', seat: RED, side: 'E1' }]);
    expect([table.closed, table.tiles[0], table.chips[RED]]).toEqual([3, { side: 'E1', space: 0 }, 2]);
  });

  test('[RV-E1.2] nobody can place dice at the closed casino', () => {
    const table = tableOf('1 E1 | 3! b | r | b');
    play(table, 'roll', 'dice 1 3 3 3 4 4 4 B3');
    expect(legal(table)).toEqual(['place 1', 'place 4', 'place pass']);
    expect(refusal(table, 'place 3')).toEqual({ why: 'closed', casino: 3 });
    expect(refusal(table, 'place 5')).toEqual({ why: 'not-rolled', casino: 5 });
  });

  test('[RV-E1.5] a roll that shows only the closed number is a free pass', () => {
    const table = tableOf('1 E1 | 3! r6 | r 1c | b');
    roll(table, 3, '1B');
    expect(legal(table)).toEqual(['place pass']);
    const facts = play(table, 'place pass');
    expect(facts).toEqual([{ fact: 'passed', seat: RED, chips: 0 }]);
    expect(table.chips[RED]).toBe(1);
    expect(actorOf(table)).toBe(BLUE);
  });

  test('[RV-E1.5] also without a chip', () => {
    const table = tableOf('1 E1 | 3! r6 | r 0c | b');
    roll(table, 3, '1B');
    play(table, 'place pass');
    expect(table.chips[RED]).toBe(0);
    expect(table.supply.small[RED]).toBe(1);
  });

  test('[RV-E1.2] at payout the closed casino is settled like any other, ties leaving', () => {
    const table = tableOf('1 E1 | 3! 90+40 r2b2g | 4 r5R | 5 b5B | 6 g6G | r | b | g');
    expect(table.cards).toEqual([[], [], [90]]);
  });

  test('[RV-2.8] the marker is off the table in the next round', () => {
    const table: Table = tableOf('1 E1 | 3! 90+40 r7R | 4 b7B | r | b');
    expect(table.closed).toBe(null);
    expect(questionOn(table)?.step).toBe('deal');
  });
});
