import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Store } from '@zaria/server/store';
import { openBeside, type DataPlace } from '@zaria/server/store/tools';
import { buildServer } from '../../tools/build-server.mjs';
import { startNats } from '../../tools/nats.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { listening, type Listening } from '../listening.ts';
import { figuresOf, sampleOf, together } from './asking.ts';
import type { Sample } from './measuring.ts';
import type { SideFigures } from './side.ts';
import { treeTime } from './tree-time.ts';

/** Where servers keep what is played, and how many they are. */
export interface Keeping {
  /** On whose disk. */
  readonly folder: string;
  /** None: one server, with SQLite. */
  readonly database?: {
    readonly processes: number;
    /** By what they tell each other. */
    readonly bus: 'postgres' | 'nats';
  };
  /** Where a profile of each server is written. */
  readonly profile?: string;
}

/** What the program of a server is told (zaria-server.ts). */
export interface ServerWanted {
  readonly place: DataPlace;
  readonly port?: number;
  readonly bots?: object;
  /** The address of a bus, where it is not the database. */
  readonly bus?: string;
  /** The file that its profile is written to. */
  readonly profile?: string;
}

/** Zaria's servers in processes of their own, on data of their own. */
export interface Servers {
  /** Of one that runs: that one of them, or the next, as a balancer passes over whoever does not answer. */
  url(turn: number): string;
  readonly count: number;
  figures(): Promise<SideFigures>;
  /** Of each that runs. */
  samples(): Promise<readonly Sample[]>;
  /** Ends one at once. */
  kill(which: number): Promise<void>;
  /** Starts it again, at the same port on the same data. */
  revive(which: number): Promise<void>;
  /** To look at what is kept, beside those that run. */
  openStore(): Promise<Store>;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./zaria-server.ts', import.meta.url));

export const keepingName = ({ database }: Keeping): string => {
  if (database === undefined) return 'SQLite, 1 process';
  const { processes, bus } = database;
  return `PostgreSQL${bus === 'nats' ? ' and NATS' : ''}, ${processes} ${processes === 1 ? 'process' : 'processes'}`;
};

/** What is behind the servers. */
interface Behind {
  readonly place: DataPlace;
  readonly bus?: string;
  /** Processor seconds that a database has used. */
  time(): number | null;
  stop(): Promise<void>;
}

async function open(folder: string, database: Keeping['database']): Promise<Behind> {
  if (database === undefined) return { place: { folder }, time: () => null, stop: async () => {} };
  const postgres = await startPostgres(folder, 'as shipped');
  const nats = database.bus === 'nats' ? await startNats() : null;
  return {
    place: { database: postgres.url('postgres') },
    ...(nats === null ? {} : { bus: nats.url }),
    time: () => treeTime(postgres.pid),
    async stop() {
      await nats?.stop();
      await postgres.stop();
    },
  };
}

export async function startServers({ folder, database, profile }: Keeping): Promise<Servers> {
  const data = mkdtempSync(join(folder, 'zaria-load-'));
  const program = await buildServer(PROGRAM, 'load');
  const behind = await open(data, database);
  /** Those that were told to end. */
  const ending = new Set<Listening>();
  async function start(which: number, port = 0): Promise<Listening> {
    const { place, bus } = behind;
    const wanted: ServerWanted = {
      place,
      port,
      ...(bus === undefined ? {} : { bus }),
      ...(profile === undefined ? {} : { profile: join(profile, `server-${which + 1}.cpuprofile`) }),
    };
    const one = await listening(program, [JSON.stringify(wanted)], { NODE_ENV: 'production' });
    one.child.once('exit', () => {
      if (!ending.has(one)) throw new Error('a server of the trial has ended by itself');
    });
    return one;
  }

  async function end(one: Listening, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    ending.add(one);
    one.child.kill(signal);
    await one.ended;
  }

  const all: Listening[] = [];
  for (let which = 0; which < (database?.processes ?? 1); which++) all.push(await start(which));
  const down = new Set<number>();
  const running = (): readonly Listening[] => all.filter((_, which) => !down.has(which));
  let [used, since] = [behind.time(), performance.now()];

  /** Share of a core since it was last asked. */
  function databaseShare(): number | null {
    const [before, began] = [used, since];
    [used, since] = [behind.time(), performance.now()];
    return used === null || before === null ? null : (used - before) / ((since - began) / 1000);
  }

  return {
    count: all.length,
    url(turn) {
      let which = turn % all.length;
      for (let tries = 0; down.has(which) && tries < all.length; tries++) which = (which + 1) % all.length;
      return `http://127.0.0.1:${all[which]?.port}`;
    },
    async figures() {
      const figures = together(await Promise.all(running().map(({ child }) => figuresOf(child))));
      return { ...figures, database: databaseShare() };
    },
    samples: () => Promise.all(running().map(({ child }) => sampleOf(child))),
    async kill(which) {
      down.add(which);
      const one = all[which];
      if (one !== undefined) await end(one, 'SIGKILL');
    },
    async revive(which) {
      all[which] = await start(which, all[which]?.port);
      down.delete(which);
    },
    openStore: () => openBeside(behind.place, 'read'),
    async stop() {
      // A profile is written by a process that ends by itself.
      await Promise.all(running().map(one => end(one, profile === undefined ? 'SIGKILL' : 'SIGTERM')));
      await behind.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
