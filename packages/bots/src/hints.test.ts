import { GAME_IDS } from '@zaria/games';
import { describe, expect, test } from 'vitest';
import type { Considered } from './bot.ts';
import { distinct, hintsAmong, reasonFor } from './hints.ts';
import { faultIn, hintsAt, positionOf } from './hints.testing.ts';

const POSITIONS = 12;
const NODES = 400;

const way = (answer: number, expects: Considered['expects']): Considered => ({
  plan: [{ step: 'place', answer }],
  worth: -answer,
  result: answer,
  expects,
});

describe('a reason', () => {
  test('names what differs most, whichever way', () => {
    const [one, other] = [way(1, { own: 30, rivals: 20 }), way(2, { own: 25, rivals: 40 })];
    expect(reasonFor(one, other)).toEqual({ quantity: 'rivals', difference: -20 });
    expect(reasonFor(other, one)).toEqual({ quantity: 'rivals', difference: 20 });
  });

  test('is none where nothing differs, or nothing is known of both', () => {
    expect(reasonFor(way(1, { own: 30 }), way(2, { own: 30 }))).toBeNull();
    expect(reasonFor(way(1, { own: 30 }), way(2, { rows: 3 }))).toBeNull();
    expect(reasonFor(way(1, {}), way(2, { own: 30 }))).toBeNull();
  });
});

test('the best is compared with the next one, the others with the best; three at most', () => {
  const ways = [10, 8, 7, 1].map((own, at) => way(at + 1, { own }));
  expect(hintsAmong(ways).map(({ reason }) => reason?.difference)).toEqual([2, -2, -3]);
  expect(hintsAmong(ways.slice(0, 1)).map(({ reason }) => reason)).toEqual([null]);
});

test('two ways to the very same thing are one hint, unless nothing is known of them', () => {
  const ways = [way(1, { own: 30 }), way(2, { own: 30 }), way(3, { own: 20 }), way(4, {}), way(5, {})];
  expect(distinct(ways).map(({ result }) => result)).toEqual([1, 3, 4, 5]);
});

test.each(GAME_IDS)('hints of %s are legal, apart, and name the largest difference', id => {
  let reasons = 0;
  for (let position = 0; position < POSITIONS; position++) {
    const at = positionOf(id, `${id} ${position}`);
    const { considered, hints } = hintsAt(id, at, 'hint', NODES);
    expect(faultIn(id, at, considered, hints)).toBeNull();
    if (hints[0]?.reason) reasons++;
  }
  expect(reasons).toBeGreaterThan(2);
});

test('hints that name another quantity are found out', () => {
  const at = positionOf('las-vegas', 'planted');
  const considered = [way(1, { own: 30, rivals: 20 }), way(2, { own: 25, rivals: 40 })];
  const { legal } = at.follower;
  const legally = considered.map((one, i) => ({ ...one, plan: [legal[i % legal.length] ?? { step: '', answer: 0 }] }));
  const right = hintsAmong(legally);
  const wrong = right.map(hint => ({ ...hint, reason: { quantity: 'own' as const, difference: 5 } }));
  if (legal.length > 1) expect(faultIn('las-vegas', at, legally, right)).toBeNull();
  expect(faultIn('las-vegas', at, legally, wrong)).not.toBeNull();
});
