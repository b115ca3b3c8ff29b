import { isGameId } from '@zaria/games';
import { loadWords, type PageArea } from '@zaria/words';
import { boardOf } from '../boards/shelf.ts';
import { isGuest } from '../online/guest.ts';
import { ALWAYS, BESIDE } from './areas.ts';
import { areSettingsKept, readSettings } from './kept-settings.ts';
import { parseRoute } from './route.ts';
import { startThread } from './threads.ts';

/* What the first screen is made of, known before anything of the page is there: nothing here needs Svelte. */

export const home = () => import('../screens/Home.svelte');
export const begin = () => import('../screens/Begin.svelte');
export const learnOffer = () => import('../parts/LearnOffer.svelte');

/** Whether the first round of each game is offered: to whoever never changed or played anything here or elsewhere. */
export const isNew = (): boolean => !areSettingsKept() && !isGuest();

const route = parseRoute(location.pathname, location.search);

/** The words that the first screen needs beyond those of every page. */
export function wordsAhead(): readonly PageArea[] {
  if (route.page !== 'home') return [];
  return isNew() ? [...BESIDE, 'learn'] : BESIDE;
}

/** Sends for all of it; whoever needs it says so when it does not come. */
export function foresee(): void {
  const { page } = route;
  const game = page === 'begin' && isGameId(route.game) ? route.game : null;
  if (game !== null) startThread(game);
  void Promise.allSettled([
    loadWords(readSettings().language, ...ALWAYS, ...wordsAhead()),
    ...(page === 'home' ? [home(), ...(isNew() ? [learnOffer()] : [])] : []),
    ...(game === null ? [] : [begin(), boardOf(game).parts()]),
  ]);
}
