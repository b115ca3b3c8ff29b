import { randomBytes } from 'node:crypto';
import { pick, simulationRng, type Rng } from '@zaria/kit';
import { PROTOCOL_VERSION } from '@zaria/protocol';
import { ROUTES, type Route } from '@zaria/protocol/http';
import { guestOf, settingOf, startServer, until, type TestGuest, type TestServer } from '@zaria/server/testing';
import { WebSocket } from 'ws';
import { mutated, mutatedPath } from './mutate.ts';

export interface FuzzResult {
  readonly frames: number;
  readonly requests: number;
  /** Of both, how many were granted: a mutation may be none. */
  readonly granted: number;
  readonly refused: number;
  /** Answers that say that something went wrong inside. */
  readonly broken: readonly string[];
  /** Things that were refused and changed something. */
  readonly changed: readonly string[];
  /** What the server complained of itself. */
  readonly complaints: readonly string[];
}

interface Tally {
  frames: number;
  requests: number;
  granted: number;
  refused: number;
  readonly broken: string[];
  readonly changed: string[];
}

/** Sends that many mutated frames and requests, half of each. */
export async function runFuzz(
  count: number,
  seed: string,
  tell: (line: string) => void = () => {},
): Promise<FuzzResult> {
  const server = await startServer();
  const tally: Tally = { frames: 0, requests: 0, granted: 0, refused: 0, broken: [], changed: [] };
  try {
    const half = Math.ceil(count / 2);
    const [host, other, stranger] = await Promise.all(
      ['Anna', 'Ben', 'Carla'].map(name => guestOf(() => server.url, name)),
    );
    if (host === undefined || other === undefined || stranger === undefined) throw new Error('nobody came');
    const table = await openTable(server, host, other);
    await fuzzFrames(server, { host, stranger, table }, half, simulationRng(`${seed} frames`), tally, tell);
    await fuzzRequests(server, { host, stranger, table }, half, simulationRng(`${seed} requests`), tally, tell);
    // After all of it the server does what it did before.
    await guestOf(() => server.url, 'Dora');
  } finally {
    await server.stop();
  }
  const complaints = server.log.filter(line => /"level":(50|60)/.test(line));
  return { ...tally, complaints };
}

interface Cast {
  readonly host: TestGuest;
  readonly stranger: TestGuest;
  readonly table: string;
}

async function openTable({ url }: TestServer, host: TestGuest, other: TestGuest): Promise<string> {
  const setting = { ...settingOf(2), forced: false };
  const body = { request: `f${randomBytes(4).toString('hex')}`, game: 'las-vegas', setting, isPublic: false };
  const { table, code } = await host.get('open', { body });
  await other.get('join', { table, body: { code } });
  const online = host.online(table);
  const opened = await online.opened;
  if (!opened.ok) throw new Error(`${url}: ${opened.error.why}`);
  await online.send({ do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 });
  await online.send({ do: 'seat-bot', seat: 1, bot: 'random', name: 'Bot', colour: 1 });
  await online.send({ do: 'ready', seat: 0, version: 0, ready: true });
  await online.send({ do: 'start' });
  await until(() => online.table?.phase === 'playing');
  online.close();
  return table;
}

const WISHES: readonly unknown[] = [
  { do: 'play', seat: 0, question: '0/3', count: 0, action: 'roll' },
  { do: 'play', seat: 0, question: '0/4', count: 0, action: 'place 3' },
  { do: 'play', seat: 1, question: '0/4', count: 0, action: 'place 3' },
  { do: 'undo', seat: 0, question: '0/4' },
  { do: 'link', seat: 0, n: 1, link: '00'.repeat(32) },
  { do: 'chain', seat: 0, head: 'ab'.repeat(32) },
  { do: 'back', seat: 0, question: '0/4', count: 1, back: 'retract' },
  { do: 'cover', seat: 1, sitter: 2 },
  { do: 'remove', seat: 1, sitter: 2 },
  { do: 'hand-over', seat: 1, sitter: 2, invitation: 'cd'.repeat(32) },
  { do: 'claim', seat: 1, invitation: 'cd'.repeat(32), as: 'remote', name: 'X', head: null },
  {
    do: 'set',
    seats: 3,
    options: {},
    clock: { kind: 'none' },
    forced: true,
    spectators: 'none',
    friendly: true,
    breath: 0,
    chairsEach: 1,
  },
  { do: 'throw', question: '0/3', action: 'dice 1 1 1 1 1 1 1 1' },
  { do: 'take-over', seat: 0 },
  { do: 'answer-undo', seat: 0, request: 1, agree: true },
];

