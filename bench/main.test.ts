import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('a wrong name gives one line and exit code 2', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const bench = spawnSync(process.execPath, ['--import', 'tsx', main, 'chess'], { encoding: 'utf8' });
  expect(bench.stderr).toMatch(/^bench: there is no benchmark "chess"\. There is: [a-z, -]+\n$/);
  expect(bench.stdout).toBe('');
  expect(bench.status).toBe(2);
});
