import { winners } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { payout } from '../casinos/payout.ts';
import cases from './cases.json' with { type: 'json' };
import type { Fact } from './facts.ts';
import { lasVegasRoyale } from './game.ts';
import { BLUE, GREEN, RED, YELLOW, play, put, tableOf } from './table.testing.ts';
import { view } from './view.ts';

function settle(drawing: string) {
  const facts: Fact[] = [];
  return { table: tableOf(drawing, {}, facts), facts };
}

/** Everyone's other dice, each at a casino without cards. */
const REST = '3 r2R | 4 b4B | 5 g6 | 6 y6Y';

describe('payout', () => {
  test('[RV-4.1] worked example: A 5, B 3, C 1 + Biggy, D 1: B and C tie and leave', () => {
    const { table, facts } = settle(`1 80+50 r5b3gGy | ${REST} | r | b | g | y`);
    expect(facts[0]).toEqual({ fact: 'tied', casino: 1, parties: [BLUE, GREEN], dice: 3 });
    expect(table.cards).toEqual([[80], [], [], [50]]);
  });

  test('[RV-4.1] worked example: A Biggy, C 2 small, B 1, D 1: all four leave', () => {
    const { table } = settle('1 80+50 Rbg2y | 3 r7 | 4 b6B | 5 g5G | 6 y6Y | r | b | g | y');
    expect(table.cards).toEqual([[], [], [], []]);
  });

  test('[RV-4.2] worked example: B alone with 40, 40: one returns', () => {
    const { table, facts } = settle('1 40+40 b | 3 r7R | 4 b6B | r | b');
    expect(table.cards[BLUE]).toEqual([40]);
    expect(facts).toContainEqual({ fact: 'returned', casino: 1, cards: [40] });
  });

  test('[RV-4.2] worked example: C, B, D with 70, 30: C 70k, B 30k', () => {
    const { table } = settle('1 70+30 g3b2y | 3 r7R | 4 b5B | 5 g4G | 6 y6Y | r | b | g | y');
    expect(table.cards).toEqual([[], [30], [70], []]);
  });

  test('[RV-4.2] worked example: A, D with 80, 50: A 80k, D 50k', () => {
    const { table } = settle('1 80+50 r2y | 3 r5R | 4 b7B | 5 g7G | 6 y6Y | r | b | g | y');
    expect(table.cards).toEqual([[80], [], [], [50]]);
  });

  test('[RV-4.4] worked example: neutral first (80k returns), B second: 30k', () => {
    const { table, facts } = settle('1 80+30 n2b | 3 r7R | 4 b6B | r | b');
    expect(table.cards).toEqual([[], [30]]);
    expect(facts).toContainEqual({ fact: 'returned', casino: 1, cards: [80] });
    expect(table.deck.under).toEqual([80]);
  });

  test('[RV-4.4] worked example: C first 70k, neutral second (40k returns), B third: nothing', () => {
    const { table } = settle('1 70+40 g3n2b | 3 r7R | 4 b6B | 5 g4G | r | b | g');
    expect(table.cards).toEqual([[], [], [70]]);
    expect(table.deck.under).toEqual([40]);
  });

  test('[RV-4.4] in royale mode it goes to the bank', () => {
    const before = settle('1 80+30 A1 | r | b').table.bank;
    const { table } = settle('1 80+30 n2b A1 | 3 r7R | 4 b6B | r | b');
    expect(table.bank.map((count, kind) => count - (before[kind] ?? 0))).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
    expect(table.deck.under).toEqual([]);
  });

  test('[RV-4.3] blank and neutral are two parties', () => {
    const { table } = settle('1 80+30 n2x2r | 3 r6R | 4 b7B | r | b');
    expect(table.cards[RED]).toEqual([80]);
    const apart = settle('1 80+30 nx2r3 | 3 r4R | 4 b7B | r | b');
    expect(apart.table.cards[RED]).toEqual([80]);
    expect(apart.facts).toContainEqual({ fact: 'paid', casino: 1, party: 'blank', card: 30 });
  });

  test('[RV-4.5] Prime Time, Bad Luck counts, casinos 1 to 6 each with its tile, fines, then the next starter', () => {
    const table = tableOf(
      '1 40+30 r2b3x3 B1 | 2 50+30 r C2 | 3 60+30 b2 H2(b) | 4 r4R | 5 bB | 6 70+60 r | r | b 2c | starter b',
    );
    expect(table.cards).toEqual([[], []]);
    const facts = play(table, 'primeTime.dice 2 2', 'primeTime.place none');
    const told = facts.map(fact => (fact.fact === 'paid' ? `paid ${fact.casino}` : fact.fact));
    expect(told).toEqual([
      'blackDice',
      'primeTime',
      'fewest',
      'tied',
      'paid 1',
      'returned',
      'paid 2',
      'returned',
      'paid 3',
      'returned',
      'awarded',
      'paid 6',
      'returned',
      'fined',
    ]);
    expect(table.starter).toBe(RED);
  });

  test('[RV-4.6] an award is one card of its value from the bank, whose stock may go below zero', () => {
    const held = Array(11).fill(80).join('+');
    const table = tableOf(`1 A2(80) | r ${held} | b`);
    expect(table.bank[5]).toBe(0);
    put(table, 1, '1');
    play(table, 'jackpot.dice 1 1');
    expect(table.bank[5]).toBe(-1);
    expect(table.cards[RED]).toHaveLength(12);
    expect(lasVegasRoyale.conserved(table)['cards of 80']).toBe(11);
  });

  test('[RV-4.7] 10k is one chip, 20k are two, never a card', () => {
    const table = tableOf('1 H1(1r2b) | 2 r6R | 3 b6B | r | b');
    expect([table.chips, table.cards]).toEqual([
      [3, 4],
      [[], []],
    ]);
  });
});

