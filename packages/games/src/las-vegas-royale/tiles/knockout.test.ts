import { describe, expect, test } from 'vitest';
import { printTable } from '../drawing.testing.ts';
import { BLUE, GREEN, RED, YELLOW, actorOf, legal, play, put, refusal, tableOf } from '../table.testing.ts';

describe('Knockout (E2)', () => {
  test('[RV-E2.1] each opponent, clockwise, puts one die of his choice on the bar', () => {
    const table = tableOf('1 E2 | r | b | g | y | turn g');
    put(table, 1, '1');
    expect(actorOf(table)).toBe(YELLOW);
    expect(legal(table)).toEqual(['knockout.die small', 'knockout.die big']);
    play(table, 'knockout.die big');
    expect(actorOf(table)).toBe(RED);
    play(table, 'knockout.die small');
    expect(actorOf(table)).toBe(BLUE);
    play(table, 'knockout.die small');
    expect(printTable(table)).toContain('1 g E2(rbY)');
    expect(table.supply).toEqual({ small: [6, 6, 6, 7], big: [1, 1, 1, 0] });
    expect(actorOf(table)).toBe(YELLOW);
    expect(legal(table)).toEqual(['roll']);
  });

  test('[RV-E2.1] not who has no dice, nor who has two there', () => {
    const table = tableOf('1 E2(b2gG) | 6 y7Y | r | b | g | y');
    put(table, 1, '1');
    expect(legal(table)).toEqual(['roll']);
    expect(printTable(table)).toContain('E2(b2gG)');
  });

  test('[RV-1.5] the Biggy is one of the two pieces', () => {
    const table = tableOf('1 E2(B) | r | b');
    put(table, 1, '1');
    expect(actorOf(table)).toBe(BLUE);
    expect(legal(table)).toEqual(['knockout.die small']);
    expect(refusal(table, 'knockout.die big')).toEqual({ why: 'no-die', size: 'big' });
    play(table, 'knockout.die small');
    expect(printTable(table)).toContain('E2(bB)');
  });

  test('[RV-E2.2] then the player takes all his own back, the others stay', () => {
    const table = tableOf('1 E2(rRb) | r | b');
    put(table, 1, '1');
    const facts = play(table, 'knockout.die small');
    expect(facts).toEqual([
      { fact: 'knockedOut', seat: BLUE, size: 'small' },
      { fact: 'leftBar', seat: RED, small: 1, big: 1 },
    ]);
    expect(printTable(table)).toContain('E2(b2)');
    expect([table.supply.small[RED], table.supply.big[RED]]).toEqual([6, 1]);
  });

  test('[RV-3.6] who has just placed his last die is back in turn order with those from the bar', () => {
    const table = tableOf('1 E2(r) | 6 r5R | 5 b7B | r | b');
    put(table, 1, '1');
    expect(actorOf(table)).toBe(RED);
    expect(legal(table)).toEqual(['roll']);
    expect(table.supply.small[RED]).toBe(1);
  });

  test('[RV-3.6] who had to give his last die is skipped', () => {
    const table = tableOf('1 E2 | 6 b6B | r | b | g');
    put(table, 1, '1');
    play(table, 'knockout.die small', 'knockout.die small');
    expect(actorOf(table)).toBe(GREEN);
  });

  test('[RV-E2.3] dice on the bar do not count at payout, and go home', () => {
    const table = tableOf('1 60+50 rb2 E2(r2) | 6 r4R | 5 b5B | r | b');
    expect(table.cards).toEqual([[50], [60]]);
    expect(table.supply).toEqual({ small: [7, 7], big: [1, 1] });
  });
});
