import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MEASURED } from './costs.ts';
import { makeHeap } from './heap.ts';
import { costTables, needOf, needTable } from './model.ts';
import { sceneOf } from './plan.ts';
import { HEADER, markdownTable, rowsFor } from './print.ts';
import { meanOf, simulate, type Scene } from './simulate.ts';
import { weighMatches } from './weigh.ts';

const GUIDE = readFileSync(new URL('../../docs/capacity.md', import.meta.url), 'utf8');
const SMALL = {
  players: 2000,
  processes: 1,
  databases: 1,
  seconds: 60,
  seed: 'small',
  commit: MEASURED.commit.value / 1000,
  append: MEASURED.append.value / 1000,
};

describe('docs/capacity.md has what the command prints', () => {
  test.each([...costTables(), needTable()])('%s', table => {
    expect(GUIDE).toContain(table);
  });

  test('for 10,000 players, row by row', () => {
    const { commit, append } = SMALL;
    const wanted = { players: 10_000, processes: null, databases: 1, seconds: 60, seed: 'capacity', commit, append };
    expect(GUIDE).toContain(markdownTable(HEADER, rowsFor(wanted)));
  });
});

test('what is to happen comes in its order', () => {
  const heap = makeHeap();
  const times = [5, 3, 8, 1, 9, 2, 7, 3, 0, 6];
  for (const time of times) heap.push(time, time * 10);
  const come: number[] = [];
  while (heap.size > 0) {
    const { time } = heap;
    come.push(time);
    expect(heap.pop()).toBe(time * 10);
  }
  expect(come).toEqual(times.toSorted((a, b) => a - b));
});

describe('the simulation', () => {
  const small = sceneOf(SMALL);
  const result = simulate(small);

  test('is the same from the same seed, and another from another', () => {
    expect(simulate(small)).toEqual(result);
    expect(simulate({ ...small, seed: 'other' })).not.toEqual(result);
  });

  test('has the rates and the load of the arithmetic', () => {
    const need = needOf(SMALL.players);
    expect(result.turns.mean / need.turns).toBeCloseTo(1, 1);
    expect(result.visits.mean / need.visits).toBeCloseTo(1, 0);
    expect(result.busy.processes / need.cores).toBeCloseTo(1, 1);
  });

  test('lets nobody wait for less than the work and the commit', () => {
    const { cost } = small;
    expect(result.wait.p50).toBeGreaterThanOrEqual(cost.turn + cost.commit);
    expect(result.wait.p99).toBeLessThan(100);
  });

  test('a move alone waits for its own work, its commit and nothing else', () => {
    const alone: Scene = { ...small, players: 4, slowShare: 0, cost: { ...small.cost, begin: 0 } };
    const { turn, commit, append } = alone.cost;
    const { wait, queue } = simulate(alone);
    for (const waited of Object.values(wait))
      expect(waited).toBeCloseTo(turn + commit + append * alone.appendsPerTurn, 6);
    expect(queue.most).toBe(0);
  });

  test('where a process has more to do than it can, it is always busy and lines grow', () => {
    const much = simulate({ ...small, players: 40_000 });
    expect(much.busy.processes).toBeGreaterThan(0.99);
    expect(much.queue.p99).toBeGreaterThan(100);
    const spread = simulate({ ...small, players: 40_000, processes: 8 });
    expect(spread.wait.p99).toBeLessThan(much.wait.p50);
  });

  test('where a database has more to do than it can, more databases help and more processes do not', () => {
    const slow: Scene = { ...small, players: 8000, processes: 4, connections: 1, cost: { ...small.cost, append: 2 } };
    const stuck = simulate(slow);
    expect(stuck.busy.databases).toBeGreaterThan(0.99);
    expect(simulate({ ...slow, processes: 8 }).wait.p50).toBeGreaterThan(1000);
    expect(simulate({ ...slow, databases: 4 }).wait.p99).toBeLessThan(stuck.wait.p50);
  });

  test('thinks as long as it is told on average', () => {
    expect(meanOf({ median: 6, sigma: 0 })).toBe(6);
    expect(meanOf({ median: 6, sigma: 0.75 })).toBeCloseTo(7.95, 2);
  });
});

test('a match is weighed', async () => {
  const { placements, entries, appends, frames, stored } = await weighMatches(1);
  expect(placements).toBeGreaterThan(30);
  expect(entries).toBeGreaterThan(appends);
  expect(appends).toBeGreaterThan(placements);
  expect(frames).toBeGreaterThan(appends);
  // A log of a match is not empty, and not a megabyte.
  expect(stored).toBeGreaterThan(10_000);
  expect(stored).toBeLessThan(1_000_000);
});
