import { seatsOf } from '@zaria/kit';
import type { Part, SideDrawing } from '../part.ts';
import { MIDDLE, sign, word } from '../plate.ts';

const GLOVE =
  'M7.5 15.5C4.3 14 2.6 11.2 3.4 8 4.3 4.4 8 2.8 12.3 2.8c5.3 0 8.7 2.7 8.7 7 0 2.7-1.2 4.6-3.3 5.7M7.5 15.5h10.2v5.7H7.5zM7.5 18.3h10.2M3.6 9.8C5.8 7.6 9 8.3 9.4 10.4c.3 1.8-1.6 2.7-3.4 2.2';

export const E2: SideDrawing<'E2'> = {
  tone: 2,
  machine: ({ bar }) => [
    { part: 'tube', d: GLOVE, x: MIDDLE, y: 50, size: 44, tone: 2 },
    { part: 'space', x: MIDDLE, y: 79, w: 118, h: 6, r: 3, tone: 'brass', is: 'lit' },
    ...seatsOf(bar.small.length).flatMap((seat): Part[] => {
      const x = MIDDLE + (seat - (bar.small.length - 1) / 2) * 24;
      const lying = [...Array<false>(bar.small[seat] ?? 0).fill(false), ...Array<true>(bar.big[seat] ?? 0).fill(true)];
      return [0, 1].map((row): Part => {
        const [y, isBig] = [96 + row * 23, lying[row]];
        return isBig === undefined
          ? { part: 'space', x, y, w: 19, h: 19, r: 5, tone: 'soft', is: 'dashed', of: seat }
          : { part: 'die', x, y, size: isBig ? 23 : 18, of: seat };
      });
    }),
    word('two-each'),
  ],
  badge: () => [sign(GLOVE, 2, 30)],
};
