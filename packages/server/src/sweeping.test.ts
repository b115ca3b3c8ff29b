import { turn } from '@zaria/table/testing';
import { expect, test } from 'vitest';
import type { House } from './house.ts';
import type { Store } from './store/index.ts';
import { beginSweeping } from './sweeping.ts';

test('nothing is begun again by a server that stopped while it swept', async () => {
  const timers: (() => void)[] = [];
  let end = (): void => {};
  const store = {
    matches: { sweep: () => new Promise<readonly string[]>(resolve => (end = () => resolve([]))) },
    guests: { sweep: async () => {} },
  } as unknown as Store;
  const surroundings = {
    now: () => 1000,
    random: (bytes: number) => new Uint8Array(bytes),
    after(_: number, call: () => void) {
      timers.push(call);
      return () => {};
    },
  };
  const complaints: unknown[] = [];
  const sweeping = beginSweeping(
    store,
    {} as House,
    surroundings,
    { finished: null },
    error => complaints.push(error),
    async () => true,
  );
  timers.shift()?.();
  await turn();
  sweeping.stop();
  end();
  await turn();
  expect([timers.length, complaints]).toEqual([0, []]);
});
