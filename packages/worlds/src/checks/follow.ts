import { follower, simulationRng, timeline } from '@zaria/kit';
import type { AnyAction, AnyFollower, AnyShape, AnyState, Start, Timeline, Told, ToldEntry, Viewer } from '@zaria/kit';
import { givenBy, startOf, viewTable, type News, type TableView } from '@zaria/table';
import { difference } from '../broken.ts';
import type { Outcome } from '../side.ts';
import type { World } from '../world.ts';

/** Somebody who knows of the match what he was told, and no more. */
interface Watcher {
  readonly viewer: Viewer;
  readonly follower: AnyFollower;
  /** How many facts he has learnt. */
  facts: number;
}

/** What really happened. */
interface Truth {
  readonly line: Timeline<AnyShape>;
  /** By viewer: every fact, and how the match looked to him at that moment, in one text. */
  readonly tellings: ReadonlyMap<Viewer, string[]>;
}

/**
 * Watches that everybody who follows what he was told, bots included, sees the match as the authority would show it to
 * him: view, legal actions, ways back and facts, and the view at each fact.
 */
export function followCheck(world: World): (outcome: Outcome) => void {
  const { main } = world;
  let truth: Truth | null = null;
  const watchers = new Map<Viewer, Watcher>();
  const views = new Map<Viewer, TableView>();
  /** By seat: a bot that plays there, and what it was told, in one text. */
  const bots = new Map<Viewer, { readonly watcher: Watcher; told: string }>();

  const wrong = (viewer: Viewer, what: string): void => world.broken('fold', `viewer ${viewer}: ${what}`);
  const expectText = (viewer: Viewer, what: string, actual = '', expected = ''): void => {
    if (actual !== expected) wrong(viewer, `${what}: ${difference(actual, expected)}`);
  };
  const expect = (viewer: Viewer, what: string, actual: unknown, expected: unknown): void =>
    expectText(viewer, what, JSON.stringify(actual), JSON.stringify(expected));

  const newWatcher = (viewer: Viewer, start: Start): Watcher => ({
    viewer,
    follower: follower(main.table.game, start, viewer),
    facts: 0,
  });

  function learnTruth(): Truth | null {
    const { match, game } = main.table;
    if (match === null) return null;
    truth ??= {
      line: timeline(game, startOf(main.table)),
      tellings: new Map([...main.table.chairs.keys(), 'spectator'].map(viewer => [viewer as Viewer, []])),
    };
    const { line, tellings } = truth;
    for (const entry of match.log.slice(line.length))
      line.hear(entry, fact => {
        for (const [viewer, list] of tellings) list.push(JSON.stringify([fact, game.view(line.state, viewer)]));
      });
    return truth;
  }

  /** Lets somebody hear entries; everything he learns must be so. */
  function tell(watcher: Watcher, entries: readonly ToldEntry<AnyAction>[], tellings: readonly string[]): void {
    const { viewer } = watcher;
    try {
      for (const entry of entries)
        watcher.follower.hear(entry, (fact, look) => {
          const told = JSON.stringify([fact, look()]);
          const expected = tellings[watcher.facts++] ?? 'nothing';
          if (told !== expected) throw new Error(`a fact and the view of it: ${difference(told, expected)}`);
        });
    } catch (error) {
      wrong(viewer, error instanceof Error ? error.message : String(error));
    }
  }

  function hearNews(viewer: Viewer, { from, entries, table }: News): void {
    if (table !== null) views.set(viewer, table);
    const view = views.get(viewer);
    if (view === undefined) return wrong(viewer, 'hears of a match and never of its table');
    let watcher = watchers.get(viewer);
    // Whoever holds the seat now, or has forgotten, begins anew.
    if (watcher === undefined || from === 0) watcher = newWatcher(viewer, view);
    watchers.set(viewer, watcher);
    if (from !== watcher.follower.length) wrong(viewer, `is told on from ${from}, after ${watcher.follower.length}`);
    tell(watcher, entries, truth?.tellings.get(viewer) ?? []);
  }

  function hearAsBot(seat: Viewer, text: string): Watcher {
    const { entries, viewer, ...told } = JSON.parse(text) as Told;
    const bot = bots.get(seat) ?? { watcher: newWatcher(seat, told), told: '' };
    bots.set(seat, bot);
    expect(seat, 'whose eyes its bot is given', viewer, seat);
    const all = JSON.stringify(entries);
    if (!all.startsWith(bot.told))
      wrong(seat, `its bot is told something else than before: ${difference(all, bot.told)}`);
    bot.told = all.slice(0, -1);
    tell(bot.watcher, entries.slice(bot.watcher.follower.length), truth?.tellings.get(seat) ?? []);
    return bot.watcher;
  }

  function compare({ viewer, follower: own, facts }: Watcher): void {
    const { table } = main;
    const { game, match } = table;
    if (match === null || truth === null) return;
    const actions = (state: AnyState): unknown =>
      viewer === 'spectator' ? [] : [game.legal(state, viewer), game.back(state, viewer)];
    const [view, waiting, possible] = [
      game.view(match.state, viewer),
      game.waiting(match.state),
      actions(match.state),
    ].map(part => JSON.stringify(part));
    expectText(viewer, 'view', JSON.stringify(own.view), view);
    expectText(viewer, 'waiting', JSON.stringify(own.waiting), waiting);
    expect(viewer, 'how many facts', facts, truth.tellings.get(viewer)?.length);
    if (viewer !== 'spectator') {
      expectText(viewer, 'legal actions and ways back', JSON.stringify([own.legal, own.back]), possible);
      expect(viewer, 'count', own.given, givenBy(table, viewer));
    }
    // One viewer after the other: it costs a copy of the state.
    if (world.step % table.setting.seats !== (viewer === 'spectator' ? 0 : viewer)) return;
    const imagined = own.imagine(simulationRng(world.step));
    expectText(viewer, 'view of what he imagines', JSON.stringify(game.view(imagined, viewer)), view);
    expectText(viewer, 'actions in what he imagines', JSON.stringify(actions(imagined)), possible);
  }

  return ({ news, asked, written }) => {
    learnTruth();
    for (const { viewer, news: one } of news) hearNews(viewer, one);
    const asking = asked.map(({ seat, told }) => hearAsBot(seat, told));
    if (news.length + asked.length + written.length === 0) return;
    for (const watcher of asking) compare(watcher);
    const seen = JSON.stringify(viewTable(main.table));
    for (const { viewer } of main.ears?.rightful.values() ?? []) {
      const isSilent = viewer === 'spectator' && main.table.setting.spectators === 'none';
      if (isSilent) continue;
      expectText(viewer, 'the table', JSON.stringify(views.get(viewer)), seen);
      const watcher = watchers.get(viewer);
      if (watcher !== undefined) compare(watcher);
    }
  };
}
