import type { Shelved } from '../shelved.ts';

export const lasVegasRoyale: Shelved = {
  players: { min: 2, max: 5 },
  minutes: 40,
  scores: 'money',
  rules: () => import('../../../../../docs/rules/las-vegas-royale.md?raw'),
  board: {
    parts: () => import('./parts.ts'),
    help: () => import('./help.ts'),
    glance: () => import('./glance.ts'),
    editors: () => import('./tiles/editors.ts'),
    bots: () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
    hasSheets: false,
  },
};
