import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readText } from './read.ts';
import { writeWhole } from './write.ts';

const folder = mkdtempSync(join(tmpdir(), 'zaria-read-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

test('text is read', () => {
  expect(readText(file('text', 'Ζάρια'))).toEqual({ ok: true, value: 'Ζάρια' });
});

test.each([
  ['a missing file', () => join(folder, 'missing'), 'file-absent'],
  ['a file under a file', () => join(file('plain', ''), 'x'), 'file-absent'],
  ['a folder', () => folder, 'file-folder'],
  ['bytes that are not UTF-8', () => file('latin', new Uint8Array([0x61, 0xe1, 0x61])), 'file-binary'],
  ['zeros', () => file('zeros', new Uint8Array(100)), 'file-binary'],
])('%s is refused', (_name, path, why) => {
  expect(readText(path())).toEqual({ ok: false, error: { why } });
});

test('a file that is too large, or has no end, is refused', () => {
  expect(readText(file('large', 'x'.repeat(1001)), 1000)).toEqual({ ok: false, error: { why: 'file-huge' } });
  expect(readText('/dev/zero', 1_000_000)).toEqual({ ok: false, error: { why: 'file-huge' } });
});

test('a file is replaced as a whole, its folder made', () => {
  const path = join(folder, 'new', 'folder', 'match.json');
  writeWhole(path, 'one');
  writeWhole(path, 'two');
  expect(readText(path)).toEqual({ ok: true, value: 'two' });
  expect(() => writeWhole(folder, 'x')).toThrow();
});
