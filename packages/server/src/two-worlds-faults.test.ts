import type * as onlineModule from '@zaria/client/online';
import type * as tableModule from '@zaria/table';
import type { Authority, Table } from '@zaria/table';
import { afterEach, expect, test, vi } from 'vitest';
import type { Summary } from './store/index.ts';
import type * as summaryModule from './summary.ts';
import type { World, WorldPlan } from './two-worlds.testing.ts';

/* Leaks, planted one at a time: the two worlds must notice each. */

type TableModule = typeof tableModule;
type OnlineModule = typeof onlineModule;
type SummaryModule = typeof summaryModule;

const PLAN: WorldPlan = { game: 'railroad-ink', isPublic: true, hides: 'answer' };

/** What only depends on what Anna has done in secret: how long the log is. */
const hidden = ({ seq }: Pick<Table, 'seq'>): number => seq;

const inTable = (change: (actual: TableModule) => Partial<TableModule>) => () =>
  vi.doMock('@zaria/table', async original => {
    const actual = await original<TableModule>();
    return { ...actual, ...change(actual) };
  });
const inNews = (change: (actual: Authority['newsFor']) => Authority['newsFor']) =>
  inTable(({ AUTHORITY }) => ({ AUTHORITY: { ...AUTHORITY, newsFor: change(AUTHORITY.newsFor) } }));
const inLists = (change: (summary: Summary, table: Table) => Summary) => () =>
  vi.doMock('./summary.ts', async original => {
    const { summaryOf } = await original<SummaryModule>();
    return { summaryOf: (table: Table) => change(summaryOf(table), table) };
  });

const LEAKS: Readonly<Record<string, () => unknown>> = {
  'a view: a field more, which counts what was written': inNews(actual => (table, viewer, heard, view) => {
    const news = actual(table, viewer, heard, view);
    return news?.table ? { ...news, table: { ...news.table, askedAt: news.table.askedAt + hidden(table) } } : news;
  }),
  'a size: one byte more for each thing that was written': inNews(actual => (table, viewer, heard, view) => {
    const news = actual(table, viewer, heard, view);
    if (!news?.table) return news;
    const chairs = news.table.chairs.map(chair => ({ ...chair, name: chair.name + ' '.repeat(hidden(table)) }));
    return { ...news, table: { ...news.table, chairs } };
  }),
  'an order: fields stand otherwise when somebody has thought again': inNews(actual => (table, viewer, heard, view) => {
    const news = actual(table, viewer, heard, view);
    if (!news?.table || hidden(table) % 2 === 0) return news;
    return { ...news, table: Object.fromEntries(Object.entries(news.table).toReversed()) as typeof news.table };
  }),
  'a frame that says nothing, whenever something is written': inNews(
    actual => (table, viewer, heard, view) =>
      actual(table, viewer, heard, view) ?? { from: heard.count, entries: [], table: null },
  ),
  'an error: another reason when somebody has thought again': inTable(({ AUTHORITY }) => ({
    AUTHORITY: {
      ...AUTHORITY,
      unheard(table, holder, viewer) {
        const refusal = AUTHORITY.unheard(table, holder, viewer);
        return refusal && { why: hidden(table) % 2 === 0 ? 'seat-unknown' : refusal.why };
      },
    },
  })),
  'an answer over HTTP: granted or not, as it is hidden': inTable(({ hearingOf }) => ({
    hearingOf(table, token, viewer, heard) {
      return hearingOf(table, token, viewer === 0 && hidden(table) % 2 === 0 ? 'spectator' : viewer, heard);
    },
  })),
  'a list: the time of the last thing written': inLists((summary, table) => ({ ...summary, changed: table.at })),
  'a list: who is waited for, in the order of who is slow': inLists((summary, table) => ({
    ...summary,
    waiting: hidden(table) % 2 === 0 ? summary.waiting : summary.waiting.toReversed(),
  })),
  'an export: how long the log is': inTable(({ recordOf }) => ({
    recordOf(table, viewer) {
      const record = recordOf(table, viewer);
      return { ...record, names: [...record.names, [' '.repeat(hidden(table))]] };
    },
  })),
  'an export: everything, as if the match were over': inTable(({ recordOf }) => ({
    recordOf: (table, _viewer) => recordOf(table, 0),
  })),
  'a table screen: it listens with the eyes of whoever has opened it': () =>
    vi.doMock('@zaria/client/online', async original => {
      const actual = await original<OnlineModule>();
      const goOnline: OnlineModule['goOnline'] = (id, outside, changed) =>
        actual.goOnline(id, { ...outside, watches: false }, changed);
      return { ...actual, goOnline };
    }),
};

afterEach(() => {
  vi.doUnmock('@zaria/table');
  vi.doUnmock('./summary.ts');
  vi.doUnmock('@zaria/client/online');
  vi.resetModules();
});

/** Who received something else, and what it was. */
function differences(one: World, other: World): readonly string[] {
  return [...one.received].flatMap(([who, received]) => {
    const there = other.received.get(who) ?? [];
    const at = Math.max(received.length, there.length);
    const places = Array.from({ length: at }, (_, i) => i).filter(i => received[i] !== there[i]);
    return places.length === 0 ? [] : [`${who}: ${received[places[0] ?? 0]} / ${there[places[0] ?? 0]}`];
  });
}

test.each(Object.keys(LEAKS))('%s: is noticed', async leak => {
  vi.resetModules();
  LEAKS[leak]?.();
  const { worldOf } = await import('./two-worlds.testing.ts');
  const found = differences(await worldOf(PLAN, 'leaks', 0), await worldOf(PLAN, 'leaks', 1));
  expect(found).not.toEqual([]);
});

test('without a leak there is nothing to notice', async () => {
  const { worldOf } = await import('./two-worlds.testing.ts');
  expect(differences(await worldOf(PLAN, 'leaks', 0), await worldOf(PLAN, 'leaks', 1))).toEqual([]);
});
