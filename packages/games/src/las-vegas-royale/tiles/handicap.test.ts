import { describe, expect, test } from 'vitest';
import { printTable } from '../drawing.testing.ts';
import { lasVegasRoyale } from '../game.ts';
import { rules } from '../rules.ts';
import { schedule } from '../steps.ts';
import { RED, actorOf, legal, play, put, refusal, tableOf } from '../table.testing.ts';

const BLANK = '1 x F2 | 2 x | 3 x | 4 x2 | 5 x2 | 6 x2';

describe('Handicap (F2)', () => {
  test('[RV-F2.1] set-up: 1, 1, 1, 2, 2, 2 blank dice on casinos 1 to 6', () => {
    const options = {
      mode: 'royale',
      tiles: 1,
      noRepeats: false,
      neutral: false,
      openMoney: false,
      starter: 0,
    } as const;
    const table = lasVegasRoyale.setup({ rules: lasVegasRoyale.rules, seats: 3, options: options });
    play(
      table,
      'deal 30+40 30+50 40+50 60+60 70+60 100+90',
      'bank 30*6 40*6 50*8 60*9 70*9 80*8 90*5 100*3',
      'tiles F2',
    );
    expect([1, 2, 3, 4, 5, 6].map(n => table.casinos[n as 1].blank)).toEqual([1, 1, 1, 2, 2, 2]);
  });

  test('[RV-F2.2] a blank die from any casino to a free space, or none', () => {
    const table = tableOf(`${BLANK} | r | b`);
    put(table, 1, '1');
    const takes = [1, 2, 3, 4, 5, 6].flatMap(n =>
      ['chip', 'card', 'move'].map(reward => `handicap.take ${n} ${reward}`),
    );
    expect(legal(table)).toEqual(['handicap.take no', ...takes]);
    const facts = play(table, 'handicap.take no');
    expect(facts).toEqual([{ fact: 'declined', seat: RED, side: 'F2' }]);
    expect(printTable(table)).toContain('1 rx F2 |');
  });

  test.each([
    ['chip', 3, [], '134'],
    ['card', 2, [30], '224'],
  ])('[RV-F2.2] the %s space', (reward, chips, cards, free) => {
    const table = tableOf(`${BLANK} | r | b`);
    put(table, 1, '1');
    play(table, `handicap.take 4 ${reward}`);
    expect([table.chips[RED], table.cards[RED], table.casinos[4].blank]).toEqual([chips, cards, 1]);
    expect(printTable(table)).toContain(`F2(${free})`);
    expect(legal(table)).toEqual(['roll']);
  });

  test('[RV-F2.2] the move space: move a die', () => {
    const table = tableOf(`${BLANK} | r | b`);
    put(table, 1, '1');
    play(table, 'handicap.take 6 move');
    expect(actorOf(table)).toBe(RED);
    expect(legal(table)).toHaveLength(13);
    play(table, 'moveDie place big 4');
    expect(printTable(table)).toContain('4 Rx2 |');
    expect(printTable(table)).toContain('F2(233)');
  });

  test('[RV-F2.2] there are 2, 3 and 4 spaces; a full one cannot be used', () => {
    const table = tableOf('1 x F2(012) | 4 x2 | r | b');
    put(table, 1, '1');
    expect(legal(table)).toEqual(['no', '1 card', '1 move', '4 card', '4 move'].map(take => `handicap.take ${take}`));
    expect(refusal(table, 'handicap.take 1 chip')).toEqual({ why: 'no-space' });
    expect(refusal(table, 'handicap.take 2 card')).toEqual({ why: 'no-blank', casino: 2 });
  });

  test('[RV-F2.2] without blank dice nothing happens', () => {
    const table = tableOf('1 F2(000) | r | b');
    expect(put(table, 1, '1').at(-1)).toEqual({ fact: 'idle', side: 'F2' });
  });

  test('[RV-E1.2] not from a closed casino', () => {
    const table = tableOf('1 F2 | 4! x2 | 5 x | r | b');
    put(table, 1, '1');
    expect(legal(table)).toEqual(['no', '5 chip', '5 card', '5 move'].map(take => `handicap.take ${take}`));
    expect(refusal(table, 'handicap.take 4 card')).toEqual({ why: 'closed', casino: 4 });
  });

  test('[RV-F2.3] a move that cannot be done is taken for nothing', () => {
    // As after My Choice 4: all red dice lie at a closed casino.
    const table = tableOf('1 F2(004) | 2 r7R | 5 x | r | b');
    table.closed = 2;
    table.agenda = [];
    schedule(table, 'activate', { seat: RED, casino: 1, dice: { small: 1, big: 0 }, rolled: null });
    rules.settle(table);
    const facts = play(table, 'handicap.take 5 move');
    expect(facts.at(-1)).toEqual({ fact: 'idle', side: 'F2' });
    expect(table.casinos[5].blank).toBe(0);
  });
});
