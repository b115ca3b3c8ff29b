import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { commandsIn, newMatch } from '../scene.testing.ts';
import { scratch, sweepScratch } from '../stage.testing.ts';
import { openStoreHere } from './here.ts';

sweepScratch();

const CHILD = fileURLToPath(new URL('./racing.testing.ts', import.meta.url));
const MATCHES = ['a', 'b', 'c', 'd', 'e'];
const EACH = 40;

test('three processes that write to the same matches leave logs without a hole, with each entry once and in order', async () => {
  const folder = scratch();
  const store = await openStoreHere(folder, 'write');
  for (const id of MATCHES) await store.matches.create(newMatch(id));
  const writers = ['one', 'two', 'three'];
  await Promise.all(
    writers.map(who =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', CHILD, folder, who, String(EACH), ...MATCHES]),
    ),
  );
  for (const id of MATCHES) {
    const [first, ...commands] = await commandsIn(store, id);
    expect(first).toBe(`open ${id}`);
    expect(commands).toHaveLength(writers.length * EACH);
    for (const who of writers)
      expect(commands.filter(by => by?.startsWith(`${who} `))).toEqual(
        Array.from({ length: EACH }, (_, i) => `${who} ${i}`),
      );
  }
  await store.close();
});
