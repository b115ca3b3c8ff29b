/**
 * `npm test`: every check and every test, and as the last line `N passed, N failed`, a check counting as one test.
 * With arguments they go to vitest; the checks and the browser are left out: `npm test -- packages/games/src/qwinto`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, runChecks } from './checks.mjs';
import { runBrowserTests } from './e2e.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
function runVitest(args) {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'tools', 'counting-reporter.mjs')}`];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  /** @type {Count | null} */
  let count = null;
  child.on('message', message => {
    count = /** @type {Count} */ (message);
  });
  return new Promise(resolve => {
    child.on('error', () => resolve({ passed: 0, failed: 1 }));
    child.on('close', code => {
      const { passed, failed } = count ?? { passed: 0, failed: 0 };
      // A crash, a missed coverage threshold or a run without a single test is a failure too, though no test failed.
      const broken = failed === 0 && (code !== 0 || passed === 0);
      if (broken) process.stdout.write(`vitest ended with ${code}, ${passed} tests passed\n`);
      resolve({ passed, failed: broken ? 1 : failed });
    });
  });
}

const args = process.argv.slice(2);
const checked = args.length === 0 ? await runChecks() : { passed: 0, failed: 0 };
const tested = await runVitest(args);
const browsed = args.length === 0 ? await runBrowserTests(['--grep-invert', '@matrix']) : { passed: 0, failed: 0 };
const failed = checked.failed + tested.failed + browsed.failed;
process.stdout.write(`\n${checked.passed + tested.passed + browsed.passed} passed, ${failed} failed\n`);
if (failed > 0) process.exitCode = 1;
