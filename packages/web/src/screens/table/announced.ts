import { fetched } from '../../lib/fetched.svelte.ts';
import { needWords } from '../../lib/words.svelte.ts';

/** What tells a screen reader of a table, with its words. */
export const announced = fetched(async () => {
  const [part] = await Promise.all([import('./Announced.svelte'), needWords('told', 'web-sight')]);
  return part;
});
