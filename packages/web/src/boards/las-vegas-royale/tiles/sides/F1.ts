import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, sign, word } from '../plate.ts';

const BARRIER = 'M1.5 6h21v6.5h-21zM5.5 12.5V20M18.5 12.5V20M4 12.5L8.5 6M10 12.5L14.5 6M16 12.5L20.5 6';

export const F1: SideDrawing<'F1'> = {
  tone: 3,
  machine: ({ groups }) => {
    const left = [...groups];
    const places = [
      [22, 82, 1],
      [58, 82, 1],
      [104, 82, 2],
      [31, 114, 2],
      [95, 114, 3],
    ] as const;
    return [
      { part: 'tube', d: BARRIER, x: MIDDLE, y: 50, size: 46, tone: 3 },
      ...places.flatMap(([x, y, size]): Part[] => {
        const at = left.indexOf(size);
        if (at >= 0) left.splice(at, 1);
        return [
          { part: 'space', x, y, w: size * 20 + 6, h: 27, r: 7, tone: 'brass', is: at >= 0 ? 'plain' : 'dashed' },
          ...(at < 0
            ? []
            : Array.from({ length: size }, (_, n): Part => ({
                part: 'die',
                x: x + (n - (size - 1) / 2) * 20,
                y,
                size: 17,
                of: 'blank',
              }))),
        ];
      }),
      word('one-group'),
    ];
  },
  badge: () => [sign(BARRIER, 3, 30, 21)],
};
