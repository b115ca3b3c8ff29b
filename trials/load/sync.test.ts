import { NOTHING_TOLD, toldDigest, type Row } from '@zaria/protocol';
import { startServer, until } from '@zaria/server/testing';
import { expect, test } from 'vitest';
import { playSome } from '../played.ts';
import { openReturning } from './returning.ts';
import { readKept, type Listener } from './sync.ts';

test('whoever has heard less than is kept, or something else, is not in sync', async () => {
  const server = await startServer();
  const url = (): string => server.url;
  const { people, table } = await playSome(server, 12, 'sync', 1);

  const rows: Row[] = [];
  let isTold = false;
  const line = openReturning({
    table,
    seat: 1,
    cookie: people[1].cookie,
    url,
    taken: null,
    resumes: true,
    welcomed: () => line.hear(),
    glance: () => true,
    news(told) {
      rows.push(...told);
      isTold = true;
    },
    done: () => {},
    refused: () => {},
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
