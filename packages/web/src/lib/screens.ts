import { readRecord, type Viewer } from '@zaria/kit';
import { phaseOf, recordOf, viewTable, openTable } from '@zaria/table';
import type { Component } from 'svelte';
import { isPlayable, loadPlayable } from '../boards/boards.ts';
import { botsFor } from './bots.ts';
import { openStore } from './database.ts';
import { HELP } from './help.ts';
import { openHost } from './host.svelte.ts';
import type { KeptMatch, Store } from './kept.ts';
import { playerOf } from './players.ts';
import { findGame } from './registry.ts';
import { links, type Route } from './route.ts';
import { emptyTable } from './scene.ts';
import { shelved } from './shelf.ts';
import { storyOf } from './story.ts';
import { needWords, t } from './words.svelte.ts';

/** A screen with all it needs, ready to be shown. */
export interface Shown {
  readonly key: string;
  readonly screen: unknown;
  readonly props: object;
  /** For one that is left before it was shown. */
  readonly leave?: () => void;
  readonly takesDrops?: true;
}

/** Each screen is fetched when it is first wanted. */
const show = async <P extends object>(
  key: string,
  screen: Promise<{ readonly default: Component<P> }>,
  props: NoInfer<P>,
): Promise<Shown> => ({ key, screen: (await screen).default, props });

const missing = (what: 'page' | 'match' | 'record' | 'game'): Promise<Shown> =>
  show(`missing ${what}`, import('../screens/NotFound.svelte'), { what });

export async function screenFor(route: Route): Promise<Shown> {
  switch (route.page) {
    case 'home':
      return show('home', import('../screens/Home.svelte'), {});
    case 'settings':
      return show('settings', import('../screens/Settings.svelte'), {});
    case 'open':
      return {
        ...(await show('open', import('../screens/OpenRecord.svelte'), { dropped: null })),
        takesDrops: true,
      };
    case 'game':
    case 'set-up':
    case 'begin':
    case 'help':
    case 'sheets':
      return gameScreen(route);
    case 'table':
    case 'replay':
    case 'print':
      return matchScreen(route);
    case 'record':
      return recordScreen(route.id);
    case 'unknown':
      return missing('page');
  }
}

type GameRoute = Extract<Route, { readonly game: string }>;

async function gameScreen(route: GameRoute): Promise<Shown> {
  const { game: id } = route;
  const game = shelved(id);
  if (game === null) return missing('game');
  if (!isPlayable(id)) return show(`game ${id}`, import('../screens/TerminalGame.svelte'), { game });
  if (route.page === 'begin')
    return show(`begin ${id} ${route.way}`, import('../screens/Begin.svelte'), { game: id, way: route.way });
  const playable = await loadPlayable(id);
  if (route.page === 'help') {
    const page = HELP[id];
    if (page === undefined) return missing('page');
    await needWords(page.area);
    return show(`help ${id}`, import('../screens/Help.svelte'), { playable, page });
  }
  if (route.page === 'sheets') {
    if (playable.board.Sheet === null) return missing('page');
    const state = emptyTable(playable.game);
    const blank = playerOf({ name: '', colour: 5, isBot: false }, 0);
    const view = playable.game.view(state, 'spectator');
    return show(`sheets ${id}`, import('../screens/Sheets.svelte'), {
      playable,
      players: [blank, blank],
      view,
      title: t('sheets.empty', { game: t(`game.${game.id}`) }),
      withNames: false,
    });
  }
  const bots = await botsFor(id);
  const way = route.page === 'set-up' ? route.way : 'bots';
  return show(`new ${id} ${way}`, import('../screens/SetUp.svelte'), { playable, bots, way });
}

type MatchRoute = Extract<Route, { readonly page: 'table' | 'replay' | 'print' }>;

async function matchScreen({ page, id }: MatchRoute): Promise<Shown> {
  const store = await openStore();
  const kept = await store.match(id);
  if (kept === null || !isPlayable(kept.game)) return missing('match');
  const playable = await loadPlayable(kept.game);
  if (page === 'table') {
    const host = await openHost(kept, store);
    const shown = await show(`table ${id}`, import('../screens/Table.svelte'), { host, playable });
    return { ...shown, leave: () => host.close() };
  }
  const { table, players, viewer } = await reopen(kept, store);
  const { match, game, setting } = table;
  if (match === null) return missing('match');
  if (page === 'print') {
    if (playable.board.Sheet === null) return missing('page');
    const view = game.view(match.state, viewer);
    const title = t('sheets.print');
    return show(`print ${id}`, import('../screens/Sheets.svelte'), {
      playable,
      players,
      view,
      title,
      back: links.table(id),
      withNames: true,
    });
  }
  const record: unknown =
    phaseOf(table) === 'over' ? JSON.parse(JSON.stringify(recordOf(table, kept.serverSeed))) : null;
  const moments = storyOf(game, setting, match.log);
  const back = links.table(id);
  return show(`replay ${id}`, import('../screens/Replay.svelte'), { playable, moments, players, viewer, back, record });
}

/** A match to look at. Where one person plays here he sees his own side; several see what everybody may. */
async function reopen(kept: KeptMatch, store: Store) {
  const table = openTable(await store.entries(kept.id, 0));
  const { chairs } = viewTable(table);
  const people = chairs.flatMap(({ isBot }, seat) => (isBot ? [] : [seat]));
  const viewer = (people.length === 1 ? people[0] : 'spectator') as Viewer;
  return { table, players: chairs.map(playerOf), viewer };
}

async function recordScreen(id: string): Promise<Shown> {
  const store = await openStore();
  const kept = await store.record(id);
  if (kept === null || !isPlayable(kept.record.game)) return missing('record');
  const playable = await loadPlayable(kept.record.game);
  const read = readRecord(kept.record, findGame);
  if (!read.ok) return missing('record');
  const { game, start, log, seats } = read.value;
  const players = seats.map(({ name, kind }, seat) => playerOf({ name, colour: seat, isBot: kind === 'bot' }, seat));
  return show(`record ${id}`, import('../screens/Replay.svelte'), {
    playable,
    moments: storyOf(game, start, log),
    players,
    viewer: 'spectator',
    back: links.open,
    record: kept.record.fairness === null ? null : kept.record,
  });
}
