import { simulationRng } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { keep, openTable, opening, type Keeper, type Stored } from '@zaria/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageTrouble, memoryStore, type KeptMatch, type Store, type Trouble } from './kept.ts';
import { keepSummary, saving } from './saving.ts';
import { isAnythingUnsaved, savingOf, type Saving } from './unsaved.ts';
import { summaryOf } from './summary.ts';

const TOKEN = 'the token of this device';

/** A table of the kit's small game that was just opened, and is kept. */
async function opened(store: Store): Promise<{ readonly kept: KeptMatch; readonly entries: readonly Stored[] }> {
  const setting = {
    seats: 2,
    options: {},
    clock: { kind: 'none' },
    forced: false,
    spectators: 'none',
    friendly: false,
    breath: 0,
    chairsEach: 2,
  } as const;
  const first = opening(
    { game: 'toy', setting, host: TOKEN, dice: { kind: 'typed', matchId: '0f'.repeat(16), head: null } },
    0,
    () => toy,
  );
  if (!first.ok) throw new Error(first.error.why);
  const entries = first.value;
  const table = openTable(entries, () => toy);
  const kept = { ...summaryOf('m', 1, table), token: TOKEN, serverSeed: '' };
  await store.append(kept, 0, entries);
  return { kept, entries };
}

async function kept(store: Store) {
  const { kept: match, entries } = await opened(store);
  const table = openTable(entries, () => toy);
  const heard: (Trouble | 'wrote' | 'saved')[] = [];
  const own = saving(match, store, table, {
    wrote: () => heard.push('wrote'),
    lost: trouble => heard.push(trouble),
    saved: () => heard.push('saved'),
  });
  const keeper = keep(table, {
    append: own.append,
    read: own.read,
    think: async () => null,
    now: () => 1,
    wake: () => {},
    dice: () => null,
    rng: simulationRng('keeping'),
    absent: () => new Map(),
    bots: ['any'],
    failed(error) {
      throw error;
    },
  });
  keepSummary(keeper, match, own);
  return { keeper, heard, own, match };
}

let ids = 0;
const send = (keeper: Keeper, wish: Parameters<Keeper['send']>[0]['wish']) =>
  keeper.send({ id: `k${ids++}`, token: TOKEN, wish });
const sitDown = (keeper: Keeper) => send(keeper, { do: 'sit', seat: 0, as: 'local', name: 'Ada', colour: 0 });
const standUp = (keeper: Keeper) => send(keeper, { do: 'leave', seat: 0 });
const kinds = async (store: Store): Promise<readonly string[]> =>
  (await store.rows('m', 0)).map(({ entry }) => (entry as Stored).what.kind);

/** A store that fails until it is told to work. */
function failing(trouble: Trouble): { readonly store: Store; works: boolean } {
  const store = memoryStore();
  const unless = (): void => {
    if (!self.works) throw new StorageTrouble(trouble);
  };
  const self = {
    store: {
      ...store,
      async append(...given: Parameters<Store['append']>) {
        unless();
        await store.append(...given);
      },
      async update(...given: Parameters<Store['update']>) {
        unless();
        await store.update(...given);
      },
    },
    works: true,
  };
  return self;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  savingOf('m')?.stop();
  vi.useRealTimers();
});

test('what is written is in the store before anybody hears of it', async () => {
  const store = memoryStore();
  const { keeper, heard } = await kept(store);
  await sitDown(keeper);
  expect(heard).toEqual(['wrote']);
  expect(await kinds(store)).toHaveLength(keeper.table.seq);
});

test('a store that fails is said to, and the match goes on without it', async () => {
  const disk = failing('full');
  const { keeper, heard, own } = await kept(disk.store);
  disk.works = false;
  expect((await sitDown(keeper)).ok).toBe(true);
  await standUp(keeper);
  await keeper.catchUp();
  expect([heard, keeper.table.seq]).toEqual([['full'], 3]);
  expect(await kinds(disk.store)).toEqual(['opened']);
  expect([own.unsaved?.seq, own.unsaved?.entries.length, isAnythingUnsaved()]).toEqual([1, 2, true]);
});

