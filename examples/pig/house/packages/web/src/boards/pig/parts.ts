import { pig } from '@zaria/games/pig';
import { pigWords } from '@zaria/words/pig';
import { partsOf } from '../playable.ts';
import { board } from './index.ts';

export const parts = partsOf(pig, pigWords, board, []);
