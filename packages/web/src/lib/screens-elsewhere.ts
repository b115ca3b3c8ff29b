import { isGameId, type GameId } from '@zaria/games';
import { boardOf, loadPlayable, loadWhole, shelved } from '../boards/boards.ts';
import type { OptionEditors } from '../boards/editors.ts';
import type { PictureWish } from '../boards/help.ts';
import { DamagedMatch } from '../keeper/damage.ts';
import { findMatch } from '../keeper/matches.ts';
import { links, type Route } from './route.ts';
import { rename } from './router.svelte.ts';
import { overable, show, type Shown } from './shown.ts';
import { needWords, needWordsBeside, t } from './words.svelte.ts';

const missing = (what: 'page' | 'match' | 'record' | 'game'): Promise<Shown> =>
  show(`missing ${what}`, import('../screens/NotFound.svelte'), { what });

/** Every screen that is neither home nor a table, each fetched when it is first wanted. */
export async function screenElsewhere(route: Route): Promise<Shown> {
  await needWordsBeside();
  switch (route.page) {
    case 'settings':
      await needWords('web-device');
      return show('settings', import('../screens/Settings.svelte'), {});
    case 'open':
      return openScreen(location.hash);
    case 'game':
    case 'set-up':
    case 'help':
    case 'rules':
    case 'sheets':
    case 'paper':
    case 'learn':
    case 'invite':
      return isGameId(route.game) ? gameScreen(route, route.game) : missing('game');
    case 'begin':
      return missing('game');
    case 'replay':
    case 'print':
      return matchScreen(route);
    case 'record':
      return recordScreen(route);
    case 'online':
    case 'pass':
    case 'recover':
      return (await import('../online/screens.ts')).onlineScreen(route);
    case 'home':
    case 'table':
    case 'unknown':
      return missing('page');
  }
}

let linked = 0;

/** What came as a link is behind the `#`: it is taken out of the address, and opened as a file would be. */
async function openScreen(hash: string): Promise<Shown> {
  const screen = import('../screens/OpenRecord.svelte');
  if (hash === '') return { ...(await show('open', screen, { dropped: null })), takesDrops: true };
  rename(links.open);
  const [{ readMatchLink }] = await Promise.all([import('./match-link.ts'), needWords('web-show')]);
  const match = await readMatchLink(hash);
  const key = `open ${++linked}`;
  if (match === null) return { ...(await show(key, screen, { dropped: null, isBroken: true })), takesDrops: true };
  return show(key, screen, { dropped: match.file, at: match.at });
}

type GameRoute = Exclude<Extract<Route, { readonly game: string }>, { readonly page: 'begin' }>;

async function gameScreen(route: GameRoute, id: GameId): Promise<Shown> {
  if (route.page === 'rules') return rulesScreen(id, shelved(id).rules());
  switch (route.page) {
    case 'help':
      return helpScreen(id);
    case 'sheets':
      return emptySheets(id);
    case 'invite':
      return (await import('../online/screens.ts')).inviteScreen(id);
    case 'paper':
      return paperScreen(id);
    case 'learn':
      return learnScreen(id);
    case 'game':
    case 'set-up': {
      const bots = import('../keeper/bots.ts').then(({ botsFor }) => botsFor(id));
      const way = route.page === 'set-up' ? route.way : 'bots';
      const editors = editorsOf(id);
      await needWords('web-set-up', 'characters');
      const props = { playable: await loadWhole(id), bots: await bots, editors: await editors, way };
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

async function paperScreen(id: GameId): Promise<Shown> {
  const [playable, { papers }, screen] = await Promise.all([
    loadWhole(id),
    import('../boards/papers.ts'),
    import('../screens/Paper.svelte'),
    needWords('paper'),
  ]);
  const { default: Paper } = await papers[id]();
  return { key: `paper ${id}`, screen: screen.default, props: { playable, Paper } };
}

async function learnScreen(id: GameId): Promise<Shown> {
  const [playable, { lessons }, { openLesson }, screen] = await Promise.all([
    loadWhole(id),
    import('../boards/lessons.ts'),
    import('./lesson.ts'),
    import('../screens/Learn.svelte'),
    needWords('learn'),
  ]);
  const { lesson } = await lessons[id]();
  const learning = await openLesson(playable, lesson);
  return { key: `learn ${id}`, screen: screen.default, props: { learning }, leave: () => learning.close() };
}

type MatchRoute = Extract<Route, { readonly page: 'replay' | 'print' }>;

async function matchScreen(route: MatchRoute): Promise<Shown> {
  const { id } = route;
  const match = await findMatch(id);
  if (match === null) return missing('match');
  if (match === 'damaged' || !isGameId(match.game)) return damagedScreen(id, null);
  try {
    return await wholeMatch(route, match.game);
  } catch (error) {
    if (error instanceof DamagedMatch) return damagedScreen(id, match.game);
    throw error;
  }
}

/** What stands in the place of a match's table: it is not there, or it is damaged; its game, where that is known. */
export async function withoutTable(id: string, why: 'missing' | GameId | null): Promise<Shown> {
  await needWordsBeside();
  return why === 'missing' ? missing('match') : damagedScreen(id, why);
}

/** What goes on elsewhere is there. */
export async function movedTable(id: string): Promise<Shown> {
  await needWordsBeside();
  rename(links.online(id));
  return (await import('../online/screens.ts')).onlineScreen({ page: 'online', id, way: 'table' });
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

async function wholeMatch(route: MatchRoute, game: GameId): Promise<Shown> {
  const { id } = route;
  const [playable, { lookBack }] = await Promise.all([loadWhole(game), import('./looking-back.ts')]);
  const seen = await lookBack(id, playable);
  if (seen === null) return missing('match');
  const back = links.table(id);
  if (route.page === 'replay') {
    const here = { address: links.replay(id), at: route.at };
    const props = { playable, back, ...here, ...seen };
    return overable(game, show(`replay ${id} ${route.at}`, import('../screens/Replay.svelte'), props));
  }
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

async function recordScreen({ id, at }: Extract<Route, { readonly page: 'record' }>): Promise<Shown> {
  const { findRecord, gameOf } = await import('../keeper/records.ts');
  const kept = await findRecord(id);
  const game = kept === null ? '' : gameOf(kept);
  if (kept === null || !isGameId(game)) return missing('record');
  const [playable, { lookInto }] = await Promise.all([loadWhole(game), import('./looking-back.ts')]);
  const seen = lookInto(kept.record, playable);
  if (seen === null) return missing('record');
  const props = { playable, back: links.open, address: links.record(id), at, ...seen };
  const shown = show(`record ${id} ${at}`, import('../screens/Replay.svelte'), props);
  return overable(playable.id, shown);
}
