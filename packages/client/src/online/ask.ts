import { fail, isObject, ok, type Result } from '@zaria/kit';
import { ROUTES, type Answer, type Body, type Query, type RouteName } from '@zaria/protocol/http';
import type { Fault } from '@zaria/protocol';
import type { TableRefusal } from '@zaria/table/public';
import * as v from 'valibot';

/** As much of `fetch` as is needed. */
export type Fetch = (
  address: string,
  request: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly credentials: 'same-origin';
  },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

/** Why a server did not do it: for a reason of its own, of the table's, or because nobody answers. */
export type AskRefusal = Fault | { readonly why: 'refused'; readonly refusal: TableRefusal } | { readonly why: 'away' };

export interface Asked<N extends RouteName> {
  /** For addresses with a table in them. */
  readonly table?: string;
  readonly body?: Body<N>;
  readonly query?: Query<N>;
}

/** Asks a server for one of the things that are had by HTTP. `base`: its address; empty for the page's own. */
export async function askServer<N extends RouteName>(
  fetch: Fetch,
  base: string,
  name: N,
  asked: Asked<N> = {},
): Promise<Result<Answer<N>, AskRefusal>> {
  const route = ROUTES[name];
  const query = new URLSearchParams((asked.query ?? {}) as Record<string, string>).toString();
  const path = route.path.replace(':table', asked.table ?? '') + (query === '' ? '' : `?${query}`);
  const hasBody = route.body !== null;
  let answer: { readonly status: number; readonly json: unknown };
  try {
    const response = await fetch(`${base}${path}`, {
      method: route.method,
      credentials: 'same-origin',
      headers: hasBody ? { 'content-type': 'application/json' } : {},
      ...(hasBody ? { body: JSON.stringify(asked.body ?? {}) } : {}),
    });
    answer = { status: response.status, json: JSON.parse(await response.text()) as unknown };
  } catch {
    return fail({ why: 'away' });
  }
  if (answer.status !== 200) return fail(refusalIn(answer.json));
  const parsed = v.safeParse(route.answer, answer.json);
  return parsed.success ? ok(parsed.output as Answer<N>) : fail({ why: 'version' });
}

function refusalIn(json: unknown): AskRefusal {
  if (!isObject(json) || typeof json['why'] !== 'string') return { why: 'away' };
  return json as unknown as AskRefusal;
}
