import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testLocks } from '../keeper/locks.testing.ts';
import { alone } from './alone.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: testLocks() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const until = (holds: () => boolean): Promise<void> => vi.waitFor(() => expect(holds()).toBe(true));

test('one tab does it, and the next one when the first is closed', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const done: string[] = [];
  await alone('seat', async () => void done.push('first'), first.signal);
  await alone('seat', async () => void done.push('second'), second.signal);
  expect(done).toEqual(['first']);
  first.abort();
  await until(() => done.length === 2);
  second.abort();
});

test('who was closed before it began keeps nobody waiting', async () => {
  const done: string[] = [];
  await alone('seat', async () => void done.push('closed'), AbortSignal.abort());
  await alone('seat', async () => void done.push('next'), new AbortController().signal);
  expect(done).toEqual(['next']);
});
