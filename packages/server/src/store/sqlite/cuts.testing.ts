import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyLedger } from '@zaria/fair';
import type { Rng } from '@zaria/kit';
import { entry, hash, newMatch, sat, summary } from '../scene.testing.ts';
import type { Store } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { loadSqlite } from './driver.ts';
import { folderAt, sizeOf } from './folder.ts';
import { openStoreHere } from './here.ts';

/*
 * The log of a database, cut anywhere: what is left must be what was acknowledged up to a moment, no more and no less,
 * and it must go on from there.
 */

/** What was acknowledged by the time the log had that many bytes. */
interface Moment {
  readonly length: number;
  /** The commands of each match, in order. */
  readonly logs: ReadonlyMap<string, readonly string[]>;
  readonly openings: number;
}

export interface Written {
  /** A copy of the database and its log, as a process leaves them that is ended in the middle. */
  readonly folder: string;
  /** The same where half of the log had been taken into the database, since a reader was in the way of the rest. */
  readonly halfTaken: string;
  readonly moments: readonly Moment[];
  readonly length: number;
  close(): Promise<void>;
}

/** Bytes before the first frame, and of a frame: a header and a page. */
const HEADER = 32;
const FRAME = 24 + 4096;

const MATCHES = 6;

/** Writes for a while, and notes after each commit what is acknowledged. */
export async function writeForAWhile(folder: string, commits: number, rng: Rng): Promise<Written> {
  const { database, log } = folderAt(folder);
  const sqlite = await loadSqlite();
  const logs = new Map<string, readonly string[]>();
  let openings = 0;
  const moments: Moment[] = [];
  const note = (): void => void moments.push({ length: sizeOf(log), logs: new Map(logs), openings });

  // The first half is in the database itself before anything is cut.
  let store = await openStoreHere(folder, 'write');
  for (let i = 0; i < MATCHES / 2; i++) await create();
  await store.close();
  store = await openStoreHere(folder, 'write');
  note();
  let reader: InstanceType<(typeof sqlite)['DatabaseSync']> | null = null;
  for (let i = 0; i < commits; i++) {
    if (i === commits >> 1) {
      reader = new sqlite.DatabaseSync(database);
      reader.exec('begin; select 1 from matches');
    }
    if (logs.size < MATCHES && rng.below(10) === 0) await create();
    else await append();
    note();
  }
  const whole = copyTo('whole');
  const other = new sqlite.DatabaseSync(database);
  other.exec('pragma wal_checkpoint(passive)');
  const halfTaken = copyTo('half taken');
  for (const connection of [reader, other]) connection?.close();
  return { folder: whole, halfTaken, moments, length: statSync(log).size, close: () => store.close() };

  function copyTo(name: string): string {
    const copy = folderAt(join(folder, name));
    mkdirSync(copy.path);
    copyFileSync(database, copy.database);
    copyFileSync(log, copy.log);
    return copy.path;
  }

  async function create(): Promise<void> {
    const id = `m${logs.size}`;
    await store.matches.create(newMatch(id));
    logs.set(id, [`open ${id}`]);
    openings++;
  }

  async function append(): Promise<void> {
    const id = `m${rng.below(logs.size)}`;
    const before = logs.get(id) ?? [];
    const entries = Array.from({ length: 1 + rng.below(4) }, (_, i) =>
      entry(`${id} ${before.length + i} ${'.'.repeat(rng.below(400))}`),
    );
    const named = rng.below(5) === 0 ? [sat(0, `Name ${before.length}`, hash(id))] : [];
    const all = [...entries, ...named];
    if (!(await store.matches.append(id, before.length, all, summary({ seq: before.length + all.length }))))
      throw new Error(`${id} was written by somebody else`);
    logs.set(id, [...before, ...all.map(({ by }) => by ?? '')]);
  }
}

/** Where the log can be cut between two frames. */
export function frameBoundaries({ length }: Written): readonly number[] {
  const cuts = [0, HEADER];
  for (let at = HEADER + FRAME; at <= length; at += FRAME) cuts.push(at);
  return cuts;
}

/** Opens a copy whose log is cut there; throws if it is anything but what had been acknowledged by then. */
export async function checkCut({ folder, moments }: Written, cut: number): Promise<void> {
  await withCut(folder, cut, async store => {
    const moment = moments.findLast(({ length }) => length <= cut) ?? moments[0];
    if (moment === undefined) throw new Error('nothing was written');
    for (const [id, commands] of moment.logs) {
      const is = (await store.matches.read(id, 0)).map(({ by }) => by);
      if (is.join('|') !== commands.join('|'))
        throw new Error(`cut at ${cut}: ${id} has ${is.length} entries, ${commands.length} were acknowledged`);
      // It goes on from there, and nowhere else.
      if (await store.matches.append(id, commands.length - 1, [entry('a fork')]))
        throw new Error(`cut at ${cut}: a fork`);
      if (!(await store.matches.append(id, commands.length, [entry('on')])))
        throw new Error(`cut at ${cut}: it ends there`);
    }
    const openings = await store.ledger.read(1, 1000);
    if (openings.length !== moment.openings || !verifyLedger(openings).ok) throw new Error(`cut at ${cut}: the ledger`);
  });
}

/**
 * The same after half of the log was taken in, of which a part is then missing: the file is a mixture of two moments,
 * which no writing leaves behind. It is refused, or no log has a hole or anything that was not acknowledged.
 */
export async function checkHalfTaken({ halfTaken, moments }: Written, cut: number): Promise<'refused' | 'recovered'> {
  const last = moments.at(-1)?.logs ?? new Map<string, readonly string[]>();
  try {
    await withCut(halfTaken, cut, async store => {
      for (const [id, commands] of last) {
        const is = (await store.matches.read(id, 0)).map(({ by }) => by ?? '');
        if (is.join('|') !== commands.slice(0, is.length).join('|'))
          throw new Error(`cut at ${cut}: ${id} is another match`);
        if (is.length === 0) continue;
        if (await store.matches.append(id, is.length - 1, [entry('a fork')])) throw new Error(`cut at ${cut}: a fork`);
        if (!(await store.matches.append(id, is.length, [entry('on')])))
          throw new Error(`cut at ${cut}: it ends there`);
      }
    });
    return 'recovered';
  } catch (error) {
    if (error instanceof StoreError && error.fault.why === 'damaged') return 'refused';
    throw error;
  }
}

async function withCut(folder: string, cut: number, check: (store: Store) => Promise<void>): Promise<void> {
  const from = folderAt(folder);
  const to = folderAt(join(folder, `cut ${cut}`));
  mkdirSync(to.path);
  try {
    copyFileSync(from.database, to.database);
    writeFileSync(to.log, readFileSync(from.log).subarray(0, cut));
    const store = await openStoreHere(to.path, 'write');
    try {
      await check(store);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(to.path, { recursive: true, force: true });
  }
}
