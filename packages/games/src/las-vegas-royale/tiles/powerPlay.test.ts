import { describe, expect, test } from 'vitest';
import { printTable } from '../drawing.testing.ts';
import type { Table } from '../table.ts';
import { BLUE, GREEN, RED, actorOf, legal, play, put, refusal, tableOf } from '../table.testing.ts';

const holder = (table: Table) => {
  const tile = table.tiles.find(({ side }) => side === 'D2');
  return tile?.side === 'D2' ? tile.holder : 'no tile';
};

describe('Power Play (D2)', () => {
  test.each([
    ['1 D2', '1', RED],
    ['1 b D2', '1', null],
    ['1 b D2', '2', RED],
    ['1 b2 D2', 'B', null],
    ['1 b2 D2', '1B', RED],
    ['1 n2 D2', '2', null],
    ['1 N D2', '2', null],
    ['1 x3 D2', '3', null],
    ['1 x2n2 D2', '3', RED],
    ['1 b4 D2', '2', null],
  ])('[RV-D2.1] %s: %s more dice of red', (drawing, dice, expected) => {
    const table = tableOf(`${drawing} | r | b`);
    put(table, 1, dice);
    expect(holder(table)).toBe(expected);
  });

  test('[RV-D2.1] the marker is taken from another player', () => {
    const table = tableOf('1 b2 D2(b) | r | b');
    const facts = put(table, 1, '3');
    expect(holder(table)).toBe(RED);
    expect(facts.filter(({ fact }) => fact === 'marker')).toEqual([
      { fact: 'marker', side: 'D2', seat: BLUE, change: 'returned' },
      { fact: 'marker', side: 'D2', seat: RED, change: 'taken' },
    ]);
  });

  test('[RV-D2.2] its holder may set one die, the Biggy too, instead of rolling', () => {
    const table = tableOf('1 r3 D2(r) | r | b');
    expect(legal(table)).toHaveLength(13);
    expect(legal(table)[0]).toBe('powerPlay.turn roll');
    const facts = play(table, 'powerPlay.turn big 6');
    expect(table.casinos[6].dice.big[RED]).toBe(1);
    expect(facts[0]).toEqual({ fact: 'set', seat: RED, casino: 6, size: 'big' });
    expect(actorOf(table)).toBe(BLUE);
    expect(legal(table)).toEqual(['roll']);
  });

  test('[RV-D2.2] only dice in supply', () => {
    const table = tableOf('1 r3 D2(r) | 2 R | r | b');
    expect(legal(table)).toHaveLength(7);
    expect(refusal(table, 'powerPlay.turn big 4')).toEqual({ why: 'no-die', size: 'big' });
  });

  test('[RV-D2.2] or roll as usual', () => {
    const table = tableOf('1 r3 D2(r) | r | b');
    play(table, 'powerPlay.turn roll', 'dice 2 2 2 2 B3');
    expect(legal(table)).toEqual(['place 2', 'place 3', 'place pass']);
  });

  test('[RV-D2.3] the marker is kept after use', () => {
    const table = tableOf('1 r3 D2(r) | r | b');
    play(table, 'powerPlay.turn small 4');
    put(table, 5, '1');
    expect(holder(table)).toBe(RED);
    expect(legal(table)).toContain('powerPlay.turn roll');
  });

  test('[RV-D2.4] worked example: 1 blue, 1 yellow, 2 red, then 2 blank dice arrive: red returns it at once', () => {
    const table = tableOf('1 F1 | 2 70+30 rby D2 | r | b | g | y');
    put(table, 2, '1');
    expect(holder(table)).toBe(RED);
    put(table, 1, '1');
    const facts = play(table, 'blockIt.put 2 2');
    expect(facts).toContainEqual({ fact: 'marker', side: 'D2', seat: RED, change: 'returned' });
    expect(printTable(table)).toContain('2 70+30 r2byx2 D2 |');
  });

  test('[RV-D2.4] worked example: if it stays so, nobody wins there', () => {
    const table = tableOf('1 F1 | 2 70+30 r2byx2 D2 | 3 r5R | 4 b6B | 5 y6Y | 6 g7G | r | b | g | y');
    expect(table.cards).toEqual([[], [], [], []]);
    expect(table.round).toBe(1);
  });

  test('[RV-D2.4] also when another leads alone who did not set it off', () => {
    const led = tableOf('1 r2b2 D2 | 2 H2 | r | b | g | turn r');
    put(led, 1, '1');
    expect(holder(led)).toBe(RED);
    put(led, 2, '1');
    play(led, 'myChoice.dice 1 5', 'myChoice.use 5', 'moveDie place big 1');
    // Blue has four to red's three, but only moved a die there.
    expect(led.casinos[1].dice.big[BLUE]).toBe(1);
    expect(holder(led)).toBe(null);
    expect(actorOf(led)).toBe(GREEN);
  });

  test('[RV-D2.4] who takes dice away loses it', () => {
    const table = tableOf('1 r2b D2(r) | 2 H2 | r | b');
    play(table, 'powerPlay.turn small 2', 'myChoice.dice 5 6', 'myChoice.use 5', 'moveDie take small 1');
    expect(holder(table)).toBe(null);
  });

  test('[RV-D2.4] a holder who still leads alone keeps it', () => {
    const table = tableOf('1 r3b D2(r) | 2 H2 | r | b');
    play(table, 'powerPlay.turn small 2', 'myChoice.dice 5 6', 'myChoice.use 5', 'moveDie take small 1');
    expect(holder(table)).toBe(RED);
  });

  test('[RV-E1.2] a closed casino cannot be entered by it', () => {
    const table = tableOf('1 r3 D2(r) | 4! b | r | b');
    expect(legal(table)).not.toContain('powerPlay.turn small 4');
    expect(refusal(table, 'powerPlay.turn small 4')).toEqual({ why: 'closed', casino: 4 });
  });

  test('[RV-3.6] a holder without dice has no turn', () => {
    const table = tableOf('1 r7R D2(r) | r | b');
    expect(actorOf(table)).toBe(BLUE);
  });
});
