/** Programs that tests need and npm does not bring. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {readonly string[]} names
 * @param {() => readonly string[]} also
 */
function onThePath(names, also) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...also()];
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable);
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Finds a program, or installs it when root on Debian. Throws with what to do where that is not possible.
 * @param {{
 *   names: readonly string[],
 *   variable: string,
 *   packageName: string,
 *   title: string,
 *   needed: string,
 *   also?: () => readonly string[],
 * }} program `also`: further folders that it may be in
 */
export function findProgram({ names, variable, packageName, title, needed, also = () => [] }) {
  const named = process.env[variable];
  if (named !== undefined) {
    if (!isExecutable(named)) throw new Error(`${variable} is ${named}, which cannot be run`);
    return named;
  }
  const found = onThePath(names, also);
  if (found !== undefined) return found;
  if (isDebian() && process.getuid?.() === 0) {
    process.stderr.write(`Zaria: installing ${title} (apt-get), once …\n`);
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', packageName],
    ])
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = onThePath(names, also);
    if (installed !== undefined) return installed;
  }
  throw new Error(`${needed}: install it (Debian: apt-get install ${packageName}) or name one in ${variable}`);
}
