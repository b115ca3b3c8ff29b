import type { Stored } from '@zaria/table';
import { expect, test } from 'vitest';
import { StorageTrouble, memoryStore, type KeptMatch } from './kept.ts';

const match = (id: string, updatedAt: number): KeptMatch => ({
  id,
  game: 'qwinto',
  createdAt: 1,
  updatedAt,
  phase: 'playing',
  players: [],
  token: 't',
  serverSeed: 's',
});
const entry = (at: number): Stored => ({ at, by: null, what: { kind: 'left', seat: 0 } });

test('what is appended is read back, in order and from any place', async () => {
  const store = memoryStore();
  await store.append(match('a', 1), 0, [entry(1), entry(2)]);
  await store.append(match('a', 2), 2, [entry(3)]);
  expect((await store.entries('a', 0)).map(({ at }) => at)).toEqual([1, 2, 3]);
  expect((await store.entries('a', 2)).map(({ at }) => at)).toEqual([3]);
  expect((await store.match('a'))?.updatedAt).toBe(2);
});

test('a place that is taken is not written again', async () => {
  const store = memoryStore();
  await store.append(match('a', 1), 0, [entry(1)]);
  await expect(store.append(match('a', 2), 0, [entry(2)])).rejects.toEqual(new StorageTrouble('taken'));
  expect(await store.entries('a', 0)).toEqual([entry(1)]);
});

test('the list begins with what was played last, and forgets what was removed', async () => {
  const store = memoryStore();
  await store.append(match('a', 1), 0, [entry(1)]);
  await store.append(match('b', 2), 0, [entry(1)]);
  expect((await store.list()).map(({ id }) => id)).toEqual(['b', 'a']);
  await store.remove('b');
  expect((await store.list()).map(({ id }) => id)).toEqual(['a']);
  expect(await store.match('b')).toBeNull();
});
