import { simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { couldDraw, drawTiles, sidesNotation } from './draw.ts';
import { lasVegasRoyale } from './game.ts';
import type { Options } from './table.ts';
import { SIDES, type Side } from './tiles/index.ts';

const options = (tiles: Options['tiles'], noRepeats: boolean): Options => ({
  mode: 'royale',
  tiles,
  noRepeats,
  neutral: false,
  openMoney: false,
  starter: 0,
});

describe('drawing tiles', () => {
  test('[RV-1.6] there are eight tiles with two sides each', () => {
    expect(SIDES).toHaveLength(16);
    expect(new Set(SIDES.map(side => side[0])).size).toBe(8);
    expect(new Set(SIDES.map(side => side[1]))).toEqual(new Set(['1', '2']));
  });

  test('[RV-2.7] every side may come to every casino, a tile only once a round', () => {
    const rng = simulationRng('tiles');
    const table = lasVegasRoyale.setup({ rules: 1, seats: 3, options: options(6, false) });
    const seen = Array.from({ length: 6 }, () => new Set<Side>());
    for (let i = 0; i < 1000; i++) {
      const sides = drawTiles(table, rng);
      expect(couldDraw(table, sides)).toBe(true);
      sides.forEach((side, at) => seen[at]?.add(side));
    }
    expect(seen.map(set => set.size)).toEqual([16, 16, 16, 16, 16, 16]);
  });

  test('[RV-2.9] with 4 tiles and no repeats three rounds can always be drawn, no side twice', () => {
    const rng = simulationRng('no repeats');
    for (let i = 0; i < 300; i++) {
      const table = lasVegasRoyale.setup({ rules: 1, seats: 3, options: options(4, true) });
      for (let round = 0; round < 3; round++) {
        const sides = drawTiles(table, rng);
        expect(couldDraw(table, sides)).toBe(true);
        table.used = [...table.used, ...sides];
      }
      expect(new Set(table.used).size).toBe(12);
    }
  });

  test('[RV-2.9] a tile with both sides used stays away', () => {
    const table = lasVegasRoyale.setup({ rules: 1, seats: 3, options: options(4, true) });
    table.used = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2'];
    const tiles = new Set(drawTiles(table, simulationRng(1)).map(side => side[0]));
    expect(tiles).toEqual(new Set(['E', 'F', 'G', 'H']));
  });

  test('notation', () => {
    expect(sidesNotation.print(['A1', 'H2'])).toBe('A1 H2');
    expect(sidesNotation.parse('A1 H2')).toEqual(['A1', 'H2']);
    expect(sidesNotation.parse('A1 H3')).toBe(null);
  });
});
