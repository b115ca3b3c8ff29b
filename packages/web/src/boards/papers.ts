import type { ByGame } from '@zaria/games';
import type { Component } from 'svelte';
import type { PaperProps } from './paper.ts';

/** What each game is tapped in on. */
export const papers: ByGame<() => Promise<{ readonly default: Component<PaperProps> }>> = {
  'las-vegas': () => import('./las-vegas/on-paper/Round.svelte'),
  'las-vegas-royale': () => import('./las-vegas-royale/on-paper/Round.svelte'),
  qwinto: () => import('./qwinto/on-paper/Sheet.svelte'),
  'railroad-ink': () => import('./railroad-ink/on-paper/Board.svelte'),
};
