import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStoreHere } from '@zaria/server/store/tools';
import { LANGUAGES } from '@zaria/words';
import { expect, test } from 'vitest';
import { fillFolder } from '../data/store.testing.ts';
import { scratch, zaria } from '../stage.testing.ts';

async function filled(): Promise<string> {
  const folder = scratch();
  await fillFolder(folder);
  return folder;
}

test('a backup made while a server runs is restored elsewhere, and what was played is marked', async () => {
  const [folder, file, other] = [await filled(), join(scratch(), 'copy.db'), scratch()];
  const server = await openStoreHere(folder, 'write');
  const copied = await zaria(['backup', file, '--data', folder]);
  await server.close();
  expect(copied).toMatchObject({ exit: 0, err: '' });
  expect(copied.out).toMatch(/copy\.db: 3 matches, 6 entries, 0\.\d MB\. The copy was checked\.\n/);

  const restored = await zaria(['restore', file, '--data', other]);
  expect(restored).toMatchObject({ exit: 0, err: '' });
  expect(restored.out).toMatch(/^3 matches restored to .*\n1 was being played/);
  expect((await zaria(['tables', 'show', 'played', '--data', other])).out).toContain('Restored');
});

test('JSON says what was done', async () => {
  const [folder, file, other] = [await filled(), join(scratch(), 'copy.db'), scratch()];
  const copied = JSON.parse((await zaria(['backup', file, '--json', '--data', folder])).out) as unknown;
  expect(copied).toMatchObject({ file, matches: 3, entries: 6, openings: 3 });
  const restored = JSON.parse((await zaria(['restore', file, '--json', '--data', other])).out) as unknown;
  expect(restored).toMatchObject({ folder: other, matches: 3, running: 1, before: null });
});

test('what is there is not replaced unasked, and data is kept beside', async () => {
  const [folder, file] = [await filled(), join(scratch(), 'copy.db')];
  writeFileSync(file, 'mine');
  expect(await zaria(['backup', file, '--data', folder])).toMatchObject({
    exit: 3,
    out: '',
    err: expect.stringContaining('--force') as string,
  });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect((await zaria(['backup', file, '--force', '--data', folder])).exit).toBe(0);
  expect(await zaria(['restore', file, '--data', folder])).toMatchObject({
    exit: 3,
    err: expect.stringContaining('--force') as string,
  });
  const { exit, out } = await zaria(['restore', file, '--force', '--data', folder]);
  expect(exit).toBe(0);
  const [, before = ''] = /What was there before is in (.*)\.\n/.exec(out) ?? [];
  expect(existsSync(before)).toBe(true);
});

test.each([
  ['', false],
  ['no', false],
  ['x', false],
  ['y', true],
  ['Yes ', true],
])('at a terminal it is asked, and %j is taken as %s', async (answer, isReplaced) => {
  const [folder, file] = [await filled(), join(scratch(), 'copy.db')];
  writeFileSync(file, 'mine');
  const { exit, err } = await zaria(['backup', file, '--data', folder], { input: [answer], isTTY: true });
  expect(err).toContain('is there already. Replace it? (yes/no)');
  expect(exit).toBe(isReplaced ? 0 : 130);
  if (!isReplaced) expect(err).toContain('zaria: Nothing was changed.');
  expect(readFileSync(file).toString() === 'mine').toBe(!isReplaced);
});

test('what cannot be done is said', async () => {
  const [folder, file] = [await filled(), join(scratch(), 'copy.db')];
  const said = async (code: number, ...argv: readonly string[]): Promise<string> => {
    const { exit, out, err } = await zaria(argv);
    expect([exit, out]).toEqual([code, '']);
    return err;
  };
  expect(await said(2, 'backup')).toContain('Which file?');
  expect(await said(2, 'restore')).toContain('Which file?');
  expect(await said(3, 'backup', file, '--data', scratch())).toContain('There is no data in');
  expect(await said(3, 'restore', file, '--data', scratch())).toContain(`There is no file ${file}.`);
  expect(await said(3, 'restore', folder, '--data', scratch())).toBe(`zaria: ${folder} is a folder.\n`);
  expect(await said(3, 'backup', join(folder, 'no', 'such.db'), '--data', folder)).toContain(
    'such.db cannot be written (ENOENT)',
  );
  for (const text of ['no database', '']) {
    writeFileSync(file, text);
    expect(await said(4, 'restore', file, '--data', scratch())).toContain('is no backup of Zaria, or damaged');
  }
  expect(await said(3, 'backup', folder, '--force', '--data', folder)).toContain(`${folder} is a folder.`);
  const good = join(scratch(), 'good.db');
  await zaria(['backup', good, '--data', folder]);
  const server = await openStoreHere(folder, 'write');
  expect(await said(3, 'restore', good, '--force', '--data', folder)).toContain('Another server is using');
  await server.close();
});

test.each(LANGUAGES)('speaks %s', async language => {
  const [folder, file, other] = [await filled(), join(scratch(), 'copy.db'), scratch()];
  const copied = await zaria(['backup', file, '--lang', language, '--data', folder]);
  const restored = await zaria(['restore', file, '--lang', language, '--data', other]);
  const refused = await zaria(['restore', file, '--lang', language, '--data', other]);
  for (const { out, err } of [copied, restored, refused]) {
    expect(out + err).not.toBe('');
    if (language !== 'en') expect(out + err).not.toMatch(/matches|There is|checked/);
  }
});
