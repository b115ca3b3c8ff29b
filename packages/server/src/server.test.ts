import { randomBytes } from 'node:crypto';
import { GAME_IDS } from '@zaria/games';
import { findGame } from '@zaria/games/all';
import { simulationRng, type Seat } from '@zaria/kit';
import { verifyRecord } from '@zaria/table/public';
import { afterEach, describe, expect, test } from 'vitest';
import { play, type Player } from './player.testing.ts';
import { guestOf, settingOf, startServer, type TestGuest, type TestServer } from './server.testing.ts';

let server: TestServer;
const url = (): string => server.url;

afterEach(async () => {
  await server.stop();
});

async function gather(names: readonly string[], game: string) {
  const people = await Promise.all(names.map(name => guestOf(url, name)));
  const [host] = people as [TestGuest];
  const setting = settingOf(names.length);
  const { table, code } = await host.get('open', { body: { request: 'r1', game, setting, isPublic: false } });
  for (const person of people.slice(1)) await person.get('join', { table, body: { code } });
  const players = people.map((person, seat) =>
    play(person, table, seat as Seat, { rng: simulationRng(`${game} ${seat}`), secret: randomBytes(32) }),
  );
  return { people, table, players };
}

describe.each(GAME_IDS)('%s', game => {
  test('is played by two people with their links in every throw, to its end', async () => {
    server = await startServer();
    const { people, table, players } = await gather(['Anna', 'Ben'], game);
    await Promise.all(players.map(({ over }: Player) => over));
    const record = await people[1]?.get('record', { table });
    const verified = verifyRecord(record, findGame, null);
    expect(verified).toMatchObject({ ok: true, value: { dice: { kind: 'open' } } });
    expect(players[0]?.online.table?.chairs.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    for (const player of players) player.close();
  });
});
