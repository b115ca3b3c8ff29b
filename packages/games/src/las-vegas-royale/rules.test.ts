import { completeOptions, questionOn } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import cases from './cases.json' with { type: 'json' };
import { lasVegasRoyale } from './game.ts';
import type { Options, Table } from './table.ts';
import { BLUE, GREEN, RED, actorOf, legal, play, put, refusal, tableOf } from './table.testing.ts';

const DEAL = 'deal 30+40 30+50 40+50 60+60 70+60 100+90';
const BANK = 'bank 30*6 40*6 50*8 60*9 70*9 80*8 90*5 100*3';

function optionsOf(seats: number, given: Partial<Options> = {}): Options {
  const options = completeOptions(lasVegasRoyale.options, seats, { starter: 0, ...given });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return options.value;
}

const newMatch = (seats: number, given: Partial<Options> = {}): Table =>
  lasVegasRoyale.setup({ rules: 1, seats, options: optionsOf(seats, given) });

describe('what there is', () => {
  test('[RV-1.1] 2 to 5 players, base or royale, 1 to 6 tiles', () => {
    expect(lasVegasRoyale.players).toEqual({ min: 2, max: 5 });
    expect(optionsOf(3)).toEqual({
      mode: 'royale',
      tiles: 3,
      noRepeats: false,
      neutral: false,
      openMoney: false,
      starter: 0,
    });
    expect(optionsOf(3, { mode: 'base' }).tiles).toBe(0);
    for (const tiles of [1, 2, 3, 4, 5, 6] as const) expect(optionsOf(3, { tiles }).tiles).toBe(tiles);
    expect(completeOptions(lasVegasRoyale.options, 3, { tiles: 0 }).ok).toBe(false);
    expect(completeOptions(lasVegasRoyale.options, 3, { mode: 'base', tiles: 3 }).ok).toBe(false);
  });

  test('[RV-2.9] no repeats only with up to 4 tiles', () => {
    expect(optionsOf(3, { tiles: 4, noRepeats: true }).noRepeats).toBe(true);
    expect(completeOptions(lasVegasRoyale.options, 3, { tiles: 5, noRepeats: true }).ok).toBe(false);
    expect(completeOptions(lasVegasRoyale.options, 3, { mode: 'base', noRepeats: true }).ok).toBe(false);
  });

  test('[RV-2.6] neutral dice are for 2 players, and on unless switched off', () => {
    expect(optionsOf(2).neutral).toBe(true);
    expect(optionsOf(2, { neutral: false }).neutral).toBe(false);
    expect(completeOptions(lasVegasRoyale.options, 3, { neutral: true }).ok).toBe(false);
  });

  test('[RV-1.2] everyone has 7 small dice and a Biggy', () => {
    expect(newMatch(4).supply).toEqual({ small: [7, 7, 7, 7], big: [1, 1, 1, 1] });
  });

  test('[RV-1.3] 90 cards, 5,620k', () => {
    const { deck } = newMatch(2);
    expect(deck.size).toBe(90);
    expect(deck.counts).toEqual([11, 11, 13, 15, 13, 11, 9, 7]);
    expect(deck.counts.reduce((sum, count, kind) => sum + count * (deck.values[kind] ?? 0), 0)).toBe(5620);
  });
});

