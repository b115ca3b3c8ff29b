import { tIn } from '../../lib/words.svelte.ts';
import { glanceOf } from '../glance.ts';
import Picture from './Glance.svelte';
import { ROUNDS } from './spoken.ts';
import type { LasVegasShape } from './types.ts';

export const glance = glanceOf<LasVegasShape>({
  Picture,
  how: ({ round }) => tIn('web-casinos', 'lv.round', { round, rounds: ROUNDS }),
});
