import { lasVegasRoyale } from '@zaria/games/las-vegas-royale';
import { partsOf } from '../playable.ts';
import { board } from './index.ts';
import { royaleWords } from './words.ts';

export const parts = partsOf(
  lasVegasRoyale,
  royaleWords,
  board,
  ['web-casinos', 'web-las-vegas-royale'],
  ['acting-las-vegas-royale', 'ask-las-vegas-royale', 'set-up-las-vegas-royale'],
);
