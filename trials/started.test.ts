/* What starts the server as its operator does, by tools/start.mjs: one after the other, since there is one place it is built at. */
import { expect, test } from 'vitest';
import { tryBackup } from './hosting/try.ts';
import { ROOT } from './upgrade/old-tree.ts';
import { oneServer } from './upgrade/one.ts';
import { runUpgrade } from './upgrade/upgrade.ts';

test('a server is replaced by its like while people play all games, with the page they have and with a new one', async () => {
  const told: string[] = [];
  const fleet = await oneServer(ROOT, line => void told.push(line));
  const result = await runUpgrade({ fleet, oldTree: ROOT, tables: 4, seed: 'small' });
  expect(result).toMatchObject({ tables: 4, reloaded: 4, lost: 0, twice: 0, different: 0, verified: 4 });
  expect(result.before).toBeGreaterThan(80);
  expect(result.after).toBeGreaterThan(0);
  expect(result.acknowledged).toBe(result.before + result.after);
  expect(told).toHaveLength(1);
});

test('backup.sh copies the data of a server that runs, and rehearses the way back', async () => {
  const told: string[] = [];
  await tryBackup(line => void told.push(line));
  expect(told).toHaveLength(1);
});
