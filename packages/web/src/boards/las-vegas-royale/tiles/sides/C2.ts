import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, sign, word } from '../plate.ts';

const SHOE =
  'M9.3 3.2C4.3 3.8 1.6 10.5 3.8 20h4C6.3 13.5 7 9 9.8 8M14.7 3.2c5 .6 7.7 7.3 5.5 16.8h-4c1.5-6.5.8-11-2-12M13 1.5l-2.4 3.6 3 2.4-2.4 4.3';

export const C2: SideDrawing<'C2'> = {
  tone: 1,
  machine: ({ track: [fine = 0], fined }) => [
    { part: 'tube', d: SHOE, x: MIDDLE, y: 52, size: 48, tone: 1 },
    { part: 'money', x: MIDDLE, y: 94, amount: fine, scale: 1.6 },
    ...(fined.length > 0
      ? fined.map((seat, at): Part => ({
          part: 'seat',
          x: MIDDLE + (at - (fined.length - 1) / 2) * 24,
          y: 121,
          size: 20,
          seat,
        }))
      : [1, 2, 3].map((face, at): Part => ({
          part: 'die',
          x: MIDDLE + (at - 1) * 22,
          y: 119,
          size: 17,
          of: 'white',
          face,
          isFaded: at > 0,
        }))),
    word('fewest'),
  ],
  badge: tile => [sign(SHOE, 1, 22, 14.5), { part: 'money', x: 20, y: 30, amount: tile.track[0] ?? 0, scale: 0.9 }],
};
