import { verifyLedger } from '@zaria/fair';
import { simulationRng, type Rng } from '@zaria/kit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { commandsIn, entry, guest, hash, newMatch, session } from '../scene.testing.ts';
import { faultOf } from '../stage.testing.ts';
import type { Store } from '../store.ts';
import { testDatabase, type TestDatabase } from './database.testing.ts';
import { openPostgres } from './open.ts';
import { startProxy, type Proxy } from './proxy.testing.ts';

let database: TestDatabase;
let proxy: Proxy;
let store: Store;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.reset();
  [written, acknowledged] = [() => {}, 0];
  proxy = await startProxy(database.url);
  store = await openPostgres(proxy.url);
});
afterEach(async () => {
  proxy.admit();
  await store.close();
  await proxy.close();
});

const MATCHES = Array.from({ length: 8 }, (_, i) => `m${i}`);
const EACH = 25;

/** Called with how many writes were acknowledged. */
let written: (count: number) => void = () => {};
let acknowledged = 0;

/** Somebody who writes to a match one entry after the other, each once, and says something to each. */
async function writeTo(id: string): Promise<void> {
  await store.matches.create(newMatch(id));
  for (let seq = 1; seq <= EACH; seq++) {
    expect(await store.matches.append(id, seq, [entry(`${id} ${seq}`)])).toBe(true);
    written(++acknowledged);
    expect(await store.talk.add(id, { at: seq, seat: null, name: '', said: { text: `${seq}` }, by: hash('Ada') })).toBe(
      seq,
    );
    written(++acknowledged);
  }
}

async function checkLogs(): Promise<void> {
  for (const id of MATCHES) {
    const all = Array.from({ length: EACH }, (_, i) => i + 1);
    expect(await commandsIn(store, id)).toEqual([`open ${id}`, ...all.map(seq => `${id} ${seq}`)]);
    const lines = await store.talk.last(id, 1000);
    expect(lines.map(({ line }) => line?.said)).toEqual(all.map(seq => ({ text: `${seq}` })));
  }
  expect(verifyLedger(await store.ledger.read(1, 1000)).ok).toBe(true);
  expect(await store.ledger.read(1, 1000)).toHaveLength(MATCHES.length);
}

/** Does something to the connections again and again while everybody writes; gives how often. */
async function disturb(seed: string, how: (rng: Rng) => void): Promise<number> {
  const rng = simulationRng(seed);
  let times = 0;
  let next = rng.below(20);
  written = count => {
    // Not by the clock: on a busy machine nobody would get anything done in between.
    if (count < next) return;
    next = count + 1 + rng.below(20);
    times++;
    how(rng);
  };
  await Promise.all(MATCHES.map(writeTo));
  proxy.swallow(0);
  proxy.slow(0);
  return times;
}

test('a commit whose answer is lost is recognised: nothing is lost, nothing is done twice', async () => {
  await disturb('swallowed', () => proxy.swallow(1));
  expect(proxy.swallowed).toBeGreaterThan(3);
  await checkLogs();
});

test('connections that are cut again and again, and slow ones, lose nothing and double nothing', async () => {
  const cuts = await disturb('cut', rng => {
    proxy.slow(rng.below(3) === 0 ? 5 : 0);
    proxy.cut();
  });
  expect(cuts).toBeGreaterThan(3);
  await checkLogs();
});

test('a code is used up once, also when nobody heard that it was', async () => {
  await store.guests.add(guest('Zoe'), session('Zoe'));
  const code = { hash: hash('code'), kind: 'pass', guest: 'guest Zoe', match: null, seat: null } as const;
  await store.guests.putCode({ ...code, created: 1, until: null }, false);
  proxy.swallow(1);
  const use = { hash: code.hash, now: 5, session: session('Zoe', { hash: hash('new') }), next: null, alone: false };
  expect(await store.guests.useCode(use)).toBe(true);
  expect(proxy.swallowed).toBe(1);
  expect(await store.guests.useCode(use)).toBe(false);
  expect(await store.guests.session(hash('new'))).not.toBeNull();
});

test('while nobody answers it says so, what is asked waits, and goes on when it is back', async () => {
  await store.matches.create(newMatch('m'));
  expect(store.outage()).toBeNull();
  proxy.shut();
  const append = store.matches.append('m', 1, [entry('a')]);
  const read = store.matches.read('m', 0);
  while (store.outage() === null) await new Promise(resolve => setTimeout(resolve, 5));
  proxy.admit();
  expect(await append).toBe(true);
  expect((await read).length).toBeGreaterThan(0);
  expect(await commandsIn(store, 'm')).toEqual(['open m', 'a']);
  while (store.outage() !== null) await store.matches.read('m', 0);
});

test('whoever stops while nobody answers is told what was not written', async () => {
  await store.matches.create(newMatch('m'));
  proxy.shut();
  const append = faultOf(store.matches.append('m', 1, [entry('a')]));
  await store.close();
  expect(['unreachable', 'closed']).toContain(await append);
});

test('no password is in what it says of a database that cannot be reached', async () => {
  const url = new URL(database.url);
  url.port = '1';
  url.password = 's3cr3t';
  const said = await openPostgres(url.href, 'read').catch((error: unknown) => String(error));
  expect(said).toContain('unreachable');
  expect(said).not.toContain('s3cr3t');
});

test('several that open an empty database at the same time make its tables once', async () => {
  const fresh = await testDatabase();
  expect(await faultOf(openPostgres(fresh.url, 'read'))).toBe('missing');
  const stores = await Promise.all([1, 2, 3].map(() => openPostgres(fresh.url)));
  await stores[0]?.matches.create(newMatch('m'));
  expect(await stores[2]?.matches.row('m')).toMatchObject({ id: 'm' });
  for (const one of stores) await one.close();
  await fresh.run('insert into migrations values (99, 0)');
  expect(await faultOf(openPostgres(fresh.url))).toBe('newer');
  await fresh.drop();
});

test('a database of another program is left alone', async () => {
  const other = await testDatabase();
  await other.run('create table matches (something integer)');
  expect(await faultOf(openPostgres(other.url))).toBe('damaged');
  expect(await other.run('select count(*)::integer as count from matches')).toEqual([{ count: 0 }]);
  await other.drop();
});
