import { expect, test } from 'vitest';
import { takeTurns } from './turns.ts';

/** Turns, and what has happened. */
function watched() {
  const happened: string[] = [];
  const turns = takeTurns(() => happened.push('idle'));
  const slow = (name: string) => async (): Promise<void> => {
    happened.push(`${name} begins`);
    await new Promise(resolve => setImmediate(resolve));
    happened.push(`${name} ends`);
  };
  return { happened, turns, slow };
}

test('nothing begins before what came earlier has ended, and all is idle when nothing waits', async () => {
  const { happened, turns, slow } = watched();
  turns.take(slow('one'));
  await turns.done(slow('two'));
  await Promise.resolve();
  expect(happened).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'idle']);
  expect(turns.isAtWork).toBe(false);
});

test('nothing begins while whoever wants it goes on speaking', async () => {
  const { happened, turns, slow } = watched();
  const done = turns.done(slow('one'));
  expect([turns.isAtWork, happened]).toEqual([true, []]);
  await done;
});

test('who waits hears of a failure, and the next one has its turn', async () => {
  const { happened, turns, slow } = watched();
  const failed = turns.done(() => Promise.reject(new Error('no room')));
  const next = turns.done(slow('next'));
  await expect(failed).rejects.toThrow('no room');
  await next;
  expect(happened).toContain('next ends');
});

test('what is taken when all is idle begins anew', async () => {
  const { happened, turns, slow } = watched();
  await turns.done(slow('one'));
  await Promise.resolve();
  await turns.done(slow('two'));
  await Promise.resolve();
  expect(happened.filter(what => what === 'idle')).toHaveLength(2);
});
