import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, blackDice, MOVE } from '../plate.ts';

/** Another tile, set off. */
const TILE = 'M4 3.5h16v17H4zM8 12l3 3.2L16.2 9';

export const H2: SideDrawing<'H2'> = {
  tone: 6,
  machine: ({ track, gold }) => [
    ...blackDice(MIDDLE, 45, 25, [2, 6]),
    ...track.flatMap((amount, at): Part[] => {
      const [x, y] = [MIDDLE + ((at % 3) - 1) * 39, 84 + Math.floor(at / 3) * 39];
      const isGold = at === 5;
      return [
        { part: 'space', x, y, w: 36, h: 36, r: 8, tone: isGold ? 3 : 'brass', is: isGold ? 'lit' : 'plain' },
        { part: 'label', x: x - 12, y: y - 6, text: `${at + 1}`, size: 10, tone: 'pale' },
        ...(at === 3
          ? [{ part: 'tube', d: TILE, x: x + 2, y: y + 4, size: 18, tone: 4 } as const]
          : at === 4
            ? [{ part: 'tube', d: MOVE, x: x + 3, y: y + 4, size: 20, tone: 5 } as const]
            : isGold && gold !== null
              ? [{ part: 'die', x: x + 3, y: y + 3, size: gold.size === 'big' ? 26 : 20, of: gold.seat } as const]
              : [{ part: 'money', x: x + (amount < 30 ? 2 : 0), y: y + 5, amount, scale: 0.92 } as const]),
      ];
    }),
  ],
  badge: tile => [
    { part: 'die', x: 12.5, y: 13, size: 15, of: 'black', face: 2 },
    { part: 'space', x: 26, y: 26, w: 20, h: 20, r: 6, tone: 3, is: 'lit' },
    tile.gold === null
      ? { part: 'die', x: 26, y: 26, size: 15, of: 'black', face: 6 }
      : { part: 'die', x: 26, y: 26, size: 15, of: tile.gold.seat },
  ],
};
