import type { GameId } from '@zaria/games';
import { KINDS, levelOf } from './characters.ts';
import { tIn } from './words.svelte.ts';

/* The area `characters` is to be fetched before. */

/** What a bot is called; one that the catalogue does not know goes by its strength. */
export function botName(name: string, level: number): string {
  const id = levelOf(name);
  return id === null ? tIn('characters', 'bot.level', { n: level + 1 }) : tIn('characters', `bot.name.${id}`);
}

/** How it plays, in one line; `''` where nothing true can be said. */
export function styleOf(game: GameId, name: string | null): string {
  const id = levelOf(name);
  return id === null ? '' : tIn('characters', `bot.style.${id}`, { kind: KINDS[game] });
}
