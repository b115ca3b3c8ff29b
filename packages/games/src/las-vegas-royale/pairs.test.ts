import { questionOn } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { printTable } from './drawing.testing.ts';
import type { Fact } from './facts.ts';
import type { Table } from './table.ts';
import type { Side } from './tiles/index.ts';
import { BLUE, GREEN, RED, actorOf, legal, play, put, refusal, tableOf } from './table.testing.ts';

const holderOf = (table: Table, side: 'C1' | 'D2') => {
  const tile = table.tiles.find(tile => tile.side === side);
  return tile?.side === 'C1' || tile?.side === 'D2' ? tile.holder : 'no tile';
};

const facts = (told: readonly Fact[]): string[] => told.map(({ fact }) => fact);

describe('[RV-E1.2] No Entry with every side that moves dice', () => {
  test('Prime Time: its dice stay out', () => {
    const table = tableOf('1 60+50 rb2 B1 | 2 E1(1) | 3! r6R | 4 b5B | r | b');
    play(table, 'primeTime.dice 3 5');
    expect(legal(table)).toEqual(['primeTime.place none', 'primeTime.place 5']);
  });

  test('Power Play: no die is set there', () => {
    const table = tableOf('1 r2 D2(r) | 2 E1(1) | 3! b | r | b');
    expect(legal(table).filter(text => text.endsWith(' 3'))).toEqual([]);
  });

  test('Power Play: a closed casino keeps its marker where it is', () => {
    const table = tableOf('1! r2 D2(r) | 2 E1(1) | 3 F1 | r | b');
    play(table, 'powerPlay.turn small 3');
    expect(refusal(table, 'blockIt.put 3 1')).toEqual({ why: 'closed', casino: 1 });
    play(table, 'blockIt.put 3 2');
    expect(holderOf(table, 'D2')).toBe(RED);
  });

  test('Block It: no blank dice go there', () => {
    const table = tableOf('1 F1 | 2 E1(1) | 3! b | r | b');
    put(table, 1, '1');
    expect(legal(table).filter(text => text.endsWith(' 3'))).toEqual([]);
  });

  test('Handicap: no blank die leaves it, and no die of one’s own', () => {
    const table = tableOf('1 F2 | 2 E1(1) | 3! rx | 4 x | r | b');
    put(table, 1, '1');
    expect(legal(table)).toEqual(['no', '4 chip', '4 card', '4 move'].map(take => `handicap.take ${take}`));
    play(table, 'handicap.take 4 move');
    expect(legal(table).filter(text => text.endsWith(' 3'))).toEqual([]);
  });

  test('Double Down via My Choice 4: dice stay at the closed casino', () => {
    const table = tableOf('1! r2 G2 | 2 E1(1) | 3 H2 | r | b');
    put(table, 3, '1');
    const told = play(table, 'myChoice.dice 4 4', 'myChoice.use 4', 'myChoice.tile 1');
    expect(told.at(-1)).toEqual({ fact: 'idle', side: 'G2' });
  });

  test('Nice Dice: nothing is pushed there', () => {
    const table = tableOf('1 H1(3b) | 2 E1(1) | 3! | r | b');
    play(table, 'roll', 'dice 1 3 3 3 3 3 3 B4', 'place 1');
    expect(legal(table)).toEqual(['no', 'small 1', 'big 4'].map(die => `niceDice.slot ${die}`));
  });

  test('My Choice 5: nothing is moved there or from there', () => {
    const table = tableOf('1 H2 | 2 E1(1) | 3! r | r | b');
    put(table, 1, '1');
    play(table, 'myChoice.dice 5 5', 'myChoice.use 5');
    expect(legal(table).filter(text => text.endsWith(' 3'))).toEqual([]);
  });

  test('My Choice 6: the gold space moves no casino’s dice and goes on as ever', () => {
    const table = tableOf('1 E1(1) | 2 H2(b) | 3! b | r | b');
    put(table, 2, '1');
    play(table, 'myChoice.dice 6 6', 'myChoice.use 6', 'myChoice.gold small');
    expect(printTable(table)).toContain('2 r H2(r) | 3! b |');
  });

  test('[RV-E1.6] a closed casino’s tile may be set off by My Choice 4', () => {
    const table = tableOf('1! A2 | 2 E1(1) | 3 H2 | r | b');
    put(table, 3, '1');
    play(table, 'myChoice.dice 4 4', 'myChoice.use 4', 'myChoice.tile 1', 'jackpot.dice 1 1');
    expect(table.cards[RED]).toEqual([30]);
  });

  test('No Entry itself: the marker moves off a casino and it is open again', () => {
    const table = tableOf('1 E1(1) | 3! | r | b');
    put(table, 1, '1');
    play(table, 'noEntry.close 4');
    put(table, 3, '1');
    expect(printTable(table)).toContain('3 b |');
  });
});

