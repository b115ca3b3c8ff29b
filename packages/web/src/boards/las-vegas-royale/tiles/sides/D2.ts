import type { SideDrawing } from '../part.ts';
import { MIDDLE, held, sign, word, HOUSE, RIGHT } from '../plate.ts';

const BOLT = 'M14.5 1.5L4.5 13.8H10.8L8.8 22.5L19.5 9.6H13z';

export const D2: SideDrawing<'D2'> = {
  tone: 3,
  machine: ({ holder }) => [
    { part: 'disc', x: MIDDLE, y: 62, r: 30, isGone: holder !== null },
    ...(holder === null
      ? [{ part: 'tube', d: BOLT, x: MIDDLE, y: 62, size: 44, tone: 'dark' } as const]
      : [
          { part: 'tube', d: BOLT, x: 54, y: 62, size: 40, tone: 3 } as const,
          { part: 'seat', x: 82, y: 62, size: 25, seat: holder } as const,
        ]),
    { part: 'die', x: 36, y: 113, size: 27, of: 'white' },
    { part: 'label', x: 36, y: 120, text: '?', size: 19, tone: 'dark' },
    { part: 'tube', d: RIGHT, x: 66, y: 113, size: 15, tone: 'soft' },
    { part: 'tube', d: HOUSE, x: 99, y: 111, size: 33, tone: 3 },
    { part: 'label', x: 99, y: 119, text: '1–6', size: 12, tone: 'pale' },
    word('leader'),
  ],
  badge: tile => [sign(BOLT, 3, 32), ...held(tile.holder)],
};
