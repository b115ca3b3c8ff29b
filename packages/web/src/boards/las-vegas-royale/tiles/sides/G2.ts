import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, heaped, sign } from '../plate.ts';

const ROOF = 'M2.5 21.5V9L12 2.5 21.5 9v12.5z';

export const G2: SideDrawing<'G2'> = {
  tone: 6,
  machine: ({ track, dice }) => {
    const piles = heaped(dice);
    return [
      { part: 'space', x: MIDDLE, y: 92, w: 112, h: 92, r: 6, tone: 6, is: 'lit' },
      { part: 'tube', d: 'M1 23L12 12l11 11', x: 42, y: 34, size: 26, tone: 6 },
      { part: 'tube', d: 'M1 23L12 12l11 11', x: 94, y: 34, size: 26, tone: 6 },
      ...track.map((amount, at): Part => ({ part: 'money', x: at === 0 ? 41 : 95, y: 64, amount, scale: 1.45 })),
      ...(piles.length === 0 ? [0, 1] : piles).flatMap((pile, at): Part[] => {
        const [x, y] = [at % 2 === 0 ? 41 : 95, 90 + Math.floor(at / 2) * 20];
        if (typeof pile === 'number')
          return [{ part: 'space', x, y: y + 14, w: 34, h: 34, r: 8, tone: 'soft', is: 'dashed' }];
        return [
          { part: 'die', x: x - 11, y, size: pile.big > 0 ? 19 : 16, of: pile.seat },
          { part: 'label', x: x + 11, y: y + 5, text: `${pile.small + 2 * pile.big}`, size: 14, tone: 'pale' },
        ];
      }),
    ];
  },
  badge: () => [sign(ROOF, 6, 31, 19), { part: 'label', x: 20, y: 28, text: '×2', size: 14, tone: 'pale' }],
};
