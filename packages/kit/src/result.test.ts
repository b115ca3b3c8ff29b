import { expect, test } from 'vitest';
import { fail, ok, type Result } from './result.ts';

const half = (n: number): Result<number, 'odd'> => (n % 2 === 0 ? ok(n / 2) : fail('odd'));

test('a result is a value or the reason why there is none', () => {
  expect(half(6)).toEqual({ ok: true, value: 3 });
  expect(half(7)).toEqual({ ok: false, error: 'odd' });
});
