/**
 * The checks are the scripts of the root package.json named `check:…`: there is no second list to keep in step. The
 * longest stand first there, so that no core waits for one at the end. The page is built as one of them, beside the
 * others: the browser tests find it ready.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** @returns {[name: string, command: string][]} */
function checks() {
  const root = /** @type {unknown} */ (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (root);
  return Object.entries(scripts).filter(([name]) => name.startsWith('check:'));
}

/**
 * Runs one check and prints what it said in one piece, so that checks running side by side do not mix.
 * @param {string} name
 * @param {string} command
 * @returns {Promise<boolean>}
 */
function run(name, command) {
  const start = Date.now();
  const path = join(ROOT, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? '');
  const child = spawn(command, {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path },
  });
  /** @type {Buffer[]} */
  const said = [];
  /** @param {Buffer} chunk */
  const hear = chunk => void said.push(chunk);
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise(resolve => {
    child.on('error', error => hear(Buffer.from(`${error.message}\n`)));
    child.on('close', code => {
      const passed = code === 0;
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${seconds} s)\n`);
      if (!passed) process.stdout.write(`${Buffer.concat(said).toString().trimEnd()}\n\n`);
      resolve(passed);
    });
  });
}

/** Runs every check, as many at a time as there are processors, and says what failed. */
export async function runChecks() {
  const waiting = checks();
  const told = { passed: 0, failures: /** @type {string[]} */ ([]) };
  async function worker() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (await run(...next)) told.passed += 1;
      else told.failures.push(next[0]);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return told;
}
