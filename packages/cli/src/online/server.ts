import { askServer, type Asked, type AskRefusal } from '@zaria/client/online';
import type { Result } from '@zaria/kit';
import { SECRET } from '@zaria/protocol';
import type { Answer, RouteName } from '@zaria/protocol/http';
import type { Network } from '../io.ts';

export type { AskRefusal } from '@zaria/client/online';

/** A server, and by which secret it knows this device. */
export interface Server {
  readonly origin: string;
  /** `null`: it does not know this device. */
  session: string | null;
  ask<N extends RouteName>(route: N, asked?: Asked<N>): Promise<Result<Answer<N>, AskRefusal>>;
  /** Where its sockets are. */
  readonly socket: string;
}

/** What a browser would keep as a cookie, `zaria=…` or `__Host-zaria=…`. */
const COOKIE = /^(?:__Host-)?zaria=([^;]*)/;

export function serverAt(origin: string, network: Network, session: string | null): Server {
  const server: Server = {
    origin,
    session,
    socket: `${origin.replace(/^http/, 'ws')}/api/socket`,
    ask: (route, asked) =>
      askServer(
        async (address, request) => {
          const headers =
            server.session === null
              ? request.headers
              : { ...request.headers, authorization: `Bearer ${server.session}` };
          const response = await network.fetch(address, { ...request, headers });
          const secret = response.cookies.map(cookie => COOKIE.exec(cookie)?.[1]).find(value => value !== undefined);
          if (secret !== undefined && SECRET.test(secret)) server.session = secret;
          return response;
        },
        origin,
        route,
        asked,
      ),
  };
  return server;
}
