import { expect, test } from 'vitest';
import { compareStored } from './stored.ts';

test('matches that nobody is at are on disk only, however many, and each comes back when somebody does', async () => {
  const [one, many] = await compareStored(300);
  expect([one.inMemory, many.inMemory]).toEqual([0, 0]);
  expect(many.stored).toBe(300);
});
