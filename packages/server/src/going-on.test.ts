import { openSetAside } from '@zaria/client/online';
import { NOTHING_TOLD, PROTOCOL_VERSION, type ClientFrame, type ServerFrame } from '@zaria/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { USUAL } from './limits.ts';
import { hashOf } from './secrets.ts';
import { beginBesideBot, device, guestOf, settingOf, sitBesideBot, startServer, until } from './server.testing.ts';
import type { TestGuest, TestServer } from './server.testing.ts';

/* A later hello: from one table to the next over the same socket. */

let server: TestServer;
let [anna, ben] = [] as unknown as [TestGuest, TestGuest];
const url = (): string => server.url;

async function begin(over: Parameters<typeof startServer>[0] = {}): Promise<void> {
  server = await startServer(over);
  [anna, ben] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')];
}
beforeEach(() => begin());
afterEach(() => server.stop());

/** Another server, of which only this test has any. */
async function beginWith(over: Parameters<typeof startServer>[0]): Promise<void> {
  await server.stop();
  await begin(over);
}

let tables = 0;

/** A table of Anna's, where she has the first of two chairs and a bot the other; Ben may look at it. */
async function openTable(isStarted = false): Promise<string> {
  const setting = { ...settingOf(2), forced: false, spectators: 'talking' as const };
  const body = { request: `${tables++}`, game: 'las-vegas', setting, isPublic: false };
  const { table, code } = await anna.get('open', { body });
  await ben.get('join', { table, body: { code } });
  const online = anna.online(table);
  await online.opened;
  await (isStarted ? beginBesideBot(online) : sitBesideBot(online));
  online.close();
  await until(() => server.running.house.tables.get(table)?.visitors.size === 0);
  return table;
}

const hello = (table: string, token?: string): ClientFrame => ({
  type: 'hello',
  protocol: PROTOCOL_VERSION,
  table,
  lines: 0,
  ...(token === undefined ? {} : { token }),
});
const hear = (as: 0 | 'spectator'): ClientFrame => ({ type: 'hear', as, heard: 0, told: NOTHING_TOLD });
const ready = (id: string, isReady = true): ClientFrame => ({
  type: 'do',
  id,
  wish: { do: 'ready', seat: 0, version: 0, ready: isReady },
});

interface Visiting {
  readonly frames: ServerFrame[];
  readonly socket: WebSocket;
  say(...frames: readonly ClientFrame[]): void;
  /** The next frame with this in it, from the one on that was waited for before. */
  heard(part: Partial<Record<string, unknown>> & { readonly type: ServerFrame['type'] }): Promise<ServerFrame>;
  /** When everything that was said has been dealt with, and told to everybody. */
  settled(): Promise<void>;
  /** The last word, when it has come. */
  farewell(): Promise<ServerFrame | undefined>;
}

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

async function visit(guest: TestGuest | null): Promise<Visiting> {
  const headers = guest === null ? {} : { origin: url(), cookie: guest.cookie };
  const socket = new WebSocket(`${url().replace('http', 'ws')}/api/socket`, { headers });
  const frames: ServerFrame[] = [];
  open.push(socket);
  let isClosed = false;
  socket.on('error', () => {});
  socket.on('close', () => (isClosed = true));
  socket.on('message', data => frames.push(JSON.parse((data as Buffer).toString('utf8')) as ServerFrame));
  await new Promise(resolve => void socket.once('open', resolve));
  let from = 0;
  const visiting: Visiting = {
    frames,
    socket,
    say(...said) {
      for (const frame of said) socket.send(JSON.stringify(frame));
    },
    async heard(part) {
      const isIt = (frame: ServerFrame): boolean =>
        Object.entries(part).every(([name, value]) => (frame as Record<string, unknown>)[name] === value);
      await until(() => frames.slice(from).some(isIt) || isClosed);
      const frame = frames.slice(from).find(isIt);
      if (frame === undefined) throw new Error(`${JSON.stringify(part)} was not said: ${JSON.stringify(frames)}`);
      from = frames.indexOf(frame) + 1;
      return frame;
    },
    async settled() {
      for (let i = 0; i < 2; i++) {
        visiting.say({ type: 'ping' });
        await visiting.heard({ type: 'pong' });
        await server.running.house.settled();
      }
    },
    async farewell() {
      await until(() => isClosed);
      return frames.at(-1);
    },
  };
  return visiting;
}

