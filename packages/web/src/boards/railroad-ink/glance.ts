import type { RailroadInkShape } from '@zaria/games/railroad-ink';
import { tIn } from '../../lib/words.svelte.ts';
import { glanceOf } from '../glance.ts';
import Picture from './Glance.svelte';

export const glance = glanceOf<RailroadInkShape>({
  Picture,
  how: ({ round, rounds }) => tIn('web-railroad-ink', 'round', { round, rounds }),
});
