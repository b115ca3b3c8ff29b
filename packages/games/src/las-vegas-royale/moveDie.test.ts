import { describe, expect, test } from 'vitest';
import { printTable } from './drawing.testing.ts';
import { RED, actorOf, legal, play, put, refusal, tableOf } from './table.testing.ts';

/** Red has rolled a five at My Choice. */
function moving(drawing: string, dice = '1') {
  const table = tableOf(drawing);
  put(table, 1, dice);
  play(table, 'myChoice.dice 5 5', 'myChoice.use 5');
  return table;
}

describe('move a die', () => {
  test('[RV-M.1] a die of the supply to any casino, or one from a casino back; one must be done', () => {
    const table = moving('1 H2 | 3 R | 4 b | r | b');
    expect(legal(table)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map(n => `moveDie place small ${n}`),
      'moveDie take small 1',
      'moveDie take big 3',
    ]);
    expect(refusal(table, 'moveDie take small 4')).toEqual({ why: 'no-die-there', casino: 4, size: 'small' });
    expect(refusal(table, 'moveDie place big 4')).toEqual({ why: 'no-die', size: 'big' });
  });

  test('[RV-M.1] placing', () => {
    const table = moving('1 H2 | r | b');
    const facts = play(table, 'moveDie place big 6');
    expect(facts[0]).toEqual({ fact: 'moved', seat: RED, move: 'place', casino: 6, size: 'big' });
    expect(printTable(table)).toContain('6 R |');
    expect([table.supply.small[RED], table.supply.big[RED]]).toEqual([6, 0]);
  });

  test('[RV-M.1] taking', () => {
    const table = moving('1 H2 | 3 R | r | b');
    play(table, 'moveDie take big 3');
    expect(printTable(table)).not.toContain('3 R');
    expect([table.supply.small[RED], table.supply.big[RED]]).toEqual([6, 1]);
  });

  test('[RV-M.2] it sets nothing off', () => {
    const table = moving('1 H2 | 2 A1 | r | b');
    const facts = play(table, 'moveDie place small 2');
    expect(facts.map(({ fact }) => fact)).toEqual(['moved']);
    expect(legal(table)).toEqual(['roll']);
    const back = moving('1 H2 | r | b');
    expect(play(back, 'moveDie place small 1').map(({ fact }) => fact)).toEqual(['moved']);
  });

  test('[RV-M.3] never a closed casino', () => {
    const table = moving('1 H2 | 3! R | r | b');
    expect(legal(table).filter(text => text.endsWith(' 3'))).toEqual([]);
    expect(refusal(table, 'moveDie take big 3')).toEqual({ why: 'closed', casino: 3 });
    expect(refusal(table, 'moveDie place small 3')).toEqual({ why: 'closed', casino: 3 });
  });

  test('[RV-M.3] never a tile: dice on the bar, the gold space and Double Down stay', () => {
    const table = moving('1 H2(r) | 2 E2(r) | 3 G2(r) | r | b');
    expect(legal(table).filter(text => text.includes('take'))).toEqual(['moveDie take small 1']);
  });

  test('[RV-M.3] nor a slot', () => {
    const table = tableOf('1 F2 | 2 H1(2r) | 4 x | r | b');
    put(table, 1, '1');
    play(table, 'handicap.take 4 move');
    expect(legal(table).filter(text => text.includes('take'))).toEqual(['moveDie take small 1']);
  });

  test('[RV-M.4] the die just placed may be taken back, and the player stays in the round', () => {
    const table = moving('1 H2 | 5 r7 | 6 b7B | r | b', 'B');
    play(table, 'moveDie take big 1');
    expect(actorOf(table)).toBe(RED);
    expect(legal(table)).toEqual(['roll']);
  });
});
