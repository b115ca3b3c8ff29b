import { simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { EXPANSIONS, ROUNDS, canBeRolled, isExtraRoll, isForeign, isRouteRoll, rollExtra, rollRoutes } from './dice.ts';
import { LAKE_DIE, RIVER_DIE, ROUTE_A, ROUTE_B, type Piece } from './tiles.ts';

test('[RI-2.1] seven rounds, six with an expansion', () => {
  expect(ROUNDS).toEqual({ none: 7, rivers: 6, lakes: 6 });
});

/** How often each face fell, as a share of all. */
function shares(faces: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).map(([face, count]) => [face, count / faces.length]));
}

describe('a roll', () => {
  const rng = simulationRng('dice');
  const rolls = Array.from({ length: 6000 }, () => rollRoutes(rng));

  test('[RI-1.4] [RI-2.2] three dice of A, then one of B', () => {
    expect(rolls.every(isRouteRoll)).toBe(true);
    const [a, b] = [shares(rolls.flatMap(roll => roll.slice(0, 3))), shares(rolls.map(roll => roll[3] ?? ''))];
    for (const face of ROUTE_A) expect(a[face]).toBeCloseTo(1 / 6, 1);
    for (const face of ROUTE_B) expect(b[face]).toBeCloseTo(1 / 3, 1);
  });

  test('[RI-1.5] two dice of the expansion', () => {
    const [rivers, lakes] = (['rivers', 'lakes'] as const).map(expansion =>
      Array.from({ length: 3000 }, () => rollExtra(expansion, rng)),
    );
    expect(rivers?.every(roll => isExtraRoll('rivers', roll))).toBe(true);
    expect(lakes?.every(roll => isExtraRoll('lakes', roll))).toBe(true);
    const [river, lake] = [shares(rivers?.flat() ?? []), shares(lakes?.flat() ?? [])];
    expect(river['VV..']).toBeCloseTo(1 / 2, 1);
    for (const face of new Set(RIVER_DIE)) if (face !== 'VV..') expect(river[face]).toBeCloseTo(1 / 6, 1);
    for (const face of LAKE_DIE) expect(lake[face]).toBeCloseTo(1 / 6, 1);
    expect(rollExtra('none', rng)).toEqual([]);
  });

  test('rolls that cannot be', () => {
    expect(isRouteRoll(['HH..', 'HH..', 'HH..'])).toBe(false);
    expect(isRouteRoll(['HH..', 'HH..', 'HH..', 'HH..'])).toBe(false);
    expect(isRouteRoll(['HR..', 'HH..', 'HH..', 'HR..'])).toBe(false);
    expect(isRouteRoll(['HH..', 'HH..', 'HH..', 'HR..', 'HR..'])).toBe(false);
    expect(isExtraRoll('none', ['VV..', 'VV..'])).toBe(false);
    expect(isExtraRoll('rivers', ['VV..', 'LL..'])).toBe(false);
    expect(isExtraRoll('rivers', ['VV..'])).toBe(false);
    expect(isExtraRoll('lakes', [])).toBe(false);
  });
});

test('[RI-1.8] only tiles of the expansion in play', () => {
  const pieces: readonly Piece[] = ['HH..', 'HHHH', 'VV..', 'L...'];
  expect(EXPANSIONS.map(expansion => pieces.filter(piece => isForeign(piece, expansion)))).toEqual([
    ['VV..', 'L...'],
    ['L...'],
    ['VV..'],
  ]);
});

test.each<[readonly Piece[], plain: boolean, draft: boolean]>([
  [['HH..', 'HH..', 'RRR.', 'H.R.'], true, true],
  [['HH..', 'HH..', 'RRR.', 'HH..'], false, true],
  [['H.R.', 'HR..'], false, true],
  [['HH..', 'HH..', 'RRR.', 'H.R.', 'H.H.'], false, false],
  [['VV..', 'VV..'], true, true],
  [['VV..', 'VV..', 'V.V.'], false, false],
  [['HHHH', 'HH..'], true, true],
  [[], true, true],
])('[RI-10.2] whether %j can be rolled', (pieces, plain, draft) => {
  expect([canBeRolled(pieces, false), canBeRolled(pieces, true)]).toEqual([plain, draft]);
});
