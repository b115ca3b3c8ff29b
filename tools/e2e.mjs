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
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { ROOT } from './checks.mjs';
import { findChromium } from './chromium.mjs';

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
 * @typedef {{ results: { duration: number }[] }} Test
 * @typedef {{ file: string, specs: { tests: Test[] }[], suites?: Suite[] }} Suite
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats
 * @typedef {{ stats: Stats, suites: Suite[] }} Report
 */

/**
 * @param {Suite} suite
 * @returns {number} milliseconds
 */
function timeOf({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap(test => test.results);
  return results.reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, one) => sum + timeOf(one), 0);
}

/** @param {string} file */
function counted(file) {
  const { stats, suites } = /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: stats.expected,
    // A test that passes only at the second try, or does not run, has not passed.
    failed: stats.unexpected + stats.flaky + stats.skipped,
    files: suites.map(suite => ({ file: `packages/web/e2e/${suite.file}`, seconds: timeOf(suite) / 1000 })),
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
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    });
    /** @type {number | null} */
    const code = await new Promise(resolve => {
      child.on('close', resolve);
    });
    const { passed, failed, files } = counted(report);
    return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, files };
  } catch (error) {
    process.stdout.write(`browser tests: ${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1, files: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await runBrowserTests(process.argv.slice(2));
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  if (failed > 0) process.exitCode = 1;
}
