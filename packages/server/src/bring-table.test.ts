import { connectionTo } from '@zaria/client/online';
import { findGame } from '@zaria/games/all';
import { simulationRng, type Seat } from '@zaria/kit';
import { LIMITS } from '@zaria/protocol';
import { broughtOf, recordOf, type Brought, type Keeper, type Wish } from '@zaria/table';
import { begunOnDevice, partOf, playOn } from '@zaria/table/on-device';
import { verifyRecord } from '@zaria/table/public';
import { afterEach, describe, expect, test } from 'vitest';
import { play } from './player.testing.ts';
import { guestOf, startServer, until, type TestGuest, type TestServer } from './server.testing.ts';

let server: TestServer;
const url = (): string => server.url;
afterEach(async () => {
  await server.stop();
});

const PART = partOf(0);
type Sent = Brought & { readonly record: object };
const brought = ({ table }: Keeper): Sent => structuredClone(broughtOf(table, PART.secret));
const bodyOf = (given: Sent) => ({ body: { ...given, colours: given.colours as Seat[] } });
const bring = (guest: TestGuest, here: Keeper) => guest.get('bring', bodyOf(brought(here)));
const logOf = async (table: string) => (await server.store.matches.read(table, 0)).map(({ what }) => what);

/** Somebody at a table does something, which must be granted. */
async function does(guest: TestGuest, table: string, wish: Wish): Promise<void> {
  const online = guest.online(table);
  await online.opened;
  expect(await connectionTo(online).send(wish)).toMatchObject({ ok: true });
  online.close();
}

const sitterAt = async (guest: TestGuest, table: string, seat: Seat): Promise<number> => {
  const online = guest.online(table);
  await online.opened;
  const sitter = online.table?.chairs[seat]?.sitter ?? 0;
  online.close();
  return sitter;
};

/** A seat of Anna's becomes Ben's, by the link that she gives him. */
async function handOver(anna: TestGuest, ben: TestGuest, table: string, seat: Seat): Promise<void> {
  const invitation = 'ab'.repeat(32);
  await does(anna, table, { do: 'hand-over', seat, sitter: await sitterAt(anna, table, seat), invitation });
  const joined = await ben.get('join', { table, body: { code: null, offer: { seat, invitation } } });
  // He knows before he sits down.
  expect(joined.dice).toBe('local');
  await does(ben, table, { do: 'claim', seat, invitation, as: 'remote', name: 'Ben', head: null });
}

const player = (guest: TestGuest, table: string, seat: Seat) =>
  play(guest, table, seat, { rng: simulationRng(`brought ${seat}`), secret: null });

/** What two seats hold at once, and what each holds in turn; all four games are brought in the table's own tests. */
describe.each(['las-vegas', 'railroad-ink'])('%s', game => {
  test('a match of one device is played to its end by people at two, over a restart, and its dice stay local', async () => {
    server = await startServer();
    const here = await begunOnDevice(game, PART);
    await playOn(here, 8, game);
    const [anna, ben] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')];
    const { table, code } = await bring(anna, here);
    expect(await anna.get('table', { table })).toMatchObject({
      own: [0, 1],
      host: true,
      phase: 'playing',
      isPublic: false,
    });
    await handOver(anna, ben, table, 1);

    const { folder } = server;
    await server.stop('keep');
    server = await startServer({ folder });
    const players = [player(anna, table, 0), player(ben, table, 1)];
    await Promise.all(players.map(({ over }) => over));
    expect(players.map(({ online }) => online.table?.dice.kind)).toEqual(['local', 'local']);
    for (const one of players) one.close();

    const record = await ben.get('record', { table });
    expect(verifyRecord(record, findGame)).toMatchObject({
      ok: true,
      value: { isFinished: true, dice: { kind: 'local' }, begun: { matchId: PART.matchId } },
    });
    // What was played on the device is the beginning of it.
    expect((await logOf(table)).slice(0, 5)).toMatchObject([
      { kind: 'opened', dice: 'local' },
      { kind: 'sat', name: 'P0' },
      { kind: 'sat', name: 'P1' },
      { kind: 'sat', name: 'Bot' },
      { kind: 'started' },
    ]);
    expect(JSON.stringify([record, server.log, players.map(({ online }) => online.table)])).not.toContain(PART.secret);
    expect(await server.store.ledger.last()).toBeNull();
    expect(code).toMatch(/^\w{16}$/);
  });
});

test('who was alone among bots is called as he is here, also when he brings it once more under another name', async () => {
  server = await startServer();
  const here = await begunOnDevice('las-vegas', PART, [0]);
  const anna = await guestOf(url, 'Anna');
  const { table } = await bring(anna, here);
  expect((await anna.get('me')).tables).toMatchObject([{ table, own: [0] }]);
  const names = (await logOf(table)).flatMap(what => (what.kind === 'sat' ? [what.name] : []));
  expect(names).toEqual(['Anna', 'Bot', 'Bot']);
  await anna.get('guest', { body: { name: 'Ann' } });
  expect((await bring(anna, here)).table).toBe(table);
});

