import { lasVegas } from '@zaria/games/las-vegas';
import { lasVegasWords } from '@zaria/words/las-vegas';
import { partsOf } from '../playable.ts';
import { board } from './index.ts';

export const parts = partsOf(lasVegas, lasVegasWords, board, ['web-casinos']);
