import { simulationRng } from '@zaria/kit';
import { NOTHING_TOLD, toldDigest, type Row } from '@zaria/protocol';
import { play } from '@zaria/server/player';
import { guestOf, settingOf, startServer, until } from '@zaria/server/testing';
import { expect, test } from 'vitest';
import { openReturning } from './returning.ts';
import { readKept, type Listener } from './sync.ts';

test('whoever has heard less than is kept, or something else, is not in sync', async () => {
  const server = await startServer();
  const url = (): string => server.url;
  const people = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')] as const;
  const body = { request: 'one', game: 'las-vegas', setting: settingOf(2), isPublic: false };
  const { table, code } = await people[0].get('open', { body });
  await people[1].get('join', { table, body: { code } });
  const players = people.map((guest, seat) =>
    play(guest, table, seat as 0, { rng: simulationRng(seat), secret: null, pause: 1 }),
  );
  await until(() => players.every(({ client, seat }) => (client?.sight(seat).moments.length ?? 0) > 12));
  for (const player of players) player.close();
  await server.running.house.settled();

  const rows: Row[] = [];
  let isTold = false;
  const line = openReturning({
    table,
    seat: 1,
    cookie: people[1].cookie,
    url,
    resumes: true,
    welcomed: () => line.hear(),
    news(told) {
      rows.push(...told);
      isTold = true;
    },
    answered: () => {},
    troubled: () => {},
  });
  await until(() => isTold);
  const kept = await readKept(server.store, [table]);
  const heard = (of: readonly Row[]) => ({
    count: of.length,
    told: of.reduce(toldDigest, NOTHING_TOLD),
    lost: null,
    since: [],
  });
  const ben: Listener = { table, seat: 1, heard: line.heard, isThere: true };
  expect(line.heard).toEqual(heard(rows));
  expect(kept.agrees(ben)).toBe(true);

  const less = { ...ben, heard: heard(rows.slice(0, -1)) };
  expect(kept.agrees(less)).toBe(false);
  // Whoever has gone on to another table need not have heard the last of this one.
  expect(kept.agrees({ ...less, isThere: false })).toBe(true);
  const other = { ...ben, heard: heard([...rows.slice(0, -1), [0, 'place 6']]) };
  expect(kept.agrees(other)).toBe(false);
  const more = { ...ben, heard: heard([...rows, [0, 'place 6']]) };
  expect(kept.agrees(more)).toBe(false);

  const [{ entries } = { entries: 0 }] = await server.store.matches.heads([table]);
  expect(kept.needed(new Map([[table, entries]]), ben)).toBe(rows.length);
  expect(kept.needed(new Map([[table, 1]]), ben)).toBe(0);
  line.close();
  await server.stop();
});
