import { NATURE, pick, questionOn, same, simulationRng } from '@zaria/kit';
import { randomStart } from '@zaria/testkit';
import { describe, expect, test } from 'vitest';
import { conserved } from './conserved.ts';
import { parseTable, printTable } from './drawing.testing.ts';
import { lasVegasRoyale } from './game.ts';
import { rules } from './rules.ts';
import type { Options } from './table.ts';
import { BLUE, RED, tableOf } from './table.testing.ts';

describe('drawings of a table', () => {
  test('what is drawn lies there', () => {
    const table = tableOf(
      '1 80+50 r2Rb A2(50) | 2! 70+30 n3Nx2 D2(b) | r 1c 30+100 $20 | b 5c | round 2 | starter b | turn b',
    );
    expect(table.casinos[1]).toEqual({
      cards: [80, 50],
      returning: [],
      dice: { small: [2, 1], big: [1, 0] },
      neutral: { small: 0, big: 0 },
      blank: 0,
    });
    expect(table.casinos[2].neutral).toEqual({ small: 3, big: 1 });
    expect(table.casinos[2].blank).toBe(2);
    expect([table.closed, table.round, table.starter]).toEqual([2, 2, BLUE]);
    expect(table.tiles).toEqual([
      { side: 'A2', space: 2 },
      { side: 'D2', holder: BLUE },
    ]);
    expect([table.chips, table.cards, table.cash]).toEqual([
      [1, 5],
      [[100, 30], []],
      [20, 0],
    ]);
    expect(table.supply).toEqual({ small: [5, 6], big: [0, 1] });
    expect([table.options.mode, table.options.tiles]).toEqual(['royale', 2]);
  });

  test('cards not drawn lie aside or in the bank', () => {
    const table = tableOf('1 30+30 A1 | r 30 | b');
    expect(table.deck.size).toBe(24);
    expect(table.deck.counts).toEqual([8, 11, 5, 0, 0, 0, 0, 0]);
    expect(table.bank).toEqual([0, 0, 8, 15, 13, 11, 9, 7]);
    expect(conserved(table)['cards of 30']).toBe(11);
  });

  test.each([
    'A1 | r | b',
    '1 A1 | r',
    '1 A9 | r | b',
    '2 A1 | r | b',
    '1 A1 | 2 A2 | r | b',
    '1 A1 | 2 A1 | r | b',
    '1 35 | r | b',
    '1 z | r | b',
    '1 p | r | b',
    '1 A2(35) | r | b',
    '1 A1(1) | r | b',
    '1 E1(6) | r | b',
    '1 F2(334) | r | b',
    '1 H1(7r) | r | b',
    '1 D2(R) | r | b',
    '1 F1(4) | r | b',
    '1 H2(rb) | r | b',
    '1 G2(x) | r | b',
    '1 30 | r 2 | b',
    '1 30 | r | b | round 4',
    '1 30 | r | b | turn x',
    '1 30 | r | b | starter x',
    '1 30 | r | b | bank x',
    '1 30 | r | b | used Z1',
    '1 30 | r | b | under 35',
    '7 30 | r | b',
  ])('%s is no drawing', drawing => {
    expect(parseTable(drawing).ok).toBe(false);
  });

  test('a drawing of a table at any turn of random play gives the same table', () => {
    let turns = 0;
    for (let i = 0; i < 120; i++) {
      const rng = simulationRng(`drawing-${i}`);
      const start = randomStart(lasVegasRoyale, rng);
      const options = start.options as Options;
      const table = lasVegasRoyale.setup({ rules: lasVegasRoyale.rules, seats: start.seats, options: options });
      for (;;) {
        const [actor] = lasVegasRoyale.waiting(table);
        if (actor === undefined) break;
        const step = questionOn(table)?.step;
        if ((step === 'roll' || step === 'powerPlay.turn') && rng.below(8) === 0) {
          const text = printTable(table);
          const parsed = parseTable(text, options);
          if (!parsed.ok) throw new Error(`${parsed.error} in ${text}`);
          rules.settle(parsed.value);
          const numberless = (t: typeof table) => ({
            ...t,
            asked: 0,
            agenda: t.agenda.map(f => ({ ...f, number: 0 })),
          });
          if (!same(numberless(parsed.value), numberless(table)))
            expect(numberless(parsed.value)).toEqual(numberless(table));
          turns++;
        }
        const action =
          actor === NATURE ? lasVegasRoyale.sample(table, rng) : pick(lasVegasRoyale.legal(table, actor), rng);
        lasVegasRoyale.play(table, actor, action);
      }
    }
    expect(turns).toBeGreaterThan(500);
  });

  test('the drawing is short where little lies on the table', () => {
    expect(printTable(tableOf('1 80+50 r A1 | 3! | r 2c | b 0c'))).toBe('1 80+50 r A1 | 3! | r 2c | b 0c');
    expect(tableOf('r | b').supply.small[RED]).toBe(7);
  });
});
