import type { Plan } from './playthrough.ts';

/** The matches whose stories are kept in ../golden. */
export const PLANS: readonly Plan[] = [
  { game: 'las-vegas', seed: 'golden', seats: 3, options: { neutral: true } },
  { game: 'las-vegas', seed: 'golden', seats: 5, options: { starter: 2 } },
  { game: 'qwinto', seed: 'golden', seats: 3, options: {} },
  { game: 'railroad-ink', seed: 'golden', seats: 2, options: {} },
];
