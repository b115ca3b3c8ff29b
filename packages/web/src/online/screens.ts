import type { GameId } from '@zaria/games';
import { boardOf, loadWhole } from '../boards/boards.ts';
import type { Route } from '../lib/route.ts';
import type { Shown } from '../lib/shown.ts';
import { needWords, t } from '../lib/words.svelte.ts';
import { parsePass, parseTableKey, tableAddress, takeHash } from './links.ts';

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
  if (route.page === 'online') return route.way === 'table' ? tableScreen(route.id) : lookedBack(route.id, route.way);
  if (route.page === 'recover')
    return { key: 'recover', screen: (await import('../screens/online/Recover.svelte')).default, props: {} };
  const passed = parsePass(takeHash());
  return {
    key: `pass ${++comings}`,
    screen: (await import('../screens/online/Pass.svelte')).default,
    props: { passed },
  };
}

async function tableScreen(id: string): Promise<Shown> {
  const tableKey = parseTableKey(takeHash());
  const { default: screen } = await import('../screens/online/AtTable.svelte');
  // Who comes with another key comes anew.
  return { key: `online ${id} ${++comings}`, screen, props: { id, tableKey }, takesOver: true };
}

/** A match elsewhere once more: as it was told to its viewer, or all of it when it is over. */
async function lookedBack(id: string, way: 'replay' | 'print'): Promise<Shown> {
  const { lookBackOnline } = await import('./looking.ts');
  const looked = await lookBackOnline(id);
  if (!looked.ok) {
    const { default: screen } = await import('../screens/online/Trouble.svelte');
    return { key: `trouble ${id}`, screen, props: { why: looked.error } };
  }
  const { playable, seen } = looked.value;
  const back = tableAddress(id);
  if (way === 'replay') {
    const { default: screen } = await import('../screens/Replay.svelte');
    return { key: `replay ${id}`, screen, props: { playable, back, ...seen }, over: playable.id };
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
