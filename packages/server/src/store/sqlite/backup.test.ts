import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsIn, entry, hash, newMatch, sat, secretOf, summary } from '../scene.testing.ts';
import { faultOf, scratch, sweepScratch } from '../stage.testing.ts';
import type { Store } from '../store.ts';
import { verifyLedger } from '@zaria/fair';
import { backUp } from './backup.ts';
import { folderAt } from './folder.ts';
import { openStoreHere } from './here.ts';
import { openStore } from './open.ts';
import { restore } from './restore.ts';

sweepScratch();

const quietly = { replace: false, progress: () => {} };

/** A store with matches in every phase. */
async function filled(folder: string): Promise<Store> {
  const store = await openStoreHere(folder, 'write');
  await store.matches.create(newMatch('played', { summary: summary({ phase: 'playing' }) }));
  await store.matches.create(newMatch('over', { summary: summary({ phase: 'over' }) }));
  await store.matches.create(newMatch('lobby'));
  await store.matches.create(newMatch('begun since'));
  await store.matches.append('begun since', 1, [entry('start')]);
  await store.matches.create(newMatch('closed', { summary: summary({ phase: 'playing' }) }));
  await store.matches.close('closed', 7);
  await store.matches.append('played', 1, [sat(0, 'Zoe', hash('Zoe'))]);
  return store;
}

test('a backup made while a server writes is the store at one moment', async () => {
  const [folder, file] = [scratch(), join(scratch(), 'copy.db')];
  const store = await openStore({ folder });
  const matches = ['a', 'b', 'c'];
  for (const id of matches) await store.matches.create(newMatch(id));
  // A good many pages, so that it takes several goes.
  for (let seq = 1; seq <= 300; seq++)
    await Promise.all(matches.map(id => store.matches.append(id, seq, [entry(`${id} ${seq} ${'.'.repeat(8000)}`)])));
  const enough = new AbortController();
  const writing = Promise.all(
    matches.map(async id => {
      for (let seq = 301; !enough.signal.aborted; seq++) await store.matches.append(id, seq, [entry(`${id} ${seq}`)]);
    }),
  );
  const steps: number[] = [];
  const contents = await backUp({ folder, file, replace: false, progress: done => void steps.push(done) });
  enough.abort();
  await writing;
  await store.close();

  // It never had to begin again.
  expect(steps.length).toBeGreaterThan(1);
  expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  expect(contents).toMatchObject({ matches: 3, openings: 3, size: statSync(file).size });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(join(file, '..'))).toEqual(['copy.db']);
  const other = scratch();
  await restore({ file, folder: other, replace: false, now: 1 });
  const copy = await openStoreHere(other, 'write');
  const lengths = await Promise.all(matches.map(async id => (await commandsIn(copy, id)).length));
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(contents.entries);
  for (const length of lengths) expect(length).toBeGreaterThanOrEqual(301);
  await copy.close();
});

test('a backup is refused where a file is, where nothing is, and of what is damaged', async () => {
  const [folder, file] = [scratch(), join(scratch(), 'copy.db')];
  expect(await faultOf(backUp({ folder, file, ...quietly }))).toBe('missing');
  await (await filled(folder)).close();
  writeFileSync(file, 'mine');
  expect(await faultOf(backUp({ folder, file, ...quietly }))).toBe('exists');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  await backUp({ folder, file, ...quietly, replace: true });
  expect(statSync(file).size).toBeGreaterThan(1000);

  const store = await openStoreHere(folder, 'amend');
  const broken = join(scratch(), 'broken.db');
  const bytes = readFileSync(folderAt(folder).database);
  bytes.fill(0xff, 8192, 40_000);
  await store.close();
  writeFileSync(folderAt(folder).database, bytes);
  expect(await faultOf(backUp({ folder, file: broken, ...quietly }))).toBe('damaged');
  expect(readdirSync(join(broken, '..'))).toEqual([]);
});

test('where the copy cannot be written, that is said of the copy', async () => {
  const [folder, taken] = [scratch(), scratch()];
  await (await filled(folder)).close();
  for (const file of [taken, join(taken, 'none', 'copy.db')])
    expect(await faultOf(backUp({ folder, file, ...quietly, replace: true }))).toBe('unwritable');
  expect(readdirSync(taken)).toEqual([]);
});

