import { helpPage } from '../help.ts';
import { LAKES, RIVERS, movesUpTo } from './help-match.ts';

export const help = helpPage('help-railroad-ink', { seats: 1, options: { expansion: 'rivers' } }, [
  ['goal'],
  ['board', { moves: movesUpTo(RIVERS, 1), viewer: 0 }],
  ['round'],
  ['place', { moves: movesUpTo(RIVERS, 4), viewer: 0 }],
  ['special'],
  ['score', { moves: movesUpTo(RIVERS, 'end'), viewer: 0 }],
  ['errors'],
  ['rivers'],
  ['lakes', { moves: movesUpTo(LAKES, 'end'), viewer: 0, options: { expansion: 'lakes' } }],
  ['draft', { seed: 'help', step: 'pick', times: 2, viewer: 0, seats: 3, options: { draft: true, starter: 0 } }],
  ['end'],
]);
