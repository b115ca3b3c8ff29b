import type { Shelved } from '../shelved.ts';

export const pig: Shelved = {
  players: { min: 2, max: 6 },
  minutes: 10,
  scores: 'points',
  rules: () => import('../../../../../docs/rules/pig.md?raw'),
  board: {
    parts: () => import('./parts.ts'),
    help: () => import('./help.ts'),
    bots: () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
    hasSheets: false,
  },
};