describe('set-up of a round', () => {
  test('[RV-2.1] the pair with the highest total goes to casino 6, the lowest to 1', () => {
    const table = newMatch(3, { mode: 'base' });
    play(table, 'deal 30+100 30+40 70+70 90+40 30+60 80+100');
    expect([1, 2, 3, 4, 5, 6].map(n => table.casinos[n as 1].cards)).toEqual([
      [40, 30],
      [60, 30],
      [90, 40],
      [100, 30],
      [70, 70],
      [100, 80],
    ]);
  });

  test('[RV-2.2] of equal totals the pair with the higher card goes higher', () => {
    const table = newMatch(3, { mode: 'base' });
    play(table, 'deal 70+70 100+40 80+60 50+90 30+30 30+40');
    expect([3, 4, 5, 6].map(n => table.casinos[n as 3].cards)).toEqual([
      [70, 70],
      [80, 60],
      [90, 50],
      [100, 40],
    ]);
  });

  test('[RV-2.1] only cards that are left can be dealt, as six pairs', () => {
    const table = newMatch(3, { mode: 'base' });
    for (const text of ['100+100 100+100 100+100 100+100 30+30 30+30', '30+40 30+40 30+40 30+40 30+40 35+40']) {
      const action = lasVegasRoyale.parse(`deal ${text}`);
      expect(action && lasVegasRoyale.admits(table, action)).toBe(false);
    }
    expect(lasVegasRoyale.parse('deal 30+40 30+40 30+40 30+40 30+40')).toBe(null);
  });

  test('[RV-1.4] [RV-2.3] two chips each round on top of those left; all dice back', () => {
    const table = tableOf('6 60+50 r7R | 5 40+30 b7B | r 3c | b 0c');
    play(table, DEAL);
    expect(table.chips).toEqual([5, 2]);
    expect(table.supply).toEqual({ small: [7, 7], big: [1, 1] });
    expect(table.round).toBe(2);
  });

  test('[RV-2.4] round 1: the starter is drawn, or set', () => {
    const table = lasVegasRoyale.setup({
      rules: 1,
      seats: 3,
      options: optionsOf(3, { mode: 'base', starter: 'random' }),
    });
    expect(lasVegasRoyale.outcomes(table)).toHaveLength(3);
    play(table, 'starter 2', DEAL);
    expect(actorOf(table)).toBe(GREEN);
    const set = newMatch(3, { mode: 'base', starter: 1 });
    play(set, DEAL);
    expect(actorOf(set)).toBe(BLUE);
  });

  test.each([
    ['who ranked first at casino 6', '6 60+50 b3r2 | 5 r5R | 1 b4B', BLUE],
    ['at 5, if 6 had only ties', '6 60+50 b3r3 | 5 b4B | 1 r4R', BLUE],
    ['at 5, if neutral was first at 6 and the player second', '6 60+50 n5b3 | 5 r7R | 4 b4B', RED],
    ['at 4, if blank was first at 5', '5 60+50 x5r7R | 4 b7B', RED],
  ])('[RV-2.4] later rounds: %s', (_name, drawing, starter) => {
    const table = tableOf(`${drawing} | r | b | starter ${starter === RED ? 'b' : 'r'}`);
    expect(table.starter).toBe(starter);
  });

  test.each([
    ['6 60+50 r4b3 | 5 50+40 b4g | 1 30+30 g6Gr3RB', RED],
    ['6 60+50 r4b4 | 5 50+40 b3g | 1 30+30 g6Gr3RB', BLUE],
    ['6 60+50 r4b4 | 5 50+40 b3g3 | 1 30+30 g4Gr3RB', GREEN],
  ])('[RV-2.4] of several who ranked first it is the one at the highest casino: %s', (drawing, starter) => {
    for (const before of ['r', 'b', 'g'])
      expect(tableOf(`${drawing} | r | b | g | starter ${before}`).starter).toBe(starter);
  });

  test('[RV-2.4] first at 4 when blank is first at 5', () => {
    const table = tableOf('5 60+50 x9r6 | 4 b7B | 1 rR | r | b');
    expect(table.starter).toBe(BLUE);
  });

  test('[RV-2.5] if no player ranked first anywhere the starter stays', () => {
    const table = tableOf('6 60+50 r7Rb7B | r | b | starter b');
    expect(table.starter).toBe(BLUE);
  });

  test('[RV-2.6] neutral dice are rolled and lie there all round', () => {
    const table = newMatch(2, { mode: 'base' });
    const facts = play(table, DEAL, 'neutral 1 1 2 2 2 6 6 B3');
    expect([1, 2, 3, 4, 5, 6].map(n => table.casinos[n as 1].neutral)).toEqual([
      { small: 2, big: 0 },
      { small: 3, big: 0 },
      { small: 0, big: 1 },
      { small: 0, big: 0 },
      { small: 0, big: 0 },
      { small: 2, big: 0 },
    ]);
    expect(facts).toContainEqual({ fact: 'neutral', casino: 3, small: 0, big: 1 });
    expect(actorOf(table)).toBe(RED);
  });

  test('[RV-2.6] in each round anew', () => {
    const table = tableOf('6 60+50 r7Rn4 | 5 40+30 b7Bn3N | r | b', { mode: 'base', neutral: true });
    play(table, DEAL, 'neutral 1 1 2 2 2 6 6 B3');
    expect([1, 2, 3, 4, 5, 6].map(n => table.casinos[n as 1].neutral.small)).toEqual([2, 3, 0, 0, 0, 2]);
    expect(actorOf(table)).toBe(RED);
  });

  test('[RV-2.7] as many tiles as agreed, on casinos 1, 2, …', () => {
    const table = newMatch(3, { tiles: 2 });
    const facts = play(table, DEAL, BANK, 'tiles H2 A1');
    expect(table.tiles.map(({ side }) => side)).toEqual(['H2', 'A1']);
    expect(facts).toContainEqual({ fact: 'tile', casino: 2, side: 'A1' });
    for (const text of ['H2', 'H2 A1 B1', 'H2 H1', 'A1 A1']) {
      const draw = newMatch(3, { tiles: 2 });
      play(draw, DEAL, BANK);
      const action = lasVegasRoyale.parse(`tiles ${text}`);
      expect(action && lasVegasRoyale.admits(draw, action)).toBe(false);
    }
  });

  test('[RV-2.8] drawn anew each round, set up afresh', () => {
    const table = tableOf('1 A2(60) | 2 r7R C1(r) | 3 b7B | r | b');
    play(table, 'deal 30+30 30+30 30+30 30+30 30+30 40+40', 'tiles A2 C1');
    expect(table.tiles).toEqual([
      { side: 'A2', space: 0 },
      { side: 'C1', holder: null },
    ]);
  });

  test('[RV-2.9] no repeats: used sides do not come again, their backs may', () => {
    const table = tableOf('1 A1 | 2 r7R B2 | 3 b7B | r | b | used A1 B2', { noRepeats: true });
    play(table, 'deal 30+30 30+30 30+30 30+30 30+30 40+40');
    const admits = (text: string) => {
      const action = lasVegasRoyale.parse(`tiles ${text}`);
      return action !== null && lasVegasRoyale.admits(table, action);
    };
    expect([admits('A1 C1'), admits('A2 C1'), admits('B1 A2'), admits('C1 B2')]).toEqual([false, true, true, false]);
    play(table, 'tiles A2 C1');
    expect(table.used).toEqual(['A1', 'B2', 'A2', 'C1']);
  });

  test('[RV-2.10] 54 cards for the bank, 24 aside, from which rounds 2 and 3 are dealt', () => {
    const table = newMatch(3, { tiles: 1 });
    const facts = play(table, DEAL, BANK, 'tiles D1');
    expect(facts).toContainEqual({ fact: 'bank', cards: 54, aside: 24 });
    expect(table.deck.size).toBe(24);
    expect(table.bank).toEqual([6, 6, 8, 9, 9, 8, 5, 3]);
    const short = newMatch(3, { tiles: 1 });
    play(short, DEAL);
    for (const counts of ['30*6 40*6 50*8 60*9 70*9 80*8 90*5 100*2', '30*12 40*0 50*8 60*9 70*9 80*8 90*5 100*3']) {
      const action = lasVegasRoyale.parse(`bank ${counts}`);
      expect(action !== null && lasVegasRoyale.admits(short, action)).toBe(false);
    }
  });
});

