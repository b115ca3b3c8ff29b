import { tokenOf, turn, writing } from '@zaria/table/testing';
import { hashToken } from '@zaria/table';
import { expect, test } from 'vitest';
import { keepReminding } from './reminding.ts';
import { StoreError, type Store } from './store/index.ts';

test('who could not be noted as told is told after a while, and once', async () => {
  const { table } = await writing();
  let isAway = true;
  let kept: string | null = null;
  const matches = {
    noticed: async () => kept,
    async setNoticed(_: string, next: string, before: string | null) {
      if (isAway) throw new StoreError({ why: 'unreachable', detail: '' });
      if (kept !== before) return false;
      kept = next;
      return true;
    },
  } satisfies Partial<Store['matches']>;
  const timers = new Set<() => void>();
  const [notices, told]: [string[], unknown[]] = [[], []];
  const reminding = keepReminding(
    table,
    { id: 'm' },
    null,
    { isHere: () => false },
    {
      store: { matches } as unknown as Store,
      now: () => 1000,
      after(_, call) {
        timers.add(call);
        return () => void timers.delete(call);
      },
      lookAgain: () => reminding.look(),
      notice: (holder, kind) => void notices.push(`${holder} ${kind}`),
      failed: error => void told.push(error),
    },
  );
  async function ring(): Promise<void> {
    for (const call of timers) {
      timers.delete(call);
      call();
    }
    await turn();
  }

  reminding.look();
  await turn();
  expect([told.length, notices.length, timers.size]).toEqual([1, 0, 1]);
  // Not once for everything that happens meanwhile.
  reminding.look();
  await turn();
  expect(timers.size).toBe(1);
  isAway = false;
  await ring();
  const both = ['Ada', 'Ben'].map(name => `${hashToken(tokenOf(name))} your-turn`);
  expect(notices).toEqual(both);
  reminding.look();
  await ring();
  expect(notices).toEqual(both);
});
