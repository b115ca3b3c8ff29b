import { tIn } from './words.svelte.ts';

/* The area `characters` is to be fetched before. */

const KNOWN = ['novice', 'casual', 'steady', 'sharp', 'master'] as const;

/** `sharp/1@3000` is sharp. */
const known = (name: string | null) => KNOWN.find(level => level === name?.split('/')[0]);

/** What a bot is called; one that the catalogue does not know goes by its strength. */
export function botName(name: string, level: number): string {
  const id = known(name);
  return id === undefined ? tIn('characters', 'bot.level', { n: level + 1 }) : tIn('characters', `bot.name.${id}`);
}

/** How it plays, in one line; `''` where nothing true can be said. */
export function styleOf(name: string | null): string {
  const id = known(name);
  return id === undefined ? '' : tIn('characters', `bot.style.${id}`);
}
