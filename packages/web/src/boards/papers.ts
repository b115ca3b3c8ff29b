import type { ByGame } from '@zaria/games';
import type { Component } from 'svelte';
import type { Playable } from './playable.ts';

/** A game that was played on paper or with the real box, to be tapped in and scored. */
export interface PaperProps {
  readonly playable: Playable;
}

export const papers: ByGame<() => Promise<{ readonly default: Component<PaperProps> }>> = {
  'las-vegas': () => import('./las-vegas/on-paper/Round.svelte'),
  'las-vegas-royale': () => import('./las-vegas-royale/on-paper/Round.svelte'),
  qwinto: () => import('./qwinto/on-paper/Sheet.svelte'),
  'railroad-ink': () => import('./railroad-ink/on-paper/Board.svelte'),
};
