import { expect, test } from 'vitest';
import type { Line } from './io.ts';
import { linesOf } from './lines.ts';

async function all(pieces: readonly (string | Uint8Array)[], longest?: number): Promise<Line[]> {
  async function* source(): AsyncGenerator<string | Uint8Array> {
    yield* pieces;
  }
  const next = linesOf(source(), longest);
  const lines: Line[] = [];
  do lines.push(await next());
  while (lines.at(-1) !== null);
  return lines;
}

const texts = (...lines: readonly string[]): Line[] => [...lines.map(text => ({ text })), null];

test('lines are cut wherever the pieces end', async () => {
  expect(await all(['ro', 'll\npla', 'ce 3\n\nlast'])).toEqual(texts('roll', 'place 3', '', 'last'));
  expect(await all(['one\r\ntwo\n'])).toEqual(texts('one', 'two'));
  expect(await all([])).toEqual(texts());
});

test('a letter of several bytes may come in two pieces', async () => {
  const bytes = new TextEncoder().encode('ζάρι\n');
  expect(await all([bytes.slice(0, 3), bytes.slice(3)])).toEqual(texts('ζάρι'));
});

test('a line that is too long is given up, and those after it are read', async () => {
  const long = ['x'.repeat(50), 'y'.repeat(60), 'y'.repeat(60)];
  expect(await all(['short\n', ...long, 'z\nmore\n'], 100)).toEqual([{ text: 'short' }, 'too-long', ...texts('more')]);
  expect(await all([...long, 'and no end'], 100)).toEqual(['too-long', null]);
});

test('a mark at the beginning is a part of the first line', async () => {
  expect(await all([Uint8Array.of(0xef, 0xbb, 0xbf, 0x61, 0x0a)])).toEqual(texts('\ufeffa'));
});
