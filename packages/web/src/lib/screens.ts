import { isGameId, type GameId } from '@zaria/games';
import type { Component } from 'svelte';
import { boardOf, loadPlayable, loadWhole, shelved } from '../boards/boards.ts';
import type { OptionEditors } from '../boards/editors.ts';
import type { PictureWish } from '../boards/help.ts';
import { DamagedMatch } from '../keeper/damage.ts';
import { findMatch } from '../keeper/matches.ts';
import Home from '../screens/Home.svelte';
import { links, type Route } from './route.ts';
import { settings } from './settings.svelte.ts';
import { needWords, t } from './words.svelte.ts';

/** A screen with all it needs, ready to be shown. */
export interface Shown {
  readonly key: string;
  readonly screen: unknown;
  readonly props: object;
  /** For one that is left before it was shown. */
  readonly leave?: () => void;
  readonly takesDrops?: true;
  /** Help on this game, and the settings, open over it. */
  readonly over?: GameId;
  /** It comes to know its game later, and shows by itself what opens over it. */
  readonly takesOver?: true;
}

/** Each screen but home is fetched when it is first wanted. */
const show = async <P extends object>(
  key: string,
  screen: Promise<{ readonly default: Component<P> }>,
  props: NoInfer<P>,
): Promise<Shown> => ({ key, screen: (await screen).default, props });

/** A screen that is not left for help and settings. */
const overable = async (over: GameId, shown: Promise<Shown>): Promise<Shown> => ({ ...(await shown), over });

const missing = (what: 'page' | 'match' | 'record' | 'game'): Promise<Shown> =>
  show(`missing ${what}`, import('../screens/NotFound.svelte'), { what });

export const learnOffer = () => import('../parts/LearnOffer.svelte');
/** What is offered to whoever is new here; nothing, where it cannot be fetched. */
const offered = (): Promise<Component<{ leave: () => void }> | null> =>
  Promise.all([learnOffer(), needWords('learn')]).then(
    ([{ default: Offer }]) => Offer,
    () => null,
  );

export async function screenFor(route: Route): Promise<Shown> {
  switch (route.page) {
    case 'home':
      return { key: 'home', screen: Home, props: { Offer: settings.isKept ? null : await offered() } };
    case 'settings':
      await needWords('web-device');
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
    case 'rules':
    case 'sheets':
    case 'paper':
    case 'learn':
    case 'invite':
      return isGameId(route.game) ? gameScreen(route, route.game) : missing('game');
    case 'table':
    case 'replay':
    case 'print':
      return matchScreen(route);
    case 'record':
      return recordScreen(route.id);
    case 'online':
    case 'pass':
    case 'recover':
      return (await import('../online/screens.ts')).onlineScreen(route);
    case 'unknown':
      return missing('page');
  }
}

type GameRoute = Extract<Route, { readonly game: string }>;

async function gameScreen(route: GameRoute, id: GameId): Promise<Shown> {
  if (route.page === 'rules') return rulesScreen(id, shelved(id).rules());
  switch (route.page) {
    case 'begin':
      return show(`begin ${id} ${route.way}`, import('../screens/Begin.svelte'), { game: id, way: route.way });
    case 'help':
      return helpScreen(id);
    case 'sheets':
      return emptySheets(id);
    case 'invite':
      return (await import('../online/screens.ts')).inviteScreen(id);
    case 'paper':
    case 'learn':
      return (await import('./beside-play.ts')).screenBeside(route.page, id);
    case 'game':
    case 'set-up': {
      const bots = import('../keeper/bots.ts').then(({ botsFor }) => botsFor(id));
      const way = route.page === 'set-up' ? route.way : 'bots';
      const editors = editorsOf(id);
      await needWords('web-set-up', 'characters');
      const props = { playable: await loadPlayable(id), bots: await bots, editors: await editors, way };
      return show(`new ${id} ${way}`, import('../screens/SetUp.svelte'), props);
    }
  }
}

async function rulesScreen(id: GameId, written: Promise<{ readonly default: string }>): Promise<Shown> {
  const [{ parseRules }, { default: source }] = await Promise.all([import('./rules-text.ts'), written]);
  return show(`rules ${id}`, import('../screens/Rules.svelte'), { id, blocks: parseRules(source) });
}

async function editorsOf(id: GameId): Promise<OptionEditors['byOption']> {
  const loaded = await boardOf(id).editors?.();
  if (loaded === undefined) return {};
  await needWords(...loaded.editors.areas);
  return loaded.editors.byOption;
}

