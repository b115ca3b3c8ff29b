import type { GameId } from '@zaria/games';
import { TABLE_ID, type Why } from '@zaria/protocol';
import { boardOf, loadWhole } from '../boards/boards.ts';
import type { Route } from '../lib/route.ts';
import type { Shown } from '../lib/shown.ts';
import { settings } from '../lib/settings.svelte.ts';
import { needWords, t } from '../lib/words.svelte.ts';
import { parseSince } from './last-seen.ts';
import { parsePass, parseTableKey, tableAddress, takeBesideScreen, takeHash } from './links.ts';

type OnlineRoute = Extract<Route, { readonly page: 'online' | 'pass' | 'recover' }>;

const WORDS = ['web-online', 'online', 'table', 'characters'] as const;
let comings = 0;

export async function inviteScreen(id: GameId): Promise<Shown> {
  const [playable, screen] = await Promise.all([
    loadWhole(id),
    import('../screens/online/Invite.svelte'),
    needWords(...WORDS),
  ]);
  return { key: `invite ${id}`, screen: screen.default, props: { playable } };
}

export async function onlineScreen(route: OnlineRoute): Promise<Shown> {
  await needWords(...WORDS);
  if (route.page === 'online') {
    // What cannot be the name of a table leads to none, whoever asks.
    if (!TABLE_ID.test(route.id)) {
      takeHash();
      return troubleScreen(route.id, 'no-table');
    }
    if (route.way === 'screen') return publicScreen(route.id);
    return route.way === 'table' ? tableScreen(route.id) : lookedBack(route);
  }
  if (route.page === 'recover')
    return { key: 'recover', screen: (await import('../screens/online/Recover.svelte')).default, props: {} };
  const passed = parsePass(takeHash());
  return {
    key: `pass ${++comings}`,
    screen: (await import('../screens/online/Pass.svelte')).default,
    props: { passed },
  };
}

async function troubleScreen(id: string, why: Why | 'away'): Promise<Shown> {
  const { default: screen } = await import('../screens/online/Trouble.svelte');
  return { key: `trouble ${id}`, screen, props: { why } };
}

async function tableScreen(id: string): Promise<Shown> {
  if (takeBesideScreen()) settings.change({ ownOnly: true });
  const tableKey = parseTableKey(takeHash());
  const { default: screen } = await import('../screens/online/AtTable.svelte');
  // Who comes with another key comes anew.
  return { key: `online ${id} ${++comings}`, screen, props: { id, tableKey }, takesOver: true };
}

/** For a television: what everybody may see, and nothing to press. */
async function publicScreen(id: string): Promise<Shown> {
  const { code } = parseTableKey(takeHash());
  const { default: screen } = await import('../screens/online/TableScreen.svelte');
  return { key: `screen ${id} ${++comings}`, screen, props: { id, code } };
}

/** A match elsewhere once more: as it was told to its viewer, or all of it when it is over. */
async function lookedBack(route: Extract<OnlineRoute, { readonly way: 'replay' | 'print' }>): Promise<Shown> {
  const { id } = route;
  const since = parseSince(location.search);
  const { lookBackOnline } = await import('./looking.ts');
  const looked = await lookBackOnline(id);
  if (!looked.ok) return troubleScreen(id, looked.error);
  const { playable, seen } = looked.value;
  const back = tableAddress(id);
  if (route.way === 'replay') {
    const { default: screen } = await import('../screens/Replay.svelte');
    const props = { playable, back, address: `${back}/replay`, at: route.at, since, ...seen };
    return { key: `replay ${id} ${route.at} ${since ?? ''}`, screen, props, over: playable.id };
  }
  if (!boardOf(playable.id).hasSheets) {
    const { default: screen } = await import('../screens/NotFound.svelte');
    return { key: 'missing page', screen, props: { what: 'page' } };
  }
  const { chairs, own, sight } = seen;
  const { default: screen } = await import('../screens/Sheets.svelte');
  const props = { playable, chairs, own, view: sight.follower.view, title: t('sheets.print'), back, withNames: true };
  return { key: `print ${id}`, screen, props };
}
