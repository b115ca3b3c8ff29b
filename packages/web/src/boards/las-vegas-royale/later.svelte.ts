import { fetched } from '../../lib/fetched.svelte.ts';
import { needWords } from '../../lib/words.svelte.ts';

/** What is needed after the first throw: every other question, the settlement, and what a tap on a tile opens. */
export const later = fetched(async () => {
  const [parts] = await Promise.all([import('./after-the-throw.ts'), needWords('ask-las-vegas-royale')]);
  return parts;
});
