import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts.ts';
import { BLUE, RED, play, put, tableOf } from '../table.testing.ts';

describe('High Five (C1)', () => {
  test('[RV-C1.1] [RV-1.5] dice that weigh five take the marker: three small ones and the Biggy do', () => {
    const table = tableOf('1 60+50 C1 | r | b');
    const facts = put(table, 1, '3B');
    expect(facts).toContainEqual({ fact: 'marker', side: 'C1', seat: RED, change: 'taken' });
    expect(table.tiles[0]).toEqual({ side: 'C1', holder: RED });
  });

  test('[RV-C1.1] with those already there', () => {
    const table = tableOf('1 60+50 r3 C1 | r | b');
    put(table, 1, '2');
    expect(table.tiles[0]).toEqual({ side: 'C1', holder: RED });
  });

  test('[RV-C1.1] four do not', () => {
    const table = tableOf('1 60+50 r2 C1 | r | b');
    put(table, 1, '2');
    expect(table.tiles[0]).toEqual({ side: 'C1', holder: null });
  });

  test('[RV-C1.1] a taken marker stays with its first holder', () => {
    const table = tableOf('1 60+50 r5 C1(r) | r | b | turn b');
    put(table, 1, '6B');
    expect(table.tiles[0]).toEqual({ side: 'C1', holder: RED });
  });

  test('[RV-C1.2] it pays 100k at payout, though the holder wins nothing here and has fewer dice now', () => {
    const facts: Fact[] = [];
    const table = tableOf('1 60+50 r2b2 C1(r) | 2 80+30 r5R | 3 b5B | r | b', {}, facts);
    expect(table.cards[RED]).toEqual([100, 80]);
    expect(facts).toContainEqual({ fact: 'awarded', seat: RED, side: 'C1', amount: 100 });
    expect(table.cards[BLUE]).toEqual([]);
  });

  test('[RV-C1.2] on the tile it pays nobody', () => {
    const facts: Fact[] = [];
    tableOf('1 60+50 r2b2 C1 | 2 80+30 r5R | 3 b5B | r | b', {}, facts);
    expect(facts.some(({ fact }) => fact === 'awarded')).toBe(false);
  });

  test('[RV-C1.3] five dice that came without setting it off do not take it', () => {
    const table = tableOf('1 60+50 r4 C1 | 2 H2 | r | b');
    put(table, 2, '1');
    play(table, 'myChoice.dice 5 5', 'myChoice.use 5', 'moveDie place small 1');
    expect(table.tiles[0]).toEqual({ side: 'C1', holder: null });
    expect(table.casinos[1].dice.small[RED]).toBe(5);
  });
});