test('it is tried again, after longer and longer pauses, and all is written once and in its order', async () => {
  const disk = failing('failed');
  const { keeper, heard } = await kept(disk.store);
  disk.works = false;
  await sitDown(keeper);
  await standUp(keeper);
  const tries = vi.spyOn(disk.store, 'append');
  await vi.advanceTimersByTimeAsync(200_000);
  expect(tries.mock.calls.length).toBeGreaterThan(4);
  expect(tries.mock.calls.length).toBeLessThan(12);
  expect(heard).toEqual(['failed']);

  disk.works = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(['failed', 'wrote', 'saved']);
  expect(await kinds(disk.store)).toEqual(['opened', 'sat', 'left']);
  await sitDown(keeper);
  expect(await kinds(disk.store)).toEqual(['opened', 'sat', 'left', 'sat']);
  expect(isAnythingUnsaved()).toBe(false);
});

test('the next move is a reason to try at once', async () => {
  const disk = failing('full');
  const { keeper, heard } = await kept(disk.store);
  disk.works = false;
  await sitDown(keeper);
  disk.works = true;
  await standUp(keeper);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['full', 'wrote', 'saved']);
  expect(await kinds(disk.store)).toEqual(['opened', 'sat', 'left']);
});

test('what was written although it seemed to fail is not written twice', async () => {
  const disk = memoryStore();
  let isLying = false;
  const store: Store = {
    ...disk,
    async append(...given) {
      await disk.append(...given);
      if (isLying) throw new StorageTrouble('failed');
    },
  };
  const { keeper, heard } = await kept(store);
  isLying = true;
  await sitDown(keeper);
  isLying = false;
  await standUp(keeper);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await kinds(store)).toEqual(['opened', 'sat', 'left']);
  expect(heard.at(-1)).toBe('saved');
});

test('a match that another tab has continued differently is not mixed with it', async () => {
  const disk = failing('failed');
  const { keeper, heard, match } = await kept(disk.store);
  disk.works = false;
  await sitDown(keeper);
  disk.works = true;
  await disk.store.append(match, 1, [{ at: 1, by: null, what: { kind: 'left', seat: 1 } }]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(heard).toEqual(['failed', 'forked']);
  expect(await kinds(disk.store)).toEqual(['opened', 'left']);
});

test.each([true, false])(
  'a match that another tab has removed does not come back in part (the store works: %s)',
  async works => {
    const disk = failing('failed');
    const { keeper, heard, own } = await kept(disk.store);
    disk.works = works;
    await disk.store.remove('m');
    expect((await sitDown(keeper)).ok).toBe(true);
    disk.works = true;
    await vi.advanceTimersByTimeAsync(200_000);
    await own.update();
    expect(heard).toEqual(works ? ['removed'] : ['failed', 'removed']);
    expect([await disk.store.match('m'), await disk.store.rows('m', 0)]).toEqual([null, []]);
  },
);

test('what a table that was left could not write is written by the next one', async () => {
  const disk = failing('full');
  const { keeper, match } = await kept(disk.store);
  disk.works = false;
  await sitDown(keeper);
  const before: Saving | null = savingOf('m');
  const unsaved = before?.unsaved ?? null;
  before?.stop();
  disk.works = true;
  saving(match, disk.store, keeper.table, { wrote() {}, lost() {}, saved() {} }, unsaved);
  await vi.advanceTimersByTimeAsync(0);
  expect(await kinds(disk.store)).toEqual(['opened', 'sat']);
});

test('where another tab was faster its entries come first', async () => {
  const store = memoryStore();
  const { keeper, match } = await kept(store);
  await store.append(match, 1, [{ at: 1, by: null, what: { kind: 'left', seat: 1 } }]);
  await sitDown(keeper);
  expect(await kinds(store)).toEqual(['opened', 'left', 'sat']);
});

test.each([true, false])('the list of matches hears of a new phase (the store works at once: %s)', async works => {
  const disk = failing('failed');
  const { keeper } = await kept(disk.store);
  for (const wish of [
    { do: 'seat-bot', seat: 0, bot: 'any', name: 'Ada', colour: 0 },
    { do: 'seat-bot', seat: 1, bot: 'any', name: 'Ben', colour: 1 },
    { do: 'start' },
  ] as const)
    expect(await send(keeper, wish)).toEqual({ ok: true, value: true });
  disk.works = works;
  expect(await send(keeper, { do: 'abandon' })).toEqual({ ok: true, value: true });
  disk.works = true;
  await vi.advanceTimersByTimeAsync(5_000);
  await keeper.settled();
  expect(await disk.store.match('m')).toMatchObject({ phase: 'abandoned' });
});
