import { describe, expect, test } from 'vitest';
import { printTable } from '../drawing.testing.ts';
import type { Fact } from '../facts.ts';
import { BLUE, GREEN, RED, legal, play, put, refusal, tableOf } from '../table.testing.ts';

describe('Double Down (G2)', () => {
  test('[RV-G2.1] any of one’s dice here may go to the tile, earlier ones too', () => {
    const table = tableOf('1 rb2 G2(b) | r | b');
    put(table, 1, '1B');
    expect(legal(table)).toEqual(['none', '1', '2', 'B', '1 B', '2 B'].map(dice => `doubleDown.move ${dice}`));
    expect(refusal(table, 'doubleDown.move 3')).toEqual({ why: 'too-many' });
    const facts = play(table, 'doubleDown.move 1 B');
    expect(facts).toEqual([{ fact: 'doubled', seat: RED, small: 1, big: 1 }]);
    expect(printTable(table)).toContain('1 rb2 G2(rRb)');
  });

  test('[RV-G2.1] or none', () => {
    const table = tableOf('1 G2 | r | b');
    put(table, 1, '1');
    expect(play(table, 'doubleDown.move none')).toEqual([{ fact: 'declined', seat: RED, side: 'G2' }]);
    expect(printTable(table)).toContain('1 r G2 |');
  });

  test.each([
    ['r2b', [60], [30], []],
    ['Rbg', [60], [], []],
    ['r3rb2g', [60], [30], []],
    ['r3b3g', [], [], [60]],
    ['Rb3', [30], [60], []],
    ['', [], [], []],
  ])('[RV-G2.2] with %s on it the tile pays like a casino', (dice, red, blue, green) => {
    const count = (letter: string): number =>
      [...dice.matchAll(new RegExp(`${letter}(\\d?)`, 'g'))].reduce((sum, [, n]) => sum + Number(n || 1), 0);
    const rest = (['r', 'b', 'g'] as const).map(
      (colour, i) => `${i + 2} ${colour}${7 - count(colour)}${count(colour.toUpperCase()) ? '' : colour.toUpperCase()}`,
    );
    const table = tableOf(`1 G2${dice && `(${dice})`} | ${rest.join(' | ')} | r | b | g`);
    expect(table.cards).toEqual([red, blue, green]);
  });

  test('[RV-G2.2] its ties are told', () => {
    const facts: Fact[] = [];
    tableOf('1 G2(r3b3g) | 2 r4R | 3 b4B | 4 g6G | r | b | g', {}, facts);
    expect(facts).toContainEqual({ fact: 'tiedOnTile', side: 'G2', seats: [RED, BLUE], dice: 3 });
    expect(facts).toContainEqual({ fact: 'awarded', seat: GREEN, side: 'G2', amount: 60 });
  });

  test('[RV-G2.2] dice on the tile do not count at the casino', () => {
    const table = tableOf('1 60+50 rb2 G2(r5) | 2 rR | 3 b5B | r | b');
    expect(table.cards).toEqual([[60, 50], [60]]);
  });

  test('[RV-G2.3] no other effect reaches dice on the tile', () => {
    const table = tableOf('1 G2(r5R) | 2 H2 | r | b');
    put(table, 2, '1');
    play(table, 'myChoice.dice 5 5', 'myChoice.use 5');
    expect(legal(table).filter(text => text.includes('take'))).toEqual(['moveDie take small 2']);
  });
});