describe('[RV-H2.2] [RV-H2.6] My Choice 4 with every side of another tile', () => {
  /** Red, with dice as drawn, places one more on My Choice and sets off the tile on casino 1. */
  function setOff(side: string, more = '') {
    const table = tableOf(`1 60+50 ${side}${more} | 2 H2 | r | b | g`);
    put(table, 2, '1');
    const told = play(table, 'myChoice.dice 4 4', 'myChoice.use 4', 'myChoice.tile 1');
    expect(told).toContainEqual({ fact: 'activated', seat: RED, casino: 1, side: /[A-H][12]/.exec(side)?.[0] });
    return { table, told };
  }

  test.each([
    ['A1', 'luckyPunch.hide', RED],
    ['A2', 'jackpot.dice', -1],
    ['B2', 'fiftyFifty.dice', -1],
    ['E1', 'noEntry.close', RED],
    ['E2', 'knockout.die', BLUE],
    ['F1', 'blockIt.put', RED],
    ['x F2', 'handicap.take', RED],
    ['r G2', 'doubleDown.move', RED],
  ])('%s asks as after a placement: %s', (side, step, actor) => {
    const { table } = setOff(side);
    expect([questionOn(table)?.step, actorOf(table)]).toEqual([step, actor]);
  });

  test.each(['B1', 'C2', 'G1'])('[RV-H2.6] %s does nothing', side => {
    const { table, told } = setOff(side);
    expect(facts(told)).toEqual(['blackDice', 'chose', 'activated']);
    expect([actorOf(table), legal(table)]).toEqual([BLUE, ['roll']]);
  });

  test('[RV-H2.6] C1 looks at the dice as they lie: five are enough, four are not', () => {
    expect(holderOf(setOff('r3R C1').table, 'C1')).toBe(RED);
    expect(holderOf(setOff('r4 C1').table, 'C1')).toBe(null);
    expect(holderOf(setOff('r5 C1').table, 'C1')).toBe(RED);
  });

  test('[RV-H2.6] D2 looks at the dice as they lie: who leads takes the marker', () => {
    expect(holderOf(setOff('r2b D2').table, 'D2')).toBe(RED);
    expect(holderOf(setOff('rb D2').table, 'D2')).toBe(null);
    expect(holderOf(setOff('D2').table, 'D2')).toBe(null);
  });

  test('[RV-H2.6] D1 counts casinos as they lie: its own only with dice there', () => {
    expect(setOff('D1').table.chips[RED]).toBe(3);
    expect(setOff('r D1').table.chips[RED]).toBe(4);
  });

  test('it cannot set off itself, so no chain is longer than one', () => {
    const { table } = setOff('A2');
    play(table, 'jackpot.dice 1 2');
    expect([actorOf(table), legal(table)]).toEqual([BLUE, ['roll']]);
  });

  test('No Entry set off there may not close its own casino, but that of My Choice', () => {
    const { table } = setOff('E1');
    expect(legal(table)).toEqual([2, 3, 4, 5, 6].map(n => `noEntry.close ${n}`));
  });

  test('via Power Play it works the same', () => {
    const table = tableOf('1 A1 | 2 H2 | 3 r D2(r) | r | b');
    play(table, 'powerPlay.turn small 2', 'myChoice.dice 4 4', 'myChoice.use 4', 'myChoice.tile 1');
    expect(legal(table)[0]).toBe('luckyPunch.hide 1');
  });
});

describe('[RV-B1.2] Prime Time with ties', () => {
  const drawing = '1 40+30 r2b B1 | 2 60+50 rb2 | 3 70+60 r2b2 | 4 r2R | 5 b2B | r | b';
  const end = (place: string) => {
    const table = tableOf(drawing);
    return { table, told: play(table, 'primeTime.dice 2 3', `primeTime.place ${place}`) };
  };

  test('it makes a tie', () => {
    expect(end('2').told).toContainEqual({ fact: 'tied', casino: 2, parties: [RED, BLUE], dice: 2 });
  });

  test('it breaks a tie', () => {
    expect(end('3').told).toContainEqual({ fact: 'paid', casino: 3, party: RED, card: 70 });
    expect(end('none').told).toContainEqual({ fact: 'tied', casino: 3, parties: [RED, BLUE], dice: 2 });
  });

  test('the next starter is found with its dice', () => {
    const table = tableOf('1 40+30 r2b B1 | 5 80+70 b5B | 6 90+80 rb | 4 r4R | r | b | starter b');
    play(table, 'primeTime.dice 6 6', 'primeTime.place 6');
    expect(table.starter).toBe(RED);
  });

  test('Power Play’s marker is looked at again with them', () => {
    const table = tableOf('1 40+30 r2b B1 | 2 60+50 rb2 D2(b) | 3 r4R | 5 b4B | r | b');
    const told = play(table, 'primeTime.dice 2 2', 'primeTime.place 2');
    expect(told).toContainEqual({ fact: 'marker', side: 'D2', seat: BLUE, change: 'returned' });
  });
});

