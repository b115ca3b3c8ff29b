import { fetched } from '../../lib/fetched.svelte.ts';

/** What is thrown, what flies, and what then lies at a casino. */
export const inMotion = fetched(async () => {
  const { Flights, Piles, Thrown } = await import('./when-dice-fall.ts');
  return { Flights, Piles, Thrown };
});

/** What a table tells before anything lies at a casino. */
const BEFORE: ReadonlySet<string> = new Set(['starts', 'bank', 'tile', 'round', 'dealt', 'spare']);

/** For the table that these facts lead to; `null`: all that takes is here. */
export const lyingAfter = (facts: readonly { readonly fact: string }[]): Promise<unknown> | null =>
  inMotion.now !== null || facts.every(({ fact }) => BEFORE.has(fact)) ? null : inMotion.need();
