import type { TileView } from '@zaria/games/las-vegas-royale';
import type { Part, Tone } from './part.ts';
import * as tubes from './tubes.ts';

/* Each side at a glance, on a plate of 40 by 40: its sign, and what changes on it. */

/** The colour of a side's name and sign. */
export const TONES: Readonly<Record<TileView['side'], Tone>> = {
  A1: 1,
  A2: 2,
  B1: 5,
  B2: 4,
  C1: 3,
  C2: 1,
  D1: 4,
  D2: 3,
  E1: 1,
  E2: 2,
  F1: 3,
  F2: 5,
  G1: 2,
  G2: 6,
  H1: 5,
  H2: 6,
};

const sign = (d: string, side: TileView['side'], size = 27, y = 20): Part => ({
  part: 'tube',
  d,
  x: 20,
  y,
  size,
  tone: TONES[side],
});

/** Who has the marker, in the corner. */
const held = (seat: Extract<Part, { part: 'seat' }>['seat'] | null): readonly Part[] =>
  seat === null ? [] : [{ part: 'seat', x: 30.5, y: 30.5, size: 15, seat }];

export function badgeOf(tile: TileView): readonly Part[] {
  const { side, track } = tile;
  switch (tile.side) {
    case 'A1':
      return [sign(tubes.FIST, side, 29)];
    case 'A2':
      return [
        { part: 'die', x: 13, y: 13, size: 14, of: 'black', face: 3 },
        { part: 'die', x: 28, y: 13, size: 14, of: 'black', face: 4 },
        { part: 'money', x: 20, y: 29, amount: track[tile.space] ?? 0, scale: 1.05 },
      ];
    case 'B1':
      return [sign(tubes.CLOCK, side, 30)];
    case 'B2':
      return [
        sign(tubes.STAIRS, side, 26, 21),
        ...(tile.space === 0 ? [] : [{ part: 'marker', x: 11, y: 20, scale: 0.9 } as const]),
      ];
    case 'C1':
      return [
        { part: 'disc', x: 20, y: 20, r: 14.5, isGone: tile.holder !== null },
        { part: 'label', x: 20, y: 27, text: '5', size: 20, tone: tile.holder === null ? 'dark' : 3 },
        ...held(tile.holder),
      ];
    case 'C2':
      return [sign(tubes.SHOE, side, 22, 14.5), { part: 'money', x: 20, y: 30, amount: track[0] ?? 0, scale: 0.9 }];
    case 'D1':
      return [sign(tubes.HOUSE, side, 29, 18), { part: 'money', x: 20, y: 23, amount: 10, scale: 1.05 }];
    case 'D2':
      return [sign(tubes.BOLT, side, 32), ...held(tile.holder)];
    case 'E1':
      return [{ part: 'stop', x: 20, y: 20, r: 14 }];
    case 'E2':
      return [sign(tubes.GLOVE, side, 30)];
    case 'F1':
      return [sign(tubes.BARRIER, side, 30, 21)];
    case 'F2':
      return [
        { part: 'die', x: 15, y: 24, size: 18, of: 'blank' },
        { part: 'tube', d: 'M4 14C5 6 10 3 18 3.5M13.5 -1l5 4.5-5 4.5', x: 25, y: 17, size: 20, tone: 5 },
      ];
    case 'G1':
      return [sign(tubes.BOX, side, 31, 18), { part: 'label', x: 20, y: 29, text: '?', size: 15, tone: 'pale' }];
    case 'G2':
      return [sign(tubes.ROOF, side, 31, 19), { part: 'label', x: 20, y: 28, text: '×2', size: 14, tone: 'pale' }];
    case 'H1':
      return [
        { part: 'space', x: 20, y: 20, w: 29, h: 29, r: 7, tone: 5, is: 'dashed' },
        { part: 'die', x: 20, y: 20, size: 20, of: 'white', face: 6 },
      ];
    case 'H2':
      return [
        { part: 'die', x: 12.5, y: 13, size: 15, of: 'black', face: 2 },
        { part: 'space', x: 26, y: 26, w: 20, h: 20, r: 6, tone: 3, is: 'lit' },
        tile.gold === null
          ? { part: 'die', x: 26, y: 26, size: 15, of: 'black', face: 6 }
          : { part: 'die', x: 26, y: 26, size: 15, of: tile.gold.seat },
      ];
  }
}
