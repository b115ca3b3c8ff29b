import { expect, test } from 'vitest';
import { together } from './together.ts';

function scene() {
  const asked: (readonly string[])[] = [];
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const ask = together(
    (keys: readonly string[]) =>
      new Promise<number>((resolve, reject) => {
        asked.push(keys);
        ends.push({ resolve: () => resolve(asked.length), reject });
      }),
  );
  return { asked, ends, ask };
}

const soon = (): Promise<void> => new Promise(resolve => void setImmediate(resolve));

test('what is asked for while something is under way is done together after it, each once', async () => {
  const { asked, ends, ask } = scene();
  const first = ask(['a']);
  await soon();
  const others = [ask(['b']), ask(['c', 'b']), ask(['a'])];
  await soon();
  expect(asked).toEqual([['a']]);
  ends[0]?.resolve();
  expect(await first).toBe(1);
  await soon();
  expect(asked).toEqual([['a'], ['b', 'c', 'a']]);
  ends[1]?.resolve();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
});

test('what fails fails for those who asked for it, and for nobody after them', async () => {
  const { ends, ask } = scene();
  const [first, second] = [ask(['a']), ask(['b'])];
  await soon();
  ends[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect(second).rejects.toThrow('away');
  const third = ask(['c']);
  await soon();
  ends[1]?.resolve();
  expect(await third).toBe(2);
});
