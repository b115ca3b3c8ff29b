import { pick, type Rng } from '@zaria/kit';
import { ROUTES, type Route } from '@zaria/protocol/http';
import { settingOf } from '@zaria/server/testing';
import { broughtOf } from '@zaria/table';
import { begunOnDevice, partOf } from '@zaria/table/on-device';
import { mutated, mutatedPath } from './mutate.ts';
import type { Cast, Tally } from './tally.ts';

const BODIES: Readonly<Record<string, unknown>> = {
  guest: { name: 'Eva' },
  erase: {},
  open: { request: 'x', game: 'qwinto', setting: settingOf(2), isPublic: false },
  join: { code: 'abcdefghjkmnpqrs' },
  code: {},
  publish: { isPublic: true },
  recover: { code: 'abcde-fghjk-mnpqr-stuvw' },
  redeem: { pass: 'x'.repeat(43), instead: false },
  push: { endpoint: 'https://push.example/x', keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } },
  unpush: { endpoint: 'https://push.example/x' },
  webhook: { url: 'https://hook.example/' },
};

export async function fuzzRequests(
  { server, stranger, table, written }: Cast,
  count: number,
  rng: Rng,
  tally: Tally,
  tell: (line: string) => void,
): Promise<void> {
  const names = Object.keys(ROUTES) as (keyof typeof ROUTES)[];
  const { app } = server.running;
  const part = partOf(0);
  const bring = broughtOf((await begunOnDevice('qwinto', part)).table, part.secret);
  const bodies: Readonly<Record<string, unknown>> = { ...BODIES, bring };
  while (tally.requests < count) {
    const name = pick(names, rng);
    const route: Route = ROUTES[name];
    const path = mutatedPath(route.path.replace(':table', rng.below(2) === 0 ? table : 'abcdefghjkmn'), rng);
    const body = mutated(bodies[name] ?? {}, rng);
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
    const headers: Record<string, string> = { host: '127.0.0.1', 'content-type': 'application/json' };
    if (rng.below(4) > 0) headers['origin'] = 'http://127.0.0.1';
    if (rng.below(8) === 0) headers['origin'] = 'http://evil.example';
    // Whoever may erase himself would be gone.
    if (rng.below(3) > 0 && name !== 'erase') headers['cookie'] = stranger.cookie;
    if (rng.below(10) === 0) headers['cookie'] = mutated('zaria=x', rng).replaceAll(/[^ -~]/g, '');
    if (rng.below(10) === 0)
      headers['content-type'] = pick(['text/plain', 'application/x-www-form-urlencoded', '', 'x/y'], rng);
    const method = rng.below(5) === 0 ? pick(methods, rng) : route.method;
    const before = written();
    tally.requests++;
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(method === 'GET' || method === 'HEAD' ? {} : { payload: body }),
    });
    if (answer.statusCode >= 500) tally.broken.push(`${method} ${path} ${answer.statusCode} ${body.slice(0, 200)}`);
    if (answer.headers['content-security-policy'] === undefined) tally.broken.push(`${method} ${path}: no policy`);
    if (answer.statusCode === 200) tally.granted++;
    else {
      tally.refused++;
      if (written() !== before) tally.changed.push(`${method} ${path} ${body.slice(0, 200)}`);
    }
    if (tally.requests % 10_000 === 0) tell(`${tally.requests} requests`);
  }
}
