import { FACES } from '../casinos/lying.ts';

/** How many of the 36 rolls of two dice total more, or less, than that. */
export const waysOf = (bet: 'higher' | 'lower', last: number): number =>
  FACES.flatMap(a => FACES.map(b => a + b)).filter(total => (bet === 'higher' ? total > last : total < last)).length;
