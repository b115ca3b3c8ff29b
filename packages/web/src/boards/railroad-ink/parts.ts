import { railroadInk } from '@zaria/games/railroad-ink';
import { railroadInkWords } from '@zaria/words/railroad-ink';
import { partsOf } from '../playable.ts';
import { board } from './index.ts';

export const parts = partsOf(railroadInk, railroadInkWords, board, ['web-railroad-ink']);
