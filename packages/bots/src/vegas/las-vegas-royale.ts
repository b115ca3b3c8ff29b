import { questionOn } from '@zaria/kit';
import type { RoyaleShape, RoyaleView } from '@zaria/games/las-vegas-royale';
import type { CasinoReader } from './greedy.ts';

export const royaleReader: CasinoReader<RoyaleShape> = {
  /** `place 3` puts all dice that show a 3 on casino 3; the Biggy is one of them. Passing is no placement. */
  placement(view, action) {
    const question = questionOn(view);
    if (action.step !== 'place' || action.answer === 'pass' || question?.step !== 'place') return null;
    const { small, big } = question.data.rolled;
    return { casino: action.answer, dice: small[action.answer] + (big === action.answer ? 1 : 0) };
  },

  payout: (view, seat, casino) =>
    winningAt(view, casino).reduce((sum, { party, card }) => (party === seat ? sum + card : sum), 0),
};

const winningAt = ({ casinos }: RoyaleView, casino: number): RoyaleView['casinos'][1]['winning'] =>
  Object.values(casinos).find(({ number }) => number === casino)?.winning ?? [];
