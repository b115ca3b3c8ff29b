import type { LasVegasShape } from '@zaria/games/las-vegas';
import { questionOn } from '@zaria/kit';
import { forgotten, type Reasons } from './reason.ts';

const truths: Reasons<LasVegasShape>['truths'] = {
  'not-rolled'({ casino }, { state, action }) {
    const frame = questionOn(state);
    if (frame?.step !== 'place') return false;
    const { own, white } = frame.data.rolled;
    return action.answer === casino && own[casino] === 0 && white[casino] === 0;
  },
};

export const lasVegasReasons = forgotten<LasVegasShape>({ without: ['roll'], elsewhere: [], truths });
