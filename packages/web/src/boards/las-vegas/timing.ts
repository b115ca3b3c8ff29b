import type { Fact } from './types.ts';

/** How long a fact is shown at pace 1, in milliseconds. */
export function lengthOf(fact: Fact): number {
  switch (fact.fact) {
    case 'rolled':
      return 800;
    case 'placed':
      return 460;
    case 'tied':
      return 520;
    case 'paid':
      return 480;
    case 'returned':
      return 260;
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
