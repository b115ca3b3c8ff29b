import { describe, expect, test } from 'vitest';
import { BLUE, RED, tableOf } from './table.testing.ts';
import { TILES, SIDES } from './tiles/index.ts';
import { view } from './view.ts';

describe('the view', () => {
  test('shows what each tile’s spaces pay, where its counter stands and who has its marker', () => {
    const { casinos } = view(tableOf('1 A2(60) | 2 D2(b) b2 | 3 H1(3r5B) | 4 F1(12) | 5 E2(rB) | r | b'), RED);
    expect(casinos[1].tile).toEqual({ side: 'A2', space: 3, track: [30, 40, 50, 60, 70, 80] });
    expect(casinos[2].tile).toEqual({ side: 'D2', holder: BLUE, track: [] });
    expect(casinos[3].tile).toMatchObject({
      slots: { 3: { seat: RED, size: 'small' }, 5: { seat: BLUE, size: 'big' } },
    });
    expect(casinos[4].tile).toMatchObject({ groups: [1, 2] });
    expect(casinos[5].tile).toMatchObject({ bar: { small: [1, 0], big: [0, 1] } });
    expect(casinos[6].tile).toBe(null);
  });

  test('every side that pays has its track', () => {
    const without = SIDES.filter(side => TILES[side].track.length === 0);
    expect(without).toEqual(['B1', 'D2', 'E2', 'F1']);
  });

  test('[RV-1.5] shows dice, weights and who would win', () => {
    const { casinos, small, big } = view(tableOf('1 80+50 rRb2n2x4 A1 | 3! | r | b'), RED);
    expect(casinos[1]).toMatchObject({
      number: 1,
      cards: [80, 50],
      small: [1, 2],
      big: [1, 0],
      black: [0, 0],
      neutral: { small: 2, big: 0 },
      blank: 4,
      closed: false,
      weights: [
        { party: RED, weight: 3 },
        { party: BLUE, weight: 2 },
        { party: 'neutral', weight: 2 },
        { party: 'blank', weight: 4 },
      ],
      winning: [
        { party: 'blank', card: 80 },
        { party: RED, card: 50 },
      ],
      level: [BLUE, 'neutral'],
    });
    expect(casinos[3].closed).toBe(true);
    expect([small, big]).toEqual([
      [6, 5],
      [0, 1],
    ]);
  });

  test('what it hands out is not the table’s own', () => {
    const table = tableOf('1 E2(r) | r | b');
    const { tile } = view(table, RED).casinos[1];
    if (tile?.side === 'E2') tile.bar.small[RED] = 7;
    const own = table.tiles[0];
    expect(own?.side === 'E2' && own.bar.small[RED]).toBe(1);
  });
});
