/* Stands between a server and its database, and does to their connections what networks do. */
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  /** The same address, through this. */
  readonly url: string;
  /** How many connections there are. */
  readonly open: number;
  /** Cuts all connections. */
  cut(): void;
  /** Cuts all connections, and lets nobody in until `admit`. */
  shut(): void;
  admit(): void;
  /** From now on everything takes so many milliseconds more, each way. */
  slow(milliseconds: number): void;
  /** Cuts the next connections, so many, right when a commit of theirs has been made and is about to be answered. */
  swallow(commits: number): void;
  /** Commits whose answer was swallowed so far. */
  readonly swallowed: number;
  close(): Promise<void>;
}

/** As it is sent: a query of its own. */
const COMMIT = Buffer.from('Q\0\0\0\u000bcommit\0', 'latin1');

export async function startProxy(url: string): Promise<Proxy> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isShut = false;
  let delay = 0;
  let toSwallow = 0;
  let swallowed = 0;

  function cut(pair: readonly [Socket, Socket]): void {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  }

  /** In order, however the delay changes meanwhile. */
  function passing(to: Socket): (chunk: Buffer) => void {
    let last = Promise.resolve();
    return chunk => {
      if (delay === 0) {
        last = last.then(() => void to.write(chunk));
        return;
      }
      const late = new Promise(resolve => setTimeout(resolve, delay));
      last = last.then(() => late).then(() => void (to.destroyed || to.write(chunk)));
    };
  }

  const server = createServer(client => {
    if (isShut) return void client.destroy();
    const database = createConnection(Number(target.port || 5432), target.hostname);
    const pair = [client, database] as const;
    pairs.add(pair);
    let isCommitting = false;
    const [toDatabase, toClient] = [passing(database), passing(client)];
    client.on('data', chunk => {
      if (toSwallow > 0 && chunk.includes(COMMIT)) {
        toSwallow--;
        isCommitting = true;
      }
      toDatabase(chunk);
    });
    database.on('data', chunk => {
      if (!isCommitting) return toClient(chunk);
      // What it has answered is done: it answers a commit when that is durable. What is sent before it may come first.
      if (!chunk.includes('COMMIT\0')) return undefined;
      swallowed++;
      return cut(pair);
    });
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', () => cut(pair));
      socket.on('close', () => cut(pair));
    }
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  const cutAll = (): void => {
    for (const pair of pairs) cut(pair);
  };
  return {
    url: through.href,
    get open() {
      return pairs.size;
    },
    cut: cutAll,
    shut() {
      isShut = true;
      cutAll();
    },
    admit() {
      isShut = false;
    },
    slow(milliseconds) {
      delay = milliseconds;
    },
    swallow(commits) {
      toSwallow = commits;
    },
    get swallowed() {
      return swallowed;
    },
    async close() {
      cutAll();
      await new Promise<void>(resolve => void server.close(() => resolve()));
    },
  };
}
