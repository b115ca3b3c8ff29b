/* A server on this machine, and people who come to it. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askServer, goOnline, type Asked, type Online, type OnlineOutside } from '@zaria/client/online';
import { findGame } from '@zaria/games/all';
import type { Result, Seat } from '@zaria/kit';
import type { Answer, RouteName } from '@zaria/protocol/http';
import pino from 'pino';
import { WebSocket } from 'ws';
import { readPages } from './http/pages.ts';
import { USUAL } from './limits.ts';
import { openServer, type RunningServer, type ServerOptions } from './server.ts';
import { openStoreHere } from './store/sqlite/here.ts';
import type { Store } from './store/index.ts';
import { machine, type Surroundings } from './surroundings.ts';

export interface TestServer {
  readonly running: RunningServer;
  readonly store: Store;
  readonly folder: string;
  readonly url: string;
  /** What it has written into its log. */
  readonly log: readonly string[];
  /** Stops it; its folder goes too, unless it is to be opened again. */
  stop(andKeep?: 'keep'): Promise<void>;
}

/** No test waits for a limit; those that are about one say so. */
const GENEROUS = {
  ...USUAL,
  requests: { most: 1e9, perSecond: 1e9 },
  dear: { most: 1e9, perSecond: 1e9 },
  sockets: 1e9,
};

export async function startServer(
  over: Partial<ServerOptions> & { readonly folder?: string } = {},
): Promise<TestServer> {
  const folder = over.folder ?? mkdtempSync(join(tmpdir(), 'zaria-server-'));
  // Without threads of its own, which take seconds to start from the sources.
  const store = over.store ?? (await openStoreHere(folder, 'write'));
  const log: string[] = [];
  const running = await openServer({
    store,
    surroundings: machine(bytes => randomBytes(bytes)),
    host: '127.0.0.1',
    port: 0,
    standing: { publicUrl: null, trustProxy: false },
    allowances: GENEROUS,
    pages: readPages(null),
    policy: "default-src 'self'",
    reach: { allowed: [] },
    keep: { finished: null },
    bots: { threads: 1, budget: 50, pace: 0, patience: 60_000 },
    logger: pino({ level: 'debug' }, { write: line => void log.push(line) }),
    ...over,
  });
  return {
    running,
    store,
    folder,
    url: `http://127.0.0.1:${running.port}`,
    log,
    async stop(andKeep) {
      await running.close();
      await store.close();
      if (andKeep === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A browser that keeps its cookie. */
export interface TestGuest {
  readonly name: string;
  cookie: string;
  ask<N extends RouteName>(route: N, asked?: Asked<N>): Promise<Result<Answer<N>, { readonly why: string }>>;
  /** The same, which must be granted. */
  get<N extends RouteName>(route: N, asked?: Asked<N>): Promise<Answer<N>>;
  online(table: string, over?: Partial<OnlineOutside>, changed?: () => void): Online;
}

/** Somebody's browser, at first unknown. `url` may change, as when a server comes back at another port. */
export function browser(url: () => string, name = 'Somebody', received: (text: string) => void = () => {}): TestGuest {
  const guest: TestGuest = {
    name,
    cookie: '',
    ask: (route, asked) =>
      askServer(
        async (address, { credentials: _, ...request }) => {
          const headers = { ...request.headers, origin: url(), cookie: guest.cookie };
          const response = await fetch(address, { ...request, headers });
          const [cookie] = response.headers.getSetCookie();
          if (cookie !== undefined) guest.cookie = cookie.split(';', 1)[0] ?? '';
          const text = await response.text();
          received(JSON.stringify([response.status, [...response.headers], text]));
          return { status: response.status, text: async () => text };
        },
        url(),
        route,
        asked,
      ),
    async get(route, asked) {
      const answer = await guest.ask(route, asked);
      if (!answer.ok) throw new Error(`${route}: ${JSON.stringify(answer.error)}`);
      return answer.value;
    },
    online: (table, over = {}, changed = () => {}) =>
      goOnline(table, { ...device(url, () => guest.cookie), ...over }, changed),
  };
  return guest;
}

export async function guestOf(url: () => string, name: string): Promise<TestGuest> {
  const guest = browser(url, name);
  await guest.get('guest', { body: { name } });
  return guest;
}

let ids = 0;

/** What a connection needs, from Node. */
export function device(url: () => string, cookie: () => string): OnlineOutside {
  const { after, now }: Surroundings = machine(bytes => randomBytes(bytes));
  return {
    socket: () =>
      new WebSocket(`${url().replace('http', 'ws')}/api/socket`, {
        headers: { origin: url(), cookie: cookie() },
      }),
    after,
    now,
    random: () => Math.random(),
    newId: () => `c${ids++}-${randomBytes(4).toString('hex')}`,
    findGame: async id => findGame(id),
    keeping: { load: () => [], save: () => {} },
    build: null,
    known: () => new Map<Seat, number>(),
  };
}

const QUICK = 200;

/** Waits until something is so; a test that waits in vain ends by its own limit. */
export async function until(isSo: () => boolean): Promise<void> {
  // What is near is there after a few turns of the loop; whatever takes longer is not asked for all the time.
  for (let turns = 0; !isSo(); turns++)
    await new Promise<void>(resolve => void (turns < QUICK ? setImmediate(resolve) : setTimeout(resolve, 5)));
}

/** A setting like most people have it. */
/** A machine whose clock a test puts forward; timers ring by the real one. */
export function clockAhead(): Surroundings & { ahead: number } {
  const real = machine(bytes => randomBytes(bytes));
  const clock = { ...real, ahead: 0, now: () => real.now() + clock.ahead };
  return clock;
}

/** Whoever has opened a table for two sits down there beside a bot. */
export async function sitBesideBot(online: Online, bot = 'random'): Promise<void> {
  await online.send({ do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 });
  await online.send({ do: 'seat-bot', seat: 1, bot, name: 'Bot', colour: 1 });
}

/** And begins with it. */
export async function beginBesideBot(online: Online, bot?: string): Promise<void> {
  await sitBesideBot(online, bot);
  await online.send({ do: 'ready', seat: 0, version: 0, ready: true });
  await online.send({ do: 'start' });
}

export const settingOf = (seats: number) => ({
  seats,
  options: {},
  clock: { kind: 'none' as const },
  forced: true,
  spectators: 'silent' as const,
  friendly: false,
  breath: 0,
  chairsEach: 6,
});
