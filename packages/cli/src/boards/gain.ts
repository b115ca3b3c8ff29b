import { say, type Words } from '@zaria/words';

/** Points won or lost: "+3 points". */
export const gain = (words: Words<'common'>, points: number): string =>
  `${points > 0 ? '+' : ''}${say(words, 'count.points', { n: points })}`;
