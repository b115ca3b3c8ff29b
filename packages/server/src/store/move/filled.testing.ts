/* A data folder with something in every table: matches of all games, over and in play, talk, guests, some of it erased. */
import { GAME_IDS } from '@zaria/games';
import { simulationRng, type Seat } from '@zaria/kit';
import { play } from '../../player.testing.ts';
import { guestOf, settingOf, startServer, until } from '../../server.testing.ts';

/** What somebody wrote who takes no care of anybody's encoding. */
const ODD = 'Ζωή 🎲 “Þór” \\ \' " \u0301é';

export async function fillFolder(folder: string): Promise<void> {
  const server = await startServer({ folder });
  const url = (): string => server.url;
  const { store } = server;
  const tables: string[] = [];
  for (const [i, game] of GAME_IDS.entries()) {
    const people = [await guestOf(url, `${ODD.slice(0, 8)} ${i}`), await guestOf(url, `Björn ${i}`)] as const;
    const body = { request: `fill ${i}`, game, setting: settingOf(2), isPublic: i % 2 === 0 };
    const { table, code } = await people[0].get('open', { body });
    await people[1].get('join', { table, body: { code } });
    const players = people.map((guest, seat) =>
      play(guest, table, seat as Seat, {
        rng: simulationRng(`${game} ${seat}`),
        secret: i % 2 === 0 ? Buffer.alloc(32, 1 + i * 2 + seat) : null,
      }),
    );
    await until(() => players.every(({ client }) => client !== null));
    // The last one is still being played when its people leave.
    if (i < GAME_IDS.length - 1) await Promise.all(players.map(({ over }) => over));
    for (const player of players) player.close();
    await store.talk.add(table, {
      at: 1000 + i,
      seat: 0,
      name: people[0].name,
      said: { text: ODD },
      by: `${i}`.padStart(64, 'a'),
    });
    await people[0].get('recovery');
    tables.push(table);
    // Whoever played the first match does not want to be known any more.
    if (i === 0) await people[1].get('erase');
  }
  const [first = '', second = ''] = tables;
  await store.talk.add(first, { at: 2000, seat: 1, name: 'B', said: { text: 'gone' }, by: 'b'.repeat(64) });
  await store.talk.remove(first, 2, 3000);
  await store.matches.close(second, 4000);
  const [{ id: guest } = { id: '' }] = [await store.guests.byHolder(await holderAt(server, tables[2] ?? ''))].flatMap(
    one => (one === null ? [] : [one]),
  );
  await store.guests.putNotice({
    guest,
    kind: 'webhook',
    endpoint: 'https://example.org/hook?é=1',
    details: '{"language":"el"}',
    created: 5000,
  });
  await store.settings.keepFirst('a setting', ODD);
  await server.running.house.settled();
  await server.stop('keep');
}

/** Somebody who sits at a table. */
async function holderAt({ store }: Awaited<ReturnType<typeof startServer>>, table: string): Promise<string> {
  for (const { what } of await store.matches.read(table, 0))
    if (what.kind === 'sat' && what.token !== null) return what.token;
  throw new Error('nobody sits there');
}
