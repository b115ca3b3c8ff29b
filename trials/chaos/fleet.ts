import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rng } from '@zaria/kit';
import { openStore, type Store } from '@zaria/server/store';
import { openStoreHere } from '@zaria/server/store/tools';
import { buildServer } from '../../tools/build-server.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { listening } from '../listening.ts';
import { beMortal, type Mortal } from './child.ts';

/** What happens beside kills, while people play. */
export interface ClusterPlan {
  readonly processes: number;
  /** How often all connections of a server to the database are cut, and how often a server is stopped for a while. */
  readonly cuts: number;
  readonly freezes: number;
  /** How often the database itself is killed and started again. */
  readonly restarts: number;
}

interface Counted {
  cuts: number;
  freezes: number;
  restarts: number;
}

export interface ClusterResult extends Readonly<Counted> {
  /** Milliseconds after the last fault until everybody had heard what was durable then. */
  readonly converged: number;
  /** Matches that servers told differently at the end. */
  readonly differing: number;
}

/** What happens to servers that share a database. */
interface Trouble {
  /** Before that kill, of so many. */
  before(kill: number, of: number): Promise<void>;
  /** Nothing more happens; comes back when the last fault is over. */
  end(): Promise<void>;
  counted(): Counted;
}

/** The servers of a campaign, and what is behind them. */
export interface Fleet {
  readonly mortals: readonly Mortal[];
  /** `null`: nothing happens but kills. */
  trouble(rng: Rng): Trouble | null;
  /** To look at what is kept, beside the servers or when they have ended. */
  openStore(): Promise<Store>;
  close(): Promise<void>;
}

export async function oneServer(program: string): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-chaos-'));
  const mortal = await beMortal(program, folder);
  return {
    mortals: [mortal],
    trouble: () => null,
    openStore: () => openStoreHere(folder, 'read'),
    async close() {
      await mortal.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const PROXY = fileURLToPath(new URL('./proxy.ts', import.meta.url));

/** What stands between a server and the database. */
interface Proxy {
  readonly url: string;
  cut(): void;
  slow(milliseconds: number): void;
  close(): Promise<void>;
}

async function startProxy(program: string, database: string): Promise<Proxy> {
  const { child, port, ended } = await listening(program, [database]);
  const url = new URL(database);
  url.port = String(port);
  return {
    url: url.href,
    cut: () => void child.send('cut'),
    slow: milliseconds => void child.send(milliseconds),
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Milliseconds that a server is stopped, at most, and that everything takes longer on a slow connection. */
const [FROZEN, SLOW] = [4000, 15];

export async function severalServers(program: string, plan: ClusterPlan): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-chaos-'));
  const postgres = await startPostgres(folder);
  const database = postgres.url('postgres');
  const between = await buildServer(PROXY, 'chaos-proxy');
  const proxies: Proxy[] = [];
  const mortals: Mortal[] = [];
  for (let i = 0; i < plan.processes; i++) {
    const proxy = await startProxy(between, database);
    proxies.push(proxy);
    mortals.push(await beMortal(program, proxy.url));
  }

  function trouble(rng: Rng): Trouble {
    const counted: Counted = { cuts: 0, freezes: 0, restarts: 0 };
    const frozen = new Set<Promise<void>>();
    /** Whether so many of them are to have happened before that kill, spread evenly. */
    const isDue = (what: keyof Counted, kill: number, of: number): boolean =>
      counted[what] < Math.ceil((plan[what] * (kill + 1)) / of);
    return {
      async before(kill, of) {
        while (isDue('cuts', kill, of)) {
          counted.cuts++;
          const proxy = proxies[rng.below(proxies.length)];
          proxy?.slow(rng.below(3) === 0 ? rng.below(SLOW) : 0);
          proxy?.cut();
          await new Promise(resolve => setTimeout(resolve, rng.below(200)));
        }
        if (isDue('freezes', kill, of)) {
          counted.freezes++;
          const thawed = mortals[rng.below(mortals.length)]?.freeze(rng.below(FROZEN)) ?? Promise.resolve();
          frozen.add(thawed);
          void thawed.then(() => frozen.delete(thawed));
        }
        if (kill >= of / 2 && isDue('restarts', kill, of)) {
          counted.restarts++;
          await postgres.restart('crash');
        }
      },
      async end() {
        await Promise.all(frozen);
        for (const proxy of proxies) proxy.slow(0);
      },
      counted: () => counted,
    };
  }

  return {
    mortals,
    trouble,
    openStore: () => openStore({ database }),
    async close() {
      for (const mortal of mortals) await mortal.kill();
      for (const proxy of proxies) await proxy.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
