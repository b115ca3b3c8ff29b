import { expect, test } from 'vitest';
import { besideScreenLink, parsePass, parseTableKey, passLink, screenLink, tableLink } from './links.ts';

const CODE = 'abcdefgh23456789';
const INVITATION = '0f'.repeat(32);
const hashOf = (link: string): string => new URL(link).hash;

test('what opens a table stands behind the #, and is read again', () => {
  const link = tableLink('https://zaria.example', 'abcdefgh2345', CODE);
  expect(new URL(link).pathname).toBe('/t/abcdefgh2345');
  expect(new URL(link).search).toBe('');
  expect(parseTableKey(hashOf(link))).toEqual({ code: CODE, offer: null });
});

test('a table screen is opened by a link, and what it shows to be scanned leads to the table', () => {
  const [screen, beside] = [screenLink, besideScreenLink].map(
    make => new URL(make('https://zaria.example', 'abcdefgh2345', CODE)),
  );
  expect([screen?.pathname, beside?.pathname]).toEqual(['/t/abcdefgh2345/screen', '/t/abcdefgh2345']);
  for (const link of [screen, beside]) expect(parseTableKey(link?.hash ?? '')).toEqual({ code: CODE, offer: null });
  expect([screen?.search, beside?.search]).toEqual(['', '?own']);
});

test('a link for a seat brings the code and the invitation', () => {
  const offer = { seat: 2, invitation: INVITATION } as const;
  expect(parseTableKey(hashOf(tableLink('https://zaria.example', 'abcdefgh2345', CODE, offer)))).toEqual({
    code: CODE,
    offer,
  });
});

test('somebody who has no code gives his seat away all the same', () => {
  const offer = { seat: 1, invitation: INVITATION } as const;
  expect(parseTableKey(hashOf(tableLink('https://zaria.example', 'abcdefgh2345', null, offer)))).toEqual({
    code: null,
    offer,
  });
});

test.each([
  '',
  '#',
  '#x',
  '#abcdefgh2345678',
  `#${CODE}.9.${INVITATION}`,
  `#${CODE}.1.xyz`,
  `#${CODE}.1.${INVITATION}.1`,
])('of %j only what has the right form is taken', hash => {
  expect(parseTableKey(hash).offer).toBeNull();
  expect(parseTableKey(hash).code).toBe(hash.startsWith(`#${CODE}`) ? CODE : null);
});

test('a pass carries the hands of a table', () => {
  const pass = 'a'.repeat(43);
  const hand = {
    seat: 1 as const,
    matchId: '00'.repeat(16),
    host: '11'.repeat(32),
    secret: '22'.repeat(32),
    isLate: false,
  };
  const passed = { pass, table: 'abcdefgh2345', hands: [hand] };
  expect(parsePass(hashOf(passLink('https://zaria.example', passed)))).toEqual(passed);
  expect(parsePass(hashOf(passLink('https://zaria.example', { pass, table: null, hands: [] })))).toEqual({
    pass,
    table: null,
    hands: [],
  });
  expect(parsePass('#short')).toBeNull();
  expect(parsePass(`#${pass}~nonsense~dice`)).toEqual({ pass, table: null, hands: [] });
});
