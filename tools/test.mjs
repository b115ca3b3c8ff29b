/**
 * `npm test`: every check and every test, then the slowest test files, what failed, and as the last line
 * `N passed, N failed`, a check counting as one test.
 * With arguments they go to vitest; the checks and the browser are left out: `npm test -- packages/games/src/qwinto`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, runChecks } from './checks.mjs';
import { runBrowserTests } from './e2e.mjs';
import { slowest } from './slowest.mjs';

/** @import { Told } from './counting-reporter.mjs' */

/** @type {Told} */
const NOTHING = { passed: 0, failures: [], again: [], files: [] };

/**
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
    child.on('error', error => resolve({ ...NOTHING, failures: [`vitest: ${error.message}`] }));
    child.on('close', code => {
      const { passed, failures, again, files } = told ?? { ...NOTHING, failures: [] };
      // A crash, a missed coverage threshold or a run without a single test is a failure too, though no test failed.
      if (failures.length === 0 && (code !== 0 || passed === 0))
        failures.push(`vitest ended with ${code}, ${passed} tests passed`);
      resolve({ passed, failures, again, files });
    });
  });
}

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
const failures = [...checked.failures, ...tested.failures, ...browsed.failures];
/** @type {(heading: string, listed: readonly string[]) => string[]} */
const section = (heading, listed) => (listed.length === 0 ? [] : [heading, ...listed.map(line => `  ${line}`), '']);
const lines = [
  '',
  `Time: ${taken.join(', ')}. The slowest test files:`,
  ...slowest([...tested.files, ...browsed.files]),
  '',
  ...section('Passed only when tried again, and to be looked into:', [...tested.again, ...browsed.again]),
  ...section('What failed:', failures),
  `${checked.passed + tested.passed + browsed.passed} passed, ${failures.length} failed`,
];
process.stdout.write(`${lines.join('\n')}\n`);
if (failures.length > 0) process.exitCode = 1;
