import type { QwintoShape } from '@zaria/games/qwinto';
import { tIn } from '../../lib/words.svelte.ts';
import { glanceOf } from '../glance.ts';
import Picture from './Glance.svelte';

export const glance = glanceOf<QwintoShape>({
  Picture,
  how(view, seat) {
    const sheet = view.sheets[seat ?? 0];
    return seat === null || sheet === undefined ? '' : tIn('web-home', 'sheet', { points: sheet.score.total });
  },
});
