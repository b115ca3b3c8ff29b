import { findGame } from '@zaria/games/all';
import { openTable, opening, type Table } from '@zaria/table';
import { SETTING, published, tokenOf, turn } from '@zaria/table/testing';
import { expect, test } from 'vitest';
import { keepSummary, type KeptSummary } from './keep-summary.ts';
import { StoreError, type MatchRow, type Store, type Summary } from './store/index.ts';

interface Scene {
  readonly summary: KeptSummary;
  readonly written: Summary[];
  readonly told: unknown[];
  readonly timers: Set<() => void>;
  isAway: boolean;
}

function scene(): Scene {
  const entries = opening(
    { game: 'qwinto', setting: SETTING, host: tokenOf('Ada'), dice: published('open') },
    1,
    findGame,
  );
  if (!entries.ok) throw new Error(entries.error.why);
  const table: Table = openTable(entries.value, findGame);
  const [written, told, timers]: [Summary[], unknown[], Set<() => void>] = [[], [], new Set()];
  const self = { written, told, timers, isAway: false };
  const summarise: Store['matches']['summarise'] = async (_, given) => {
    if (self.isAway) throw new StoreError({ why: 'unreachable', detail: '' });
    written.push(given);
  };
  const summary = keepSummary(table, { id: 'm' } as MatchRow, {
    store: { matches: { summarise } } as unknown as Store,
    now: () => 1000,
    after(_, call) {
      timers.add(call);
      return () => void timers.delete(call);
    },
    failed: error => void told.push(error),
  });
  return Object.assign(self, { summary });
}

const ring = ({ timers }: Scene): void => {
  for (const call of timers) {
    timers.delete(call);
    call();
  }
};

test('what could not be written is written after a while, though nothing happens', async () => {
  const at = scene();
  at.isAway = true;
  at.summary.changed();
  await turn();
  // Not over and over.
  expect([at.told.length, at.written.length, at.timers.size]).toEqual([1, 0, 1]);
  ring(at);
  await turn();
  at.isAway = false;
  ring(at);
  await turn();
  expect([at.told.length, at.written.length, at.timers.size]).toEqual([2, 1, 0]);
});

test('what could not be written is written when the table leaves memory', async () => {
  const at = scene();
  at.isAway = true;
  at.summary.changed();
  await turn();
  at.isAway = false;
  at.summary.close(true);
  await turn();
  expect(at.written).toHaveLength(1);
  expect(at.timers.size).toBe(0);
});

test('nothing is tried any more by a table that has left memory', async () => {
  const at = scene();
  at.isAway = true;
  at.summary.changed();
  at.summary.close(true);
  await turn();
  expect([at.told.length, at.timers.size]).toEqual([1, 0]);
});
