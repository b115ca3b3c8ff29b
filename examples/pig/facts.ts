import { changedAt, factLaw, isOnly, topOf } from '@zaria/testkit';
import type { PigShape } from './steps.ts';

/** What each fact of Pig says: how the view before it becomes the view it is told with. */
export const pigFacts = factLaw<PigShape>({
  told: {
    starts: (before, { seat }, after) => topOf(after)?.actor === seat && isOnly(before, after, {}),
    rolled: (before, { face, pot }, after) => before.pot + face === pot && isOnly(before, after, { pot }),
    lost: (before, { pot }, after) => before.pot === pot && isOnly(before, after, { pot: 0 }),
    held: (before, { seat, pot, score }, after) =>
      before.pot === pot && isOnly(before, after, { pot: 0, scores: changedAt(before.scores, seat, () => score) }),
  },
  untold: (before, after) => isOnly(before, after, {}),
});
