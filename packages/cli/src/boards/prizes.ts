import { say, type Words } from '@zaria/words';

/** How money is written: in full, or in thousands where room is short. */
export type Sum = (amount: number) => string;

export const inFull =
  (words: Words<'common'>): Sum =>
  amount =>
    say(words, 'money', { amount });
export const inThousands: Sum = amount => `${amount < 0 ? '−' : ''}${Math.abs(amount)}k`;

/** What a casino pays; behind each note stands who would win it. The best goes to the first. */
export const prizesOf = (notes: readonly number[], winners: readonly string[], sum: Sum): string =>
  notes
    .map((note, i) => {
      const winner = winners[i];
      return winner === undefined ? sum(note) : `${sum(note)}→${winner}`;
    })
    .join('  ');
