import { GAME_IDS } from '@zaria/games';
import { openClient } from '@zaria/client';
import type { Online } from '@zaria/client/online';
import { NATURE, pick, seatsOf, simulationRng, type Seat } from '@zaria/kit';
import { findGame } from '@zaria/games/all';
import { verifyRecord } from '@zaria/table/public';
import { afterEach, describe, expect, test } from 'vitest';
import { guestOf, settingOf, startServer, until, type TestGuest, type TestServer } from './server.testing.ts';

/** What somebody hears whose screen is a moment behind. */
const BEHIND = ['stale', 'asking', 'over'];

let server: TestServer;
const url = (): string => server.url;

afterEach(async () => {
  await server.stop();
});

async function gather(names: readonly string[], game: string) {
  const people = await Promise.all(names.map(name => guestOf(url, name)));
  const [host] = people as [TestGuest];
  const { table, code } = await host.get('open', {
    body: { request: 'r1', game, setting: settingOf(names.length), isPublic: false },
  });
  for (const person of people.slice(1)) await person.get('join', { table, body: { code } });
  const onlines: Online[] = [];
  for (const [seat, person] of people.entries()) {
    const online = person.online(table);
    expect(await online.opened).toEqual({ ok: true, value: true });
    expect(await online.send({ do: 'sit', seat: seat as Seat, as: 'remote', name: person.name, colour: seat })).toEqual({
      ok: true,
      value: true,
    });
    await until(() => online.own.length === 1);
    onlines.push(online);
  }
  for (const [seat, online] of onlines.entries())
    expect((await online.send({ do: 'ready', seat: seat as Seat, version: 0, ready: true })).ok).toBe(true);
  const [first] = onlines as [Online];
  expect((await first.send({ do: 'start' })).ok).toBe(true);
  for (const online of onlines) await until(() => online.table?.phase === 'playing');
  return { people, table, onlines };
}

async function playOut(onlines: readonly Online[], seed: string, moves = Infinity): Promise<void> {
  const rng = simulationRng(seed);
  const clients = onlines.map(online => {
    if (online.game === null) throw new Error('no game');
    return openClient(online, online.game);
  });
  for (let i = 0; i < moves; i++) {
    await until(() =>
      clients.some((client, seat) => {
        const sight = client.sight(seat as Seat);
        sight.catchUp();
        return client.table.phase !== 'playing' || sight.follower.legal.length > 0;
      }),
    );
    const seat = clients.findIndex((client, at) => client.sight(at as Seat).follower.legal.length > 0);
    const client = clients[seat];
    if (client === undefined) break;
    const { follower } = client.sight(seat as Seat);
    if (follower.waiting.includes(NATURE)) throw new Error('nature');
    const reply = await client.play(seat as Seat, follower.game.print(pick(follower.legal, rng)));
    if (!reply.ok && !BEHIND.includes(reply.error.why)) throw new Error(reply.error.why);
  }
  for (const client of clients) client.close();
}

describe.each(GAME_IDS)('%s', game => {
  test('is played by two people to its end, and its record verifies', async () => {
    server = await startServer();
    const { people, table, onlines } = await gather(['Anna', 'Ben'], game);
    await playOut(onlines, game);
    for (const online of onlines) await until(() => online.table?.phase === 'over');
    const record = await people[1]?.get('record', { table });
    expect(verifyRecord(record, findGame, null)).toMatchObject({ ok: true });
    expect(seatsOf(2).map(seat => onlines[seat]?.table?.chairs[seat]?.name)).toEqual(['Anna', 'Ben']);
    for (const online of onlines) online.close();
  });
});
