import { NATURE, questionOn } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { lasVegasRoyale } from '../game.ts';
import type { RoyaleShape } from '../steps.ts';
import type { Table } from '../table.ts';
import { RED, actorOf, legal, play, put, tableOf } from '../table.testing.ts';

function activated(): Table {
  const table = tableOf('1 60+50 B2 | r | b');
  put(table, 1, '2');
  return table;
}

describe('Fifty Fifty (B2)', () => {
  test('[RV-B2.1] roll, then stop or bet', () => {
    const table = activated();
    expect(actorOf(table)).toBe(NATURE);
    play(table, 'fiftyFifty.dice 3 4');
    expect(legal(table)).toEqual(['stop', 'higher', 'lower'].map(bet => `fiftyFifty.bet ${bet}`));
    expect(table.tiles[0]).toEqual({ side: 'B2', space: 1 });
  });

  test('[RV-B2.3] the spaces pay nothing, 1 chip, 30k, 40k, 60k; on 60k it stops by itself', () => {
    const rolls = ['1 1', '1 2', '2 2', '2 3', '3 3'];
    const paid = rolls.map((_, wins) => {
      const table = activated();
      play(table, `fiftyFifty.dice ${rolls[0]}`);
      for (const dice of rolls.slice(1, wins + 1)) play(table, 'fiftyFifty.bet higher', `fiftyFifty.dice ${dice}`);
      if (wins < 4) play(table, 'fiftyFifty.bet stop');
      expect(legal(table)).toEqual(['roll']);
      return [table.chips[RED], ...table.cards[RED]];
    });
    expect(paid).toEqual([[2], [3], [2, 30], [2, 40], [2, 60]]);
  });

  test.each([
    ['higher', '2 3'],
    ['lower', '4 5'],
    ['higher', '3 4'],
    ['lower', '3 4'],
  ])('[RV-B2.2] after 7, %s and then %s loses', (bet, dice) => {
    const table = activated();
    const facts = play(table, 'fiftyFifty.dice 1 6', `fiftyFifty.bet ${bet}`, `fiftyFifty.dice ${dice}`);
    expect(facts.at(-1)).toEqual({ fact: 'betLost', seat: RED });
    expect([table.chips[RED], table.cards[RED]]).toEqual([2, []]);
    expect(legal(table)).toEqual(['roll']);
  });

  test.each([
    ['higher', '4 4'],
    ['lower', '1 5'],
  ])('[RV-B2.1] after 7, %s and then %s moves on', (bet, dice) => {
    const table = activated();
    const facts = play(table, 'fiftyFifty.dice 1 6', `fiftyFifty.bet ${bet}`, `fiftyFifty.dice ${dice}`);
    expect(facts).toContainEqual({ fact: 'bet', seat: RED, bet, last: 7 });
    expect(facts.at(-1)).toEqual({ fact: 'counter', side: 'B2', space: 2, amount: 10 });
  });

  test('[RV-B2.4] the counter is back at the start after a stop, a loss and the last space', () => {
    for (const end of [
      ['fiftyFifty.bet stop'],
      ['fiftyFifty.bet lower', 'fiftyFifty.dice 6 6'],
      ['3', '4', '5', '6'].flatMap(n => ['fiftyFifty.bet higher', `fiftyFifty.dice ${n} ${n}`]),
    ]) {
      const table = activated();
      play(table, 'fiftyFifty.dice 1 2', ...end);
      expect(table.tiles[0]).toEqual({ side: 'B2', space: 0 });
    }
  });

  test('[RV-B2.1] with best play it is worth 14.79k: every choice and every roll played through', () => {
    const money = (table: Table): number => lasVegasRoyale.standing(table).seats[RED].score;
    const before = money(activated());
    const known = new Map<string, number>();
    /** Best play from here on, until the next turn. What lies ahead depends on the counter and the question alone. */
    const worth = (table: Table): number => {
      const frame = questionOn(table);
      if (frame?.step !== 'fiftyFifty.dice' && frame?.step !== 'fiftyFifty.bet') return money(table) - before;
      const key = JSON.stringify([frame.step, frame.data, table.tiles]);
      const value = known.get(key) ?? (actorOf(table) === NATURE ? expected(table) : best(table));
      known.set(key, value);
      return value;
    };
    const after = (table: Table, actor: typeof RED | typeof NATURE, action: RoyaleShape['action']): number => {
      const next = lasVegasRoyale.clone(table);
      lasVegasRoyale.play(next, actor, action);
      return worth(next);
    };
    const expected = (table: Table): number => {
      const outcomes = lasVegasRoyale.outcomes(table) ?? [];
      return outcomes.reduce((sum, { answer, weight }) => sum + (weight / 36) * after(table, NATURE, answer), 0);
    };
    const best = (table: Table): number =>
      Math.max(...lasVegasRoyale.legal(table, RED).map(action => after(table, RED, action)));
    expect(worth(activated()).toFixed(2)).toBe('14.79');
  });
});