interface RankCase {
  readonly id: string;
  readonly edition: string;
  readonly kind: string;
  readonly input: {
    readonly weights?: Readonly<Record<string, number>>;
    readonly dice?: Readonly<Record<string, { small?: number; big?: number }>>;
    readonly notes?: readonly number[];
  };
  readonly expect: {
    readonly weights?: Readonly<Record<string, number>>;
    readonly removed?: readonly string[];
    readonly ranking?: readonly string[];
    readonly gains?: Readonly<Record<string, number>>;
    readonly returned?: readonly number[];
  };
}

const ROYALE = (cases.cases as readonly RankCase[]).filter(({ edition }) => edition === 'royale');

describe('the cases of the rules', () => {
  test.each(ROYALE.filter(({ kind }) => kind === 'ties').map(item => [item.id, item] as const))(
    '[RV-4.1] %s',
    (_id, { input, expect: expected }) => {
      const parties = Object.keys(input.dice ?? {});
      const weights = parties.map(name => (input.dice?.[name]?.small ?? 0) + 2 * (input.dice?.[name]?.big ?? 0));
      expect(Object.fromEntries(parties.map((name, i) => [name, weights[i]]))).toEqual(expected.weights);
      const { ties, ranking } = payout(weights, []);
      expect(new Set(ties.flat().map(i => parties[i]))).toEqual(new Set(expected.removed));
      expect(ranking.map(i => parties[i])).toEqual(expected.ranking);
    },
  );

  test.each(ROYALE.filter(({ kind }) => kind === 'payout').map(item => [item.id, item] as const))(
    '[RV-4.2] [RV-4.4] %s, at a table',
    (_id, { input, expect: expected }) => {
      const letters: Readonly<Record<string, string>> = { A: 'r', B: 'b', C: 'g', D: 'y', neutral: 'n' };
      const weights = input.weights ?? {};
      const dice = Object.entries(weights)
        .map(([name, n]) => `${letters[name]}${n}`)
        .join('');
      const rest = ['A', 'B', 'C', 'D'].map(
        (name, i) => `${i + 2} ${letters[name]}${7 - (weights[name] ?? 0)}${letters[name]?.toUpperCase()}`,
      );
      const facts: Fact[] = [];
      const table = tableOf(`1 ${input.notes?.join('+')} ${dice} | ${rest.join(' | ')} | r | b | g | y`, {}, facts);
      const gains = Object.fromEntries(
        ['A', 'B', 'C', 'D'].flatMap((name, seat) =>
          table.cards[seat as 0].length === 0 ? [] : [[name, table.cards[seat as 0][0]]],
        ),
      );
      expect(gains).toEqual(expected.gains);
      expect(facts.flatMap(fact => (fact.fact === 'returned' ? fact.cards : []))).toEqual(expected.returned);
    },
  );
});

