/**
 * `npm test`: every check and every test, then the slowest test files, and as the last line `N passed, N failed`, a
 * check counting as one test.
 * With arguments they go to vitest; the checks and the browser are left out: `npm test -- packages/games/src/qwinto`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, runChecks } from './checks.mjs';
import { runBrowserTests } from './e2e.mjs';
import { slowest } from './slowest.mjs';

/**
 * @import { Told } from './counting-reporter.mjs'
 * @param {string[]} args
 * @returns {Promise<Told>}
 */
function runVitest(args) {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'tools', 'counting-reporter.mjs')}`];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  /** @type {Told | null} */
  let told = null;
  child.on('message', message => {
    told = /** @type {Told} */ (message);
  });
  return new Promise(resolve => {
    child.on('error', () => resolve({ passed: 0, failed: 1, files: [] }));
    child.on('close', code => {
      const { passed, failed, files } = told ?? { passed: 0, failed: 0, files: [] };
      // A crash, a missed coverage threshold or a run without a single test is a failure too, though no test failed.
      const broken = failed === 0 && (code !== 0 || passed === 0);
      if (broken) process.stdout.write(`vitest ended with ${code}, ${passed} tests passed\n`);
      resolve({ passed, failed: broken ? 1 : failed, files });
    });
  });
}

const NOTHING = { passed: 0, failed: 0, files: [] };

/**
 * Runs a part and says how long it took.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 */
async function part(name, run) {
  const start = Date.now();
  const done = await run();
  taken.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
  return done;
}
/** @type {string[]} */
const taken = [];

const args = process.argv.slice(2);
const isAll = args.length === 0;
const checked = isAll ? await part('checks', runChecks) : NOTHING;
const tested = await part('tests', () => runVitest(args));
const browsed = isAll ? await part('browser', () => runBrowserTests(['--grep-invert', '@matrix'])) : NOTHING;
const failed = checked.failed + tested.failed + browsed.failed;
const lines = [
  '',
  `Time: ${taken.join(', ')}. The slowest test files:`,
  ...slowest([...tested.files, ...browsed.files]),
  '',
  `${checked.passed + tested.passed + browsed.passed} passed, ${failed} failed`,
];
process.stdout.write(`${lines.join('\n')}\n`);
if (failed > 0) process.exitCode = 1;