async function arrived(guest: TestGuest, table: string): Promise<Visiting> {
  const visiting = await visit(guest);
  visiting.say(hello(table));
  await visiting.heard({ type: 'welcome', table });
  return visiting;
}

/** From its last welcome on. */
const lately = ({ frames }: Visiting): readonly ServerFrame[] =>
  frames.slice(frames.findLastIndex(({ type }) => type === 'welcome'));
const visitorsAt = (table: string): number => server.running.house.tables.get(table)?.visitors.size ?? 0;
const isReadyAt = (table: string): boolean | undefined =>
  server.running.house.tables.get(table)?.keeper.table.chairs[0]?.ready;

describe('somebody who goes on to another table', () => {
  test('has left the first, as those who stay there are told, and is at the other', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const staying = await arrived(ben, first);
    const going = await arrived(anna, first);
    await staying.heard({ type: 'here', watching: 1 });
    await until(() => staying.frames.some(frame => frame.type === 'here' && frame.seats.length === 1));
    going.say(hello(other));
    expect(await going.heard({ type: 'welcome', table: other })).toMatchObject({ own: [0], host: true });
    await until(() => staying.frames.findLast(frame => frame.type === 'here')?.seats.length === 0);
    expect([visitorsAt(first), visitorsAt(other)]).toEqual([1, 1]);
    going.socket.close();
    await until(() => visitorsAt(other) === 0);
  });

  test('hears nothing more of the first, and what he asks for of the other', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(anna, first);
    going.say(hear(0), hear('spectator'), hello(other), hear(0));
    await going.heard({ type: 'welcome', table: other });
    const host = anna.online(first);
    await host.opened;
    await host.send({ do: 'ready', seat: 0, version: 0, ready: true });
    await host.say(0, { phrase: 'good-luck' });
    host.close();
    await going.settled();
    const told = lately(going).filter(({ type }) => type !== 'pong');
    expect(told.map(({ type }) => type)).toEqual(['welcome', 'news', 'here']);
    expect(told[1]).toMatchObject({ as: 0, from: 0, table: { chairs: [{ ready: false }, {}] } });
    // And does of the other.
    going.say(ready('one'));
    await going.heard({ type: 'news' });
  });

  test('is obeyed at the first in what he said before, and at the other in what he said after it', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(anna, first);
    going.say(ready('one'), hello(other), { type: 'do', id: 'two', wish: { do: 'leave', seat: 0 } });
    await going.heard({ type: 'done', id: 'two' });
    expect(going.frames).toContainEqual({ type: 'done', id: 'one' });
    const chairs = [first, other].map(table => server.running.house.tables.get(table)?.keeper.table.chairs[0]);
    expect(chairs).toMatchObject([
      { name: 'Anna', ready: true },
      { kind: null, ready: false },
    ]);
  });

  test('is answered what he sent before, though it was written after he had gone on', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(anna, first);
    const { matches } = server.store;
    let write = (): void => {};
    const isHeldUp = new Promise<void>(resolve => {
      write = resolve;
    });
    const { append } = matches;
    matches.append = async (...given) => {
      await isHeldUp;
      return append(...given);
    };
    going.say(hear(0), ready('one'), hello(other));
    await going.heard({ type: 'welcome', table: other });
    expect(isReadyAt(first)).toBe(false);
    write();
    await going.heard({ type: 'done', id: 'one' });
    expect(isReadyAt(first)).toBe(true);
    expect(lately(going).some(({ type }) => type === 'news')).toBe(false);
  });

  test('comes anew to the table where he is, if he says so', async () => {
    const table = await openTable();
    const going = await arrived(anna, table);
    going.say(hear(0), hello(table), hear(0));
    await going.heard({ type: 'welcome', table });
    await going.heard({ type: 'news' });
    expect(visitorsAt(table)).toBe(1);
    going.say(ready('one'));
    await going.heard({ type: 'done', id: 'one' });
    expect(lately(going).filter(({ type }) => type === 'news')).toHaveLength(2);
  });

  test('hears what was said there, after the line that he names', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const host = anna.online(other);
    await host.opened;
    for (const phrase of ['hello', 'good-luck'] as const) await host.say(0, { phrase });
    host.close();
    const going = await arrived(anna, first);
    going.say({ ...hello(other), lines: 1 } as ClientFrame);
    expect(await going.heard({ type: 'said' })).toMatchObject({ lines: [{ number: 2 }] });
  });
});

