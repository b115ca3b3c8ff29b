import { describe, expect, test } from 'vitest';
import { lasVegasRoyale } from '../game.ts';
import { printTable } from '../drawing.testing.ts';
import { RED, play, put, tableOf } from '../table.testing.ts';

describe('Jackpot (A2)', () => {
  const atTable = (counter: number) => {
    const table = tableOf(`1 60+50 A2(${counter}) | r | b`);
    put(table, 1, '2');
    return table;
  };

  test.each(['1 6', '2 5', '3 4', '1 1', '6 6'])('[RV-A2.1] %s wins what the counter shows and resets it', dice => {
    const table = atTable(60);
    const facts = play(table, `jackpot.dice ${dice}`);
    expect(table.cards[RED]).toEqual([60]);
    expect(table.tiles[0]).toEqual({ side: 'A2', space: 0 });
    expect(facts.slice(1, 3)).toEqual([
      { fact: 'awarded', seat: RED, side: 'A2', amount: 60 },
      { fact: 'counter', side: 'A2', space: 0, amount: 30 },
    ]);
  });

  test('[RV-A2.2] anything else moves the counter on, up to 80k', () => {
    const table = tableOf('1 60+50 A2 | r | b');
    const seen = [30];
    for (let i = 0; i < 6; i++) {
      put(table, 1, '1');
      const [, counter] = play(table, 'jackpot.dice 1 2');
      if (counter?.fact === 'counter') seen.push(counter.amount);
    }
    expect(seen).toEqual([30, 40, 50, 60, 70, 80, 80]);
    expect(table.cards).toEqual([[], []]);
    expect(printTable(table)).toContain('A2(80)');
  });

  test('[RV-A2.1] the first space pays 30k', () => {
    const table = tableOf('1 60+50 A2 | r | b');
    put(table, 1, '1');
    play(table, 'jackpot.dice 3 3');
    expect(table.cards[RED]).toEqual([30]);
  });

  test('[RV-A2.1] a roll hits with 1/3: counted over all outcomes', () => {
    let [hits, all] = [0, 0];
    for (const { action, weight } of outcomesOf(atTable(50))) {
      const table = atTable(50);
      lasVegasRoyale.play(table, -1, action);
      all += weight;
      if (table.cards[RED].length > 0) hits += weight;
    }
    expect([hits, all]).toEqual([12, 36]);
  });
});

const outcomesOf = (table: Parameters<typeof lasVegasRoyale.outcomes>[0]) =>
  (lasVegasRoyale.outcomes(table) ?? []).map(({ answer: action, weight }) => ({ action, weight }));