test('brought twice, also at once, it is the same table; what the device has played since goes there', async () => {
  server = await startServer();
  const here = await begunOnDevice('las-vegas', PART);
  await playOn(here, 3, 'twice');
  const [anna, ben] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')];
  const [one, other] = await Promise.all([bring(anna, here), bring(anna, here)]);
  expect(one.table).toBe(other.table);
  const log = await logOf(one.table);
  expect((await bring(anna, here)).table).toBe(one.table);
  expect(await logOf(one.table)).toEqual(log);

  await playOn(here, 4, 'since');
  expect((await bring(anna, here)).table).toBe(one.table);
  const more = await logOf(one.table);
  expect(more.length).toBeGreaterThan(log.length);
  expect(more.slice(0, log.length)).toEqual(log);
  expect(more.filter(({ kind }) => kind === 'match')).toHaveLength(here.table.match?.log.length ?? 0);

  // Somebody else’s is his own.
  const theirs = await bring(ben, here);
  expect(theirs.table).not.toBe(one.table);
  expect((await anna.get('me')).tables).toHaveLength(1);
});

test('the last code that was given opens it, and a table that has gone on is not changed from a device', async () => {
  server = await startServer();
  const here = await begunOnDevice('las-vegas', PART);
  await playOn(here, 3, 'gone');
  const [anna, ben] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')];
  await bring(anna, here);
  const { table, code } = await bring(anna, here);
  expect(await ben.get('join', { table, body: { code } })).toEqual({ table, game: 'las-vegas', dice: 'local' });

  const before = (await logOf(table)).length;
  const seats = ([0, 1] as const).map(seat => player(anna, table, seat));
  await until(() => seats.every(({ client, seat }) => (client?.sight(seat).moments.length ?? 0) > before));
  for (const one of seats) one.close();
  await server.running.house.settled();
  // What it was brought with is still there, and asking for it again leads there.
  expect((await bring(anna, here)).table).toBe(table);
  await playOn(here, 3, 'another way');
  const log = await logOf(table);
  expect(await anna.ask('bring', bodyOf(brought(here)))).toEqual({ ok: false, error: { why: 'gone-on' } });
  expect(await logOf(table)).toEqual(log);
});

test('what is wrong is refused with a reason, and nothing is kept', async () => {
  server = await startServer();
  const here = await begunOnDevice('las-vegas', PART);
  await playOn(here, 3, 'wrong');
  const anna = await guestOf(url, 'Anna');
  const whole = brought(here);
  const rows = whole.record.log;
  const refused = async (given: Sent): Promise<unknown> => {
    const answer = await anna.ask('bring', bodyOf(given));
    return answer.ok ? null : answer.error;
  };
  const withLog = (log: typeof rows): Sent => ({ ...whole, record: { ...whole.record, log } });
  expect(await refused({ ...whole, secret: 'ab'.repeat(32) })).toEqual({ why: 'match-wrong' });
  expect(await refused({ ...whole, secret: 'no secret' })).toEqual({ why: 'message-wrong' });
  expect(await refused({ ...whole, colours: [9, 1, 2] })).toEqual({ why: 'message-wrong' });
  expect(await refused(withLog(rows.slice(1)))).toEqual({ why: 'match-wrong' });
  expect(await refused(withLog(rows.slice(0, -1)))).toEqual({ why: 'match-wrong' });
  const long = Array.from({ length: 6000 }, () => [0, 'retract'] as const);
  expect(await refused(withLog([...rows, ...long]))).toEqual({ why: 'message-large' });
  const huge = [0, 'x'.repeat(LIMITS.brought)] as const;
  expect(await refused(withLog([...rows, huge]))).toEqual({ why: 'message-large' });
  await playOn(here, 2000, 'over');
  expect(await refused({ ...whole, record: recordOf(here.table, 'spectator') })).toEqual({ why: 'match-over' });

  expect((await anna.get('me')).tables).toEqual([]);
  expect(await server.store.matches.count()).toMatchObject({ playing: 0, lobby: 0 });
  expect(JSON.stringify(server.log)).not.toContain(PART.secret);
});

test('nobody brings anything who is not known, nor with the token of a seat', async () => {
  server = await startServer();
  const here = await begunOnDevice('qwinto', PART);
  const anna = await guestOf(url, 'Anna');
  const body = JSON.stringify(bodyOf(brought(here)).body);
  const send = async (headers: Readonly<Record<string, string>>): Promise<unknown> => {
    const all = { 'content-type': 'application/json', ...headers };
    const answer = await fetch(`${url()}/api/tables/brought`, { method: 'POST', body, headers: all });
    return answer.json() as Promise<unknown>;
  };
  expect(await send({ origin: url() })).toEqual({ why: 'no-guest' });
  expect(await send({ origin: 'http://elsewhere.example', cookie: anna.cookie })).toEqual({ why: 'origin-wrong' });
  const { table } = await bring(anna, here);
  const { token } = await anna.get('token', { table });
  expect(await send({ authorization: `Bearer ${token}` })).toEqual({ why: 'not-yours' });
});

test('whole matches are dear: who sends many is slowed down', async () => {
  server = await startServer({
    allowances: {
      requests: { most: 1000, perSecond: 1000 },
      dear: { most: 25, perSecond: 0 },
      sockets: 10,
      spectators: 10,
    },
  });
  const here = await begunOnDevice('qwinto', PART);
  const anna = await guestOf(url, 'Anna');
  const answers = [];
  for (let i = 0; i < 3; i++) answers.push(await anna.ask('bring', bodyOf(brought(here))));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, false]);
  expect(answers[2]).toMatchObject({ error: { why: 'too-fast' } });
});