test('a device of ours goes on by the socket that it has set aside', async () => {
  const [first, other] = [await openTable(), await openTable()];
  const { after, socket } = device(url, () => anna.cookie);
  let sockets = 0;
  const over = {
    aside: openSetAside(after),
    socket() {
      sockets++;
      return socket();
    },
  };
  const left = anna.online(first, over);
  await left.opened;
  left.close();
  const next = anna.online(other, over);
  expect(await next.opened).toEqual({ ok: true, value: true });
  expect(await next.send({ do: 'ready', seat: 0, version: 0, ready: true })).toEqual({ ok: true, value: true });
  expect([isReadyAt(first), isReadyAt(other), visitorsAt(first), sockets]).toEqual([false, true, 0, 1]);
  next.close();
  over.aside.clear();
});

describe('a later hello is judged as the first one is', () => {
  const NONE = 'abcdefghjkmn';

  test('a table that is forbidden and one that is not there answer the same', async () => {
    const own = await openTable();
    const carla = await guestOf(url, 'Carla');
    const body = { request: 'hers', game: 'qwinto', setting: settingOf(2), isPublic: false };
    const { table: hers } = await carla.get('open', { body });
    for (const table of [own, NONE]) {
      const going = await arrived(carla, hers);
      going.say(hello(table), ready('one'));
      expect(await going.farewell()).toEqual({ type: 'bye', why: 'no-table' });
      await until(() => visitorsAt(hers) === 0);
    }
    expect(isReadyAt(own)).toBe(false);
  });

  test('one that was closed says so', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(anna, first);
    await server.store.matches.close(other, Date.now());
    going.say(hello(other));
    expect(await going.farewell()).toEqual({ type: 'bye', why: 'table-closed' });
  });

  test('one that enough people watch is full, but not for who sits there', async () => {
    await beginWith({ allowances: { ...USUAL, spectators: 1 } });
    const [first, other] = [await openTable(), await openTable()];
    const carla = await guestOf(url, 'Carla');
    const { code } = await anna.get('code', { table: other, body: {} });
    await carla.get('join', { table: other, body: { code } });
    await arrived(carla, other);
    const [watching, sitting] = [await arrived(ben, first), await arrived(anna, first)];
    watching.say(hello(other));
    expect(await watching.farewell()).toEqual({ type: 'bye', why: 'table-full' });
    sitting.say(hello(other));
    await sitting.heard({ type: 'welcome', table: other });
  });

  test('another version ends it', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(anna, first);
    going.say({ ...hello(other), protocol: 2 } as ClientFrame);
    expect(await going.farewell()).toEqual({ type: 'bye', why: 'version' });
  });

  test('one while another is looked up is wrong', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(anna, first);
    going.say(hello(other), hello(first));
    expect(await going.farewell()).toEqual({ type: 'bye', why: 'message-wrong' });
    await until(() => visitorsAt(first) + visitorsAt(other) === 0);
  });

  test('it counts among the requests of its address', async () => {
    await beginWith({ allowances: { ...USUAL, requests: { most: 20, perSecond: 0 } } });
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(anna, first);
    let times = 0;
    for (; going.socket.readyState === WebSocket.OPEN; times++) {
      going.say(hello(times % 2 === 0 ? other : first));
      await going.heard({ type: 'welcome' }).catch(() => null);
    }
    expect(await going.farewell()).toEqual({ type: 'bye', why: 'too-fast' });
    expect(times).toBeLessThan(20);
  });

  test('frames at once count through all of them', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(anna, first);
    const pings = Array.from({ length: 70 }, (): ClientFrame => ({ type: 'ping' }));
    going.say(...pings, hello(other));
    await going.heard({ type: 'welcome', table: other });
    going.say(...pings);
    expect(await going.farewell()).toEqual({ type: 'bye', why: 'too-fast' });
  });
});

