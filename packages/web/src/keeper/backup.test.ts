import { registered } from '@zaria/games/all';
import { isGameId } from '@zaria/games';
import type { Stored } from '@zaria/table';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeBackup, readBackup, type Restoring } from './backup.ts';
import { openStore } from './database.ts';
import { earlier } from './earlier.testing.ts';
import type { KeptMatch, Row, Store } from './kept.ts';

/* Without a browser the store is in memory. */
const store: Store = await openStore();
const matches = [earlier('las-vegas'), earlier('qwinto')];
const [{ kept, rows } = { kept: {} as KeptMatch, rows: [] as Row[] }] = matches;

const stored = (list: readonly Row[]): readonly Stored[] => list.map(({ entry }) => entry as Stored);
const findGame = async (id: string) => (isGameId(id) ? registered(id).game : null);
const read = (text: string) => readBackup(text, findGame);

async function restoring(backup: unknown): Promise<Restoring> {
  const found = await read(JSON.stringify(backup));
  if (!found.ok) throw new Error(found.error.why);
  return found.value;
}
async function all(): Promise<Awaited<ReturnType<typeof makeBackup>>> {
  for (const match of matches) await store.append(match.kept, 0, stored(match.rows));
  return makeBackup({ 'zaria/settings': '{"name":"Anna"}' });
}
async function clear(): Promise<void> {
  for (const match of matches) await store.remove(match.kept.id);
}
beforeEach(clear);

describe('what was saved', () => {
  test('is all there again on an empty device, entry by entry', async () => {
    const backup = await all();
    await clear();
    const found = await restoring(backup);
    expect(found).toMatchObject({ fresh: 2, longer: 0, here: 0, different: 0, broken: [] });
    expect(found.kept).toEqual({ 'zaria/settings': '{"name":"Anna"}' });
    await found.carryOut();
    for (const match of matches) {
      expect(await store.rows(match.kept.id, 0)).toEqual(match.rows);
      expect(await store.match(match.kept.id)).toMatchObject(match.kept);
    }
  });

  test('still leads to the table elsewhere at which it goes on', async () => {
    await store.append({ ...kept, movedTo: 'abcdefgh2345' }, 0, stored(rows));
    const backup = await makeBackup({});
    await clear();
    await (await restoring(backup)).carryOut();
    expect(await store.match(kept.id)).toMatchObject({ movedTo: 'abcdefgh2345' });
  });

  test('changes nothing where it is here already, or older than what is here', async () => {
    const backup = await all();
    const [first, ...others] = backup.matches as (KeptMatch & { readonly entries: readonly unknown[] })[];
    const older = { ...backup, matches: [{ ...first, entries: first?.entries.slice(0, -3) }, ...others] };
    for (const file of [backup, older]) {
      const found = await restoring(file);
      expect(found).toMatchObject({ fresh: 0, longer: 0, here: 2 });
      await found.carryOut();
    }
    expect(await makeBackup(backup.kept)).toMatchObject({ matches: backup.matches });
  });

  test('goes on where the device is behind, and may be brought back twice', async () => {
    const backup = await all();
    await store.cut(kept.id, rows.length - 5);
    for (const fate of ['longer', 'here'] as const) {
      const found = await restoring(backup);
      expect(found[fate]).toBe(fate === 'here' ? 2 : 1);
      await found.carryOut();
      expect(await store.rows(kept.id, 0)).toEqual(rows);
    }
  });

  test('does not overwrite a match that went on differently here', async () => {
    const backup = await all();
    await store.cut(kept.id, rows.length - 1);
    const other: Stored = { at: 1, by: null, what: { kind: 'abandoned' } };
    await store.append(kept, rows.length - 1, [other]);
    const found = await restoring(backup);
    expect(found).toMatchObject({ different: 1, here: 1 });
    await found.carryOut();
    expect((await store.rows(kept.id, rows.length - 1)).map(({ entry }) => entry)).toEqual([other]);
  });

  test('mends a match that is damaged here', async () => {
    const backup = await all();
    await store.cut(kept.id, 10);
    await store.append(kept, 10, [{} as Stored]);
    const found = await restoring(backup);
    expect(found.longer).toBe(1);
    await found.carryOut();
    expect(await store.rows(kept.id, 0)).toEqual(rows);
  });
});

describe('what cannot be brought back is named with its place and its reason', () => {
  const broken = async (change: Readonly<Record<string, unknown>>) => {
    const backup = await all();
    await clear();
    const list = backup.matches.map(match =>
      (match as KeptMatch).id === kept.id ? { ...(match as KeptMatch), ...change } : match,
    );
    const found = await restoring({ ...backup, matches: list });
    // The other one comes back all the same.
    expect(found.fresh).toBe(1);
    const at = `matches[${list.findIndex(match => (match as KeptMatch).id === change['id'] || (match as KeptMatch).id === kept.id)}]`;
    expect(found.broken.map(one => one.at)).toEqual([at]);
    return found.broken[0]?.damage;
  };

  test.each([
    [
      'a gap cannot be in a list, but a hole can',
      { entries: [...stored(rows.slice(0, 7)), null] },
      { why: 'shape', at: 8 },
    ],
    ['a game that is not here', { game: 'chess' }, { why: 'game', game: 'chess' }],
    ['players that are none', { players: 'Anna' }, { why: 'row' }],
    ['a name that is no name', { id: '../../etc' }, { why: 'row' }],
    ['no entries', { entries: {} }, { why: 'row' }],
    ['another token', { token: 'somebody else’s token' }, { why: 'secret' }],
    ['a seed that is none', { serverSeed: '00' }, { why: 'secret' }],
    ['another seed', { serverSeed: '00'.repeat(32) }, { why: 'secret' }],
  ])('%s', async (_, change, damage) => {
    expect(await broken(change)).toEqual(damage);
  });

  test('a move that nobody could make', async () => {
    const entries = [...stored(rows.slice(0, 20)), ...stored(rows.slice(25))];
    expect(await broken({ entries })).toMatchObject({ why: 'order', at: 21 });
  });
});

describe('a file that is none of ours', () => {
  test.each([
    ['{"format":"zaria-device/1","matches":[', { why: 'not-json' }],
    ['[]', { why: 'format' }],
    ['['.repeat(200_000), { why: 'format' }],
    ['{"format":"zaria-device/7"}', { why: 'format' }],
    ['{"format":"zaria/1"}', { why: 'record' }],
    [
      '{"format":"zaria-device/1","savedAt":1,"kept":{"zaria/settings":7},"matches":[],"records":[]}',
      { why: 'shape', at: 'kept' },
    ],
    ['{"format":"zaria-device/1","savedAt":1,"kept":{},"matches":7,"records":[]}', { why: 'shape', at: 'matches' }],
    [
      '{"format":"zaria-device/1","savedAt":1,"kept":{},"matches":[],"records":[{}]}',
      { why: 'shape', at: 'records[0]' },
    ],
  ])('%s', async (text, fault) => {
    expect(await read(text)).toMatchObject({ ok: false, error: fault });
  });

  test('a place is named where it stops being JSON', async () => {
    expect(await read('{"a":1,}')).toMatchObject({ error: { why: 'not-json', at: 7 } });
    expect(await read('{"a":')).toMatchObject({ error: { why: 'not-json', at: 5 } });
  });
});
