import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, sign } from '../plate.ts';

const BOX = 'M3 8h18v13H3zM1.5 3.5h21V8h-21z';

export const G1: SideDrawing<'G1'> = {
  tone: 2,
  machine: ({ track }) => [
    ...[38, 98].flatMap((x): Part[] => [
      { part: 'tube', d: BOX, x, y: 58, size: 54, tone: 2 },
      { part: 'label', x, y: 75, text: '?', size: 22, tone: 'pale' },
    ]),
    ...track.map((amount, at): Part => ({
      part: 'token',
      x: MIDDLE + ((at % 3) - 1) * 38,
      y: at < 3 ? 106 : 130,
      size: at < 3 ? 28 : 19,
      amount,
    })),
  ],
  badge: () => [sign(BOX, 2, 31, 18), { part: 'label', x: 20, y: 29, text: '?', size: 15, tone: 'pale' }],
};
