import { questionOn } from '@zaria/kit';
import type { LasVegasShape, LasVegasView } from '@zaria/games/las-vegas';
import type { CasinoReader } from './greedy.ts';

export const lasVegasReader: CasinoReader<LasVegasShape> = {
  /** `place 3` puts all dice that show a 3 on casino 3, the white ones too. */
  placement(view, action) {
    const question = questionOn(view);
    if (action.step !== 'place' || question?.step !== 'place') return null;
    const { own, white } = question.data.rolled;
    return { casino: action.answer, dice: own[action.answer] + white[action.answer] };
  },

  payout: (view, seat, casino) =>
    winningAt(view, casino).reduce((sum, { party, note }) => (party === seat ? sum + note : sum), 0),
};

const winningAt = ({ casinos }: LasVegasView, casino: number): LasVegasView['casinos'][1]['winning'] =>
  Object.values(casinos).find(({ number }) => number === casino)?.winning ?? [];
