import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, held, word } from '../plate.ts';

export const C1: SideDrawing<'C1'> = {
  tone: 3,
  machine: ({ track: [reward = 0], holder }) => [
    ...[0, 1, 2, 3, 4].map((at): Part => {
      const angle = Math.PI * (0.86 - at * 0.18);
      return {
        part: 'die',
        x: MIDDLE + 52 * Math.cos(angle),
        y: 93 - 52 * Math.sin(angle),
        size: 19,
        of: 'white',
        face: 5,
      };
    }),
    { part: 'disc', x: MIDDLE, y: 97, r: 30, isGone: holder !== null },
    ...(holder === null ? [] : [{ part: 'seat', x: MIDDLE, y: 86, size: 25, seat: holder } as const]),
    { part: 'money', x: MIDDLE, y: holder === null ? 97 : 112, amount: reward, scale: holder === null ? 1.35 : 1 },
    word(holder === null ? 'five' : 'at-payout'),
  ],
  badge: tile => [
    { part: 'disc', x: 20, y: 20, r: 14.5, isGone: tile.holder !== null },
    { part: 'label', x: 20, y: 27, text: '5', size: 20, tone: tile.holder === null ? 'dark' : 3 },
    ...held(tile.holder),
  ],
};
