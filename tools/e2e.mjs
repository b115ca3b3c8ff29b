/**
 * The tests in a real browser. `npm test` runs the small set; `npm run e2e` all of it, and passes its arguments on to
 * Playwright: `npm run e2e -- --grep offline`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { ROOT } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { failureLine } from './counting-reporter.mjs';

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/**
 * What Playwright reports.
 * @typedef {{ duration: number, error?: { message?: string } }} Try
 * @typedef {{ status: 'expected' | 'unexpected' | 'flaky' | 'skipped', results: Try[] }} Test
 * @typedef {{ file: string, line: number, title: string, tests: Test[] }} Spec
 * @typedef {{ file: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[] }} Report
 */

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/**
 * @param {Suite} suite
 * @returns {number} milliseconds
 */
const timeOf = suite =>
  specsIn(suite)
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0);

/**
 * Those that ended so, each with why its first try failed.
 * @param {readonly Test['status'][]} statuses
 * @returns {(spec: Spec) => string[]}
 */
const linesOf =
  statuses =>
  ({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => statuses.includes(status))
      .map(({ status, results }) =>
        // The colours of the terminal are not for a list.
        failureLine(`${E2E}${file}:${line} › ${title}`, stripVTControlCharacters(results[0]?.error?.message ?? status)),
      );

const E2E = 'packages/web/e2e/';

/**
 * @param {string} file
 * @returns {Told}
 */
function counted(file) {
  const { suites } = /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8')));
  const specs = suites.flatMap(specsIn);
  return {
    passed: specs.flatMap(({ tests }) => tests).filter(({ status }) => status === 'expected' || status === 'flaky')
      .length,
    // What did not run has not passed.
    failures: specs.flatMap(linesOf(['unexpected', 'skipped'])),
    again: specs.flatMap(linesOf(['flaky'])),
    files: suites.map(suite => ({ file: `${E2E}${suite.file}`, seconds: timeOf(suite) / 1000 })),
  };
}

/**
 * @import { Told } from './counting-reporter.mjs'
 * @param {string[]} args
 * @returns {Promise<Told>}
 */
export async function runBrowserTests(args) {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-e2e-'));
  try {
    buildWeb();
    await buildServer();
    const report = join(folder, 'report.json');
    const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
    const child = spawn(process.execPath, [playwright, 'test', ...args], {
      cwd: join(ROOT, 'packages', 'web'),
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: findChromium(),
        ZARIA_PORT: String(await freePort()),
        ZARIA_DATA: join(folder, 'data'),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    });
    /** @type {number | null} */
    const code = await new Promise(resolve => {
      child.on('close', resolve);
    });
    const told = counted(report);
    if (told.failures.length === 0 && (code !== 0 || told.passed === 0))
      told.failures.push(`browser tests: Playwright ended with ${code}, ${told.passed} tests passed`);
    return told;
  } catch (error) {
    return { passed: 0, failures: [failureLine('browser tests', String(error))], again: [], files: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { passed, failures } = await runBrowserTests(process.argv.slice(2));
  process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
  if (failures.length > 0) process.exitCode = 1;
}
