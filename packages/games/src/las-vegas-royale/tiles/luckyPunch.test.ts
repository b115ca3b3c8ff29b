import { following, narrate, questionOn, simulationRng, type Entry } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { lasVegasRoyale } from '../game.ts';
import type { RoyaleShape } from '../steps.ts';
import type { Table } from '../table.ts';
import { BLUE, GREEN, RED, YELLOW, actorOf, legal, play, put, tableOf } from '../table.testing.ts';
import { view } from '../view.ts';

const TOKENS = [1, 2, 3] as const;

/** Red has placed on Lucky Punch. */
function punch(hiding?: number): Table {
  const table = tableOf('1 60+50 A1 | r | b | g | y');
  put(table, 1, '2');
  if (hiding !== undefined) play(table, `luckyPunch.hide ${hiding}`);
  return table;
}

describe('Lucky Punch (A1)', () => {
  test('[RV-A1.1] the player hides 1, 2 or 3 tokens, the left neighbour guesses once', () => {
    const table = punch();
    expect(actorOf(table)).toBe(RED);
    expect(legal(table)).toEqual(TOKENS.map(n => `luckyPunch.hide ${n}`));
    play(table, 'luckyPunch.hide 2');
    expect(actorOf(table)).toBe(BLUE);
    expect(legal(table)).toEqual(TOKENS.map(n => `luckyPunch.guess ${n}`));
    play(table, 'luckyPunch.guess 1');
    expect(legal(table)).toEqual(['roll']);
    expect(actorOf(table)).toBe(BLUE);
  });

  test.each([
    [1, 2, { chips: 4, cards: [] }],
    [2, 3, { chips: 2, cards: [30] }],
    [3, 1, { chips: 2, cards: [40] }],
  ])('[RV-A1.2] %i tokens, guessed as %i, pay', (hidden, guess, { chips, cards }) => {
    const table = punch(hidden);
    const facts = play(table, `luckyPunch.guess ${guess}`);
    expect([table.chips[RED], table.cards[RED]]).toEqual([chips, cards]);
    expect(facts).toContainEqual({ fact: 'guessed', seat: BLUE, puncher: RED, guess, hidden });
  });

  test.each(TOKENS)('[RV-A1.2] a right guess of %i pays nobody', hidden => {
    const table = punch(hidden);
    const facts = play(table, `luckyPunch.guess ${hidden}`);
    expect([table.chips, table.cards]).toEqual([
      [2, 2, 2, 2],
      [[], [], [], []],
    ]);
    expect(facts.some(({ fact }) => fact === 'awarded')).toBe(false);
  });

  test('[RV-A1.3] tables that differ only in the fist look the same to all but the puncher', () => {
    const [one, three] = [punch(1), punch(3)];
    for (const viewer of [BLUE, GREEN, YELLOW, 'spectator'] as const)
      expect(view(one, viewer)).toEqual(view(three, viewer));
    expect(view(one, RED)).not.toEqual(view(three, RED));
  });

  test('[RV-A1.3] what is told of it is the same for each choice, byte by byte, and the facts too', () => {
    const tellings = TOKENS.map(hidden => {
      const table = punch();
      const facts = play(table, `luckyPunch.hide ${hidden}`);
      return JSON.stringify([
        facts,
        ...[BLUE, GREEN, YELLOW, 'spectator' as const].map(viewer => told(hidden, viewer)),
      ]);
    });
    expect(new Set(tellings).size).toBe(1);
    expect(told(1, RED)).not.toEqual(told(3, RED));
  });

  test('[RV-A1.3] who imagines the table holds every fist possible', () => {
    const seen = new Set<unknown>();
    const rng = simulationRng('fists');
    for (let i = 0; i < 60; i++) {
      const frame = questionOn(following(lasVegasRoyale, told(2, BLUE)).imagine(rng));
      if (frame?.step === 'luckyPunch.guess') seen.add(frame.data.hidden);
    }
    expect(seen).toEqual(new Set(TOKENS));
  });

  test('[RV-A1.4] the left neighbour is the next clockwise; with two players the opponent', () => {
    const table = tableOf('1 60+50 A1 | r | b | turn b');
    put(table, 1, '1');
    play(table, 'luckyPunch.hide 3');
    expect(actorOf(table)).toBe(RED);
  });

  test('[RV-A1.2] the zero-sum game is worth 240/13 = 18.46k', () => {
    // What each choice is worth to the puncher against each guess, taken from play.
    const pay = TOKENS.map(hidden =>
      TOKENS.map(guess => {
        const table = punch(hidden);
        play(table, `luckyPunch.guess ${guess}`);
        return lasVegasRoyale.standing(table).seats[RED].score - 20;
      }),
    );
    const worth = valueOf(pay);
    expect(worth).toBeCloseTo(240 / 13, 9);
    expect(worth.toFixed(2)).toBe('18.46');
  });
});

/** A match with two players up to a hidden fist of the first, as told to a viewer. */
function told(hidden: number, viewer: Parameters<ReturnType<typeof narrate>['told']>[0]) {
  const options = { mode: 'royale', tiles: 1, noRepeats: false, neutral: false, openMoney: false, starter: 0 } as const;
  const texts: [number, string][] = [
    [-1, 'deal 30+40 30+50 40+50 60+60 70+60 100+90'],
    [-1, 'bank 30*6 40*6 50*8 60*9 70*9 80*8 90*5 100*3'],
    [-1, 'tiles A1'],
    [0, 'roll'],
    [-1, 'dice 1 1 2 3 4 5 6 B6'],
    [0, 'place 1'],
    [0, `luckyPunch.hide ${hidden}`],
  ];
  const log = texts.map(([actor, text]) => {
    const action = lasVegasRoyale.parse(text);
    if (action === null) throw new Error(text);
    return { kind: 'play', actor, action } as Entry<RoyaleShape['action']>;
  });
  return narrate(lasVegasRoyale, { rules: 1, seats: 4, options }, log).told(viewer);
}

/**
 * The value of a 3×3 zero-sum game in which everyone mixes all three: the guesser's mix q makes the puncher indifferent,
 * pay·q = v and Σq = 1. That it is a mix is checked; and since the matrix is symmetric q serves the puncher as well.
 */
function valueOf(pay: readonly (readonly number[])[]): number {
  const rows = [...pay.map(row => [...row, -1, 0]), [1, 1, 1, 0, 1]];
  const n = rows.length;
  for (let col = 0; col < n; col++) {
    const pivot = rows.findIndex((row, i) => i >= col && Math.abs(row[col] ?? 0) > 1e-12);
    [rows[col], rows[pivot]] = [rows[pivot] ?? [], rows[col] ?? []];
    const base = rows[col] ?? [];
    const lead = base[col] ?? 1;
    rows.forEach((row, i) => {
      if (i === col) return;
      const factor = (row[col] ?? 0) / lead;
      for (let k = col; k <= n; k++) row[k] = (row[k] ?? 0) - factor * (base[k] ?? 0);
    });
  }
  const solution = rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
  const mix = solution.slice(0, 3);
  expect(mix.every(share => share > 0)).toBe(true);
  return solution[3] ?? 0;
}
