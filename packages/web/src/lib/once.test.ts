import { expect, test } from 'vitest';
import { once } from './once.ts';

test('twenty calls at once do it once, and none after it has succeeded', async () => {
  let done = 0;
  const begin = once(async () => {
    await Promise.resolve();
    done++;
    return true;
  });
  await Promise.all(Array.from({ length: 20 }, () => begin()));
  await begin();
  expect(done).toBe(1);
});

test('what failed may be tried again', async () => {
  const outcomes = [false, new Error('no room'), true, true];
  let tries = 0;
  const begin = once(async () => {
    await Promise.resolve();
    const outcome = outcomes[tries++];
    if (outcome instanceof Error) throw outcome;
    return outcome === true;
  });
  await begin();
  await expect(begin()).rejects.toThrow('no room');
  await begin();
  await begin();
  expect(tries).toBe(3);
});
