import { tIn } from './words.svelte.ts';

/* The area `characters` is to be fetched before. */

const KNOWN = ['random', 'greedy', 'mc'] as const;

/** What a bot is called; one that the catalogue does not know goes by its strength. */
export function botName(id: string, level: number): string {
  const known = KNOWN.find(bot => bot === id);
  return known === undefined
    ? tIn('characters', 'bot.level', { n: level + 1 })
    : tIn('characters', `bot.name.${known}`);
}

/** How it plays, in one line; `''` where nothing true can be said. */
export function styleOf(id: string | null): string {
  const known = KNOWN.find(bot => bot === id);
  return known === undefined ? '' : tIn('characters', `bot.style.${known}`);
}
