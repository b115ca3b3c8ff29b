import { describe, expect, test } from 'vitest';
import { ATTACKS, judgeAttack, tryAttack } from './attacks.testing.ts';

/** `npm run soak attacks` tries many more. */
const TRIALS = 600;

describe('to foresee or to choose a throw', () => {
  test.each(ATTACKS)('$what', attack => {
    expect(judgeAttack(attack, TRIALS, tryAttack(attack, TRIALS, 'attack'))).toBe(null);
  });

  test('a share that is not what was derived is noticed, and a protection that makes no difference', () => {
    const [attack] = ATTACKS;
    if (attack === undefined) throw new Error('there are attacks');
    const { without } = attack;
    const gained = tryAttack(attack, TRIALS, 'attack');
    expect(judgeAttack({ ...attack, bound: 0.1 }, TRIALS, gained)).toContain('instead of 0.1');
    expect(judgeAttack({ ...attack, without: { ...without, share: 0.5 } }, TRIALS, gained)).toContain('not 0.5');
    const same = { ...attack, without: { ...without, share: attack.bound } };
    expect(judgeAttack(same, TRIALS, { with: gained.with, without: gained.with })).toContain('no difference');
  });
});
