import { GAME_IDS } from '@zaria/games';
import { simulationRng, type Rng, type Seat } from '@zaria/kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { play, type Player } from '../player.testing.ts';
import { guestOf, settingOf, startServer, until, type TestGuest, type TestServer } from '../server.testing.ts';
import { testDatabase, type TestDatabase } from '../store/postgres/database.testing.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { startProxy, type Proxy } from '../store/postgres/proxy.testing.ts';
import type { Bus, OpenBus } from './bus.ts';
import { notifyBus } from './notify-bus.ts';

let database: TestDatabase;
let proxy: Proxy;
const servers: TestServer[] = [];
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
  readonly players: readonly Player[];
}

/** A match of people who are connected to different servers; each comes back wherever he is let in. */
async function begin(game: string, at: readonly (() => string)[], seed: string): Promise<Playing> {
  const guests: TestGuest[] = [];
  for (const [i, url] of at.entries()) guests.push(await guestOf(url, `P${i}`));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('somebody has to come');
  const body = { request: seed, game, setting: settingOf(at.length), isPublic: false };
  const { table, code } = await host.get('open', { body });
  for (const other of others) await other.get('join', { table, body: { code } });
  const begun = guests.map((guest, seat) =>
    play(guest, table, seat as Seat, {
      rng: simulationRng(`${seed} ${seat}`),
      secret: Buffer.alloc(32, seat + 1),
      after: soon,
    }),
  );
  players.push(...begun);
  return { table, players: begun };
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

describe('two servers on one database', () => {
  test.each(GAME_IDS)('people at both play %s to its end', async game => {
    const [a, b] = [await oneMore(), await oneMore()];
    const playing = await begin(game, [() => a.url, () => b.url], game);
    await over(playing);
    await checkEnd(playing);
  });
});
