import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { ok } from '@zaria/kit';
import { LIMITS } from '@zaria/protocol';
import { hireThread, openCrew, type CrewOutside } from './bots/crew.ts';
import type { OpenBus } from './cluster/bus.ts';
import { joinCluster } from './cluster/cluster.ts';
import { openFigures } from './figures.ts';
import { openHouse, type House } from './house.ts';
import { answerRequests, refuseWith } from './http/answers.ts';
import { guestRoutes } from './http/guest-routes.ts';
import { headersOf } from './http/headers.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { addressOf, isOwnHost, isSecure, isTrusted, type Standing } from './http/origin.ts';
import { servePages } from './http/serve-pages.ts';
import type { Pages } from './http/pages.ts';
import { tableRoutes } from './http/table-routes.ts';
import { identityOf } from './identity.ts';
import { byAddress, type Allowances } from './limits.ts';
import type { Reach } from './notices/address.ts';
import { openNotices } from './notices/notices.ts';
import { reachedAt } from './reached.ts';
import { openSockets } from './sockets.ts';
import { StoreError, type Store, type StoreFault } from './store/index.ts';
import type { Surroundings } from './surroundings.ts';
import { beginSweeping, type Keep } from './sweeping.ts';

export interface ServerOptions {
  readonly store: Store;
  readonly surroundings: Surroundings;
  readonly host: string;
  readonly port: number;
  readonly standing: Standing;
  readonly allowances: Allowances;
  readonly pages: Pages;
  /** What pages may do, for their browsers. */
  readonly policy: string;
  readonly reach: Reach;
  readonly keep: Keep;
  readonly bots: Pick<CrewOutside, 'threads' | 'budget' | 'pace' | 'patience'> & Partial<Pick<CrewOutside, 'hire'>>;
  readonly logger: FastifyBaseLogger;
  /** How it tells other servers that share its data; none: there are no others. */
  readonly openBus?: OpenBus;
  /** The store could not do something, as when its disk is full. */
  readonly storeFailed?: (fault: StoreFault) => void;
}

export interface RunningServer {
  readonly port: number;
  readonly app: FastifyInstance;
  readonly house: House;
  /** Says goodbye to everybody, and lets nothing be half done. The store is its owner's. */
  close(): Promise<void>;
}

/** What one server at a time does for all, beside the matches. */
const SWEEPING = '*sweeping*';

/**
 * Connections that may wait to be taken, as far as the system allows: when a server comes back, all its people do. Node's
 * own 511 are too few for them, and who does not fit tries again after a second, or is cut off.
 */
const BACKLOG = 4096;

/** So long a request may take to arrive, and somebody whom nothing more is said to, to hang up. Milliseconds. */
const [ARRIVING, HANGING_UP] = [60_000, 2000];

