import { expect, test } from 'vitest';
import { bytesPerRun } from './bytes.ts';

test('what is made is counted, and what is not is not', () => {
  const kept: unknown[] = [];
  const made = bytesPerRun(() => kept.push(Array.from({ length: 10_000 }, (_, at) => at)));
  expect(made).toBeGreaterThan(30_000);
  expect(made).toBeLessThan(300_000);
  const numbers = new Float64Array(1000);
  expect(bytesPerRun(() => numbers.fill(1))).toBeLessThan(10_000);
});
