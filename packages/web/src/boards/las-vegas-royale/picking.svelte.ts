import type { Kind } from './choosing.ts';

let wished = $state<Kind | null>(null);

/** What is to go to the casino that will be tapped: chosen in the panel, needed on the board. */
export const picking = {
  get kind(): Kind | null {
    return wished;
  },
  wish(kind: Kind | null): void {
    wished = kind;
  },
};