/** A server that listens. Rejected where it cannot: `EADDRINUSE` for a port that is taken. */
export async function openServer(options: ServerOptions): Promise<RunningServer> {
  const { store, surroundings, standing, logger } = options;
  const figures = openFigures();
  const failed = (error: unknown): void => {
    figures.failure();
    logger.error({ err: error }, 'something went wrong');
    if (error instanceof StoreError) options.storeFailed?.(error.fault);
  };
  const crew = openCrew({
    hire: hireThread,
    ...options.bots,
    after: surroundings.after,
    replaced(error) {
      figures.botReplaced();
      logger.warn({ err: error }, 'a thread of bots was replaced');
    },
  });
  const notices = await openNotices({
    ...surroundings,
    store,
    reach: options.reach,
    publicUrl: standing.publicUrl,
    sent: figures.notice,
    failed,
  });
  const cluster =
    options.openBus === undefined
      ? null
      : await joinCluster({ ...surroundings, store, openBus: options.openBus, failed });
  const house = openHouse({
    cluster,
    ...surroundings,
    store,
    think: (match, game, wanted) => crew.think(match, game, wanted),
    forget: match => crew.forget(match),
    notice: (row, holder, kind) => void notices.send(row, holder, kind).catch(failed),
    failed,
  });
  figures.watch(house, store);
  const identity = identityOf(store, surroundings);
  const limits = byAddress(options.allowances, surroundings.now);
  const plainHeaders = headersOf(options.policy, { isSecure: false, isTrusted: false });

  const headersFor = (raw: IncomingMessage): Readonly<Record<string, string>> =>
    headersOf(options.policy, { isSecure: isSecure(raw, standing), isTrusted: isTrusted(raw, standing) });

  const app = fastify({
    loggerInstance: logger,
    // Fastify would write whole addresses, and headers with them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.body,
    // Fastify would wait for ever.
    requestTimeout: ARRIVING,
    routerOptions: { maxParamLength: 100 },
    // Node would answer such a request by itself, without headers.
    http: { requireHostHeader: false },
    // What is no HTTP at all gets its headers too.
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const headers = { ...plainHeaders, connection: 'close', 'content-length': '0' };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n`);
      surroundings.after(HANGING_UP, () => socket.destroy());
    },
    frameworkErrors(_error, request, reply) {
      reply.headers(headersFor(request.raw));
      void refuseWith(reply, { why: 'nothing-here' });
    },
    return503OnClosing: false,
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(request.raw));
    reply.header('date', new Date(surroundings.now()).toUTCString());
    if (!isOwnHost(request.raw, standing)) return refuseWith(reply, { why: 'origin-wrong' });
    // The page's files are in memory, and one page is many of them. What is asked for is known by its route: a path can be
    // spelt in many ways.
    const isLimited = (request.routeOptions.url ?? request.url).startsWith('/api/');
    if (isLimited && !limits.request(addressOf(request.raw, standing))) return refuseWith(reply, { why: 'too-fast' });
    return undefined;
  });
  // Node would answer by itself, without headers, where somebody expects what we do not know of.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onResponse', async (request, reply) => {
    figures.request(reply.elapsedTime / 1000, reply.statusCode);
    // The path without what is asked for behind it, and nothing that anybody brought.
    logger.debug({ method: request.method, path: request.url.split('?', 1)[0], status: reply.statusCode }, 'answered');
  });
  app.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) failed(error);
    return refuseWith(reply, { why: status === 413 ? 'message-large' : status < 500 ? 'message-wrong' : 'failed' });
  });
  app.get('/health', async (_request, reply) => {
    const outage = store.outage();
    const seconds = outage === null ? 0 : Math.round((Date.now() - outage) / 1000);
    return reply
      .header('cache-control', 'no-store')
      .code(outage === null ? 200 : 503)
      .send(outage === null ? { ok: true } : { ok: false, why: 'unreachable', seconds });
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(figures.type)
      .send(await figures.print()),
  );
  answerRequests(app, {
    identity,
    byAddress: limits,
    standing,
    failed,
    handlers: {
      ...guestRoutes(identity, store, house),
      ...tableRoutes(identity, store, house, notices, surroundings),
      ...noticeRoutes(notices, store, surroundings),
      about: async () => ok({ answer: { address: reachedAt(options.host, portOf(app), standing.publicUrl) } }),
    },
  });
  servePages(app, options.pages);

  const sockets = openSockets(app.server, {
    house,
    store,
    identity,
    build: options.pages.build,
    spectators: options.allowances.spectators,
    now: surroundings.now,
    after: surroundings.after,
    standing,
    byAddress: limits,
    headers: plainHeaders,
    counted: figures.socket,
    failed,
  });
  const sweeping = beginSweeping(store, house, surroundings, options.keep, failed, async () =>
    cluster === null ? true : (await cluster.claim([SWEEPING])).length > 0,
  );

  async function close(): Promise<void> {
    sweeping.stop();
    await sockets.close();
    await app.close();
    await house.close();
    await cluster?.close();
    crew.close();
  }

  try {
    await app.listen({ host: options.host, port: options.port, backlog: BACKLOG });
    await house.take(await store.matches.behind(10_000));
  } catch (error) {
    await close();
    throw error;
  }
  return { port: portOf(app), app, house, close };
}

const portOf = ({ server }: FastifyInstance): number => (server.address() as AddressInfo).port;
