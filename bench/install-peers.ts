import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PEERS = new URL('peers/', import.meta.url);

const read = (path: string): string => readFileSync(new URL(path, PEERS), 'utf8');

/** npm writes the hidden lockfile last, so it stands for an installation that was finished. */
function isInstalled(): boolean {
  if (!existsSync(new URL('node_modules/.package-lock.json', PEERS))) return false;
  const installed = JSON.parse(read('node_modules/.package-lock.json')) as Lock;
  const wanted = JSON.parse(read('package-lock.json')) as Lock;
  return Object.entries(wanted.packages).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || installed.packages[path]?.version === version,
  );
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;
}

/** Installs the peers in their own folder when they are not there. Throws with a sentence when that is impossible. */
export function installPeers(): void {
  if (isInstalled()) return;
  process.stderr.write('bench: installing the peers (npm ci in bench/peers), once …\n');
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: fileURLToPath(PEERS),
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  const why = npm.error?.message ?? (npm.status === 0 ? null : `npm ci ended with ${npm.signal ?? npm.status}`);
  if (why !== null) throw new Error(`boardgame.io could not be installed in bench/peers: ${why}`);
}
