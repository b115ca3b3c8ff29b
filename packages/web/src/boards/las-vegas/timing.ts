import { lightsCasino } from './payout.ts';
import type { Fact, Told } from './types.ts';

/** A casino is lit before anything is paid there. */
const LIGHT = 320;

/** How long a fact is shown at pace 1, in milliseconds. */
export const lengthOf = (fact: Fact, index: number, tellings: readonly Told[]): number =>
  ownLength(fact) + (lightsCasino(index, tellings) ? LIGHT : 0);

function ownLength(fact: Fact): number {
  switch (fact.fact) {
    case 'rolled':
      return 900;
    case 'placed':
      return 420;
    case 'tied':
      return 820;
    case 'paid':
      return 760;
    case 'returned':
      return 420;
    case 'round':
      return 420;
    case 'dealt':
      return 190;
    case 'spare':
      return 380;
    case 'starts':
      return 420;
    case 'over':
      return 0;
  }
}

/** Whether a fact is drawn on the table it leads to; the others leave from the table as it was. */
export const isDrawnAfter = (fact: Fact): boolean =>
  fact.fact === 'rolled' ||
  fact.fact === 'round' ||
  fact.fact === 'dealt' ||
  fact.fact === 'spare' ||
  fact.fact === 'starts';
