import { helpPage } from '../help.ts';

export const help = helpPage('help-las-vegas', { seats: 3, options: { starter: 0 } }, [
  ['goal'],
  ['table', { seed: 'help 3', step: 'roll', times: 1, viewer: 'spectator' }],
  ['turn', { seed: 'help 3', step: 'place', times: 4, viewer: 0 }],
  // Casino 3 has 4, 1 and 4 dice, and one note: its caption says so.
  ['tie', { seed: 'help 4', step: 'roll', times: 11, viewer: 'spectator' }],
  ['payout'],
  ['end'],
]);
