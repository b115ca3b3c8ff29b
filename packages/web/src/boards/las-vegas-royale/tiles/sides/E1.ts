import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, FLAG } from '../plate.ts';

export const E1: SideDrawing<'E1'> = {
  tone: 1,
  machine: ({ track, space }) => [
    { part: 'stop', x: MIDDLE, y: 85, r: 19 },
    ...track.flatMap((amount, at): Part[] => {
      const angle = Math.PI * (0.5 - (2 * at) / track.length);
      const [x, y] = [MIDDLE + 45 * Math.cos(angle), 85 - 41 * Math.sin(angle)];
      const is = at === space ? 'now' : at === (space + 1) % track.length ? 'next' : 'rest';
      return [
        {
          part: 'space',
          x,
          y,
          w: 32,
          h: 25,
          r: 12,
          tone: is === 'next' ? 'pale' : 'soft',
          is: is === 'next' ? 'lit' : 'plain',
        },
        at === 0
          ? { part: 'tube', d: FLAG, x, y, size: 15, tone: 'soft' }
          : { part: 'money', x, y, amount, scale: 0.92 },
        ...(is === 'now' ? [{ part: 'marker', x: x + 10, y: y + 8 } as const] : []),
      ];
    }),
  ],
  badge: () => [{ part: 'stop', x: 20, y: 20, r: 14 }],
};
