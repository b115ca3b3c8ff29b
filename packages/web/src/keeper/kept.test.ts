import type { Stored } from '@zaria/table';
import { expect, test } from 'vitest';
import { StorageTrouble, memoryStore, unbroken, type KeptMatch, type Store } from './kept.ts';

const match = (id: string, updatedAt: number): KeptMatch => ({
  id,
  game: 'qwinto',
  createdAt: 1,
  updatedAt,
  phase: 'playing',
  players: [],
  result: null,
  token: 't',
  serverSeed: 's',
});
const times = async (store: Store, from: number) =>
  (await store.rows('a', from)).map(({ entry: stored }) => (stored as Stored).at);
const entry = (at: number): Stored => ({ at, by: null, what: { kind: 'left', seat: 0 } });

test('what is appended is read back, in order and from any place', async () => {
  const store = memoryStore();
  await store.append(match('a', 1), 0, [entry(1), entry(2)]);
  await store.append(match('a', 2), 2, [entry(3)]);
  expect(await times(store, 0)).toEqual([1, 2, 3]);
  expect(await times(store, 2)).toEqual([3]);
  expect(await store.match('a')).toMatchObject({ updatedAt: 2 });
  await store.cut('a', 1);
  expect(await times(store, 0)).toEqual([1]);
});

test('a place that is taken is not written again', async () => {
  const store = memoryStore();
  await store.append(match('a', 1), 0, [entry(1)]);
  await expect(store.append(match('a', 2), 0, [entry(2)])).rejects.toEqual(new StorageTrouble('taken'));
  expect(await store.rows('a', 0)).toEqual([{ place: 0, entry: entry(1) }]);
});

test('the list begins with what was played last, and forgets what was removed', async () => {
  const store = memoryStore();
  await store.append(match('a', 1), 0, [entry(1)]);
  await store.append(match('b', 2), 0, [entry(1)]);
  expect((await store.list()).map(row => (row as KeptMatch).id)).toEqual(['b', 'a']);
  await store.remove('b');
  expect((await store.list()).map(row => (row as KeptMatch).id)).toEqual(['a']);
  expect(await store.match('b')).toBeNull();
});

test('of a match that was removed nothing comes back', async () => {
  const store = memoryStore();
  await store.append(match('a', 1), 0, [entry(1)]);
  await store.remove('a');
  await expect(store.append(match('a', 2), 1, [entry(2)])).rejects.toEqual(new StorageTrouble('taken'));
  await store.update(match('a', 2));
  expect([await store.match('a'), await store.rows('a', 0)]).toEqual([null, []]);
});

test('what follows a gap does not follow what stands before it', () => {
  const rows = [3, 4, 6, 7].map(place => ({ place, entry: null }));
  expect(unbroken(rows, 3).map(({ place }) => place)).toEqual([3, 4]);
  expect(unbroken(rows, 2)).toEqual([]);
  expect(unbroken(rows.slice(0, 2), 3)).toHaveLength(2);
});
