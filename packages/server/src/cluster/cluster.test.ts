import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@zaria/games';
import { simulationRng, type Rng, type Seat } from '@zaria/kit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { play, type Player } from '../player.testing.ts';
import { guestOf, settingOf, startServer, until, type TestGuest, type TestServer } from '../server.testing.ts';
import { testDatabase, type TestDatabase } from '../store/postgres/database.testing.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { startProxy, type Proxy } from '../store/postgres/proxy.testing.ts';
import { startNats } from '../../../../tools/nats.mjs';
import { startPostgres } from '../../../../tools/postgres.mjs';
import type { Bus, Hint, OpenBus } from './bus.ts';
import { natsBus } from './nats-bus.ts';
import { notifyBus } from './notify-bus.ts';

let database: TestDatabase;
let proxy: Proxy;
const servers: TestServer[] = [];
const guests = new Map<string, TestGuest>();
const players: Player[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.reset();
  proxy = await startProxy(database.url);
});
afterEach(async () => {
  for (const player of players.splice(0)) player.close();
  await Promise.all(servers.splice(0).map(stopWhole));
  await proxy.close();
});

async function stopWhole(server: TestServer): Promise<void> {
  await server.stop();
  await server.store.close();
}

/** Some are lost, and some come twice. */
const lossy =
  (open: OpenBus, rng: Rng): OpenBus =>
  async outside => {
    const bus: Bus = await open(outside);
    return {
      ...bus,
      tell(hint) {
        const fate = rng.below(10);
        if (fate < 2) return;
        bus.tell(hint);
        if (fate > 7) setTimeout(() => bus.tell(hint), 5);
      },
    };
  };

/** A server on the database that all share. */
async function oneMore(openBus: OpenBus = notifyBus(proxy.url)): Promise<TestServer> {
  const server = await startServer({ store: await openPostgres(proxy.url), openBus });
  servers.push(server);
  return server;
}

interface Playing {
  readonly table: string;
  readonly code: string;
  readonly players: readonly Player[];
}

/** A match of people who are connected to different servers; each comes back wherever he is let in. */
async function begin(game: string, at: readonly (() => string)[], seed: string): Promise<Playing> {
  const all: TestGuest[] = [];
  for (const [i, url] of at.entries()) all.push(await guestOf(url, `P${i}`));
  for (const guest of all) guests.set(guest.name, guest);
  const [host, ...others] = all;
  if (host === undefined) throw new Error('somebody has to come');
  const body = { request: seed, game, setting: settingOf(at.length), isPublic: false };
  const { table, code } = await host.get('open', { body });
  for (const other of others) await other.get('join', { table, body: { code } });
  const begun = all.map((guest, seat) =>
    play(guest, table, seat as Seat, {
      rng: simulationRng(`${seed} ${seat}`),
      secret: Buffer.alloc(32, seat + 1),
      after: soon,
    }),
  );
  players.push(...begun);
  return { table, code, players: begun };
}

/** Nobody waits for long until he comes back. */
function soon(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds < 10_000 ? Math.min(milliseconds, 200) : milliseconds);
  return () => clearTimeout(timer);
}

const over = ({ players: all }: Playing): Promise<unknown> => Promise.all(all.map(one => one.over));

/** All have seen the same end, and nothing was done twice. */
async function checkEnd({ table, players: all }: Playing): Promise<void> {
  const [{ store } = { store: null }] = servers;
  const entries = (await store?.matches.read(table, 0)) ?? [];
  const by = entries.flatMap((entry, i) => (entry.by === entries[i - 1]?.by ? [] : (entry.by ?? [])));
  expect(new Set(by).size).toBe(by.length);
  const ends = all.map(({ client }) => JSON.stringify(client?.sight('spectator').follower.view));
  expect(new Set(ends).size).toBe(1);
}

/** Does something whenever so many more entries were written, as long as the match lasts. */
async function disturbed(playing: Playing, every: number, how: () => unknown): Promise<void> {
  let isOver = false;
  const ended = over(playing).finally(() => {
    isOver = true;
  });
  let next = every;
  await until(() => {
    const [first] = playing.players;
    const told = first?.client?.sight(first.seat).moments.length ?? 0;
    if (told >= next) {
      next = told + every;
      how();
    }
    return isOver;
  });
  await ended;
}

test.each(GAME_IDS)('people at two servers play %s to its end', async game => {
  const [a, b] = [await oneMore(), await oneMore()];
  const playing = await begin(game, [() => a.url, () => b.url], game);
  await over(playing);
  await checkEnd(playing);
  expect((await a.store.matches.row(playing.table))?.game).toBe(game);
});

