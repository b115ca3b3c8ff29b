import { helpPage } from '../help.ts';

export const help = helpPage(
  'help-railroad-ink',
  { seats: 3, options: { expansion: 'rivers', draft: false, crossing: 'once', starter: 'random' } },
  [
    ['goal'],
    ['board', { seed: 'help 1', step: 'draw', times: 1, viewer: 0 }],
    ['round'],
    ['place', { seed: 'help 1', step: 'draw', times: 4, viewer: 0 }],
    ['special'],
    ['score', { seed: 'help 1', step: 'draw', times: 6, viewer: 0 }],
    ['errors'],
    ['rivers'],
    ['lakes'],
    ['draft'],
    ['end'],
  ],
);
