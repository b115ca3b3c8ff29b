import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail, isTooDeep, type Result } from '@zaria/kit';
import { LIMITS, TABLE_ID, type Why } from '@zaria/protocol';
import { ROUTES, type Route, type RouteName } from '@zaria/protocol/http';
import * as v from 'valibot';
import type { Identity, Who } from '../identity.ts';
import type { ByAddress } from '../limits.ts';
import { StoreError } from '../store/index.ts';
import { printCookie, readCookie } from './cookie.ts';
import { addressOf, isOwnOrigin, isSecure, type Standing } from './origin.ts';
import type { Handler, Handlers, Refusal } from './route.ts';

export interface AnswersOutside {
  readonly identity: Identity;
  readonly byAddress: ByAddress;
  readonly standing: Standing;
  readonly handlers: Handlers;
  failed(error: unknown): void;
}

/** What each refusal is in the words of HTTP. */
const STATUS: Readonly<Partial<Record<Refusal['why'], number>>> = {
  'no-table': 404,
  'nothing-here': 404,
  'no-guest': 401,
  'not-yours': 403,
  'origin-wrong': 403,
  'table-closed': 410,
  'too-fast': 429,
  'too-many': 429,
  'message-large': 413,
  'not-kept': 503,
  stopping: 503,
  failed: 500,
  'known-already': 409,
  'not-started': 409,
  'not-over': 409,
  'match-over': 409,
  'gone-on': 409,
};

/** Requests that cost the server something, or by which somebody could guess. */
const DEAR: Readonly<Partial<Record<RouteName, number>>> = {
  guest: 1,
  open: 1,
  invitation: 1,
  join: 1,
  recover: 1,
  redeem: 1,
  rematch: 1,
  token: 1,
  // A whole match is played through.
  bring: 10,
};

/** What is answered to the token of a seat, which is for playing it: what everybody may know, and how the match stands. */
const FOR_SEATS: ReadonlySet<RouteName> = new Set<RouteName>([
  'list',
  'about',
  'ledger',
  'invitation',
  'table',
  'record',
]);

export const refuseWith = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(STATUS[refusal.why] ?? 400).send(refusal);

const faulty = (why: Why): Result<never, Refusal> => fail({ why });

/** Answers every request of the protocol. */
export function answerRequests(app: FastifyInstance, outside: AnswersOutside): void {
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const route: Route = ROUTES[name];
    app.route({
      method: route.method,
      url: route.path,
      ...(route.most === undefined ? {} : { bodyLimit: route.most }),
      handler: (request, reply) => answer(name, route, request, reply),
    });
  }

  async function answer(
    name: RouteName,
    route: Route,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const outcome = await carryOut(name, route, request).catch((error: unknown) => {
      if (error instanceof StoreError) {
        if (['match-unknown', 'match-closed'].includes(error.fault.why)) return faulty('no-table');
        outside.failed(error);
        return faulty('not-kept');
      }
      outside.failed(error);
      return faulty('failed');
    });
    reply.header('cache-control', 'no-store');
    if (!outcome.ok) return refuseWith(reply, outcome.error);
    const { answer: given, session } = outcome.value;
    if (session !== undefined)
      reply.header('set-cookie', printCookie(session, isSecure(request.raw, outside.standing)));
    return reply.send(given);
  }

  async function carryOut(name: RouteName, route: Route, request: FastifyRequest): ReturnType<Handler<RouteName>> {
    const { raw } = request;
    const origin = isOwnOrigin(raw, outside.standing);
    if (origin === false) return faulty('origin-wrong');
    const cost = DEAR[name];
    if (cost !== undefined && !outside.byAddress.dear(addressOf(raw, outside.standing), cost))
      return faulty('too-fast');
    const { table } = request.params as { readonly table?: string };
    if (table !== undefined && !TABLE_ID.test(table)) return faulty('no-table');
    if (isTooDeep(request.body, LIMITS.depth)) return faulty('message-wrong');
    const body = read(route.body, request.body);
    const query = read(route.query, request.query);
    if (!body.ok || !query.ok) return faulty('message-wrong');
    const who = await whoOf(request, route.method !== 'GET' && origin === null);
    if (who !== null && who.match !== null && !FOR_SEATS.has(name)) return faulty('not-yours');
    const handler = outside.handlers[name] as unknown as Handler<RouteName>;
    return handler({ who, table: table ?? '', body: body.value as never, query: query.value as never });
  }

  /** `isBare`: no page says that it sent it, so what a browser brings by itself does not count. */
  function whoOf({ raw }: FastifyRequest, isBare: boolean): Promise<Who | null> {
    const bearer = /^Bearer ([\w-]{43})$/.exec(raw.headers.authorization ?? '')?.[1];
    const cookie = isBare ? undefined : readCookie(raw.headers.cookie, isSecure(raw, outside.standing));
    return outside.identity.who(bearer ?? cookie);
  }
}

function read(schema: v.GenericSchema | null, value: unknown): Result<unknown, null> {
  if (schema === null) return { ok: true, value: null };
  const parsed = v.safeParse(schema, value ?? {});
  return parsed.success ? { ok: true, value: parsed.output } : fail(null);
}
