import { simulationRng, type Seat } from '@zaria/kit';
import { PROTOCOL_VERSION } from '@zaria/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { play, type Player } from './player.testing.ts';
import { clockAhead, guestOf, settingOf, startServer, until } from './server.testing.ts';
import type { TestGuest, TestServer } from './server.testing.ts';
import { openStoreHere } from './store/sqlite/here.ts';
import { StoreError, type Store, type StoreFault } from './store/index.ts';
import type { Surroundings } from './surroundings.ts';

const [HOUR, DAY] = [60 * 60_000, 24 * 60 * 60_000];
/** When a server that has begun first looks for what nobody needs. */
const SOON = 90_000;

let server: TestServer;
const url = (): string => server.url;

/** A clock that can be moved, and the bells of sweeping, rung by hand; other timers ring by the real clock. */
const clock = clockAhead();
let bells: { readonly ms: number; readonly ring: () => void }[] = [];
const movable: Surroundings = {
  ...clock,
  after(ms, call) {
    if (ms !== HOUR && ms !== SOON) return clock.after(ms, call);
    bells.push({ ms, ring: call });
    return () => {};
  },
};

beforeEach(() => {
  clock.ahead = 0;
  bells = [];
});
afterEach(async () => {
  await server.stop();
});

async function opened(guest: TestGuest, request = 'one', over: object = {}): Promise<{ table: string; code: string }> {
  const setting = { ...settingOf(2), ...over };
  return guest.get('open', { body: { request, game: 'las-vegas', setting, isPublic: false } });
}

async function seated(over: object = {}): Promise<{ table: string; anna: TestGuest; players: readonly Player[] }> {
  const [anna, ben] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')];
  const { table, code } = await opened(anna, 'one', over);
  await ben.get('join', { table, body: { code } });
  const players = [anna, ben].map((guest, seat) =>
    play(guest, table, seat as Seat, { rng: simulationRng(`${seat}`), secret: null, pause: 5 }),
  );
  return { table, anna, players };
}

const figure = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

describe('somebody who does not fetch what he is sent', () => {
  test('is cut off, and hears what he missed when he is back', async () => {
    server = await startServer();
    const anna = await guestOf(url, 'Anna');
    const { table } = await opened(anna);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
      headers: { origin: server.url, cookie: anna.cookie },
    });
    await new Promise(resolve => void socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table, lines: 0 }));
    await new Promise(resolve => void socket.once('message', resolve));
    const kept = server.running.house.tables.get(table);
    await until(() => kept?.visitors.size === 1);
    socket.pause();
    const line = { at: 1, seat: null, name: 'Anna', said: { text: 'x'.repeat(400) } };
    const lines = Array.from({ length: 500 }, (_, i) => ({ number: i + 1, line }));
    // Far more than what the system keeps for a connection, a part in each round of the loop.
    let sent = 0;
    await until(() => {
      kept?.tellAll({ type: 'said', lines });
      return ++sent > 400 || kept?.visitors.size === 0;
    });
    expect(kept?.visitors.size).toBe(0);
    expect(sent).toBeLessThan(400);
    expect(await figure('zaria_sockets_slow_total')).toBe(1);
    socket.terminate();
    const again = anna.online(table);
    expect(await again.opened).toEqual({ ok: true, value: true });
    again.close();
  });
});

describe('a match that nobody is at', () => {
  test('leaves memory, and its clock brings it back', async () => {
    server = await startServer({ surroundings: movable });
    const { table, players } = await seated({ clock: { kind: 'strict', after: 10 * 60_000 }, forced: false });
    await until(() => players.every(({ client }) => client !== null));
    for (const player of players) player.close();
    const { tables } = server.running.house;
    await until(() => tables.get(table)?.visitors.size === 0);
    await server.running.house.settled();
    clock.ahead = 60_000;
    await until(() => !tables.has(table));
    const before = (await server.store.matches.read(table, 0)).length;
    clock.ahead = 12 * 60_000;
    await until(() => tables.has(table));
    await until(() => (tables.get(table)?.keeper.table.seq ?? 0) > before);
    const notes = (await server.store.matches.read(table, before)).map(({ what }) => JSON.stringify(what));
    expect(notes.join('\n')).toContain('"note":"timeout"');
  });
});

/** So many days later: what is still there when the bell has rung. */
async function sweep(days: number): Promise<readonly string[]> {
  clock.ahead = days * DAY;
  const { length } = bells;
  bells.at(-1)?.ring();
  // It rings again when it is done.
  await until(() => bells.length > length);
  return (await server.store.matches.list({ most: 10 })).map(({ id }) => id).toSorted();
}

