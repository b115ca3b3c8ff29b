import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;
}

/** npm writes the hidden lockfile last, so it stands for an installation that was finished. */
function isInstalled(folder: URL): boolean {
  const read = (path: string): Lock => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Lock;
  if (!existsSync(new URL('node_modules/.package-lock.json', folder))) return false;
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json').packages).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || installed.packages[path]?.version === version,
  );
}

/**
 * Installs what a benchmark or a trial needs and the product does not, in a folder beside it with a lock of its own, when it is not
 * there. Throws with a sentence when that is impossible.
 */
export function installBeside(folder: URL): void {
  if (isInstalled(folder)) return;
  const name = relative(ROOT, fileURLToPath(folder));
  process.stderr.write(`npm ci in ${name}, once …\n`);
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: fileURLToPath(folder),
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  const why = npm.error?.message ?? (npm.status === 0 ? null : `npm ci ended with ${npm.signal ?? npm.status}`);
  if (why !== null) throw new Error(`what is in ${name} could not be installed: ${why}`);
}
