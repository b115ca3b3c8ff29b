import type { Plan } from './playthrough.ts';

/** The matches whose stories are kept in ../golden. */
export const PLANS: readonly Plan[] = [
  { game: 'las-vegas', seed: 'golden', seats: 3, options: { neutral: true } },
  { game: 'las-vegas', seed: 'golden', seats: 5, options: { starter: 2 } },
  { game: 'las-vegas-royale', seed: 'golden', seats: 2, options: { mode: 'royale', tiles: 6 } },
  { game: 'las-vegas-royale', seed: 'golden', seats: 4, options: { mode: 'base' } },
  { game: 'qwinto', seed: 'golden', seats: 3, options: {} },
  { game: 'railroad-ink', seed: 'golden', seats: 2, options: {} },
];
