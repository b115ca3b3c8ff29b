import { ATTACKS, judgeAttack, tryAttack } from '@zaria/fair/testing';
import type { Campaign } from './campaign.ts';

const TRIALS = 1000;

/** Host, players, or both together try to foresee or to choose throws. */
export const attacks: Campaign = {
  summary: `times ${TRIALS} attempts of each attack on the dice, with its protection and without`,
  unit: 'times many attempts',
  size: 200,
  short: 10,
  run(seed) {
    return Object.fromEntries(
      ATTACKS.flatMap((attack, i) => {
        const gained = tryAttack(attack, TRIALS, `${seed} ${i}`);
        return [
          [`${i} with`, gained.with],
          [`${i} without`, gained.without],
        ];
      }),
    );
  },
  report(total, count) {
    const trials = TRIALS * count;
    const share = (gained: number): string => (gained / trials).toFixed(4);
    return ATTACKS.flatMap((attack, i) => {
      const gained = { with: total[`${i} with`] ?? 0, without: total[`${i} without`] ?? 0 };
      const wrong = judgeAttack(attack, trials, gained);
      if (wrong !== null) throw new Error(wrong);
      return [
        `${share(gained.with)} (at most ${attack.bound.toFixed(4)})  ${attack.what}`,
        `${share(gained.without)}                   with ${attack.without.what}`,
      ];
    });
  },
};
