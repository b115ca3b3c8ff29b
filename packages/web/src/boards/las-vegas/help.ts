import { helpPage } from '../help.ts';

export const help = helpPage('help-las-vegas', { seats: 3, options: { starter: 0 } }, [
  ['goal'],
  ['table', { seed: 'help 3', step: 'roll', times: 1, viewer: 'spectator' }],
  ['turn', { seed: 'help 3', step: 'place', times: 4, viewer: 0 }],
  ['tie', { seed: 'help 3', step: 'roll', times: 10, viewer: 'spectator' }],
  ['payout'],
  ['end'],
]);
