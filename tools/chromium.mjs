/** Where the Chromium is that the browser tests use. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onThePath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return ['chromium', 'chromium-browser', 'google-chrome']
    .flatMap(name => folders.map(folder => join(folder, name)))
    .find(isExecutable);
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Finds Chromium, or installs it when root on Debian. Throws with what to do where that is not possible. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run`);
    return named;
  }
  const found = onThePath();
  if (found !== undefined) return found;
  if (isDebian() && process.getuid?.() === 0) {
    process.stderr.write('Zaria: installing Chromium (apt-get), once …\n');
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', 'chromium'],
    ])
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = onThePath();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'the browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH',
  );
}
