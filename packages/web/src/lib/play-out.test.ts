import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playOut } from './play-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Five items of 100 ms, the second not worth a moment; it waits after the fourth. */
function open(patience: number | null) {
  const seen: string[] = [];
  let isOver = false;
  const playing = playOut({
    items: 5,
    lengthOf: index => (index === 1 ? 0 : 100),
    holdsAfter: index => index === 3,
    patience: () => patience,
    show: (index, isHeld) => void seen.push(isHeld ? `${index} held` : String(index)),
  });
  void playing.over.then(() => (isOver = true));
  return { seen, hurry: playing.hurry, isOver: () => isOver };
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('everything is shown in its time, and what is held waits for somebody', async () => {
  const { seen, hurry, isOver } = open(null);
  await pass(300);
  expect(seen).toEqual(['0', '2', '3', '3 held']);
  await pass(1_000_000);
  expect(seen).toHaveLength(4);
  hurry('skip');
  await pass(0);
  expect(seen.at(-1)).toBe('4');
  await pass(100);
  expect(isOver()).toBe(true);
});

test('one skip leads to where it waits, the next goes on', async () => {
  const { seen, hurry, isOver } = open(null);
  hurry('skip');
  await pass(0);
  expect(seen).toEqual(['0', '3 held']);
  hurry('skip');
  await pass(0);
  expect(seen).toEqual(['0', '3 held', '4']);
  hurry('skip');
  await pass(0);
  expect(isOver()).toBe(true);
});

test('where nobody plays it goes on by itself', async () => {
  const { seen, isOver } = open(500);
  await pass(300);
  expect(seen.at(-1)).toBe('3 held');
  await pass(500);
  expect(seen.at(-1)).toBe('4');
  await pass(100);
  expect(isOver()).toBe(true);
});

test('clearing ends everything, also what is held', async () => {
  const early = open(null);
  early.hurry('clear');
  await pass(0);
  expect([early.seen, early.isOver()]).toEqual([['0'], true]);
  const late = open(null);
  await pass(300);
  late.hurry('clear');
  await pass(0);
  expect([late.seen.at(-1), late.isOver()]).toEqual(['3 held', true]);
});