describe('the end', () => {
  test('[RV-5.1] cards and 10k for each chip', () => {
    const { table } = settle('1 A1 | 2 r7R | 3 b7B | r 3c 100+30 $20 | b 9c 60 | round 3');
    expect(lasVegasRoyale.waiting(table)).toEqual([]);
    const standing = lasVegasRoyale.standing(table);
    expect(standing.over).toBe(true);
    expect(standing.seats[RED]).toMatchObject({
      rank: 1,
      score: 180,
      parts: [
        { part: 'cards', value: 130 },
        { part: 'cash', value: 20 },
        { part: 'chips', value: 30 },
      ],
    });
    expect(standing.seats[BLUE]).toMatchObject({ rank: 2, score: 150 });
  });

  test('[RV-5.1] in base mode there is no cash', () => {
    const { table } = settle('2 r7R | 3 b7B | r 3c 100+30 | b 9c 60 | round 3');
    expect(lasVegasRoyale.standing(table).seats[RED].parts).toEqual([
      { part: 'cards', value: 130 },
      { part: 'chips', value: 30 },
    ]);
  });

  test('[RV-5.2] equal money: most cards and chips', () => {
    const { table } = settle('2 r7R | 3 b7B | r 0c 100+60 | b 3c 100+30 | round 3');
    expect(winners(lasVegasRoyale.standing(table))).toEqual([BLUE]);
  });

  test('[RV-5.3] still equal: shared', () => {
    const { table } = settle('2 r7R | 3 b7B | 4 g7G | r 1c 60 | b 1c 60 | g 0c 30+30 | round 3');
    expect(winners(lasVegasRoyale.standing(table))).toEqual([RED, BLUE]);
    expect(lasVegasRoyale.standing(table).seats[GREEN].rank).toBe(3);
  });

  test('[RV-1.1] after round 3 the match is over, before it is not', () => {
    expect(settle('2 r7R | 3 b7B | r | b | round 2').table.agenda).toHaveLength(1);
    expect(settle('2 r7R | 3 b7B | r | b | round 3').facts.at(-1)).toEqual({ fact: 'over' });
  });

  test('[RV-5.4] cards are hidden from others, chips are open; at the end all is open', () => {
    const drawing = '1 A1 | r 1c 100+30 | b 2c 60 $20 | round 3';
    const seen = view(tableOf(drawing), BLUE);
    expect([seen.money, seen.cards, seen.cash]).toEqual([
      [null, 80],
      [null, [60]],
      [null, 20],
    ]);
    expect([seen.chips, seen.cardCounts]).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(view(tableOf(drawing), 'spectator').money).toEqual([null, null]);
    expect(view(tableOf(drawing, { openMoney: true }), 'spectator').money).toEqual([130, 80]);
    const over = tableOf('1 A1 | 2 r7R | 3 b7B | r 1c 100+30 | b 2c 60 $20 | round 3');
    expect(view(over, 'spectator').money).toEqual([130, 80]);
  });

  test('[RV-5.4] four seats see what belongs to them', () => {
    const table = tableOf('1 A1 | r 1c 100 | b 2c 60 | g 0c 30 | y 0c 40');
    expect(view(table, YELLOW).cards).toEqual([null, null, null, [40]]);
  });
});
