import { simulationRng } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { keep, openTable, opening, type Keeper, type Stored } from '@zaria/table';
import { expect, test } from 'vitest';
import { keepSummary, storeOf } from './keeping.ts';
import { StorageTrouble, memoryStore, type KeptMatch, type Store, type Trouble } from './kept.ts';
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
  } as const;
  const first = opening({ game: 'toy', setting, host: TOKEN, dice: null, revealWithin: 1 }, 0, () => toy);
  if (!first.ok) throw new Error(first.error.why);
  const entries = first.value;
  const kept = {
    ...summaryOf(
      'm',
      1,
      openTable(entries, () => toy),
    ),
    token: TOKEN,
    serverSeed: '',
  };
  await store.append(kept, 0, entries);
  return { kept, entries };
}

async function kept(store: Store) {
  const { kept: match, entries } = await opened(store);
  const table = openTable(entries, () => toy);
  const heard: (Trouble | 'wrote')[] = [];
  const keeper = keep(table, {
    ...storeOf(match, store, table, { wrote: () => heard.push('wrote'), lost: trouble => heard.push(trouble) }),
    think: async () => null,
    now: () => 1,
    wake: () => {},
    dice: () => null,
    rng: simulationRng('keeping'),
    absent: () => new Set(),
    bots: ['any'],
    failed(error) {
      throw error;
    },
  });
  keepSummary(keeper, match, store);
  return { keeper, heard };
}

let ids = 0;
const sitDown = (keeper: Keeper) =>
  keeper.send({ id: `k${ids++}`, token: TOKEN, wish: { do: 'sit', seat: 0, as: 'local', name: 'Ada', colour: 0 } });

test('what is written is in the store before anybody hears of it', async () => {
  const store = memoryStore();
  const { keeper, heard } = await kept(store);
  await sitDown(keeper);
  expect(heard).toEqual(['wrote']);
  expect(await store.entries('m', 0)).toHaveLength(keeper.table.seq);
});

test('a store that fails is said to, and the match goes on without it', async () => {
  const store = memoryStore();
  const { keeper, heard } = await kept(store);
  store.append = () => Promise.reject(new StorageTrouble('full'));
  expect((await sitDown(keeper)).ok).toBe(true);
  await keeper.send({ id: 'on', token: TOKEN, wish: { do: 'leave', seat: 0 } });
  await keeper.catchUp();
  expect([heard, keeper.table.seq]).toEqual([['full'], 3]);
  expect(await store.entries('m', 0)).toHaveLength(1);
});

test('where another tab was faster its entries come first', async () => {
  const store = memoryStore();
  const { keeper } = await kept(store);
  const row = await store.match('m');
  if (row === null) throw new Error('it was kept');
  await store.append(row, 1, [{ at: 1, by: null, what: { kind: 'left', seat: 1 } }]);
  await sitDown(keeper);
  expect((await store.entries('m', 0)).map(({ what }) => what.kind)).toEqual(['opened', 'left', 'sat']);
});

test('the list of matches hears of a new phase', async () => {
  const store = memoryStore();
  const { keeper } = await kept(store);
  for (const wish of [
    { do: 'seat-bot', seat: 0, bot: 'any', name: 'Ada', colour: 0 },
    { do: 'seat-bot', seat: 1, bot: 'any', name: 'Ben', colour: 1 },
    { do: 'start' },
    { do: 'abandon' },
  ] as const) {
    const reply = await keeper.send({ id: `k${ids++}`, token: TOKEN, wish });
    expect(reply).toEqual({ ok: true, value: true });
  }
  await keeper.settled();
  expect((await store.match('m'))?.phase).toBe('abandoned');
});
