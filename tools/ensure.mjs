/**
 * Makes sure that what package-lock.json asks for is installed, and does nothing when it is; run by itself, it also makes
 * the bundle of the command line.
 * Uses Node alone, since it runs before anything is installed. Everything it says goes to stderr:
 * stdout belongs to the program that runs next.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMP = join(ROOT, 'node_modules', '.zaria-installed');
const LOCK = join(ROOT, '.install-lock');
const OLDEST_NODE = [20, 19];

/** What an installation depends on: the locked packages and the platform whose binaries were chosen. */
function wanted() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** @param {string} path */
function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

const isInstalled = () => readOrNull(STAMP) === wanted();

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Moves a folder that already holds our process id into place: there is no moment at which the lock has no owner. */
function tryLock() {
  const own = `${LOCK}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'pid'), String(process.pid));
  try {
    renameSync(own, LOCK);
    return true;
  } catch {
    rmSync(own, { recursive: true, force: true });
    return false;
  }
}

/** A killed install leaves its lock behind. The first to move it aside wins; the others find the target taken. */
function clearStaleLock() {
  const pid = Number(readOrNull(join(LOCK, 'pid')));
  if (!(pid > 0) || isAlive(pid)) return;
  try {
    renameSync(LOCK, `${LOCK}.dead-${pid}`);
  } catch {
    // Somebody else was faster.
  }
}

/** Moves the lock away before deleting it, since a half-deleted lock could be taken; sweeps up what killed installs left. */
function unlock() {
  const own = `${LOCK}.${process.pid}`;
  renameSync(LOCK, own);
  rmSync(own, { recursive: true, force: true });
  for (const name of readdirSync(ROOT)) {
    if (name.startsWith(`${basename(LOCK)}.dead-`)) rmSync(join(ROOT, name), { recursive: true, force: true });
  }
}

/** @param {number} milliseconds */
function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function install() {
  process.stderr.write('Zaria: installing dependencies (npm ci), once …\n');
  const start = Date.now();
  rmSync(STAMP, { force: true });
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    // npm's errors and its progress bar are on stderr; its stdout only repeats what we say ourselves.
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.error !== undefined) throw new Error(`npm could not be started: ${npm.error.message}`);
  if (npm.status !== 0) throw new Error(`npm ci failed (${npm.signal ?? `exit code ${npm.status}`})`);
  writeFileSync(STAMP, wanted());
  process.stderr.write(`Zaria: installed in ${Math.round((Date.now() - start) / 1000)} s.\n`);
}

/** Installs if needed; waits when another process is installing. Throws with a sentence when it cannot be done. */
export function ensure() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new Error(`Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}`);
  }
  let said = false;
  while (!isInstalled()) {
    if (tryLock()) {
      try {
        if (!isInstalled()) install();
      } finally {
        unlock();
      }
      return;
    }
    if (!said) process.stderr.write('Zaria: waiting for another process that is installing …\n');
    said = true;
    clearStaleLock();
    sleep(200);
  }
}

/** Whether the tools were installed too, and not the program alone, as npm does for those who only use it. */
const hasTools = () => existsSync(join(ROOT, 'node_modules', 'vitest'));

/** For the root's postinstall: whoever ran npm by hand has installed what the lock asks for, unless without the tools. */
function stamp() {
  writeFileSync(STAMP, wanted());
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    if (process.argv[2] !== '--done') ensure();
    else if (hasTools()) stamp();
    // So that the first `./zaria` starts at once, too.
    if (hasTools()) await (await import('./bundle.mjs')).bundle();
  } catch (error) {
    process.stderr.write(`Zaria: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
