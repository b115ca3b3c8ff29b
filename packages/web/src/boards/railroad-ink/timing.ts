import type { RailroadInkFact } from '@zaria/games/railroad-ink';

/** How long a fact is shown, in milliseconds; the more players, the shorter each. */
export function lengthOf(fact: RailroadInkFact, players: number): number {
  switch (fact.fact) {
    case 'starts':
    case 'first':
      return 900;
    case 'round':
      return 700;
    case 'rolled':
    case 'pooled':
      return 1000;
    case 'picked':
      return 500;
    case 'drew':
      return Math.max(350, Math.min(800, 2000 / players));
    case 'scored':
      return Math.max(300, Math.min(600, 1800 / players));
    case 'over':
      return 0;
  }
}

/** Whether a fact needs a sentence over the board: dice, boards and scores show the others. */
export const isNews = ({ fact }: RailroadInkFact): boolean => ['starts', 'first', 'round'].includes(fact);
