import { helpPage, type PictureWish } from '../help.ts';
import HelpTiles from './tiles/HelpTiles.svelte';

/** Two players, with the dice of a third colour on the casinos. */
const NEUTRAL: PictureWish = {
  seed: 'help 2',
  step: 'roll',
  times: 5,
  viewer: 'spectator',
  seats: 2,
  options: { mode: 'base', starter: 0 },
};

export const help = helpPage('help-las-vegas-royale', { seats: 3, options: { starter: 0, tiles: 'A2 C1 H1' } }, [
  ['goal'],
  ['table', { seed: 'help 1', step: 'roll', times: 1, viewer: 'spectator' }],
  ['turn', { seed: 'help 1', step: 'place', times: 4, viewer: 0 }],
  ['biggy'],
  ['chips'],
  ['tiles', HelpTiles],
  ['payout', { seed: 'help 3', step: 'roll', times: 12, viewer: 'spectator' }],
  ['neutral', NEUTRAL],
  ['end'],
]);
