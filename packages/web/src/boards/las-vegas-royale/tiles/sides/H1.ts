import type { Part, SideDrawing } from '../part.ts';

export const H1: SideDrawing<'H1'> = {
  tone: 5,
  machine: ({ track, slots }) =>
    track.flatMap((amount, at): Part[] => {
      const face = (at + 1) as keyof typeof slots;
      const [x, y, die] = [at % 2 === 0 ? 37 : 99, 46 + Math.floor(at / 2) * 38, slots[face]];
      return [
        { part: 'space', x, y, w: 58, h: 34, r: 8, tone: 'brass', is: die === null ? 'plain' : 'lit' },
        ...(die === null
          ? [
              { part: 'space', x: x - 15, y, w: 22, h: 22, r: 5, tone: face, is: 'dashed' } as const,
              { part: 'label', x: x - 15, y: y + 5, text: `${face}`, size: 14, tone: face } as const,
            ]
          : [{ part: 'die', x: x - 15, y, size: die.size === 'big' ? 27 : 22, of: die.seat } as const]),
        { part: 'money', x: x + 13, y, amount, scale: 0.92 },
      ];
    }),
  badge: () => [
    { part: 'space', x: 20, y: 20, w: 29, h: 29, r: 7, tone: 5, is: 'dashed' },
    { part: 'die', x: 20, y: 20, size: 20, of: 'white', face: 6 },
  ],
};
