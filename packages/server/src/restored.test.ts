import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@zaria/games/all';
import { simulationRng, type Seat } from '@zaria/kit';
import { verifyRecord } from '@zaria/table/public';
import { afterEach, expect, test } from 'vitest';
import { play, type Player } from './player.testing.ts';
import { guestOf, settingOf, startServer, until, type TestGuest, type TestServer } from './server.testing.ts';
import { backUp, restore } from './store/tools.ts';

let server: TestServer;
const url = (): string => server.url;
const shelf = mkdtempSync(join(tmpdir(), 'zaria-backups-'));

afterEach(async () => {
  await server.stop();
  rmSync(shelf, { recursive: true, force: true });
});

const heardBy = (player: Player): number => player.client?.sight(player.seat).moments.length ?? 0;
const rowsOf = (player: Player): readonly string[] =>
  player.client?.sight(player.seat).moments.map(({ entry }) => JSON.stringify(entry)) ?? [];

/** Two people who add to every throw; `kept`: what their devices have of it. */
const sitDown = (people: readonly TestGuest[], table: string, kept: readonly Player['kept'][] = []): Player[] =>
  people.map((guest, seat) => {
    const hand = kept[seat] ?? null;
    return play(guest, table, seat as Seat, {
      rng: simulationRng(`restored ${seat}`),
      secret: randomBytes(32),
      pause: 2,
      ...(hand === null ? {} : { kept: hand }),
    });
  });

test('a match restored from a backup goes on by lost numbers, and whoever is ahead of it is told so', async () => {
  server = await startServer();
  const people = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')] as const;
  const body = { request: 'one', game: 'las-vegas', setting: settingOf(2), isPublic: false };
  const { table, code } = await people[0].get('open', { body });
  await people[1].get('join', { table, body: { code } });
  const before = sitDown(people, table);
  await until(() => before.every(player => heardBy(player) > 12));

  // While they play on.
  const file = join(shelf, 'copy.db');
  await backUp({ folder: server.folder, file, replace: false, progress: () => {} });
  const at = Math.max(...before.map(heardBy));
  await until(() => before.every(player => heardBy(player) > at + 12));
  const { folder } = server;
  await server.stop('keep');
  await restore({ file, folder, replace: true, now: Date.now() });
  server = await startServer({ folder });

  // They come back by themselves and hear that the server knows less than it told.
  await until(() => before.every(({ online }) => online.state === 'ended'));
  expect(before.map(({ online }) => online.trouble)).toEqual(['behind', 'behind']);
  const known = before.map(({ kept }) => Math.max(...(kept?.given ?? []).map(({ n }) => n)));
  for (const player of before) player.close();

  // Whoever loads the page anew goes on.
  const after = sitDown(
    people,
    table,
    before.map(({ kept }) => kept),
  );
  await Promise.all(after.map(({ over }) => over));
  const lost = rowsOf(after[0] as Player).flatMap(row => /"note":"lost","n":(\d+)/.exec(row)?.slice(1) ?? []);
  expect(lost).toHaveLength(1);
  // Nothing that anybody knew is thrown again.
  expect(Number(lost[0])).toBeGreaterThanOrEqual(Math.max(...known));
  expect(rowsOf(after[0] as Player)).toEqual(rowsOf(after[1] as Player));
  // Each device says once that it was told something else, and goes on adding.
  expect(after.map(({ warnings }) => warnings)).toEqual([['told-differs'], ['told-differs']]);
  const record = await people[0].get('record', { table });
  const verdict = verifyRecord(record, findGame);
  expect(verdict).toMatchObject({ ok: true });
  expect(await server.store.matches.restored()).toEqual([]);
  for (const player of after) player.close();
});
