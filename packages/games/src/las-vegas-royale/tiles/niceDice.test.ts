import { describe, expect, test } from 'vitest';
import { printTable } from '../drawing.testing.ts';
import { BLUE, RED, legal, play, refusal, tableOf } from '../table.testing.ts';

/** Red rolls 1 1 3 3 5 5 6 and the Biggy on 5, and places the ones here. */
function placed(drawing: string) {
  const table = tableOf(drawing);
  play(table, 'roll', 'dice 1 1 3 3 5 5 6 B5', 'place 1');
  return table;
}

describe('Nice Dice (H1)', () => {
  test('[RV-H1.1] one die of this turn’s roll, just placed here or still in the roll, or none', () => {
    const table = placed('1 H1 | r | b');
    const dice = ['no', 'small 1', 'small 3', 'small 5', 'big 5', 'small 6'];
    expect(legal(table)).toEqual(dice.map(die => `niceDice.slot ${die}`));
    expect(refusal(table, 'niceDice.slot small 4')).toEqual({ why: 'not-this-turn' });
    expect(refusal(table, 'niceDice.slot big 1')).toEqual({ why: 'not-this-turn' });
    expect(play(table, 'niceDice.slot no')).toEqual([{ fact: 'declined', seat: RED, side: 'H1' }]);
    expect(printTable(table)).toContain('1 r2 H1 |');
  });

  test('[RV-H1.1] a die just placed leaves the casino', () => {
    const table = placed('1 H1 | r | b');
    play(table, 'niceDice.slot small 1');
    expect(printTable(table)).toContain('1 r H1(1r)');
    expect(table.supply.small[RED]).toBe(5);
  });

  test('[RV-H1.1] a die of the roll leaves the supply', () => {
    const table = placed('1 H1 | r | b');
    const facts = play(table, 'niceDice.slot big 5');
    expect(facts).toEqual([{ fact: 'slotted', seat: RED, slot: 5, size: 'big' }]);
    expect(printTable(table)).toContain('1 r2 H1(5R)');
    expect([table.supply.small[RED], table.supply.big[RED]]).toEqual([5, 0]);
  });

  test('[RV-H1.1] no dice of earlier turns', () => {
    const table = tableOf('1 R H1 | r | b');
    play(table, 'roll', 'dice 1 2 2 2 2 2 2', 'place 1');
    expect(legal(table)).toEqual(['no', 'small 1', 'small 2'].map(die => `niceDice.slot ${die}`));
  });

  test.each([
    ['b', BLUE, 'small', '3 b |'],
    ['B', BLUE, 'big', '3 B |'],
  ])('[RV-H1.2] a die that lay there (%s) is pushed to the casino of that number', (die, seat, size, casino) => {
    const table = placed(`1 H1(3${die}) | r | b`);
    const facts = play(table, 'niceDice.slot small 3');
    expect(facts[1]).toEqual({ fact: 'pushed', seat, casino: 3, size });
    expect(printTable(table)).toContain('H1(3r)');
    expect(printTable(table)).toContain(casino);
  });

  test('[RV-H1.2] one’s own die too', () => {
    const table = tableOf('1 H1(3R) | r | b');
    play(table, 'roll', 'dice 1 1 3 3 5 5 6', 'place 1', 'niceDice.slot small 3');
    expect(printTable(table)).toContain('1 r2 H1(3r) | 3 R |');
  });

  test('[RV-H1.2] [RV-3.9] the push sets nothing off', () => {
    const table = placed('1 H1(3b) | 2 B2 | 3 A1 | r | b');
    const facts = play(table, 'niceDice.slot small 3');
    expect(facts.some(({ fact }) => fact === 'activated')).toBe(false);
    expect(legal(table)).toEqual(['roll']);
  });

  test('[RV-H1.2] from the slot of this casino it comes here', () => {
    const table = placed('1 H1(1b) | r | b');
    play(table, 'niceDice.slot small 1');
    expect(printTable(table)).toContain('1 rb H1(1r)');
  });

  test('[RV-H1.3] the slots pay 1 chip, 2 chips, 30k to 60k; the Biggy one reward', () => {
    const table = tableOf('1 H1(1r2b3B4r5r6R) | 2 r4 | 3 b6 | r | b');
    expect(table.chips).toEqual([3, 4]);
    expect(table.cards).toEqual([[60, 50, 40], [30]]);
    expect(table.supply).toEqual({ small: [7, 7], big: [1, 1] });
  });

  test('[RV-H1.4] a taken slot whose casino is closed cannot be used', () => {
    const table = placed('1 H1(3b) | 3! | r | b');
    expect(legal(table)).not.toContain('niceDice.slot small 3');
    expect(refusal(table, 'niceDice.slot small 3')).toEqual({ why: 'slot-taken', slot: 3 });
  });

  test('[RV-H1.4] an empty one can', () => {
    const table = placed('1 H1 | 3! | r | b');
    play(table, 'niceDice.slot small 3');
    expect(printTable(table)).toContain('H1(3r)');
  });

  test('[RV-H1.1] [RV-D2.2] a die set by Power Play counts with its number', () => {
    const table = tableOf('1 H1 | 2 r2 D2(r) | r | b');
    play(table, 'powerPlay.turn big 1');
    expect(legal(table)).toEqual(['niceDice.slot no', 'niceDice.slot big 1']);
    play(table, 'niceDice.slot big 1');
    expect(printTable(table)).toContain('1 H1(1R)');
  });
});
