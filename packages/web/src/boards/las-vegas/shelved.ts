import type { Shelved } from '../shelved.ts';

export const lasVegas: Shelved = {
  players: { min: 2, max: 5 },
  minutes: 25,
  scores: 'money',
  rules: () => import('../../../../../docs/rules/las-vegas.md?raw'),
  board: {
    parts: () => import('./parts.ts'),
    help: () => import('./help.ts'),
    glance: () => import('./glance.ts'),
    bots: () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
    hasSheets: false,
  },
};
