import { copyFileSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { guest, hash, newMatch, sat, session } from '../scene.testing.ts';
import { scratch, sweepScratch } from '../stage.testing.ts';
import { openEngine } from './engine.ts';
import { folderAt, sizeOf, type Folder } from './folder.ts';
import type { Store } from '../store.ts';
import { openStoreHere } from './here.ts';

sweepScratch();

const { entries: _, ...match } = newMatch('m');
const create: Call = { part: 'matches', name: 'create', args: [match, [{ text: '{}', personal: null }]] };
/** A page or two. */
const TEXT = JSON.stringify({ at: 0, by: null, what: { kind: 'abandoned' }, filler: '.'.repeat(4000) });
const append = (seq: number): Call => ({
  part: 'matches',
  name: 'append',
  args: ['m', seq, [{ text: TEXT, personal: null }], null],
});

/** As a process leaves its files that is killed. */
function copyOf({ database, log }: Folder, name: string): string {
  const copy = folderAt(join(scratch(), name));
  mkdirSync(copy.path);
  copyFileSync(database, copy.database);
  copyFileSync(log, copy.log);
  return copy.path;
}

test('a log is taken in and written anew in the same place, and whatever is acknowledged is there at every moment', async () => {
  const folder = folderAt(scratch());
  const engine = await openEngine({ folder: folder.path, does: 'write' });
  await engine.carryOut([create]);
  const lengths: number[] = [];
  const copies: { readonly path: string; readonly entries: number }[] = [];
  for (let seq = 1; seq <= 900; seq++) {
    expect(await engine.carryOut([append(seq)])).toEqual([{ ok: true, value: true }]);
    // Before it is taken in, after it, and while what lies behind the new part is of an earlier time.
    if (seq > 270 && seq < 300) copies.push({ path: copyOf(folder, `${seq}`), entries: seq + 1 });
    engine.rest();
    lengths.push(sizeOf(folder.log));
  }
  const longest = Math.max(...lengths);
  expect(longest).toBeLessThan(8 * 1024 * 1024);
  expect(lengths.filter(length => length === longest).length).toBeGreaterThan(lengths.length / 4);
  for (const { path, entries } of copies) {
    const store = await openStoreHere(path, 'write');
    expect(await store.matches.read('m', 0)).toHaveLength(entries);
    await store.close();
  }
  engine.close();
  expect(sizeOf(folder.log)).toBe(0);
  const store = await openStoreHere(folder.path, 'read');
  expect(await store.matches.read('m', 0)).toHaveLength(901);
  await store.close();
});

/** Everything that lies in a data folder. */
const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map(name => readFileSync(join(folder, name), 'latin1'))
    .join('');

describe('what is erased is in none of the files any more, also while a server runs', () => {
  const line = (said: string) => ({ at: 5, seat: 0, name: 'Zoe', said: { text: said }, by: hash('Zoe') }) as const;

  async function kept(): Promise<{ readonly folder: string; readonly store: Store }> {
    const folder = scratch();
    const store = await openStoreHere(folder, 'write');
    await store.guests.add(guest('Zoe'), session('Zoe'));
    await store.matches.create(newMatch('m', { entries: [{ ...sat(0, 'Zoe Zebra', hash('Zoe')), by: 'sit' }] }));
    await store.talk.add('m', line('a word that is unheard of'));
    return { folder, store };
  }

  test('a guest who erases himself', async () => {
    const { folder, store } = await kept();
    expect(bytesIn(folder)).toContain('Zoe Zebra');
    await store.guests.erase('guest Zoe');
    for (const word of ['Zoe Zebra', 'unheard of']) expect(bytesIn(folder)).not.toContain(word);
    expect(await store.talk.last('m', 9)).toEqual([{ number: 1, line: null }]);
    await store.close();
  });

  test('a line that the operator removes beside it', async () => {
    const { folder, store } = await kept();
    const beside = await openStoreHere(folder, 'amend');
    expect(await beside.talk.remove('m', 1, 100)).toBe(true);
    await beside.close();
    expect(bytesIn(folder)).not.toContain('unheard of');
    expect(bytesIn(folder)).toContain('Zoe Zebra');
    await store.close();
  });
});
