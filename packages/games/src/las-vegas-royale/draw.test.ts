import { completeOptions, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { couldDraw, drawTiles, parseChosen, sidesNotation } from './draw.ts';
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

  test('[RV-2.11] chosen sides lie there in every round, and their tiles are not drawn', () => {
    const rng = simulationRng('chosen');
    const table = lasVegasRoyale.setup({ rules: 1, seats: 3, options: options('B2 ? A1 ?', true) });
    for (let i = 0; i < 200; i++) {
      table.used = i % 2 === 0 ? [] : ['A1', 'B2', 'C1', 'D2'];
      const sides = drawTiles(table, rng);
      expect([sides[0], sides[2], sides.length]).toEqual(['B2', 'A1', 4]);
      expect(couldDraw(table, sides)).toBe(true);
      expect(sides.filter(side => /[AB]/.test(side))).toHaveLength(2);
    }
    const couldBe = (text: string): boolean => couldDraw(table, sidesNotation.parse(text) ?? []);
    table.used = [];
    expect(couldBe('B2 C1 A1 D1')).toBe(true);
    expect(['B1 C1 A1 D1', 'B2 C1 D1 A1', 'B2 A2 A1 D1', 'B2 C1 A1', 'B2 C1 A1 C2'].filter(couldBe)).toEqual([]);
  });

  test.each([
    ['A1', ['A1']],
    ['A1 ? H2', ['A1', null, 'H2']],
    ['A1 B1 C1 D1 E1 F1', ['A1', 'B1', 'C1', 'D1', 'E1', 'F1']],
    ['A1 B1 C1 D1 E1 F1 G1', null],
    ['A1 A2', null],
    ['? ?', null],
    ['A1  B1', null],
    ['A3', null],
    ['', null],
  ])('[RV-2.11] the choice "%s"', (text, sides) => {
    expect(parseChosen(text)).toEqual(sides);
    const given = completeOptions(lasVegasRoyale.options, 3, { tiles: text });
    expect(given.ok).toBe(sides !== null);
    expect(completeOptions(lasVegasRoyale.options, 3, { mode: 'base', tiles: text }).ok).toBe(false);
  });

  test('[RV-2.9] [RV-2.11] no repeats goes with up to four tiles, chosen ones too', () => {
    const wish = (tiles: string) => completeOptions(lasVegasRoyale.options, 3, { tiles, noRepeats: true }).ok;
    expect([wish('A1 ? ? ?'), wish('A1 ? ? ? ?')]).toEqual([true, false]);
  });

  test('notation', () => {
    expect(sidesNotation.print(['A1', 'H2'])).toBe('A1 H2');
    expect(sidesNotation.parse('A1 H2')).toEqual(['A1', 'H2']);
    expect(sidesNotation.parse('A1 H3')).toBe(null);
  });
});
