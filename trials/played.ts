import { simulationRng, type Seat } from '@zaria/kit';
import { play } from '@zaria/server/player';
import { guestOf, settingOf, until, type TestGuest, type TestServer } from '@zaria/server/testing';

export interface Played {
  readonly people: readonly [TestGuest, TestGuest];
  readonly table: string;
}

/** A match of Las Vegas that two people have played until each heard so many entries, and left; all of it is written. */
export async function playSome(server: TestServer, enough: number, seed: string, pause?: number): Promise<Played> {
  const url = (): string => server.url;
  const people = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')] as const;
  const body = { request: 'one', game: 'las-vegas', setting: settingOf(2), isPublic: false };
  const { table, code } = await people[0].get('open', { body });
  await people[1].get('join', { table, body: { code } });
  const players = people.map((guest, seat) =>
    play(guest, table, seat as Seat, {
      rng: simulationRng(`${seed} ${seat}`),
      secret: null,
      ...(pause === undefined ? {} : { pause }),
    }),
  );
  await until(() => players.every(({ client, seat }) => (client?.sight(seat).moments.length ?? 0) > enough));
  for (const player of players) player.close();
  await server.running.house.settled();
  return { people, table };
}
