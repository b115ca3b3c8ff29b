import { openClient } from '@zaria/client';
import { findGame, registered } from '@zaria/games/all';
import { simulationRng, type Seat } from '@zaria/kit';
import { verifyLedger } from '@zaria/fair';
import { verifyRecord, type Wish } from '@zaria/table/public';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { play, type Player } from './player.testing.ts';
import { browser, clockAhead, guestOf, settingOf, startServer, until } from './server.testing.ts';
import type { TestGuest, TestServer } from './server.testing.ts';

let server: TestServer;
const url = (): string => server.url;

const clock = clockAhead();

beforeEach(async () => {
  clock.ahead = 0;
  server = await startServer({ surroundings: clock });
});
afterEach(async () => {
  await server.stop();
});

const open = (guest: TestGuest, request = 'one', game = 'las-vegas', seats = 2, over = {}) =>
  guest.get('open', { body: { request, game, setting: { ...settingOf(seats), ...over }, isPublic: false } });

async function begin(names: readonly [string, string] = ['Anna', 'Ben'], game = 'las-vegas') {
  const [anna, ben] = [await guestOf(url, names[0]), await guestOf(url, names[1])];
  const { table, code } = await open(anna, 'one', game);
  await ben.get('join', { table, body: { code } });
  const players = [anna, ben].map((guest, seat) =>
    play(guest, table, seat as Seat, { rng: simulationRng(`${seat}`), secret: null }),
  ) as [Player, Player];
  return { anna, ben, table, code, players };
}

