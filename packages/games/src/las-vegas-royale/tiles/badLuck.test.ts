import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts.ts';
import { lasVegasRoyale } from '../game.ts';
import { BLUE, GREEN, RED, play, tableOf } from '../table.testing.ts';

/** The round ends at once: all dice lie somewhere. */
function settle(drawing: string) {
  const facts: Fact[] = [];
  const table = tableOf(drawing, {}, facts);
  return { table, facts, fined: facts.flatMap(fact => (fact.fact === 'fined' ? [fact.seat] : [])) };
}

describe('Bad Luck (C2)', () => {
  test.each([
    ['one with fewest', '1 r2b3g C2 | 2 r5R | 3 b4B | 4 g6G', [GREEN]],
    ['none at all is fewest', '1 r2b3 C2 | 2 r5R | 3 b4B | 4 g7G', [GREEN]],
    ['all who tie pay', '1 r2b2g3 C2 | 2 r5R | 3 b5B | 4 g4G', [RED, BLUE]],
    ['all equal: all pay', '1 C2 | 2 r7R | 3 b7B | 4 g7G', [RED, BLUE, GREEN]],
    ['the Biggy counts two [RV-1.5]', '1 Rb3g C2 | 2 r7 | 3 b4B | 4 g6G', [GREEN]],
    ['the Biggy is more than one small die', '1 Rbg3 C2 | 2 r7 | 3 b6B | 4 g4G', [BLUE]],
  ])('[RV-C2.1] %s', (_name, drawing, expected) => {
    expect(settle(`${drawing} | r 9c | b 9c | g 9c`).fined).toEqual(expected);
  });

  test('[RV-C2.2] neutral and blank are not compared, and nobody need set it off', () => {
    const { fined } = settle('1 r2b3nx C2 | 2 r5R | 3 b4B | r 9c | b 9c');
    expect(fined).toEqual([RED]);
  });

  test('[RV-C2.3] ties have not left when it counts', () => {
    const { fined } = settle('1 r2b2g C2 | 2 r5R | 3 b5B | 4 g6G | r 9c | b 9c | g 9c');
    expect(fined).toEqual([GREEN]);
  });

  test('[RV-C2.3] it is paid after all payouts, from what they brought', () => {
    const { table } = settle('1 r C2 | 6 50+30 b7B | 2 r6R | r 0c | b 0c');
    expect(table.cards[BLUE]).toEqual([]);
    expect(table.chips[BLUE]).toBe(0);
  });

  test('[RV-C2.3] Prime Time dice count', () => {
    const table = tableOf('1 70+30 rb2 B1 | 2 40+30 rb C2 | 3 r5R | 4 b4B | r 9c | b 9c');
    const facts = play(table, 'primeTime.dice 2 5', 'primeTime.place 2');
    expect(facts).toContainEqual({ fact: 'fewest', seats: [RED], dice: 1 });
  });

  test.each([
    ['50', '9c', [], 0, 9, 'exactly'],
    ['50+100', '2c', [100], 0, 2, 'the lowest total of 50k or more'],
    ['60+100', '2c', [100], 10, 2, 'change of 10k is cash'],
    ['70', '2c', [], 20, 2, 'change of 20k is cash'],
    ['80', '2c', [30], 0, 2, 'change of 30k is a card'],
    ['100', '2c', [50], 0, 2, 'change of 50k is one card'],
    ['30+30', '2c', [], 10, 2, 'two cards'],
    ['60+30+30', '2c', [30, 30], 10, 2, 'of equal totals the fewest pieces'],
    ['40+30', '2c', [], 20, 2, 'two cards, cash back'],
    ['40+90', '2c', [40, 40], 0, 2, 'one of 90 is less than 40 and 90'],
    ['30 $20', '2c', [], 0, 2, 'cash pays too'],
    ['40 $20', '2c', [], 10, 2, 'all cash is one piece'],
    ['60+40 $20', '2c', [40], 30, 2, 'one piece rather than cash and a card; all cash merges'],
    ['40+30+30 $20', '2c', [40, 30], 0, 2, 'exactly, with cash'],
    ['30+30 $30', '2c', [30], 10, 2, 'cash goes first where still equal'],
    ['30', '9c', [], 0, 7, 'chips pay what is lacking'],
    ['30 $10', '9c', [], 0, 8, 'after cash and cards'],
    ['40', '0c', [], 0, 0, 'less: all there is'],
    ['30', '1c', [], 0, 0, 'less: with the chips'],
    ['$10', '1c', [], 0, 0, 'less: with the cash'],
  ])('[RV-C2.4] [RV-C2.5] [RV-C2.6] %s and %s leave %j, cash %i, %i chips: %s', (money, chips, cards, cash, left) => {
    const { table } = settle(`1 b C2 | 2 r7R | 3 b6B | r ${chips} ${money} | b`);
    expect([table.cards[RED], table.cash[RED], table.chips[RED]]).toEqual([cards, cash, left]);
  });

  test('[RV-C2.4] who has nothing pays nothing', () => {
    const { table, facts } = settle('1 b C2 | 2 r7R | 3 b6B | r 0c | b');
    expect(facts).toContainEqual({ fact: 'fined', seat: RED, amount: 0, cards: [], cash: 0, chips: 0, change: 0 });
    expect([table.cards[RED], table.cash[RED], table.chips[RED]]).toEqual([[], 0, 0]);
  });

  test('[RV-4.8] cards paid go to the bank, change comes from it', () => {
    const drawing = '1 b C2 | 2 r7R | 3 b6B | r 2c 80 | b';
    const before = settle(drawing.replace('C2', 'A1')).table;
    const { table, facts } = settle(drawing);
    const change = table.bank.map((count, kind) => count - (before.bank[kind] ?? 0));
    expect(change).toEqual([-1, 0, 0, 0, 0, 1, 0, 0]);
    expect(facts).toContainEqual({ fact: 'fined', seat: RED, amount: 50, cards: [80], cash: 0, chips: 0, change: 30 });
  });

  test('[RV-5.2] all cash of a player is one piece in the tie-break', () => {
    const { table } = settle('1 b C2 | 2 r7R | 3 b6B | r 0c 60 $20 | b 0c | round 3');
    expect(table.cash[RED]).toBe(30);
    const { seats } = lasVegasRoyale.standing(table);
    expect(seats[RED].tieBreaks).toEqual([{ part: 'pieces', value: 1 }]);
    expect(seats[RED].score).toBe(30);
  });
});
