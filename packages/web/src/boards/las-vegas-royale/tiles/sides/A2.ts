import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, blackDice, where, word } from '../plate.ts';

/** Where the spaces of Jackpot are. */
const ARC: readonly (readonly [x: number, y: number])[] = [
  [22, 111],
  [27, 78],
  [49, 57],
  [87, 57],
  [109, 78],
  [114, 111],
];

export const A2: SideDrawing<'A2'> = {
  tone: 2,
  machine: ({ track, space }) => [
    { part: 'space', x: MIDDLE, y: 106, w: 58, h: 34, r: 8, tone: 'brass', is: 'lit' },
    ...blackDice(MIDDLE, 106, 23, [3, 4]),
    ...track.flatMap((amount, at): Part[] => {
      const [x, y] = ARC[at] ?? [MIDDLE, MIDDLE];
      const is = where(at, space);
      return [{ part: 'money', x, y, amount, is }, ...(is === 'now' ? [{ part: 'marker', x, y: y - 7 } as const] : [])];
    }),
    word('double'),
  ],
  badge: tile => [
    { part: 'die', x: 13, y: 13, size: 14, of: 'black', face: 3 },
    { part: 'die', x: 28, y: 13, size: 14, of: 'black', face: 4 },
    { part: 'money', x: 20, y: 29, amount: tile.track[tile.space] ?? 0, scale: 1.05 },
  ],
};
