import { expect, test } from 'vitest';
import {
  BLANK as ROYALE,
  counting,
  freshTile,
  readRound as readRoyale,
  TILE_SIDES,
} from '../../las-vegas-royale/on-paper/round.ts';
import { BLANK, readRound } from '../../las-vegas/on-paper/round.ts';
import { byFace, padded, readCounts, withAt, withCount } from './bench.ts';

test('counts by seat', () => {
  expect(withCount([], 2, 5)).toEqual([0, 0, 5]);
  expect(withCount([1, 2, 3], 0, 7)).toEqual([7, 2, 3]);
  expect(padded([4], 3)).toEqual([4, 0, 0]);
  expect(readCounts([1, -1])).toEqual([]);
  expect(readCounts('no')).toEqual([]);
  expect(
    withAt(
      byFace(face => face),
      3,
      0,
    )[3],
  ).toBe(0);
});

test('a round is kept as it was tapped in', () => {
  const round = {
    ...BLANK,
    hasWhite: true,
    names: ['Anna'],
    before: [30, 0],
    casinos: withAt(BLANK.casinos, 2, { notes: [80, 30], dice: [1, 0, 4], white: 2 }),
  };
  expect(readRound(JSON.parse(JSON.stringify(round)))).toEqual(round);
  expect(readRound([])).toBeNull();
  expect(readRound({ casinos: { 1: 'no' } })).toEqual(BLANK);
});

test.each(TILE_SIDES)('a round of Royale is kept with tile %s; of what is not played with nothing counts', side => {
  const casino = { ...ROYALE.casinos[1], cards: [50], black: [1], blank: 2, tile: freshTile(side) };
  const round = {
    ...ROYALE,
    hasTiles: true,
    casinos: withAt(ROYALE.casinos, 1, casino),
    purses: [{ money: 40, chips: 3 }],
  };
  expect(readRoyale(JSON.parse(JSON.stringify(round)))).toEqual(round);
  expect(counting(round)[1]).toEqual(casino);
  expect(counting({ ...round, hasTiles: false })[1]).toEqual({ ...casino, black: [], blank: 0, tile: null });
});
