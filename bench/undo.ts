import { follower, narrate, type Entry } from '@zaria/kit';
import { entryOf, startOf, toy, type ToyAction, type ToyShape } from '@zaria/kit/testing';
import type { Benchmark } from './benchmark.ts';
import { textTable } from './text-table.ts';
import { threadSeconds } from './thread-clock.ts';

const AT_THE_TABLE = 10_000;
const IN_A_RECORD = 100_000;
const START = startOf(2, { rounds: 1_000_000, long: false });
const ROUND = ['nature die 2', '0 hide 1', '1 guess 2', '0 write stop', '1 write stop'];

const help = `usage: npm run bench undo

What undos cost in the small game of the tests: ${AT_THE_TABLE} at a table, each after a move, and a replay of a record with
${IN_A_RECORD} of them opened, near and far. Seconds are those the thread computes.`;

export const undo: Benchmark = {
  summary: '10,000 undos at a table, and a replay with 100,000',
  help,
  run() {
    const rows = [
      [`${AT_THE_TABLE} at a table`, seconds(atTheTable)],
      [`${IN_A_RECORD} in a replay, to the last move`, seconds(() => replayed(length => length - 1))],
      [`${IN_A_RECORD} in a replay, to the beginning`, seconds(() => replayed(() => 0))],
    ];
    console.log(textTable(['undos', 'seconds'], rows));
    return Promise.resolve();
  },
};

function seconds(work: () => void): string {
  const before = threadSeconds();
  work();
  return (threadSeconds() - before).toFixed(3);
}

function atTheTable(): void {
  const match = narrate<ToyShape>(toy, START);
  for (const row of [...ROUND, ...ROUND, 'nature die 2']) match.append(entryOf(row));
  for (let i = 0; i < AT_THE_TABLE; i++) {
    match.append(entryOf('0 hide 1'));
    match.append({ kind: 'undo', to: match.log.length - 1 });
  }
}

function replayed(to: (length: number) => number): void {
  const log: Entry<ToyAction>[] = [...ROUND, 'nature die 2'].map(row => entryOf(row));
  for (let i = 0; i < IN_A_RECORD; i++) log.push({ kind: 'undo', to: to(log.length) });
  follower(toy, START, 'spectator', log);
}
