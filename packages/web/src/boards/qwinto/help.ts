import { helpPage } from '../help.ts';

export const help = helpPage('help-qwinto', { seats: 3, options: { starter: 0 } }, [
  ['goal'],
  ['sheet', { seed: 'help 5', step: 'roll', times: 1, viewer: 0 }],
  ['turn', { seed: 'help 5', step: 'write', times: 3, viewer: 0 }],
  ['write', { seed: 'help 5', step: 'write', times: 9, viewer: 0 }],
  ['misthrow'],
  ['score', { seed: 'help 5', step: 'roll', times: 16, viewer: 0 }],
  ['end'],
]);