test('hints that are lost or come twice, connections that are cut and slow, only delay', async () => {
  const rng = simulationRng('lossy');
  const three = [];
  for (let i = 0; i < 3; i++) three.push(await oneMore(lossy(notifyBus(proxy.url), rng)));
  const playing = await begin(
    'qwinto',
    three.map(
      ({ url }) =>
        () =>
          url,
    ),
    'lossy',
  );
  let times = 0;
  await disturbed(playing, 8, () => {
    times++;
    proxy.slow(times % 2 === 0 ? 3 : 0);
    proxy.cut();
  });
  expect(times).toBeGreaterThan(2);
  proxy.slow(0);
  await checkEnd(playing);
});

test('a database that is stopped and started again loses nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-restart-'));
  const postgres = await startPostgres(folder);
  try {
    await proxy.close();
    proxy = await startProxy(postgres.url('postgres'));
    const [a, b] = [await oneMore(), await oneMore()];
    const playing = await begin('qwinto', [() => a.url, () => b.url], 'restart');
    const restarts: Promise<void>[] = [];
    await disturbed(playing, 10, () => {
      if (restarts.length === 0) restarts.push(postgres.restart('crash'));
    });
    await Promise.all(restarts);
    expect(restarts).toHaveLength(1);
    await checkEnd(playing);
    for (const player of players.splice(0)) player.close();
    for (const server of servers.splice(0)) await stopWhole(server);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('bots go on elsewhere when the server that led them is cut off', async () => {
  const own = await startProxy(database.url);
  const bots = { threads: 1, budget: 20, pace: 10, patience: 60_000 };
  const first = await startServer({ store: await openPostgres(own.url), openBus: notifyBus(own.url), bots });
  const second = await oneMore();
  const host = await guestOf(() => first.url, 'Anna');
  const body = { request: 'bots', game: 'qwinto', setting: settingOf(2), isPublic: false };
  const { table } = await host.get('open', { body });
  const online = host.online(table, { after: soon });
  await online.opened;
  for (const seat of [0, 1] as const)
    await online.send({ do: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}`, colour: seat });
  await online.send({ do: 'start' });
  online.close();
  const length = async (): Promise<number> => (await second.store.matches.read(table, 0)).length;
  while ((await length()) < 12) await new Promise(resolve => setTimeout(resolve, 5));
  own.shut();
  while ((await second.store.matches.row(table))?.phase !== 'over')
    await new Promise(resolve => setTimeout(resolve, 20));
  const by = (await second.store.matches.read(table, 0)).map(({ at }) => at);
  expect(by).toEqual(by.toSorted((one, other) => one - other));
  own.admit();
  await stopWhole(first);
  await own.close();
});

test('who is here, what is said, where it goes on and who is nameless is known at all servers, though no hint comes through', async () => {
  const silent: OpenBus = async () => ({ tell: () => {}, close: async () => {} });
  const [a, b] = [await oneMore(silent), await oneMore(silent)];
  const playing = await begin('qwinto', [() => a.url, () => a.url], 'beside');
  const { table, code } = playing;
  const [anna, ben] = playing.players.map(({ online }) => online);
  const zoe = await guestOf(() => b.url, 'Zoe');
  await zoe.get('join', { table, body: { code } });
  const watching = zoe.online(table, { after: soon });
  await until(() => watching.here.seats.length === 2 && anna?.here.watching === 1);
  expect(await ben?.say(1, { text: 'hello' })).toMatchObject({ ok: true });
  await until(() => watching.lines.length === 1);
  expect(watching.lines[0]?.line?.said).toEqual({ text: 'hello' });
  await over(playing);
  const opened = await guests.get('P1')?.get('rematch', { table });
  await until(() => watching.next !== null);
  expect(watching.next).toBe(opened?.table);
  expect(watching.table?.chairs[1]?.name).toBe('P1');
  await guests.get('P1')?.get('erase');
  await until(() => watching.table?.chairs[1]?.name === '');
  await until(() => watching.lines[0]?.line === null);
  watching.close();
});

test('NATS carries the hints as well', async () => {
  const nats = await startNats();
  try {
    const [a, b] = [await oneMore(natsBus(new URL(nats.url), 'x')), await oneMore(natsBus(new URL(nats.url), 'x'))];
    const heard: Hint[] = [];
    const ear = await natsBus(new URL(nats.url), 'x')({ heard: hint => heard.push(hint), missed() {}, failed() {} });
    const deaf: Hint[] = [];
    const other = await natsBus(new URL(nats.url), 'y')({ heard: hint => deaf.push(hint), missed() {}, failed() {} });
    const playing = await begin('qwinto', [() => a.url, () => b.url], 'nats');
    await over(playing);
    await checkEnd(playing);
    expect(
      heard.filter(hint => 'match' in hint && hint.match === playing.table && 'seq' in hint).length,
    ).toBeGreaterThan(10);
    expect(deaf).toEqual([]);
    await ear.close();
    await other.close();
    for (const player of players.splice(0)) player.close();
    for (const server of servers.splice(0)) await stopWhole(server);
  } finally {
    await nats.stop();
  }
});
