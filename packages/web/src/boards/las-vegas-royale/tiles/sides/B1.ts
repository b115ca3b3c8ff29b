import type { SideDrawing } from '../part.ts';
import { MIDDLE, blackDice, sign, word, HOUSE, RIGHT } from '../plate.ts';

const CLOCK = 'M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6zM12 6v6l4.2 2.6M12 4v.4M20 12h-.4M12 20v-.4M4 12h.4';

export const B1: SideDrawing<'B1'> = {
  tone: 5,
  machine: () => [
    { part: 'tube', d: CLOCK, x: MIDDLE, y: 61, size: 62, tone: 5 },
    ...blackDice(44, 114, 24, [2, 5]),
    { part: 'tube', d: RIGHT, x: 81, y: 114, size: 13, tone: 'soft' },
    { part: 'tube', d: HOUSE, x: 107, y: 112, size: 31, tone: 5 },
    { part: 'label', x: 107, y: 119, text: '1–6', size: 11, tone: 'pale' },
    word('before-payout'),
  ],
  badge: () => [sign(CLOCK, 5, 30)],
};
