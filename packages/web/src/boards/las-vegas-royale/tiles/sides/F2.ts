import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, MOVE } from '../plate.ts';

export const F2: SideDrawing<'F2'> = {
  tone: 5,
  machine: ({ free }) => {
    const kinds = (['chip', 'card', 'move'] as const).flatMap(reward => {
      const all = { chip: 2, card: 3, move: 4 }[reward];
      return Array.from({ length: all }, (_, n) => ({ reward, isTaken: n >= free[reward] }));
    });
    return kinds.flatMap(({ reward, isTaken }, at): Part[] => {
      const [x, y] = [MIDDLE + ((at % 3) - 1) * 38, 47 + Math.floor(at / 3) * 38];
      return [
        { part: 'space', x, y, w: 34, h: 34, r: 8, tone: 'brass' },
        ...(isTaken
          ? [{ part: 'die', x, y, size: 25, of: 'blank' } as const]
          : reward === 'move'
            ? [{ part: 'tube', d: MOVE, x, y, size: 22, tone: 5 } as const]
            : [{ part: 'money', x, y, amount: reward === 'chip' ? 10 : 30 } as const]),
      ];
    });
  },
  badge: () => [
    { part: 'die', x: 15, y: 24, size: 18, of: 'blank' },
    { part: 'tube', d: 'M4 14C5 6 10 3 18 3.5M13.5 -1l5 4.5-5 4.5', x: 25, y: 17, size: 20, tone: 5 },
  ],
};
