import type { QwintoFact } from '@zaria/games/qwinto';

/** How long a fact is shown, in milliseconds; the more players, the shorter each. */
export function lengthOf(fact: QwintoFact, players: number): number {
  switch (fact.fact) {
    case 'starts':
      return 900;
    case 'rolled':
      return 800;
    case 'kept':
      return 350;
    case 'wrote':
    case 'misthrow':
      return Math.max(340, Math.min(700, 1800 / players));
    case 'passed':
      return Math.max(200, Math.min(450, 1200 / players));
    case 'full-row':
    case 'full-column':
      return 800;
    case 'ended':
      return 1000;
    case 'over':
      return 0;
  }
}
