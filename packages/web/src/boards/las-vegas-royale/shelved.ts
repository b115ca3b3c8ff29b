import type { Shelved } from '../shelved.ts';
import Face from './Face.svelte';

export const lasVegasRoyale: Shelved = {
  players: { min: 2, max: 5 },
  Face,
  rules: () => import('../../../../../docs/rules/las-vegas-royale.md?raw'),
  board: null,
};