describe('who somebody is', () => {
  test('says the token of that hello, and the cookie where there is none', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const { token } = await anna.get('token', { table: first, body: {} });
    const going = await arrived(ben, other);
    going.say(hello(first, token));
    expect(await going.heard({ type: 'welcome', table: first })).toMatchObject({ own: [0], host: true });
    going.say(hello(other));
    expect(await going.heard({ type: 'welcome', table: other })).toMatchObject({ own: [], host: false });
    // The token of a seat is good at its table only.
    going.say(hello(other, token));
    expect(await going.farewell()).toEqual({ type: 'bye', why: 'no-table' });
  });

  test('a program without a cookie says it each time', async () => {
    const table = await openTable();
    const { token } = await anna.get('token', { table, body: {} });
    const going = await visit(null);
    going.say(hello(table, token));
    await going.heard({ type: 'welcome' });
    going.say(hello(table));
    expect(await going.farewell()).toEqual({ type: 'bye', why: 'no-guest' });
  });

  test('nobody goes on by a session that has ended meanwhile', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(anna, first);
    await server.store.guests.endSession(hashOf(anna.cookie.replace('zaria=', '')));
    going.say(hello(other));
    expect(await going.farewell()).toEqual({ type: 'bye', why: 'no-guest' });
  });

  test('who erases himself is cut off where he has gone on to', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(ben, first);
    going.say(hello(other));
    await going.heard({ type: 'welcome', table: other });
    await ben.get('erase');
    expect(await going.farewell()).toEqual({ type: 'bye', why: 'no-guest' });
  });

  test('a table that was left takes nobody along when it closes', async () => {
    const [first, other] = [await openTable(), await openTable()];
    const going = await arrived(anna, first);
    const [before] = server.running.house.tables.get(first)?.visitors ?? [];
    going.say(hello(other));
    await going.heard({ type: 'welcome', table: other });
    server.running.house.refresh(first, 'table-closed');
    // Also by whoever counted him among those there before.
    before?.leave('no-guest');
    going.say(ready('one'));
    expect(await going.heard({ type: 'done', id: 'one' })).toBeDefined();
    expect(visitorsAt(other)).toBe(1);
  });
});

describe('a match that was restored', () => {
  /** As after a backup. */
  async function restored(): Promise<string> {
    const table = await openTable(true);
    await server.running.house.settled();
    server.running.house.refresh(table, 'stopping');
    const { matches } = server.store;
    const { row } = matches;
    matches.row = async id => {
      const found = await row(id);
      return found !== null && id === table ? { ...found, restored: 1 } : found;
    };
    return table;
  }

  test('tells nothing to somebody who asked to hear it and has gone on', async () => {
    const [held, other] = [await restored(), await openTable()];
    const going = await visit(anna);
    going.say(hello(held), hear(0));
    await going.heard({ type: 'welcome', table: held, restored: true });
    going.say(hello(other));
    await going.heard({ type: 'welcome', table: other });
    const host = anna.online(held, { known: () => new Map([[0, 0]]) });
    await host.opened;
    host.close();
    await going.settled();
    expect(lately(going).some(({ type }) => type === 'news')).toBe(false);
  });

  test('hears what its players know from somebody who came to it by a later hello', async () => {
    const [held, other] = [await restored(), await openTable()];
    const going = await arrived(anna, other);
    going.say(hello(held), { type: 'known', numbers: [[0, 0]] }, hear(0));
    await going.heard({ type: 'welcome', table: held, restored: true });
    await going.heard({ type: 'news' });
    expect(server.running.house.tables.get(held)?.isHeld).toBe(false);
  });
});
