import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, sign, RIGHT } from '../plate.ts';

const FIST =
  'M6.2 12.5V8.6a1.9 1.9 0 0 1 3.7 0M9.9 11V6.9a1.9 1.9 0 0 1 3.7 0M13.6 11V7.4a1.9 1.9 0 0 1 3.6 0M17.2 11V9a1.7 1.7 0 0 1 3.3 0v5.5c0 3.9-2.7 6.5-6.8 6.5-3.6 0-6-1.6-7.7-4.2L3.3 13.6c-.9-1.5 1-2.6 2.2-1.4l2 1.9h4.3';

export const A1: SideDrawing<'A1'> = {
  tone: 1,
  machine: ({ track }) => [
    { part: 'tube', d: FIST, x: MIDDLE, y: 47, size: 40, tone: 1 },
    ...track.flatMap((amount, at): Part[] => {
      const y = 80 + at * 23;
      return [
        { part: 'space', x: MIDDLE, y, w: 112, h: 20, r: 10 },
        ...Array.from({ length: at + 1 }, (_, n): Part => ({ part: 'token', x: 26 + n * 14, y, size: 12 })),
        { part: 'tube', d: RIGHT, x: 76, y, size: 11, tone: 'soft' },
        { part: 'money', x: 103, y, amount },
      ];
    }),
  ],
  badge: () => [sign(FIST, 1, 29)],
};