describe('a turn', () => {
  const place = cases.cases.find(({ id }) => id === 'place-all-of-one-number');

  test('[RV-3.1] roll all, then place all dice of one number', () => {
    const table = tableOf('1 r2R | r 0c | b');
    play(table, 'roll', `dice ${place?.input.roll?.join(' ')}`);
    expect(legal(table)).toEqual(place?.expect.legalChoices?.map(n => `place ${n}`));
    expect(refusal(table, 'place 4')).toEqual({ why: 'not-rolled', casino: 4 });
    const facts = play(table, `place ${place?.input.choose}`);
    expect(facts[0]).toEqual({ fact: 'placed', seat: RED, casino: 3, small: place?.expect.placed?.weight, big: 0 });
    expect(table.supply.small[RED]).toBe(place?.expect.diceLeft);
  });

  test('[RV-3.1] the Biggy goes with the number it shows', () => {
    const table = tableOf('r | b');
    play(table, 'roll', 'dice 1 1 1 1 1 1 4 B4', 'place 4');
    expect(table.casinos[4].dice).toEqual({ small: [1, 0], big: [1, 0] });
  });

  test('[RV-3.1] only as many dice fall as were thrown', () => {
    const table = tableOf('1 rR | r | b');
    play(table, 'roll');
    for (const text of ['1 1 1 1 1', '1 1 1 1 1 B1', '1 1 1 1 1 1 1']) {
      const action = lasVegasRoyale.parse(`dice ${text}`);
      expect(action && lasVegasRoyale.admits(table, action)).toBe(false);
    }
    const action = lasVegasRoyale.parse('dice 1 1 1 1 1 1');
    expect(action && lasVegasRoyale.admits(table, action)).toBe(true);
  });

  test('[RV-3.2] or pay one chip, place nothing and keep all dice', () => {
    const table = tableOf('1 A1 | r 1c | b');
    play(table, 'roll', 'dice 1 1 1 1 1 1 4 B4');
    const facts = play(table, 'place pass');
    expect(facts).toEqual([{ fact: 'passed', seat: RED, chips: 1 }]);
    expect([table.chips[RED], table.supply.small[RED], table.supply.big[RED]]).toEqual([0, 7, 1]);
    expect(actorOf(table)).toBe(BLUE);
  });

  test('[RV-3.2] not without a chip', () => {
    const table = tableOf('r 0c | b');
    play(table, 'roll', 'dice 1 1 1 1 1 1 4 B4');
    expect(legal(table)).toEqual(['place 1', 'place 4']);
    expect(refusal(table, 'place pass')).toEqual({ why: 'no-chip' });
  });

  test('[RV-3.3] [RV-3.8] placing on a tile’s casino sets it off, once', () => {
    const table = tableOf('1 D1 | r | b');
    const facts = put(table, 1, '4B');
    expect(facts.filter(({ fact }) => fact === 'activated')).toEqual([
      { fact: 'activated', seat: RED, casino: 1, side: 'D1' },
    ]);
    expect(put(table, 2, '1').some(({ fact }) => fact === 'activated')).toBe(false);
  });

  test('[RV-3.4] dice not placed are supply again before the tile acts', () => {
    const table = tableOf('1 H2 | r | b');
    put(table, 1, '6');
    play(table, 'myChoice.dice 6 6', 'myChoice.use 6');
    expect(legal(table)).toEqual(['myChoice.gold small', 'myChoice.gold big']);
  });

  test('[RV-3.5] the round cannot end before the tile is dealt with', () => {
    const table = tableOf('1 H2 | 2 r6R | 3 b7B | r | b');
    put(table, 1, '1');
    play(table, 'myChoice.dice 5 5', 'myChoice.use 5', 'moveDie take small 2');
    expect(actorOf(table)).toBe(RED);
    expect(table.round).toBe(1);
  });

  test('[RV-3.6] who has no dice is skipped', () => {
    const table = tableOf('1 b7B | r | b | g');
    put(table, 2, '1');
    expect(actorOf(table)).toBe(GREEN);
    put(table, 2, '1');
    expect(actorOf(table)).toBe(RED);
  });

  test('[RV-3.7] the last with dice plays on; the round ends when nobody has any', () => {
    const table = tableOf('1 60+50 b7B | 2 r5 | r | b');
    put(table, 3, '1');
    expect(actorOf(table)).toBe(RED);
    put(table, 3, 'B');
    expect(questionOn(table)?.step).toBe('roll');
    put(table, 3, '1');
    expect(questionOn(table)?.step).toBe('deal');
    expect(table.cards[BLUE]).toEqual([60]);
  });

  test('[RV-3.9] neutral dice set nothing off', () => {
    const table = newMatch(2, { tiles: 1 });
    const facts = play(table, DEAL, BANK, 'tiles A1', 'neutral 1 1 2 2 2 6 6 B1');
    expect(facts.some(({ fact }) => fact === 'activated')).toBe(false);
    expect(legal(table)).toEqual(['roll']);
  });

  test('[RV-3.9] Prime Time dice set nothing off', () => {
    const table = tableOf('1 60+50 rb2 B1 | 2 A1 | 3 r6R | 4 b5B | r | b');
    const facts = play(table, 'primeTime.dice 2 2', 'primeTime.place 2 2');
    expect(facts.some(({ fact }) => fact === 'activated')).toBe(false);
    expect(questionOn(table)?.step).toBe('deal');
  });
});
