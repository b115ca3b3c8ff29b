import { storeOver } from '../facade.ts';
import type { Store } from '../store.ts';
import { StoreError } from '../store-error.ts';
import type { DatabaseAddress } from './address.ts';
import { connect, type Connection } from './connection.ts';
import { faultOf, isLost } from './fault.ts';
import { openLane } from './lane.ts';
import { watchOutage } from './link.ts';
import { checkReadable, migrate } from './migrate.ts';
import { openReader } from './reader.ts';
import { isOfLog } from './transaction.ts';

/** What it is opened for: as a server, which brings the tables up to date, or for a tool that looks or changes something. */
export type Purpose = 'serve' | 'amend' | 'read';

/** Milliseconds that a database is waited for which does not answer yet: it may be about to start. */
const PATIENCE = { serve: 10_000, amend: 0, read: 0 } as const;
const PAUSE = 250;
/** In one commit: what is written together, and what goes there and back one after the other, holding what it has locked. */
const MOST = { log: 500, rest: 20 } as const;

/** Opens a PostgreSQL database. Several may at the same time. Rejected with a `StoreError` that says why not. */
export async function openPostgres(address: DatabaseAddress, purpose: Purpose = 'serve'): Promise<Store> {
  try {
    const connection = await first(address, Date.now() + PATIENCE[purpose]);
    try {
      await (purpose === 'serve' ? migrate(connection, Date.now()) : checkReadable(connection));
    } finally {
      await connection.close();
    }
  } catch (error) {
    throw new StoreError(faultOf(error, address));
  }
  const outage = watchOutage(() => Date.now());
  const log = openLane(address, outage, MOST.log);
  const rest = openLane(address, outage, MOST.rest);
  const reader = openReader(address, outage);
  return storeOver({
    write(part, name, args) {
      const call = { part, name, args };
      return (isOfLog(call) ? log : rest).ask(call);
    },
    read: (part, name, args) => reader.ask({ part, name, args }),
    figures: () => ({
      commits: log.figures.commits + rest.figures.commits,
      lastCommit: log.figures.lastCommit,
      waiting: log.figures.waiting + rest.figures.waiting,
    }),
    outage: () => outage.since,
    close: async () => void (await Promise.all([log.close(), rest.close(), reader.close()])),
  });
}

/** The first connection: what is wrong with the address shows here. */
async function first(address: DatabaseAddress, until: number): Promise<Connection> {
  for (;;) {
    try {
      return await connect(address);
    } catch (error) {
      if (!isLost(error) || Date.now() > until) throw error;
      await new Promise(resolve => setTimeout(resolve, PAUSE));
    }
  }
}