describe('a table', () => {
  test('that is opened twice by the same command is opened once', async () => {
    const anna = await guestOf(url, 'Anna');
    const [first, again] = [await open(anna), await open(anna)];
    expect(again.table).toBe(first.table);
    expect((await anna.get('me')).tables).toMatchObject([{ table: first.table, phase: 'lobby', seats: 2, own: [] }]);
    // The link is a new one, since nobody keeps the one that was given before.
    const ben = await guestOf(url, 'Ben');
    expect((await ben.ask('join', { table: first.table, body: { code: again.code } })).ok).toBe(true);
  });

  test('is refused in the words of the table', async () => {
    const anna = await guestOf(url, 'Anna');
    const body = { request: 'x', game: 'chess', setting: settingOf(2), isPublic: false };
    expect(await anna.ask('open', { body })).toEqual({
      ok: false,
      error: { why: 'refused', refusal: { why: 'game-unknown' } },
    });
    expect(await anna.ask('open', { body: { ...body, game: 'qwinto', setting: settingOf(9) } })).toMatchObject({
      error: { refusal: { why: 'seats-wrong', min: 1, max: 6 } },
    });
  });

  test('is on the public list when its host wants it there', async () => {
    const [anna, ben] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')];
    const { table } = await open(anna);
    await anna.get('publish', { table, body: { isPublic: true } });
    expect((await ben.get('list')).tables).toMatchObject([{ table, game: 'las-vegas' }]);
    expect((await ben.ask('join', { table, body: { code: null } })).ok).toBe(true);
  });

  test('closed by the operator says so to whoever is there', async () => {
    const anna = await guestOf(url, 'Anna');
    const { table } = await open(anna);
    const online = anna.online(table);
    await online.opened;
    await server.store.matches.close(table, clock.now());
    await until(() => online.state === 'ended');
    expect(online.trouble).toBe('table-closed');
    const late = anna.online(table);
    expect(await late.opened).toEqual({ ok: false, error: { why: 'table-closed' } });
  });

  test('every opening is in the ledger, which holds together', async () => {
    const anna = await guestOf(url, 'Anna');
    for (const request of ['one', 'two', 'three']) await open(anna, request);
    const { openings } = await browser(url).get('ledger', { query: {} });
    expect(openings.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(verifyLedger(openings).ok).toBe(true);
    expect((await browser(url).get('ledger', { query: { after: '2' } })).openings).toHaveLength(1);
  });
});

describe('a match', () => {
  test('goes on where it was when the socket was lost and the server restarted', async () => {
    const { players, ben, table } = await begin();
    await until(() => (players[0].client?.sight(0).moments.length ?? 0) > 10);
    const { running, folder } = server;
    const { port } = running;
    await server.stop('keep');
    server = await startServer({ folder, port, surroundings: clock });
    await Promise.all(players.map(({ over }) => over));
    const record = await ben.get('record', { table });
    expect(verifyRecord(record, findGame, null)).toMatchObject({ ok: true });
    for (const player of players) player.close();
  });

  test('once over has a rematch with the same people, one for all who ask', async () => {
    const { players, anna, ben, table } = await begin();
    await Promise.all(players.map(({ over }) => over));
    const { code } = await anna.get('code', { table, body: {} });
    const carl = await guestOf(url, 'Carl');
    await carl.get('join', { table, body: { code } });
    const watching = carl.online(table);
    await watching.opened;
    const first = await anna.get('rematch', { table, body: {} });
    expect(await ben.get('rematch', { table, body: {} })).toEqual({ table: first.table, code: null });
    await until(() => players[1].online.next === first.table);
    const online = ben.online(first.table);
    await online.opened;
    await until(() => online.own.length === 1);
    expect(online.table).toMatchObject({ phase: 'lobby', chairs: [{ name: 'Anna' }, { name: 'Ben' }] });
    // Who watched is told, and may come along.
    await until(() => watching.next === first.table);
    const along = carl.online(first.table);
    expect(await along.opened).toMatchObject({ ok: true });
    for (const player of players) player.close();
    for (const one of [online, watching, along]) one.close();
  });

  test('in play has no rematch, and its record is as it was told', async () => {
    const { anna, table, players } = await begin();
    expect(await anna.ask('rematch', { table, body: {} })).toEqual({ ok: false, error: { why: 'not-over' } });
    for (const player of players) player.close();
  });

  test('leaves memory when nobody is there, and comes back when somebody is', async () => {
    const anna = await guestOf(url, 'Anna');
    const { table } = await open(anna);
    const online = anna.online(table);
    await online.opened;
    expect([...server.running.house.tables.keys()]).toEqual([table]);
    online.close();
    // It is idle from when the last one has gone and that was dealt with: the clock is set only then.
    await until(() => server.running.house.tables.get(table)?.visitors.size === 0);
    await server.running.house.settled();
    clock.ahead = 60_000;
    await until(() => server.running.house.tables.size === 0);
    const again = anna.online(table);
    expect(await again.opened).toEqual({ ok: true, value: true });
    again.close();
  });
});

describe('a guest', () => {
  test('comes back from a lost device by a code that is used once, and the lost one is signed out', async () => {
    const anna = await guestOf(url, 'Anna');
    const { table } = await open(anna);
    const { code: old } = await anna.get('recovery', { body: {} });
    const { code } = await anna.get('recovery', { body: {} });
    expect(code).toMatch(/^([2-9a-z]{5}-){3}[2-9a-z]{5}$/);
    const lost = anna.online(table);
    await lost.opened;
    const found = browser(url, 'Anna');
    expect(await found.ask('recover', { body: { code: old } })).toEqual({ ok: false, error: { why: 'code-wrong' } });
    const recovered = await found.get('recover', { body: { code: code.toUpperCase().replaceAll('-', ' ') } });
    expect(recovered.name).toBe('Anna');
    expect(recovered.code).not.toBe(code);
    await until(() => lost.state === 'ended');
    expect(await anna.ask('me')).toEqual({ ok: false, error: { why: 'no-guest' } });
    expect((await found.get('me')).tables).toMatchObject([{ table }]);
    expect(await browser(url).ask('recover', { body: { code } })).toEqual({ ok: false, error: { why: 'code-wrong' } });
    expect((await browser(url).ask('recover', { body: { code: recovered.code } })).ok).toBe(true);
  });

  test('takes his seats to another device by a pass that is used once', async () => {
    const anna = await guestOf(url, 'Anna');
    const { table } = await open(anna);
    const { pass } = await anna.get('pass', { body: {} });
    const phone = browser(url, 'Anna');
    expect(await phone.get('redeem', { body: { pass, instead: false } })).toEqual({ name: 'Anna' });
    expect((await phone.get('me')).tables).toMatchObject([{ table }]);
    expect((await anna.get('me')).tables).toMatchObject([{ table }]);
    expect(await browser(url).ask('redeem', { body: { pass, instead: false } })).toMatchObject({
      error: { why: 'code-wrong' },
    });
    // A device that is somebody's already is changed only if he says so.
    const { pass: second } = await anna.get('pass', { body: {} });
    const ben = await guestOf(url, 'Ben');
    expect(await ben.ask('redeem', { body: { pass: second, instead: false } })).toMatchObject({
      error: { why: 'known-already' },
    });
    expect(await ben.get('redeem', { body: { pass: second, instead: true } })).toEqual({ name: 'Anna' });
  });

  test('a pass is good for ten minutes', async () => {
    const anna = await guestOf(url, 'Anna');
    const { pass } = await anna.get('pass', { body: {} });
    clock.ahead = 10 * 60_000 + 1;
    expect(await browser(url).ask('redeem', { body: { pass, instead: false } })).toMatchObject({
      error: { why: 'code-wrong' },
    });
  });

  test('sits down again where he stood up, and sees the match from there', async () => {
    const anna = await guestOf(url, 'Anna');
    const { table } = await open(anna, 'one', 'las-vegas', 2, { forced: false });
    const online = anna.online(table);
    await online.opened;
    const sit: Wish = { do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 };
    for (const [wish, held] of [
      [sit, 1],
      [{ do: 'leave', seat: 0 }, 0],
      [sit, 1],
    ] as const) {
      expect(await online.send(wish)).toEqual({ ok: true, value: true });
      await until(() => online.own.length === held);
    }
    await online.send({ do: 'seat-bot', seat: 1, bot: 'random', name: 'Bot', colour: 1 });
    await online.send({ do: 'ready', seat: 0, version: 0, ready: true });
    await online.send({ do: 'start' });
    await until(() => online.table?.phase === 'playing');
    const client = openClient(online, registered('las-vegas').game);
    await until(() => client.sight(0).follower.length + client.sight(0).pending > 0);
    client.close();
    online.close();
  });

  test('has his seat also where he stands up and sits down again at once', async () => {
    const anna = await guestOf(url, 'Anna');
    const { table } = await open(anna);
    const online = anna.online(table);
    await online.opened;
    const sit: Wish = { do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 };
    await online.send(sit);
    await until(() => online.own.length === 1);
    const sitter = online.table?.chairs[0]?.sitter ?? 0;
    await Promise.all([online.send({ do: 'leave', seat: 0 }), online.send(sit)]);
    await until(() => (online.table?.chairs[0]?.sitter ?? 0) > sitter && online.own.length === 1);
    expect(online.hear(0, { count: 0, table: null }, () => {})).toMatchObject({ ok: true });
    online.close();
  });

  test('hands a seat to somebody else by a link that is used once', async () => {
    const { players, anna, ben, table } = await begin();
    await until(() => players[0].online.table?.phase === 'playing');
    for (const player of players) player.close();
    const [giver, carla] = [ben.online(table), await guestOf(url, 'Carla')];
    await giver.opened;
    const invitation = 'ab'.repeat(32);
    const sitter = giver.table?.chairs[1]?.sitter ?? 0;
    expect((await giver.send({ do: 'hand-over', seat: 1, sitter, invitation })).ok).toBe(true);
    // The invitation opens the table, too, and nothing else does.
    const wrong = { seat: 1, invitation: 'cd'.repeat(32) } as const;
    for (const offer of [wrong, { ...wrong, seat: 0, invitation } as const])
      expect(await carla.ask('join', { table, body: { code: null, offer } })).toEqual({
        ok: false,
        error: { why: 'no-table' },
      });
    await carla.get('join', { table, body: { code: null, offer: { seat: 1, invitation } } });
    const taker = carla.online(table);
    await taker.opened;
    const claim = { do: 'claim', seat: 1, invitation, as: 'remote', name: 'Carla', head: null } as const;
    expect(await taker.send(claim)).toEqual({ ok: true, value: true });
    await until(() => taker.own.includes(1) && giver.own.length === 0);
    expect(taker.table?.chairs.map(({ name }) => name)).toEqual([anna.name, 'Carla']);
    giver.close();
    taker.close();
  });

  test('says something that the operator takes away, also before the eyes of whoever is there', async () => {
    const anna = await guestOf(url, 'Anna');
    const { table } = await open(anna);
    const online = anna.online(table);
    await online.opened;
    await online.send({ do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 });
    for (const text of ['one', 'two']) await online.say(0, { text });
    await until(() => online.lines.length === 2);
    expect(await server.store.talk.remove(table, 1, clock.now())).toBe(true);
    await until(() => online.lines[0]?.line === null);
    expect(online.lines[1]?.line).toMatchObject({ said: { text: 'two' } });
    online.close();
  });

  test('talks at the table, and is erased with all he said', async () => {
    const { players, anna, ben, table } = await begin();
    await Promise.all(players.map(({ over }) => over));
    const [one, other] = [anna.online(table), ben.online(table)];
    await Promise.all([one.opened, other.opened]);
    await until(() => one.own.length === 1);
    expect(await one.say(0, { text: 'hello' })).toEqual({ ok: true, value: true });
    expect(await one.say(1, { text: 'as Ben' })).toEqual({ ok: false, error: { why: 'not-yours' } });
    await until(() => other.lines.length === 1);
    expect(other.lines[0]?.line).toMatchObject({ seat: 0, name: 'Anna', said: { text: 'hello' } });
    await anna.get('erase', { body: {} });
    expect(await anna.ask('me')).toEqual({ ok: false, error: { why: 'no-guest' } });
    // Also from pages that are open, which have heard it.
    await until(() => other.lines[0]?.line === null);
    const late = ben.online(table);
    await late.opened;
    expect(late.lines.flatMap(({ line }) => line?.said ?? [])).toEqual([]);
    expect(late.table?.chairs.map(({ name }) => name)).toEqual(['', 'Ben']);
    const record = await ben.get('record', { table });
    expect(verifyRecord(record, findGame, null)).toMatchObject({ ok: true });
    expect(JSON.stringify(record)).not.toContain('Anna');
    for (const online of [one, other, late]) online.close();
    for (const player of players) player.close();
  });
});

describe('presence', () => {
  test('tells who is there, and a bot covers somebody who is not', async () => {
    const { players, anna, ben, table } = await begin();
    await until(() => players[0].online.table?.phase === 'playing');
    for (const player of players) player.close();
    const [one, other] = [anna.online(table), ben.online(table)];
    await Promise.all([one.opened, other.opened]);
    await until(() => one.here.seats.length === 2);
    const sitter = one.table?.chairs[1]?.sitter ?? 0;
    const cover = { do: 'cover', seat: 1, sitter } as const;
    expect(await one.send(cover)).toMatchObject({ error: { why: 'seat-present' } });
    other.close();
    await until(() => one.here.seats.length === 1);
    expect(await one.send(cover)).toMatchObject({ error: { why: 'seat-away' } });
    clock.ahead = 20_000;
    expect(await one.send(cover)).toEqual({ ok: true, value: true });
    await until(() => one.table?.chairs[1]?.cover === 'absent');
    one.close();
  });
});
