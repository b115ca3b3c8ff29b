/* A match over days: people come for a minute, the server goes down at night, and each notice is counted. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openClient } from '@zaria/client';
import { isObject, type Seat } from '@zaria/kit';
import { phaseOf, type Clock } from '@zaria/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movedClock, type MovedClock } from './moved-clock.testing.ts';
import { guestOf, settingOf, startServer, until, type TestGuest, type TestServer } from './server.testing.ts';

const [MINUTE, HOUR, DAY] = [60_000, 60 * 60_000, 24 * 60 * 60_000];
const MONDAY = Date.UTC(2026, 10, 16);
/** From ten in the evening until eight, in Greenwich. */
const NIGHT = { from: 22 * 60, to: 8 * 60, ahead: 0 };

let server: TestServer;
let clock: MovedClock;
let hook: Server;
/** What was posted to whom, and at which hour of the week. */
let posted: { readonly to: string; readonly notice: unknown; readonly at: number }[];

const url = (): string => server.url;
/** The table rests: nothing is written, thought or told. */
async function settled(): Promise<void> {
  await server.running.house.settled();
  for (let turns = 0; turns < 5; turns++) await new Promise<void>(resolve => void setImmediate(resolve));
}
const serve = (more: { readonly folder?: string; readonly port?: number } = {}): Promise<TestServer> =>
  startServer({ ...more, surroundings: clock.surroundings, reach: { allowed: ['127.0.0.1'] } });
const at = (day: number, hour: number): Promise<void> => clock.moveTo(MONDAY + day * DAY + hour * HOUR);

async function restart(): Promise<void> {
  const { folder, running } = server;
  const { port } = running;
  await server.stop('keep');
  server = await serve({ folder, port });
}

beforeEach(async () => {
  posted = [];
  clock = movedClock(MONDAY + 12 * HOUR, settled);
  server = await serve();
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => {
      const told: unknown = JSON.parse(body);
      const notice = isObject(told) ? told['notice'] : null;
      posted.push({ to: (request.url ?? '').slice(1), notice, at: (clock.now - MONDAY) / HOUR });
      response.end();
    });
  });
  await new Promise<void>(resolve => void hook.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise(resolve => hook.close(resolve));
  await server.stop();
});

/** Comes, plays whatever is asked of him until it is another's turn, and goes. */
async function visit(guest: TestGuest, table: string, seat: Seat): Promise<void> {
  const online = guest.online(table);
  await online.opened;
  await until(() => online.own.includes(seat) && online.game !== null);
  const { game } = online;
  if (game === null) throw new Error('there is no game');
  const client = openClient(online, game);
  const sight = client.sight(seat);
  const look = (): boolean => {
    sight.catchUp();
    return sight.follower.legal.length > 0;
  };
  await until(look);
  while (look()) {
    const [action] = sight.follower.legal;
    if (action === undefined) break;
    const played = await client.play(seat, game.print(action));
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    // His own throw is followed by his own choice.
    await until(() => look() || !sight.follower.waiting.includes(seat));
  }
  client.close();
  online.close();
  await allGone(table);
}

async function allGone(table: string): Promise<void> {
  await until(() => (server.running.house.tables.get(table)?.visitors.size ?? 0) === 0);
  await settled();
}

/** Anna and Ben at a table whose match has begun; both are told by a webhook, and neither is there. */
async function slow(keeps: Clock) {
  const [anna, ben] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')];
  const { port } = hook.address() as AddressInfo;
  for (const guest of [anna, ben])
    await guest.get('webhook', { body: { url: `http://127.0.0.1:${port}/${guest.name}` } });
  const setting = { ...settingOf(2), options: { starter: 0 }, clock: keeps };
  const { table, code } = await anna.get('open', {
    body: { request: 'w', game: 'las-vegas', setting, isPublic: false },
  });
  await ben.get('join', { table, body: { code } });
  for (const [seat, guest] of [anna, ben].entries()) {
    const online = guest.online(table);
    await online.opened;
    const mine = { seat: seat as Seat };
    await online.send({ do: 'sit', ...mine, as: 'remote', name: guest.name, colour: seat });
    await online.send({ do: 'ready', ...mine, version: 0, ready: true });
    online.close();
  }
  const online = anna.online(table);
  await online.opened;
  const started = await online.send({ do: 'start' });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  online.close();
  await allGone(table);
  return { anna, ben, table };
}

