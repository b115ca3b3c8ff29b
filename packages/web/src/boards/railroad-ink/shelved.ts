import type { Shelved } from '../shelved.ts';

export const railroadInk: Shelved = {
  players: { min: 1, max: 6 },
  minutes: 25,
  scores: 'points',
  rules: () => import('../../../../../docs/rules/railroad-ink.md?raw'),
  board: {
    parts: () => import('./parts.ts'),
    help: () => import('./help.ts'),
    glance: () => import('./glance.ts'),
    par: () => import('./par.ts'),
    bots: () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
    hasSheets: true,
  },
};