const FRAMES: readonly unknown[] = [
  ...WISHES.map(wish => ({ type: 'do', id: 'f', wish })),
  { type: 'hear', as: 0, heard: 0 },
  { type: 'hear', as: 'spectator', heard: 2 },
  { type: 'ignore', as: 0 },
  { type: 'say', id: 's', seat: 0, said: { text: 'hello' } },
  { type: 'say', id: 's', seat: null, said: { phrase: 'hello' } },
  { type: 'known', numbers: [[0, 3]] },
  { type: 'ping' },
];

/** A socket that has said hello, with what it hears. */
async function connect(
  { url }: TestServer,
  guest: TestGuest,
  hello: string,
): Promise<{ socket: WebSocket; heard: string[] }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers: { origin: url, cookie: guest.cookie },
  });
  const heard: string[] = [];
  socket.on('message', data => heard.push((data as Buffer).toString('utf8')));
  socket.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', () => reject(new Error('the server does not let anybody in')));
  });
  socket.send(hello);
  return { socket, heard };
}

async function fuzzFrames(
  server: TestServer,
  { host, stranger, table }: Cast,
  count: number,
  rng: Rng,
  tally: Tally,
  tell: (line: string) => void,
): Promise<void> {
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, table, lines: 0 };
  const kept = await server.running.house.open(table);
  if (kept === null) throw new Error('the table is gone');
  while (tally.frames < count) {
    const guest = rng.below(3) === 0 ? stranger : host;
    const isHelloWrong = rng.below(6) === 0;
    const first = isHelloWrong ? mutated(hello, rng) : JSON.stringify(hello);
    await server.running.house.settled();
    const { socket, heard } = await connect(server, guest, first);
    let isClosed = false;
    socket.once('close', () => {
      isClosed = true;
    });
    const frames = Array.from({ length: 20 }, () => mutated(pick(FRAMES, rng), rng));
    if (rng.below(20) === 0) socket.send(Buffer.from([1, 2, 3]));
    for (const text of frames) {
      if (isClosed) break;
      const [before, places] = [kept.keeper.table.seq, heard.length];
      tally.frames++;
      socket.send(text);
      socket.send('{"type":"ping"}');
      await until(() => isClosed || heard.slice(places).some(one => one === '{"type":"pong"}'));
      await server.running.house.settled();
      await until(() => isClosed || isAnswered(text, heard.slice(places)));
      const isGranted = heard.slice(places).some(one => one.startsWith('{"type":"done"'));
      if (isGranted) {
        tally.granted++;
        await server.running.house.settled();
      } else {
        tally.refused++;
        if (kept.keeper.table.seq !== before) tally.changed.push(text.slice(0, 200));
      }
      if (heard.slice(places).some(one => one.includes('"failed"'))) tally.broken.push(text.slice(0, 200));
      if (tally.frames % 50_000 === 0) tell(`${tally.frames} frames`);
    }
    socket.close();
  }
}

/** Whether what wants an answer has one. */
function isAnswered(text: string, heard: readonly string[]): boolean {
  if (!/"type":"(do|say)"/.test(text)) return true;
  return heard.some(one => /^\{"type":"(done|refused|later|bye)"/.test(one));
}

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

async function fuzzRequests(
  server: TestServer,
  { stranger, table }: Cast,
  count: number,
  rng: Rng,
  tally: Tally,
  tell: (line: string) => void,
): Promise<void> {
  const names = Object.keys(ROUTES) as (keyof typeof ROUTES)[];
  const { app } = server.running;
  while (tally.requests < count) {
    const name = pick(names, rng);
    const route: Route = ROUTES[name];
    const path = mutatedPath(route.path.replace(':table', rng.below(2) === 0 ? table : 'abcdefghjkmn'), rng);
    const body = mutated(BODIES[name] ?? {}, rng);
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
    const appends = server.store.figures().appends;
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
      if (server.store.figures().appends !== appends) tally.changed.push(`${method} ${path} ${body.slice(0, 200)}`);
    }
    if (tally.requests % 50_000 === 0) tell(`${tally.requests} requests`);
  }
}