const told = (): readonly string[] => posted.map(({ to, notice, at: hour }) => `${to} ${String(notice)} ${hour}`);

test('a week: each question is told once to whoever is away, by day, whatever happens to the server', async () => {
  const { anna, ben, table } = await slow({ kind: 'days', after: 2 * DAY, night: NIGHT });
  await until(() => posted.length === 1);
  const expected = ['Anna your-turn 12'];

  // Monday evening: Anna plays, and Ben is told at once.
  await at(0, 20);
  await visit(anna, table, 0);
  expected.push('Ben your-turn 20');
  await until(() => posted.length === expected.length);

  // At night the server goes down and comes back; Ben plays at eleven, and Anna sleeps until eight.
  await at(0, 23);
  await restart();
  await visit(ben, table, 1);
  await at(1, 4);
  await restart();
  await at(1, 7);
  expect(told()).toEqual(expected);
  await at(1, 8);
  expected.push('Anna your-turn 32');
  await until(() => posted.length === expected.length);

  // Nobody is told again, though she looks in and goes, and the server starts anew.
  await at(1, 9);
  const looking = anna.online(table);
  await looking.opened;
  looking.close();
  await restart();
  await at(1, 10);
  await at(1, 18);
  expect(told()).toEqual(expected);

  // Ben nudges her, once.
  await at(1, 19);
  expect(await ben.get('nudge', { table, body: {} })).toEqual({ told: [0], untold: [] });
  expected.push('Anna nudge 43');
  await until(() => posted.length === expected.length);
  expect(await ben.ask('nudge', { table, body: {} })).toEqual({ ok: false, error: { why: 'too-soon' } });
  await restart();
  expect(await ben.ask('nudge', { table, body: {} })).toEqual({ ok: false, error: { why: 'too-soon' } });
  await at(1, 23);
  expect(await ben.ask('nudge', { table, body: {} })).toEqual({ ok: false, error: { why: 'night' } });
  expect(await anna.ask('nudge', { table, body: {} })).toEqual({ ok: false, error: { why: 'nobody-waits' } });

  // Her forty-eight waking hours began on Tuesday at eight, with fourteen a day: she is reminded after thirty-six.
  for (let hour = 48; hour < 88; hour++) await clock.moveTo(MONDAY + hour * HOUR);
  expected.push('Anna still-your-turn 88');
  await at(3, 16);
  await restart();
  await until(() => posted.length === expected.length);
  expect(told()).toEqual(expected);

  // On Friday at two her time is up: a bot answers for her, and Ben is told.
  await at(4, 13);
  expect(told()).toEqual(expected);
  await at(4, 14);
  await until(() => posted.length > expected.length);
  await settled();
  expect(posted.slice(expected.length).map(({ to, notice }) => `${to} ${String(notice)}`)).toContain('Ben your-turn');
  const { keeper } = (await server.running.house.open(table)) ?? {};
  expect(keeper && phaseOf(keeper.table)).toBe('playing');
  expect(keeper?.table.match?.log.filter(({ kind }) => kind === 'note')).toContainEqual({
    kind: 'note',
    note: { note: 'timeout', seat: 0 },
  });
}, 120_000);

test('a gentle clock reminds whoever is away, once, and does nothing else', async () => {
  const { table } = await slow({ kind: 'gentle', after: 30 * MINUTE });
  await until(() => posted.length === 1);
  for (const minutes of [29, 30, 31, 90]) await clock.moveTo(MONDAY + 12 * HOUR + minutes * MINUTE);
  await restart();
  await at(2, 12);
  await until(() => posted.length === 2);
  expect(posted.map(({ notice }) => notice)).toEqual(['your-turn', 'still-your-turn']);
  expect((await server.store.matches.row(table))?.wake).toBeNull();
});

test('whoever is not to be told, and whoever does not play, is not nudged and nudges nobody', async () => {
  const { anna, ben, table } = await slow({ kind: 'none' });
  const zoe = await guestOf(url, 'Zoe');
  expect(await zoe.ask('nudge', { table, body: {} })).toEqual({ ok: false, error: { why: 'no-table' } });
  expect(await ben.ask('nudge', { table, body: {} })).toEqual({ ok: false, error: { why: 'too-soon' } });
  await at(0, 13);
  await anna.get('webhook', { body: { url: null } });
  expect(await ben.get('nudge', { table, body: {} })).toEqual({ told: [], untold: [0] });
});
