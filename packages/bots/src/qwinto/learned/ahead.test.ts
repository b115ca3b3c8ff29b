import { simulationRng, type Rng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { meterOf } from '../../meter.ts';
import { aheadOf, bestDice } from './ahead.ts';
import { deeperOf } from './deeper.ts';
import { handOf } from '../hand.ts';
import { tenLines } from '../ten-lines.ts';
import { SUM_ODDS } from '../value.ts';
import { SETS, SIZE } from './dice.ts';
import { mindOf } from './mind.ts';
import { WEIGHTS, netOf, type Net } from './net.ts';
import { FIELD_COUNT, isLast, mayWrite, pointsOf } from './paper.ts';
import { NOTHING } from './reader.ts';
import { copySheets, emptySheets, type Sheets } from './sheets.ts';

const BONUS = 30;

function anyNet(rng: Rng): Net {
  const net = netOf(new Float32Array(WEIGHTS));
  for (let i = 0; i < WEIGHTS; i++) net.weights[i] = (rng.below(2001) / 1000 - 1) * 0.2;
  return net;
}

function anyTable(rng: Rng, seats: number): Sheets {
  const sheets = emptySheets(seats);
  sheets.active = rng.below(seats);
  for (const numbers of sheets.numbers)
    for (let tries = 30; tries > 0; tries--) {
      const [field, sum] = [rng.below(FIELD_COUNT), 1 + rng.below(18)];
      if (!mayWrite(numbers, field, sum)) continue;
      numbers[field] = sum;
      if (isLast(numbers, 0)) numbers[field] = 0;
    }
  return sheets;
}

const net = anyNet(simulationRng('ahead'));

test.each([1, 2, 4])('with %i players the next turn is the best that its dice can do', seats => {
  const [mind, ahead] = [mindOf(net, BONUS), aheadOf(net, BONUS)];
  for (let i = 0; i < 8; i++) {
    const sheets = anyTable(simulationRng(`next ${i}`), seats);
    // Somebody is active, and the next one is who asks.
    const seat = (sheets.active + 1) % seats;
    const before = sheets.numbers.map(numbers => [...numbers]);
    const worth = ahead.written(sheets, seat, NOTHING, 7, 4, 0, 0);
    expect(sheets.numbers.map(numbers => [...numbers])).toEqual(before);
    const then = emptySheets(seats);
    copySheets(sheets, then);
    for (let any = 0; any < seats; any++) {
      mind.look(sheets, any);
      const field = any === seat ? NOTHING : mind.bestField(7, 4);
      if (field !== NOTHING) (then.numbers[any] as Uint8Array)[field] = 4;
      else if (any === sheets.active) then.misthrows[any] = (then.misthrows[any] as number) + 1;
    }
    then.active = seat;
    mind.look(then, seat);
    mind.ponder();
    expect(worth).toBeCloseTo(Math.max(...SETS.map(dice => mind.thrownTwice(dice))), 9);
    expect(mind.thrownTwice(bestDice(mind))).toBeCloseTo(worth, 9);
  }
});

test('others who are known write, choose dice and throw again as their hand does', () => {
  const outlook = anyNet(simulationRng('outlook'));
  const company = { outlook, hand: () => handOf(tenLines) };
  const [mind, ahead, hand] = [mindOf(net, BONUS, company), aheadOf(net, BONUS, company), handOf(tenLines)];
  for (let i = 0; i < 8; i++) {
    const sheets = anyTable(simulationRng(`known ${i}`), 3);
    // The next one is another than who asks.
    const [seat, active] = [sheets.active, (sheets.active + 1) % 3];
    const then = emptySheets(3);
    copySheets(sheets, then);
    for (let any = 0; any < 3; any++) {
      hand.look(sheets, any);
      const field = any === seat ? NOTHING : hand.bestField(7, 11);
      if (field !== NOTHING) (then.numbers[any] as Uint8Array)[field] = 11;
      else if (any === sheets.active) then.misthrows[any] = (then.misthrows[any] as number) + 1;
    }
    then.active = active;
    then.turn = 1;
    hand.look(then, active);
    hand.ponder();
    const dice = SETS.reduce((best, one) => (hand.thrownTwice(one) > hand.thrownTwice(best) ? one : best), SETS[0]);
    const odds = SUM_ODDS[SIZE[dice] as number] as Float64Array;
    const isKept = (sum: number): boolean => hand.standing(dice, sum) >= hand.thrown(dice);
    const again = odds.reduce((total, odd, sum) => (isKept(sum) ? total : total + odd), 0);
    mind.look(then, seat);
    const worth = odds.reduce(
      (total, odd, sum) =>
        odd === 0 ? total : total + odd * (again + (isKept(sum) ? 1 : 0)) * mind.standing(dice, sum),
      0,
    );
    expect(ahead.written(sheets, seat, NOTHING, 7, 11, 0, 0)).toBeCloseTo(worth, 9);
  }
});

test('what ends the game is worth its points and the win, whatever the net says', () => {
  const ahead = aheadOf(net, BONUS);
  const sheets = emptySheets(2);
  const own = sheets.numbers[0] as Uint8Array;
  own.set([1, 2, 3, 4, 5, 6, 7, 8, 9], 0);
  own.set([2, 3, 4, 5, 6, 7, 8, 9, 0], 9);
  const worth = ahead.written(sheets, 0, 17, 2, 12, 3, 0);
  own[17] = 12;
  expect(worth).toBe(pointsOf(own, 0) + BONUS);
  expect(ahead.points()).toBe(pointsOf(own, 0));
});

test('the same playout has the same dice, and another has others', () => {
  const ahead = aheadOf(net, BONUS);
  const sheets = anyTable(simulationRng('playouts'), 2);
  const worths = [1, 2, 3, 4, 5].map(playout => ahead.written(sheets, 0, NOTHING, 7, 9, 2, playout));
  expect([1, 2, 3, 4, 5].map(playout => ahead.written(sheets, 0, NOTHING, 7, 9, 2, playout))).toEqual(worths);
  expect(new Set(worths).size).toBeGreaterThan(1);
});

test('a second look takes no more nodes than there are, and without any nothing is looked at again', () => {
  const [mind, ahead] = [mindOf(net, BONUS), aheadOf(net, BONUS)];
  let looked = 0;
  for (let i = 0; i < 6; i++)
    for (const nodes of [0, 3, 40, 150]) {
      const sheets = anyTable(simulationRng(`meter ${i}`), 2);
      sheets.misthrows[i % 2] = i < 3 ? 3 : 0;
      mind.look(sheets, sheets.active);
      mind.ponder();
      const own = sheets.numbers[sheets.active] as Uint8Array;
      const fields = [NOTHING, ...Array.from({ length: FIELD_COUNT }, (_, f) => f).filter(f => mayWrite(own, f, 9))];
      for (const ask of ['dice', 'result', 'fields'] as const) {
        const meter = meterOf({ nodes });
        const deeper = deeperOf(mind, ahead, sheets, sheets.active, meter, 1);
        const seen =
          ask === 'dice' ? deeper.dice(SETS) : ask === 'result' ? deeper.result(7, 9) : deeper.fields(fields, 7, 9);
        expect(meter.left()).toBeGreaterThanOrEqual(0);
        if (nodes === 0) expect(seen.every(worth => worth === null)).toBe(true);
        else looked += seen.filter(worth => worth !== null).length;
      }
    }
  expect(looked).toBeGreaterThan(20);
});
