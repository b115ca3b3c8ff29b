import { randomBytes } from 'node:crypto';
import { USUAL, machine, openServer, readPages } from '@zaria/server';
import type { OpenBus } from '@zaria/server/cluster';
import type { Store } from '@zaria/server/store';
import pino from 'pino';

type Crew = Parameters<typeof openServer>[0]['bots'];

interface TrialOptions {
  readonly port?: number;
  readonly level: pino.Level;
  readonly bots?: Partial<Crew>;
  /** Where it shares its data with others. */
  readonly openBus?: OpenBus;
}

const UNLIMITED = { most: 1e9, perSecond: 1e9 };

/** The server as `npm start` runs it, but for the page and for its limits by address: all who come to a trial have the same. */
export const openTrialServer = (
  store: Store,
  { port = 0, level, bots = {}, openBus }: TrialOptions,
): ReturnType<typeof openServer> =>
  openServer({
    store,
    ...(openBus === undefined ? {} : { openBus }),
    surroundings: machine(bytes => randomBytes(bytes)),
    host: '127.0.0.1',
    port,
    standing: { publicUrl: null, trustProxy: false },
    allowances: { ...USUAL, requests: UNLIMITED, dear: UNLIMITED, sockets: 1e9 },
    pages: readPages(null),
    policy: "default-src 'none'",
    reach: { allowed: [] },
    keep: { finished: null },
    bots: { threads: 1, budget: 50, pace: 0, patience: 60_000, ...bots },
    logger: pino({ level }),
  });