test('restored matches that were being played are marked, until they are recovered', async () => {
  const [folder, file, other] = [scratch(), join(scratch(), 'copy.db'), scratch()];
  const store = await filled(folder);
  await backUp({ folder, file, ...quietly });
  await store.matches.append('played', 2, [entry('after the backup')]);
  await store.close();

  expect(await restore({ file, folder: other, replace: false, now: 99 })).toMatchObject({
    matches: 5,
    running: 2,
    before: null,
  });
  const restored = await openStoreHere(other, 'write');
  expect(await restored.matches.restored()).toEqual(['begun since', 'played']);
  expect(await restored.matches.row('played')).toMatchObject({ restored: 99 });
  expect(await restored.matches.row('over')).toMatchObject({ restored: null });
  expect(await commandsIn(restored, 'played')).toEqual(['open played', 'sit 0 Zoe']);
  expect(await restored.matches.secret('played')).toBe(secretOf('played'));
  await restored.matches.recovered('played');
  expect(await restored.matches.restored()).toEqual(['begun since']);
  await restored.close();
});

test('restoring keeps what was there, and touches nothing while a server has it or the file is no backup', async () => {
  const [folder, file] = [scratch(), join(scratch(), 'copy.db')];
  const store = await filled(folder);
  await backUp({ folder, file, ...quietly });
  expect(await faultOf(restore({ file, folder, replace: true, now: 1 }))).toBe('in-use');
  await store.matches.append('played', 2, [entry('after the backup')]);
  await store.close();
  expect(await faultOf(restore({ file, folder, replace: false, now: 1 }))).toBe('exists');

  const bad = join(scratch(), 'bad.db');
  writeFileSync(bad, readFileSync(file).subarray(0, 30_000));
  expect(await faultOf(restore({ file: bad, folder, replace: true, now: 1 }))).toBe('damaged');
  for (const text of ['text', '']) {
    writeFileSync(bad, text);
    expect(await faultOf(restore({ file: bad, folder, replace: true, now: 1 }))).toBe('damaged');
  }
  expect(await faultOf(restore({ file: join(folder, 'nothing'), folder, replace: true, now: 1 }))).toBe('missing');
  expect(existsSync(join(folder, 'restoring'))).toBe(false);
  const still = await openStoreHere(folder, 'write');
  expect(await commandsIn(still, 'played')).toHaveLength(3);
  await still.close();

  const { before } = await restore({ file, folder, replace: true, now: 1 });
  expect(before).not.toBeNull();
  const now = await openStoreHere(folder, 'write');
  expect(await commandsIn(now, 'played')).toHaveLength(2);
  await now.close();
  // What was there can be restored again.
  await restore({ file: before ?? '', folder, replace: true, now: 2 });
  const again = await openStoreHere(folder, 'write');
  expect(await commandsIn(again, 'played')).toHaveLength(3);
  await again.close();
});

test('what was published since the backup stays in the ledger, and no number is given twice', async () => {
  const [folder, file] = [scratch(), join(scratch(), 'copy.db')];
  const store = await filled(folder);
  await backUp({ folder, file, ...quietly });
  const since = await store.matches.create(newMatch('since'));
  await store.close();
  await restore({ file, folder, replace: true, now: 1 });
  const restored = await openStoreHere(folder, 'write');
  expect(await restored.ledger.last()).toMatchObject({ ...since.opening });
  expect(await restored.matches.row('since')).toBeNull();
  const next = await restored.matches.create(newMatch('next'));
  expect(next.opening?.number).toBe((since.opening?.number ?? 0) + 1);
  const openings = await restored.ledger.read(1, 100);
  expect(verifyLedger(openings.map(opening => ({ ...opening }))).ok).toBe(true);
  await restored.close();

  // A ledger that is another one is left alone.
  const other = scratch();
  const elsewhere = await openStoreHere(other, 'write');
  for (let i = 0; i < 9; i++) await elsewhere.matches.create(newMatch(`elsewhere ${i}`));
  await elsewhere.close();
  await restore({ file, folder: other, replace: true, now: 1 });
  const own = await openStoreHere(other, 'write');
  expect((await own.ledger.last())?.matchId).toBe(newMatch('closed').dice?.matchId);
  await own.close();
});