async function helpScreen(id: GameId): Promise<Shown> {
  const [playable, { help }, { pictureOf }] = await Promise.all([
    loadPlayable(id),
    boardOf(id).help(),
    import('../keeper/pictures.ts'),
  ]);
  await needWords(help.area);
  const { area, seats } = help;
  const pictured = (wish: PictureWish): { seats: number; view: unknown } => {
    const { seats: many = seats, options = help.options } = wish;
    return { seats: many, view: pictureOf(playable.game, many, options, wish) };
  };
  const sections = help.sections.map(({ picture, ...section }) => ({
    ...section,
    picture: picture && { caption: picture.caption, ...pictured(picture.of) },
  }));
  return show(`help ${id}`, import('../screens/Help.svelte'), { playable, area, seats, sections });
}

async function emptySheets(id: GameId): Promise<Shown> {
  if (!boardOf(id).hasSheets) return missing('page');
  const [playable, { blankTable }] = await Promise.all([loadPlayable(id), import('../keeper/pictures.ts')]);
  const blank = { name: '', colour: 5, isBot: false };
  return show(`sheets ${id}`, import('../screens/Sheets.svelte'), {
    playable,
    chairs: [blank, blank],
    own: [],
    view: blankTable(playable.game),
    title: t('sheets.empty', { game: t(`game.${id}`) }),
    withNames: false,
  });
}

type MatchRoute = Extract<Route, { readonly page: 'table' | 'replay' | 'print' }>;

async function matchScreen({ page, id }: MatchRoute): Promise<Shown> {
  const match = await findMatch(id);
  if (match === null) return missing('match');
  if (match === 'damaged' || !isGameId(match.game)) return damagedScreen(id, null);
  try {
    return await wholeMatch(page, id, match.game);
  } catch (error) {
    if (error instanceof DamagedMatch) return damagedScreen(id, match.game);
    throw error;
  }
}

async function damagedScreen(id: string, game: GameId | null): Promise<Shown> {
  const [playable, { lookAtDamage }] = await Promise.all([
    game === null ? null : loadWhole(game),
    import('../keeper/damaged.ts'),
    needWords('web-device'),
  ]);
  const found = await lookAtDamage(id, playable?.game ?? null);
  if (found === null) return missing('match');
  return show(`damaged ${id}`, import('../screens/Damaged.svelte'), { playable, found });
}

async function wholeMatch(page: MatchRoute['page'], id: string, game: GameId): Promise<Shown> {
  if (page === 'table') return tableScreen(id, game);
  const [playable, { lookBack }] = await Promise.all([loadWhole(game), import('./looking-back.ts')]);
  const seen = await lookBack(id, playable);
  if (seen === null) return missing('match');
  const back = links.table(id);
  if (page === 'replay')
    return overable(game, show(`replay ${id}`, import('../screens/Replay.svelte'), { playable, back, ...seen }));
  if (!boardOf(game).hasSheets) return missing('page');
  return show(`print ${id}`, import('../screens/Sheets.svelte'), {
    playable,
    chairs: seen.chairs,
    own: seen.own,
    view: seen.sight.follower.view,
    title: t('sheets.print'),
    back,
    withNames: true,
  });
}

async function tableScreen(id: string, game: GameId): Promise<Shown> {
  const screen = import('../screens/Table.svelte');
  const [playable, { sitDown }] = await Promise.all([loadPlayable(game), import('./sitting.ts')]);
  const sitting = await sitDown(id, playable);
  if (sitting === null) return missing('match');
  const shown = await overable(game, show(`table ${id}`, screen, { sitting }));
  return { ...shown, leave: () => sitting.close() };
}

async function recordScreen(id: string): Promise<Shown> {
  const { findRecord, gameOf } = await import('../keeper/records.ts');
  const kept = await findRecord(id);
  const game = kept === null ? '' : gameOf(kept);
  if (kept === null || !isGameId(game)) return missing('record');
  const [playable, { lookInto }] = await Promise.all([loadWhole(game), import('./looking-back.ts')]);
  const seen = lookInto(kept.record, playable);
  if (seen === null) return missing('record');
  const shown = show(`record ${id}`, import('../screens/Replay.svelte'), { playable, back: links.open, ...seen });
  return overable(playable.id, shown);
}
