import { connectionTo, goOnline, holdHands, type Hands, type Online } from '@zaria/client/online';
import { findGame } from '@zaria/games/all';
import type { Rng } from '@zaria/kit';
import type { Why } from '@zaria/protocol';
import type { Connection } from '@zaria/table/public';
import type { Io, Network } from '../io.ts';
import type { Device } from './device.ts';
import type { Server } from './server.ts';

/** This terminal at a table elsewhere. */
export interface Visit {
  readonly table: string;
  readonly online: Online;
  readonly hands: Hands;
  /** For whoever plays: it gives up when the table is gone. */
  readonly connection: Connection;
  /** Why the table is gone, once it is; its signal is aborted then. */
  readonly gone: AbortSignal;
  readonly trouble: Why | null;
  /** Calls it whenever something that can be seen has changed. */
  listen(changed: () => void): () => void;
  close(): void;
}

const COMMAND_BYTES = 12;
const RANDOM_STEPS = 1_000_000;

const randomBytes = (rng: Rng, length: number): Uint8Array => Uint8Array.from({ length }, () => rng.below(256));

export function visitTable(
  table: string,
  server: Server,
  device: Device,
  { network, io }: { readonly network: Network; readonly io: Pick<Io, 'now' | 'rng'> },
): Visit {
  const gone = new AbortController();
  const listeners = new Set<() => void>();
  const changed = (): void => {
    if (online.state === 'lost') hands.away();
    if (online.state === 'ended' && !gone.signal.aborted) gone.abort();
    hands.follow();
    tell();
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const online = goOnline(
    table,
    {
      socket: () => network.socket(server.socket),
      after(milliseconds, call) {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
      random: () => io.rng.below(RANDOM_STEPS) / RANDOM_STEPS,
      now: () => io.now(),
      newId: () => Buffer.from(randomBytes(io.rng, COMMAND_BYTES)).toString('hex'),
      findGame: async id => findGame(id),
      keeping: device.unanswered(table),
      build: null,
      ...(server.session === null ? {} : { token: server.session }),
      known: () => hands.known(),
    },
    changed,
  );
  const hands = holdHands(online, {
    changed: tell,
    carried: [],
    read: async seat => device.readHand(table, seat),
    keep: async hand => device.keepHand(table, hand),
    random: bytes => randomBytes(io.rng, bytes),
    now: () => io.now(),
    // One process at a time is at a table from here.
    alone: (_seat, work) => work(),
  });
  return {
    table,
    online,
    hands,
    gone: gone.signal,
    get trouble() {
      return online.trouble;
    },
    connection: connectionTo(online),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      listeners.clear();
      hands.close();
      online.close();
    },
  };
}

/** When something that can be seen has changed. */
export const changeIn = (visit: Visit): Promise<void> =>
  new Promise(resolve => {
    const stop = visit.listen(() => {
      stop();
      resolve();
    });
  });