describe('[RV-D2.4] Block It and Handicap with Power Play', () => {
  test('blank dice that draw level send the marker back', () => {
    const table = tableOf('1 F1 | 2 r2 D2(r) | r | b | turn b');
    put(table, 1, '1');
    play(table, 'blockIt.put 2 2');
    expect(holderOf(table, 'D2')).toBe(null);
  });

  test('fewer leave it', () => {
    const table = tableOf('1 F1 | 2 r2 D2(r) | r | b | turn b');
    put(table, 1, '1');
    play(table, 'blockIt.put 1 2');
    expect(holderOf(table, 'D2')).toBe(RED);
  });

  test('a blank die taken away gives nobody the marker: only setting it off does', () => {
    const table = tableOf('1 F2 | 2 r2x2 D2 | r | b | turn b');
    put(table, 1, '1');
    play(table, 'handicap.take 2 chip');
    expect(holderOf(table, 'D2')).toBe(null);
    put(table, 2, '1');
    expect(holderOf(table, 'D2')).toBe(RED);
  });

  test('a die moved by Handicap can cost another the marker, and brings it to nobody', () => {
    const table = tableOf('1 F2 | 2 rb D2 | 4 x | r | b | g');
    put(table, 2, '1');
    expect(holderOf(table, 'D2')).toBe(RED);
    put(table, 1, '1');
    play(table, 'handicap.take 4 move', 'moveDie place big 2');
    expect(holderOf(table, 'D2')).toBe(null);
    expect(actorOf(table)).toBe(GREEN);
  });
});

describe('Knockout with a player out of dice', () => {
  test('he gives nothing', () => {
    const table = tableOf('1 E2 | 6 b7B | r | b | g');
    put(table, 1, '1');
    expect(actorOf(table)).toBe(GREEN);
  });

  test('[RV-3.6] his dice on the bar do not keep the round going; they go home at its end', () => {
    const table = tableOf('1 60+50 r E2(b) | 6 b6B | 5 r5R | r | b');
    put(table, 2, '1');
    expect(questionOn(table)?.step).toBe('deal');
    expect(table.supply.small).toEqual([7, 7]);
  });

  test('[RV-3.6] who knocks out all others plays on alone', () => {
    const table = tableOf('1 E2 | 6 b6B | r | b');
    put(table, 1, '1');
    play(table, 'knockout.die small');
    expect(actorOf(table)).toBe(RED);
  });
});

describe('High Five and Nice Dice', () => {
  test('[RV-C1.3] a die pushed to High Five’s casino does not take the marker', () => {
    const table = tableOf('1 r4 C1 | 2 H1(1r) | r | b | turn b');
    play(table, 'roll', 'dice 1 2 3 3 3 3 3 B3', 'place 2', 'niceDice.slot small 1');
    expect(table.casinos[1].dice.small[RED]).toBe(5);
    expect(holderOf(table, 'C1')).toBe(null);
  });

  test('[RV-C1.2] dice that leave for a slot do not cost the marker', () => {
    const table = tableOf('1 r3R H1 | 2 r2 C1(r) | r | b');
    put(table, 1, '1');
    play(table, 'niceDice.slot small 1');
    expect(holderOf(table, 'C1')).toBe(RED);
  });
});

describe('[RV-D2.2] [RV-3.8] Power Play placing on each side of another tile', () => {
  const asks: readonly (readonly [Side, string | null])[] = [
    ['A1', 'luckyPunch.hide'],
    ['A2', 'jackpot.dice'],
    ['B1', null],
    ['B2', 'fiftyFifty.dice'],
    ['C1', null],
    ['C2', null],
    ['E1', 'noEntry.close'],
    ['E2', 'knockout.die'],
    ['F1', 'blockIt.put'],
    ['F2', 'handicap.take'],
    ['G1', null],
    ['G2', 'doubleDown.move'],
    ['H1', 'niceDice.slot'],
    ['H2', 'myChoice.dice'],
  ];
  test.each(asks)('%s → %s', (side, step) => {
    const table = tableOf(`1 r2 D2(r) | 2 x ${side} | r | b`);
    const told = play(table, 'powerPlay.turn small 2');
    expect(told).toContainEqual({ fact: 'activated', seat: RED, casino: 2, side });
    expect(questionOn(table)?.step).toBe(step ?? 'roll');
  });

  test('on its own casino', () => {
    const table = tableOf('1 r2 D2(r) | r | b');
    const told = play(table, 'powerPlay.turn big 1');
    expect(told).toContainEqual({ fact: 'activated', seat: RED, casino: 1, side: 'D2' });
    expect(holderOf(table, 'D2')).toBe(RED);
  });

  test('with a last die on High Five it takes the marker', () => {
    const table = tableOf('1 r2 D2(r) | 2 r4 C1 | 3 R | r | b');
    play(table, 'powerPlay.turn small 2');
    expect(holderOf(table, 'C1')).toBe(RED);
  });
});
