import { helpPage } from '../help.ts';
import { movesUpTo } from './help-match.ts';

export const help = helpPage('help-railroad-ink', { seats: 1, options: { expansion: 'rivers' } }, [
  ['goal'],
  ['board', { moves: movesUpTo(1), viewer: 0 }],
  ['round'],
  ['place', { moves: movesUpTo(4), viewer: 0 }],
  ['special'],
  ['score', { moves: movesUpTo('end'), viewer: 0 }],
  ['errors'],
  ['rivers'],
  ['lakes'],
  ['draft'],
  ['end'],
]);
