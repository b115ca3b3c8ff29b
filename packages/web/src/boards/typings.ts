import type { ByGame } from '@zaria/games';
import type { EntryOf } from './entry.ts';

/** What is to be typed in, game by game. */
export const typings: ByGame<() => Promise<{ readonly entryOf: EntryOf }>> = {
  'las-vegas': () => import('./las-vegas/typing.ts'),
  'las-vegas-royale': () => import('./las-vegas-royale/typing.ts'),
  qwinto: () => import('./qwinto/typing.ts'),
  'railroad-ink': () => import('./railroad-ink/typing.ts'),
};
