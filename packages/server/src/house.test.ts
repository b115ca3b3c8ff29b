import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBesideBot, clockAhead, guestOf, settingOf, startServer, until } from './server.testing.ts';
import type { TestGuest, TestServer } from './server.testing.ts';
import { newMatch, summary } from './store/scene.testing.ts';
import { StoreError } from './store/index.ts';

let server: TestServer;
const url = (): string => server.url;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const opened = (guest: TestGuest, request: string) =>
  guest.get('open', { body: { request, game: 'qwinto', setting: settingOf(2), isPublic: false } });

/** A match whose log makes no sense: it begins with a wish to be ready. */
const broken = (id: string, given: object) =>
  server.store.matches.create(newMatch(id, { summary: summary({ phase: 'playing', ...given }) }));

const complaints = (log: readonly string[]): number => log.filter(line => line.includes('something went wrong')).length;

test('a match that cannot be opened does not keep the server from starting', async () => {
  await broken('broken', { seq: 0 });
  const { folder } = server;
  await server.stop('keep');
  server = await startServer({ folder });
  expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ ok: true });
  expect(complaints(server.log)).toBe(1);
});

/** Starts the server anew, with a clock that can be put forward. */
async function withClock(): Promise<{ ahead: number }> {
  const clock = clockAhead();
  const { folder } = server;
  await server.stop('keep');
  server = await startServer({ folder, surroundings: clock });
  return clock;
}

test('nor tables from leaving memory, and is complained of once', async () => {
  const clock = await withClock();
  const { log, running } = server;
  await broken('broken', { wake: 1 });
  await until(() => complaints(log) > 0);
  const anna = await guestOf(url, 'Anna');
  const { table } = await opened(anna, 'one');
  expect(await anna.ask('table', { table })).toMatchObject({ ok: true });
  expect(running.house.tables.has(table)).toBe(true);
  await running.house.settled();
  clock.ahead = 60_000;
  await until(() => !running.house.tables.has(table));
  expect(complaints(log)).toBe(1);
});

test('nor those that are due after it, however many of its kind there are', async () => {
  for (let i = 0; i < 200; i++) await broken(`broken ${i}`, { wake: 1 });
  await broken('due after them', { wake: 2 });
  await until(() => complaints(server.log) > 200);
  expect(complaints(server.log)).toBe(201);
});

test('a restored match is due once; after that it waits for its players on disk', async () => {
  const clock = await withClock();
  const anna = await guestOf(url, 'Anna');
  const { table } = await opened(anna, 'one');
  const online = anna.online(table);
  await online.opened;
  await beginBesideBot(online);
  online.close();
  const { house } = server.running;
  await house.settled();
  house.refresh(table, 'stopping');
  const { matches } = server.store;
  const { row, due } = matches;
  let [opens, rounds] = [0, 0];
  matches.row = async id => {
    opens++;
    const found = await row(id);
    return found && { ...found, restored: 1 };
  };
  matches.due = async (...asked) => {
    rounds++;
    return [...(await due(...asked)), table];
  };
  await until(() => house.tables.get(table)?.isHeld === true);
  clock.ahead = 60_000;
  await until(() => !house.tables.has(table));
  const left = rounds;
  await until(() => rounds > left + 1);
  expect([house.tables.has(table), opens]).toEqual([false, 1]);
  expect(await anna.ask('table', { table })).toMatchObject({ ok: true });
});

test('what was closed while the store was away is closed here, too', async () => {
  const anna = await guestOf(url, 'Anna');
  const { table } = await opened(anna, 'one');
  const online = anna.online(table);
  await online.opened;
  const { matches } = server.store;
  const { closedSince } = matches;
  matches.closedSince = async () => {
    matches.closedSince = closedSince;
    await matches.close(table, Date.now() - 1);
    throw new StoreError({ why: 'busy' });
  };
  await until(() => online.state === 'ended');
  expect(online.trouble).toBe('table-closed');
});

/** A table of Anna's at which Ben sits, too. */
async function seated(anna: TestGuest, ben: TestGuest, request: string): Promise<string> {
  const { table, code } = await opened(anna, request);
  await ben.get('join', { table, body: { code } });
  const online = ben.online(table);
  await online.opened;
  await online.send({ do: 'sit', seat: 1, as: 'remote', name: 'Ben', colour: 1 });
  online.close();
  return table;
}

test('who erases himself while a table is being opened is nobody there', async () => {
  const [anna, ben] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')];
  const table = await seated(anna, ben, 'one');
  server.running.house.refresh(table, 'stopping');
  const { matches, guests } = server.store;
  const [{ read }, { erase }] = [matches, guests];
  let [isRead, isErased] = [false, false];
  let go = (): void => {};
  const gone = new Promise<void>(resolve => (go = resolve));
  matches.read = async (...args) => {
    const entries = await read(...args);
    isRead = true;
    await gone;
    return entries;
  };
  guests.erase = async guest => {
    const tables = await erase(guest);
    isErased = true;
    return tables;
  };
  const watching = anna.online(table);
  await until(() => isRead);
  const erasing = ben.get('erase');
  await until(() => isErased);
  // Whatever comes of it.
  await new Promise<void>(resolve => void setTimeout(resolve, 20));
  go();
  await erasing;
  await watching.opened;
  await until(() => watching.state === 'open');
  expect(watching.table?.chairs[1]?.name).toBe('');
  watching.close();
});

test('who erases himself is nobody at any table, also where the talk of one cannot be read', async () => {
  const [anna, ben] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')];
  const tables = [await seated(anna, ben, 'one'), await seated(anna, ben, 'two')];
  const { talk } = server.store;
  const { after } = talk;
  talk.after = async () => {
    talk.after = after;
    throw new StoreError({ why: 'busy' });
  };
  expect(await ben.ask('erase')).toEqual({ ok: false, error: { why: 'not-kept' } });
  talk.after = after;
  for (const table of tables) {
    const watching = anna.online(table);
    await watching.opened;
    expect(watching.table?.chairs[1]?.name).toBe('');
    watching.close();
  }
});
