import { factLaw, changedAt, isOnly, topOf } from '../laws/facts.ts';
import type { FistsShape } from './fists.ts';

/** What the facts of the testkit's own game say. */
export const fistsLaw = factLaw<FistsShape>({
  told: {
    prize: (before, { prize }, after) =>
      isOnly(before, after, { prize: before.prize + prize, bank: before.bank - prize }),

    hidden(before, { seat }, after) {
      const frame = topOf(after);
      return frame?.step === 'guess' && frame.data.hider === seat && isOnly(before, after, {});
    },

    guessed(before, { seat, right }, after) {
      const won = right ? 1 : 0;
      const tokens = changedAt(before.tokens, seat, count => count + won);
      return topOf(after)?.step !== 'guess' && isOnly(before, after, { tokens, bank: before.bank - won });
    },

    staked(before, { seat, staked }, after) {
      const won = before.prize - after.prize;
      const tokens = changedAt(before.tokens, seat, count => count - staked + won);
      const bank = before.bank + staked;
      return topOf(after)?.step !== 'stake' && isOnly(before, after, { tokens, bank, prize: before.prize - won });
    },
  },

  untold: (before, after) => isOnly(before, after, topOf(after)?.step === 'prize' ? { round: before.round + 1 } : {}),
});
