import { qwinto } from '@zaria/games/qwinto';
import { qwintoWords } from '@zaria/words/qwinto';
import { partsOf } from '../playable.ts';
import { board } from './index.ts';

export const parts = partsOf(qwinto, qwintoWords, board, ['web-qwinto']);
