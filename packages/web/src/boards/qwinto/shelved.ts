import type { Shelved } from '../shelved.ts';

export const qwinto: Shelved = {
  players: { min: 1, max: 6 },
  minutes: 15,
  scores: 'points',
  rules: () => import('../../../../../docs/rules/qwinto.md?raw'),
  board: {
    parts: () => import('./parts.ts'),
    help: () => import('./help.ts'),
    glance: () => import('./glance.ts'),
    par: () => import('./par.ts'),
    bots: () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
    hasSheets: true,
  },
};
