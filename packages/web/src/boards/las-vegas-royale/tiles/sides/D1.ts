import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, sign, HOUSE } from '../plate.ts';

export const D1: SideDrawing<'D1'> = {
  tone: 4,
  machine: ({ track }) =>
    track.flatMap((amount, at): Part[] => {
      const y = 134 - at * 19.4;
      return [
        { part: 'space', x: MIDDLE, y, w: 118, h: 17, r: 8.5 },
        { part: 'label', x: 18, y: y + 4, text: `${at + 1}`, size: 12, tone: 'pale' },
        ...Array.from({ length: at + 1 }, (_, n): Part => ({
          part: 'tube',
          d: HOUSE,
          x: 31 + n * 11,
          y,
          size: 9,
          tone: ([1, 2, 3, 4, 5, 6] as const)[n] ?? 'soft',
        })),
        { part: 'money', x: 110, y, amount, scale: 0.92 },
      ];
    }),
  badge: () => [sign(HOUSE, 4, 29, 18), { part: 'money', x: 20, y: 23, amount: 10, scale: 1.05 }],
};
