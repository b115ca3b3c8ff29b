import { NATURE, pick, simulationRng } from '@zaria/kit';
import { randomStart } from '@zaria/testkit';
import { describe, expect, test } from 'vitest';
import { lasVegasRoyale } from './game.ts';
import type { Options } from './table.ts';
import { play, put, tableOf } from './table.testing.ts';

describe('notation', () => {
  test.each([
    'place 7',
    'place',
    'moveDie take small',
    'moveDie take small 7',
    'moveDie steal small 3',
    'luckyPunch.hide 4',
    'primeTime.place 7',
    'primeTime.place',
    'primeTime.place x',
    'fiftyFifty.bet equal',
    'powerPlay.turn huge 3',
    'powerPlay.turn small 3 4',
    'noEntry.close 0',
    'knockout.die 1',
    'blockIt.put 4 1',
    'blockIt.put 1 7',
    'blockIt.put 1',
    'handicap.take 7 chip',
    'handicap.take 1 cash',
    'handicap.take chip',
    'blackBox.split 60 20 / 20 0 0',
    'blackBox.split 20 60 / 20 0 0 0',
    'blackBox.pick middle',
    'doubleDown.move 8',
    'doubleDown.move',
    'doubleDown.move B 2',
    'doubleDown.move xB',
    'doubleDown.move 2 Bx',
    'niceDice.slot yes',
    'myChoice.use 7',
    'bank 35*2',
    'bank 30',
    'tiles A3',
    'turn 1',
    'payout 1',
  ])('%s is no action', text => {
    expect(lasVegasRoyale.parse(text)).toBe(null);
  });

  test.each(['doubleDown.move none', 'doubleDown.move 2', 'doubleDown.move B', 'doubleDown.move 2 B'])(
    '%s is one',
    text => {
      const action = lasVegasRoyale.parse(text);
      expect(action && lasVegasRoyale.print(action)).toBe(text);
    },
  );

  test('every action of random play reads as it is written', () => {
    const rng = simulationRng('notation');
    for (let i = 0; i < 30; i++) {
      const { seats, options } = randomStart(lasVegasRoyale, rng);
      const table = lasVegasRoyale.setup({ rules: 1, seats, options: options as Options });
      for (let [actor] = lasVegasRoyale.waiting(table); actor !== undefined; [actor] = lasVegasRoyale.waiting(table)) {
        const actions = actor === NATURE ? [lasVegasRoyale.sample(table, rng)] : lasVegasRoyale.legal(table, actor);
        for (const action of actions) expect(lasVegasRoyale.parse(lasVegasRoyale.print(action))).toEqual(action);
        lasVegasRoyale.play(table, actor, pick(actions, rng));
      }
    }
  });
});

describe('copies of a table', () => {
  test.each(['1 G2(rb) | r | b', '1 E2(rb) | r | b'])('%s: play on the copy leaves the table alone', drawing => {
    const table = tableOf(drawing);
    const before = JSON.stringify(table);
    const copy = lasVegasRoyale.clone(table);
    expect(copy).toEqual(table);
    put(copy, 1, '2');
    play(copy, drawing.includes('G2') ? 'doubleDown.move 2' : 'knockout.die small');
    expect(JSON.stringify(table)).toBe(before);
    expect(JSON.stringify(copy.tiles)).not.toBe(JSON.stringify(table.tiles));
  });
});

describe('secrets', () => {
  test('[RV-A1.3] of the fist nothing is open, until the guess', () => {
    const info = lasVegasRoyale.steps['luckyPunch.hide'];
    const secret = info?.kind === 'ask' ? info.secret : null;
    expect([secret?.until, secret?.shows(3, {})]).toEqual(['luckyPunch.guess', null]);
  });
});
