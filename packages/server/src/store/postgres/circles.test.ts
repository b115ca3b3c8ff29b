import { simulationRng } from '@zaria/kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { entry, newMatch } from '../scene.testing.ts';
import type { MatchId, Store } from '../store.ts';
import { testDatabase, type TestDatabase } from './database.testing.ts';
import { openPostgres } from './open.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const MATCHES = Array.from({ length: 30 }, (_, i) => `m${i}`);
const ROUNDS = 8;
/** In which of them each server begins, and whether it goes backwards. */
const from = (start: number): readonly MatchId[] => {
  const turned = [...MATCHES.slice(start), ...MATCHES.slice(0, start)];
  return start % 2 === 0 ? turned : turned.toReversed();
};

/** What a server does when another has gone: it takes over, writes on and notes whom it tells, of each match when it is asked to. */
async function takeOver({ matches, cluster }: Store, process: string, ids: readonly MatchId[]): Promise<void> {
  await Promise.all([
    ...ids.map(async id => matches.append(id, 1, [entry(`${process} ${id}`)])),
    ...ids.map(async id => matches.setNoticed(id, `${process} ${id}`, await matches.noticed(id))),
    cluster.claim(process, ids, 0),
  ]);
}

beforeEach(() => database.reset());

test('servers that write to the same matches in any order never wait for each other in a circle', async () => {
  const rng = simulationRng('circles');
  const stores = [await openPostgres(database.url), await openPostgres(database.url), await openPostgres(database.url)];
  const [first] = stores;
  for (const id of MATCHES) await first?.matches.create(newMatch(id));
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(stores.map((store, i) => takeOver(store, `p${i}`, from(rng.below(MATCHES.length)))));
  for (const id of MATCHES) expect(await first?.matches.noticed(id)).toMatch(new RegExp(`^p[012] ${id}$`));
  // A connection that is closed has said what it counted.
  for (const store of stores) await store.close();
  const [{ deadlocks } = { deadlocks: null }] = await database.run(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(Number(deadlocks)).toBe(0);
});
