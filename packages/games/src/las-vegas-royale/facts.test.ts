import { questionOn } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import type { Fact } from './facts.ts';
import { lasVegasRoyale } from './game.ts';
import { BLUE, RED, play, put, tableOf } from './table.testing.ts';

/** What is told after red has placed one die on the tile of casino 1. */
function story(drawing: string, ...answers: readonly string[]): Fact[] {
  const table = tableOf(drawing);
  const placed = put(table, 1, '1');
  return [...placed.slice(placed.findIndex(({ fact }) => fact === 'activated') + 1), ...play(table, ...answers)];
}

describe('the story a tile tells', () => {
  test.each<[string, readonly string[], readonly Fact[]]>([
    [
      '1 A1 | r | b',
      ['luckyPunch.hide 3', 'luckyPunch.guess 1'],
      [
        { fact: 'hid', seat: RED },
        { fact: 'guessed', seat: BLUE, puncher: RED, guess: 1, hidden: 3 },
        { fact: 'awarded', seat: RED, side: 'A1', amount: 40 },
      ],
    ],
    [
      '1 A2 | r | b',
      ['jackpot.dice 1 4'],
      [
        { fact: 'blackDice', seat: RED, side: 'A2', dice: [1, 4] },
        { fact: 'counter', side: 'A2', space: 1, amount: 40 },
      ],
    ],
    [
      '1 B2 | r | b',
      ['fiftyFifty.dice 1 4', 'fiftyFifty.bet higher', 'fiftyFifty.dice 6 6', 'fiftyFifty.bet stop'],
      [
        { fact: 'blackDice', seat: RED, side: 'B2', dice: [1, 4] },
        { fact: 'counter', side: 'B2', space: 1, amount: 0 },
        { fact: 'bet', seat: RED, bet: 'higher', last: 5 },
        { fact: 'blackDice', seat: RED, side: 'B2', dice: [6, 6] },
        { fact: 'counter', side: 'B2', space: 2, amount: 10 },
        { fact: 'declined', seat: RED, side: 'B2' },
        { fact: 'awarded', seat: RED, side: 'B2', amount: 10 },
      ],
    ],
    ['1 D1 | r | b', [], [{ fact: 'awarded', seat: RED, side: 'D1', amount: 10 }]],
    [
      '1 E1 | r | b',
      ['noEntry.close 4'],
      [
        { fact: 'closed', seat: RED, casino: 4 },
        { fact: 'counter', side: 'E1', space: 1, amount: 20 },
        { fact: 'awarded', seat: RED, side: 'E1', amount: 20 },
      ],
    ],
    ['1 E2 | r | b', ['knockout.die big'], [{ fact: 'knockedOut', seat: BLUE, size: 'big' }]],
    [
      '1 x F2 | r | b',
      ['handicap.take 1 card'],
      [
        { fact: 'unblocked', seat: RED, casino: 1 },
        { fact: 'awarded', seat: RED, side: 'F2', amount: 30 },
      ],
    ],
    [
      '1 H2 | r | b',
      ['myChoice.dice 2 5', 'myChoice.use 2'],
      [
        { fact: 'blackDice', seat: RED, side: 'H2', dice: [2, 5] },
        { fact: 'chose', seat: RED, result: 2 },
        { fact: 'awarded', seat: RED, side: 'H2', amount: 20 },
      ],
    ],
    [
      '1 H2 | r | b',
      ['myChoice.dice 6 6', 'myChoice.use 6', 'myChoice.gold small'],
      [
        { fact: 'blackDice', seat: RED, side: 'H2', dice: [6, 6] },
        { fact: 'chose', seat: RED, result: 6 },
        { fact: 'gold', seat: RED, size: 'small' },
      ],
    ],
  ])('%s, %j', (drawing, answers, facts) => {
    expect(story(drawing, ...answers)).toEqual(facts);
  });

  test('the last space of Fifty Fifty pays by itself', () => {
    const rolls = ['2 2', '3 3', '4 4', '5 5'].flatMap(dice => ['fiftyFifty.bet higher', `fiftyFifty.dice ${dice}`]);
    const facts = story('1 B2 | r | b', 'fiftyFifty.dice 1 1', ...rolls);
    expect(facts.at(-1)).toEqual({ fact: 'awarded', seat: RED, side: 'B2', amount: 60 });
  });

  test.each([
    ['H1(3b)', { fact: 'awarded', seat: BLUE, side: 'H1', amount: 30 }],
    ['H2(b)', { fact: 'awarded', seat: BLUE, side: 'H2', amount: 60 }],
  ])('what tiles pay at payout: G1 and %s', (tile, awarded) => {
    const facts: Fact[] = [];
    const table = tableOf(`1 60+50 r2 G1 | 2 ${tile} | 4 r5R | 5 b6B | r | b`, {}, facts);
    facts.push(...play(table, 'blackBox.split 60 / 20 20 0 0 0', 'blackBox.pick left'));
    expect(facts.filter(({ fact }) => fact === 'awarded')).toEqual([
      { fact: 'awarded', seat: RED, side: 'G1', amount: 60 },
      awarded,
    ]);
  });

  test('Prime Time names its dice', () => {
    const table = tableOf('1 60+50 r2b B1 | 4 r5R | 5 b6B | r | b');
    expect(play(table, 'primeTime.dice 2 3')[0]).toEqual({ fact: 'blackDice', seat: RED, side: 'B1', dice: [2, 3] });
  });

  test('who keeps Power Play’s marker does not take it anew', () => {
    const table = tableOf('1 r2 D2(r) | r | b');
    expect(play(table, 'powerPlay.turn small 1').map(({ fact }) => fact)).toEqual(['set', 'activated']);
  });

  test('nobody need listen', () => {
    for (const drawing of ['1 F1(-) | r | b', '1 F2 | r | b', '1 60+50 B1 | r | b', '1 G1 | r | b']) {
      const table = tableOf(drawing);
      while (questionOn(table)?.step === 'roll') {
        const seat = lasVegasRoyale.waiting(table)[0];
        const small = table.supply.small[seat === BLUE ? BLUE : RED];
        const [go, dice, place] = ['roll', `dice ${'1 '.repeat(small)}B1`, 'place 1'].map(text =>
          lasVegasRoyale.parse(text),
        );
        if (!go || !dice || !place || seat === undefined) throw new Error('the texts are actions');
        lasVegasRoyale.play(table, seat, go);
        lasVegasRoyale.play(table, -1, dice);
        lasVegasRoyale.play(table, seat, place);
      }
      expect(questionOn(table)?.step).toBe('deal');
    }
  });
});
