import { isGameId } from '@zaria/games';
import type { Component } from 'svelte';
import { loadPlayable } from '../boards/boards.ts';
import { DamagedMatch } from '../keeper/damage.ts';
import { findMatch } from '../keeper/matches.ts';
import { begin, home, isNew, learnOffer } from './foresee.ts';
import type { Route } from './route.ts';
import { overable, show, type Shown } from './shown.ts';
import { needWords, needWordsBeside } from './words.svelte.ts';

/* Home and tables; the way to every other screen is fetched with it. */

const elsewhere = () => import('./screens-elsewhere.ts');

/** What is offered to whoever is new here; nothing, where it cannot be fetched. */
const offered = (): Promise<Component<{ leave: () => void }> | null> =>
  Promise.all([learnOffer(), needWords('learn')]).then(
    ([{ default: Offer }]) => Offer,
    () => null,
  );

export async function screenFor(route: Route): Promise<Shown> {
  if (route.page === 'home') return homeScreen();
  if (route.page === 'begin' && isGameId(route.game))
    return {
      ...(await show(`begin ${route.game} ${route.way}`, begin(), { game: route.game, way: route.way })),
      isOnTheWay: true,
    };
  if (route.page === 'table') return tableScreen(route.id);
  return (await elsewhere()).screenElsewhere(route);
}

/** Whoever is new sees with the home page what is offered to him: nothing that is there moves away for it. */
async function homeScreen(): Promise<Shown> {
  await needWordsBeside();
  return show('home', home(), { Offer: isNew() ? await offered() : null });
}

async function tableScreen(id: string): Promise<Shown> {
  const match = await findMatch(id);
  if (match === null || match === 'damaged' || !isGameId(match.game))
    return (await elsewhere()).withoutTable(id, match === null ? 'missing' : null);
  const { game, movedTo } = match;
  if (movedTo !== undefined) return (await elsewhere()).movedTable(movedTo);
  try {
    const screen = import('../screens/Table.svelte');
    const [playable, { sitDown }] = await Promise.all([loadPlayable(game), import('./sitting.ts')]);
    const sitting = await sitDown(id, playable);
    if (sitting === null) return await (await elsewhere()).withoutTable(id, 'missing');
    const shown = await overable(game, show(`table ${id}`, screen, { sitting }));
    return { ...shown, leave: () => sitting.close() };
  } catch (error) {
    if (error instanceof DamagedMatch) return (await elsewhere()).withoutTable(id, game);
    throw error;
  }
}
