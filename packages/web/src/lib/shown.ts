import type { GameId } from '@zaria/games';
import type { Component } from 'svelte';
import type { Route } from './route.ts';

/** What a screen holds open as long as it is there, so that there is one of it at a time; `null`: nothing. */
export function heldBy(route: Route): string | null {
  if (route.page === 'table') return `table ${route.id}`;
  return route.page === 'learn' ? `learn ${route.game}` : null;
}

/** A screen with all it needs, ready to be shown. */
export interface Shown {
  readonly key: string;
  readonly screen: unknown;
  readonly props: object;
  /** For one that is left before it was shown. */
  readonly leave?: () => void;
  /** It only leads to another one. */
  readonly isOnTheWay?: true;
  readonly takesDrops?: true;
  /** Help on this game, and the settings, open over it. */
  readonly over?: GameId;
  /** It comes to know its game later, and shows by itself what opens over it. */
  readonly takesOver?: true;
}

export const show = async <P extends object>(
  key: string,
  screen: Promise<{ readonly default: Component<P> }>,
  props: NoInfer<P>,
): Promise<Shown> => ({ key, screen: (await screen).default, props });

/** A screen that is not left for help and settings. */
export const overable = async (over: GameId, shown: Promise<Shown>): Promise<Shown> => ({ ...(await shown), over });
