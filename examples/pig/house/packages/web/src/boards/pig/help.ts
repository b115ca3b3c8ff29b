import { helpPage } from '../help.ts';

export const help = helpPage('help-pig', { seats: 3, options: { starter: 0 } }, [
  ['goal'],
  ['turn', { seed: 'help', step: 'turn', times: 8, viewer: 0 }],
]);
