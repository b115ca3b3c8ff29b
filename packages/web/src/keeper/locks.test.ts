import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdMatch, type Hold } from './locks.ts';
import { testLocks } from './locks.testing.ts';

const open: Hold[] = [];
beforeEach(() => {
  vi.stubGlobal('navigator', { locks: testLocks() });
});
afterEach(() => {
  for (const hold of open.splice(0)) hold.release();
  vi.unstubAllGlobals();
});

/** A tab with the match. `lost`: what it does before the lock passes on. */
function tab(lost: () => Promise<void> = async () => {}) {
  const self = {
    plays: false,
    losses: 0,
    hold: holdMatch('m', {
      async granted() {
        self.plays = true;
      },
      async lost() {
        self.losses++;
        await lost();
        self.plays = false;
      },
      hinted() {},
    }),
  };
  open.push(self.hold);
  return self;
}
const until = (holds: () => boolean): Promise<void> => vi.waitFor(() => expect(holds()).toBe(true));
/** What tabs say to each other has arrived. */
const arrived = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 50));

test('one tab plays, and the one that asks plays instead', async () => {
  const [first, second] = [tab(), tab()];
  await until(() => first.plays);
  second.hold.ask();
  await until(() => second.plays && !first.plays);
  second.hold.release();
  await until(() => first.plays);
  expect(first.losses).toBe(1);
});

test('who asks twice, as by a double click, is asked once in his turn', async () => {
  // What is being written is written first.
  const [first, second] = [tab(arrived), tab(arrived)];
  await until(() => first.plays);
  second.hold.ask();
  second.hold.ask();
  await until(() => second.plays);
  await arrived();
  expect(first.losses).toBe(1);
  first.hold.ask();
  await until(() => first.plays && !second.plays);
  await arrived();
  // The first does not wait behind itself.
  second.hold.ask();
  await until(() => second.plays);
  await arrived();
  expect(first.plays).toBe(false);
});

test('of several tabs that watch the one that asks plays', async () => {
  const [first, second, third] = [tab(arrived), tab(), tab()];
  await until(() => first.plays);
  third.hold.ask();
  await until(() => third.plays);
  await arrived();
  expect([first.plays, second.plays, third.plays]).toEqual([false, false, true]);
  // Whoever stood back comes next.
  third.hold.release();
  await until(() => first.plays !== second.plays);
});

test('the lock passes on whatever fails on the way', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [first, second] = [tab(() => Promise.reject(new Error('the store does not answer'))), tab()];
  await until(() => first.plays);
  second.hold.ask();
  await until(() => second.plays);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('a tab that is closed while it still writes keeps the lock from nobody', async () => {
  const [first, second] = [tab(() => new Promise(() => {})), tab()];
  await until(() => first.plays);
  second.hold.ask();
  await until(() => first.losses === 1);
  first.hold.release();
  await until(() => second.plays);
  expect(second.losses).toBe(0);
});