describe('what nobody needs any more goes', () => {
  test('a match that was given up goes as a finished one does; one that nobody comes back to stays, and can be gone on with', async () => {
    server = await startServer({ surroundings: movable, keep: { finished: 30 * DAY } });
    const [left, ended] = [await seated({ forced: false }), await seated({ forced: false })];
    for (const { players } of [left, ended]) await until(() => players.every(({ client }) => client !== null));
    for (const player of [...left.players, ...ended.players]) player.close();
    const online = ended.anna.online(ended.table);
    await online.opened;
    expect(await online.send({ do: 'abandon' })).toEqual({ ok: true, value: true });
    await until(() => online.table?.phase === 'abandoned');
    online.close();
    while ((await server.store.matches.row(ended.table))?.phase !== 'abandoned') await server.running.house.settled();
    expect(await sweep(29)).toEqual([left.table, ended.table].toSorted());
    expect(await sweep(31)).toEqual([left.table]);
    expect(await sweep(390)).toEqual([left.table]);
    const again = left.anna.online(left.table);
    expect(await again.opened).toEqual({ ok: true, value: true });
    await until(() => again.own.length === 1);
    expect(again.table?.phase).toBe('playing');
    again.close();
  });

  test('finished matches are kept for good where nobody says otherwise', async () => {
    server = await startServer({ surroundings: movable });
    const { table, players } = await seated();
    await Promise.all(players.map(({ over }) => over));
    for (const player of players) player.close();
    while ((await server.store.matches.row(table))?.phase !== 'over') await server.running.house.settled();
    expect(await sweep(3000)).toEqual([table]);
  });

  test('tables that never began after 14 days, finished matches when their time is over, and nothing else', async () => {
    server = await startServer({ surroundings: movable, keep: { finished: 30 * DAY } });
    const { table, players, anna } = await seated();
    await Promise.all(players.map(({ over }) => over));
    for (const player of players) player.close();
    const { table: unstarted } = await opened(anna, 'two');
    while ((await server.store.matches.row(table))?.phase !== 'over') await server.running.house.settled();
    expect(await sweep(1)).toEqual([table, unstarted].toSorted());
    expect(await sweep(15)).toEqual([table]);
    expect(await anna.ask('table', { table: unstarted })).toEqual({ ok: false, error: { why: 'no-table' } });
    expect(await sweep(31)).toEqual([]);
    expect(await anna.ask('record', { table })).toEqual({ ok: false, error: { why: 'no-table' } });
    // Soon after the beginning, since not every server runs for an hour; and then every hour.
    expect(bells.map(({ ms }) => ms)).toEqual([SOON, HOUR, HOUR, HOUR]);
    // The ledger keeps what was published.
    expect(await server.store.ledger.read(1, 10)).toHaveLength(2);
  });
});

describe('a disk that is full', () => {
  test('says so, loses nothing, and the match goes on when there is room', async () => {
    let isFull = false;
    server = await startServer();
    const { folder } = server;
    await server.stop('keep');
    const store = await openStoreHere(folder, 'write');
    const full = <A extends readonly unknown[], T>(work: (...args: A) => Promise<T>) =>
      ((...args: A) => (isFull ? Promise.reject(new StoreError({ why: 'full' })) : work(...args))) as (
        ...args: A
      ) => Promise<T>;
    const { append, create, summarise } = store.matches;
    const limited: Store = {
      ...store,
      matches: { ...store.matches, append: full(append), create: full(create), summarise: full(summarise) },
    };
    // The folder's own store is open already: the one that the stage opens is for another folder.
    const told: string[] = [];
    server = await startServer({ store: limited, storeFailed: ({ why }) => void told.push(why) });
    const { anna, players } = await seated();
    await until(() => players.every(({ client }) => client !== null));
    isFull = true;
    await until(() => players.some(({ online }) => online.trouble === 'not-kept'));
    expect(await anna.ask('open', { body: openBody('while full') })).toEqual({ ok: false, error: { why: 'not-kept' } });
    // Its operator hears of it, too.
    expect(new Set(told)).toEqual(new Set(['full']));
    isFull = false;
    await Promise.all(players.map(({ over }) => over));
    for (const player of players) player.close();
    expect((await anna.ask('open', { body: openBody('while full') })).ok).toBe(true);
    await server.running.close();
    await store.close();
  });
});

describe('a command that cannot be written', () => {
  /** Anna at a table of hers; what she wants next meets that fault, once. */
  async function met(fault: (match: string) => StoreFault) {
    const told: string[] = [];
    server = await startServer({ storeFailed: ({ why }) => void told.push(why) });
    const anna = await guestOf(url, 'Anna');
    const { table } = await opened(anna);
    const online = anna.online(table);
    await online.opened;
    const { matches } = server.store;
    const { append } = matches;
    matches.append = async () => {
      matches.append = append;
      throw new StoreError(fault(table));
    };
    const before = server.running.house.tables.get(table);
    expect(await online.send({ do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 })).toMatchObject({
      ok: true,
    });
    const isAnew = server.running.house.tables.get(table) !== before;
    online.close();
    return { told, isAnew };
  }

  test('is told to the operator, though nothing else happens at the table', async () => {
    expect(await met(() => ({ why: 'full' }))).toEqual({ told: ['full'], isAnew: false });
  });

  test('since the log has become shorter has the table opened anew', async () => {
    expect(await met(match => ({ why: 'gap', match }))).toEqual({ told: ['gap'], isAnew: true });
  });
});

const openBody = (request: string) => ({ request, game: 'las-vegas', setting: settingOf(2), isPublic: false });

describe('figures', () => {
  test('count what happens, and name nobody', async () => {
    server = await startServer();
    expect(await figure('zaria_sockets')).toBe(0);
    const { table, players } = await seated();
    await Promise.all(players.map(({ over }) => over));
    expect(await figure('zaria_sockets')).toBe(2);
    expect(await figure('zaria_tables_in_memory')).toBe(1);
    expect(await figure('zaria_frames_total')).toBeGreaterThan(100);
    expect(await figure('zaria_store_appends')).toBeGreaterThan(20);
    expect(await figure('zaria_failures_total')).toBe(0);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    for (const secret of ['Anna', 'Ben', table]) expect(text).not.toContain(secret);
    expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ ok: true });
    for (const player of players) player.close();
  });
});
