import type { ToyShape } from '@zaria/kit/testing';
import { changedAt, factLaw, isOnly, topOf } from '../laws/facts.ts';

/** What the facts of the small game say. */
export const toyLaw = factLaw<ToyShape>({
  told: {
    die: (before, { die }, after) => {
      const frame = topOf(after);
      return frame?.step === 'hide' && frame.actor === die % before.points.length && isOnly(before, after, {});
    },

    guessed(before, { seat, right }, after) {
      const won = before.bank - after.bank;
      const points = changedAt(before.points, seat, count => count + won);
      return won > 0 === right && topOf(after)?.step !== 'guess' && isOnly(before, after, { points, bank: after.bank });
    },

    wrote: (before, { seat, word }, after) =>
      topOf(after)?.step !== 'write' && isOnly(before, after, { words: changedAt(before.words, seat, () => word) }),
  },

  untold: (before, after) => isOnly(before, after, {}),
});
