import { readFileSync, readdirSync } from 'node:fs';
import type { AnyRecord } from '@zaria/table/public';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { matchLink, readMatchLink } from './match-link.ts';

const GOLDEN = new URL('../../../table/golden/', import.meta.url);
const RECORDS = readdirSync(GOLDEN)
  .filter(name => name.includes('-rules-'))
  .map(name => [name, JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf8')) as AnyRecord] as const);

test.each(RECORDS)('%s goes into a link and comes out of it the same', async (_, record) => {
  const link = await matchLink('https://dice.example', record, 17);
  expect(link).toMatch(/^https:\/\/dice\.example\/record#17~[\w-]+$/);
  expect(link?.length).toBeLessThan(6000);
  const read = await readMatchLink(new URL(link ?? '').hash);
  expect(read?.at).toBe(17);
  expect(JSON.parse((await read?.file.text()) ?? '')).toEqual(record);
});

test('a match that no link can hold gets none', async () => {
  const [, [, record] = ['', {}]] = RECORDS;
  const names = Array.from({ length: 4000 }, (_, i) => String((i * 7919) ** 3));
  expect(await matchLink('https://dice.example', { ...record, names } as unknown as AnyRecord, 0)).toBeNull();
});

const packed = (bytes: Buffer): string => deflateRawSync(bytes).toString('base64url');

test.each([
  ['nothing', ''],
  ['no moment', `#~${packed(Buffer.from('{}'))}`],
  ['a part of it', `#3~${packed(Buffer.from(JSON.stringify(RECORDS[0]?.[1]))).slice(0, 400)}`],
  ['letters that are none', '#3~!!!!'],
  ['what was never packed', '#3~aGVsbG8gd29ybGQhIGhlbGxvIHdvcmxkIQ'],
  ['more than any record', `#3~${packed(Buffer.alloc(40_000_000))}`],
])('a link with %s is refused', async (_, hash) => {
  expect(await readMatchLink(hash)).toBeNull();
});
