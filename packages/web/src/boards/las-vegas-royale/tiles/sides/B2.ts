import type { Part, SideDrawing } from '../part.ts';
import { blackDice, sign, where, FLAG } from '../plate.ts';

const DOWN = 'M12 3v17M5.5 13.5L12 20l6.5-6.5';
const STAIRS = 'M2.5 21.5V17H9v-5h6.5V7H22V2.5';
const UP = 'M12 21V4M5.5 10.5L12 4l6.5 6.5';

export const B2: SideDrawing<'B2'> = {
  tone: 4,
  machine: ({ track, space }) => [
    ...blackDice(37, 46, 24, [2, 6]),
    { part: 'tube', d: UP, x: 20, y: 75, size: 17, tone: 4 },
    { part: 'tube', d: DOWN, x: 38, y: 75, size: 17, tone: 1 },
    ...track.flatMap((amount, at): Part[] => {
      const [x, top] = [17 + at * 19.2, 122 - at * 16];
      const is = where(at, space);
      return [
        { part: 'space', x, y: (top - 9 + 141) / 2, w: 17, h: 150 - top, r: 3, is: is === 'now' ? 'lit' : 'plain' },
        at === 0
          ? { part: 'tube', d: FLAG, x, y: top + 1, size: 13, tone: 'soft' }
          : { part: 'money', x, y: top, amount, is, scale: 0.92 },
        ...(is === 'now' ? [{ part: 'marker', x, y: top - 7 } as const] : []),
      ];
    }),
  ],
  badge: tile => [
    sign(STAIRS, 4, 26, 21),
    ...(tile.space === 0 ? [] : [{ part: 'marker', x: 11, y: 20, scale: 0.9 } as const]),
  ],
};
