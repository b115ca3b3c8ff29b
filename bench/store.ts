import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { openStore } from '@zaria/server/store';
import { loadSqlite } from '@zaria/server/store/tools';
import type { Stored } from '@zaria/table';
import { UsageError, type Benchmark } from './benchmark.ts';
import { paceOf, parsed, type Pace } from './settings.ts';
import { median } from './statistics.ts';
import { textTable } from './text-table.ts';

const MATCHES = 200;

const help = `usage: npm run bench store [-- --rounds 3 --seconds 5 --folder FOLDER]

Durable appends a second: ${MATCHES} matches, each of which writes its next entry when the last one is acknowledged, as a table
does. Ours: the server's store, which writes in a thread and lets many share a commit. Beside it in the same run the bare
thing: one connection of the same SQLite with the same settings, one commit for each append, on the main thread. The files
lie in --folder, otherwise in the folder for temporary ones: what is measured is its disk.`;

export const store: Benchmark = {
  summary: `durable appends a second, of ${MATCHES} matches at once`,
  help,
  async run(args) {
    const { values } = parsed(() =>
      parseArgs({
        args: [...args],
        options: {
          rounds: { type: 'string', default: '3' },
          seconds: { type: 'string', default: '5' },
          folder: { type: 'string', default: tmpdir() },
        },
      }),
    );
    const pace = paceOf(values);
    const ours: Measured[] = [];
    const bare: Measured[] = [];
    for (let round = 0; round < pace.rounds; round++) {
      ours.push(await inFolder(values.folder, folder => measureStore(folder, pace)));
      bare.push(await inFolder(values.folder, folder => measureBare(folder, pace)));
    }
    const header = ['medians', 'appends/s', 'in a commit', 'ack p50 ms', 'ack p99 ms', 'loop delay p99 ms'];
    console.log(textTable(header, [rowOf('the store', ours), rowOf('one commit each', bare)]));
    console.log(`${(middle(ours, 'rate') / middle(bare, 'rate')).toFixed(1)} times as many`);
  },
};

interface Measured {
  /** Appends a second. */
  readonly rate: number;
  readonly share: number;
  /** From asking to being acknowledged, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** How late the main thread comes to what waits for it, in milliseconds. */
  readonly delay: number;
}

const middle = (all: readonly Measured[], what: keyof Measured): number => median(all.map(one => one[what]));

const rowOf = (name: string, all: readonly Measured[]): readonly string[] => [
  name,
  Math.round(middle(all, 'rate')).toLocaleString('en'),
  middle(all, 'share').toFixed(1),
  ...(['p50', 'p99', 'delay'] as const).map(what => middle(all, what).toFixed(2)),
];

async function inFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  let folder: string;
  try {
    folder = mkdtempSync(join(parent, 'zaria-bench-'));
  } catch {
    throw new UsageError(`--folder ${parent} cannot be written to`);
  }
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** About as long as entries are: a move with who made it and by which command. */
const entryOf = (match: number, seq: number): Stored => ({
  at: 1_700_000_000_000 + seq,
  by: `command ${match} ${seq}`,
  wish: '0123456789abcdef',
  what: {
    kind: 'match',
    token: 'ab'.repeat(32),
    entry: { kind: 'play', actor: 0, action: { step: 'place', answer: (seq % 6) + 1 } },
  },
});

/** Times until each is acknowledged, and how long the loop is held up meanwhile. */
async function measure(seconds: number, loop: (isOver: () => boolean, took: (ms: number) => void) => Promise<void>) {
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const begun = performance.now();
  const isOver = (): boolean => performance.now() - begun > seconds * 1000;
  delay.enable();
  await loop(isOver, ms => void times.push(ms));
  delay.disable();
  const elapsed = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { rate: times.length / elapsed, p50: at(0.5), p99: at(0.99), delay: delay.percentile(99) / 1e6 };
}

async function measureStore(folder: string, { seconds }: Pace): Promise<Measured> {
  const opened = await openStore({ folder });
  for (let match = 0; match < MATCHES; match++)
    await opened.matches.create({
      id: `match ${match}`,
      game: 'las-vegas',
      entries: [entryOf(match, 0)],
      dice: null,
      join: '',
      isPublic: false,
      created: 0,
      summary: { seq: 1, phase: 'playing', chairs: [], waiting: [], wake: null, changed: 0 },
      host: '',
      request: null,
    });
  const before = opened.figures();
  const measured = await measure(seconds, async (isOver, took) => {
    await Promise.all(
      Array.from({ length: MATCHES }, async (_, match) => {
        for (let seq = 1; !isOver(); seq++) {
          const asked = performance.now();
          await opened.matches.append(`match ${match}`, seq, [entryOf(match, seq)]);
          took(performance.now() - asked);
        }
      }),
    );
  });
  const after = opened.figures();
  await opened.close();
  return { ...measured, share: (after.appends - before.appends) / (after.commits - before.commits) };
}

async function measureBare(folder: string, { seconds }: Pace): Promise<Measured> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(join(folder, 'bare.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  database.exec('create table entries (match text, seq integer, entry text, primary key (match, seq)) without rowid');
  const insert = database.prepare('insert into entries values (?, ?, ?)');
  const measured = await measure(seconds, async (isOver, took) => {
    for (let i = 0; !isOver(); i++) {
      const [match, seq] = [i % MATCHES, Math.floor(i / MATCHES)];
      const asked = performance.now();
      insert.run(`match ${match}`, seq, JSON.stringify(entryOf(match, seq)));
      took(performance.now() - asked);
      // As a server would, which has sockets to look after.
      await new Promise(resolve => setImmediate(resolve));
    }
  });
  database.close();
  return { ...measured, share: 1 };
}
