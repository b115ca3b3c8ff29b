import type { Result } from '@zaria/kit';
import type { Fault } from '@zaria/protocol';
import type { Answer, Body, Query, Refused, RouteName } from '@zaria/protocol/http';
import type { Who } from '../identity.ts';

/** A request, once it is read. */
export interface Request<N extends RouteName> {
  /** `null`: nobody knows him. */
  readonly who: Who | null;
  /** The table that the address names; empty where it names none. */
  readonly table: string;
  readonly body: Body<N>;
  readonly query: Query<N>;
}

export type Refusal = Fault | Refused;

/** What becomes of it. `session`: the secret that the browser is to keep from now on; `null`: it forgets it. */
export type Outcome<N extends RouteName> = Result<
  { readonly answer: Answer<N>; readonly session?: string | null },
  Refusal
>;

export type Handler<N extends RouteName> = (request: Request<N>) => Promise<Outcome<N>>;
export type Handlers = { readonly [N in RouteName]: Handler<N> };

/** What only somebody known may ask for. */
export const known =
  <N extends RouteName>(handler: (request: Request<N> & { readonly who: Who }) => Promise<Outcome<N>>): Handler<N> =>
  request =>
    request.who === null
      ? Promise.resolve({ ok: false, error: { why: 'no-guest' } })
      : handler({ ...request, who: request.who });
