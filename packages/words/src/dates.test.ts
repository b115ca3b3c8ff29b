import { expect, test } from 'vitest';
import { dateFormat, icelandic } from './dates.ts';

const AT = Date.UTC(2026, 10, 18, 15, 46);
const UTC = { timeZone: 'UTC' } as const;

test.each([
  [{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }, '18. nóv., 15:46'],
  [{ day: 'numeric', month: 'short' }, '18. nóv.'],
  [{ hour: 'numeric', minute: '2-digit' }, '15:46'],
  [{ dateStyle: 'long', timeStyle: 'short' }, '18. nóvember 2026 kl. 15:46'],
] as const)('%o is written in Icelandic where the runtime has none', (parts, text) => {
  expect(icelandic({ ...parts, ...UTC }).format(AT)).toBe(text);
});

test('each month has its name', () => {
  const format = icelandic({ month: 'long', ...UTC });
  expect(Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15))).join(' ')).toBe(
    'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember',
  );
});

test('other languages are the runtime’s own', () => {
  expect(dateFormat('it', { day: 'numeric', month: 'long', ...UTC }).format(AT)).toBe('18 novembre');
});
