/** Builds the page into packages/web/dist, and does nothing when what it is made of has not changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WEB = join(ROOT, 'packages', 'web');
const STAMP = join(WEB, 'dist', '.built-from');
/** What is in the page: the packages, and the rules to read. */
const FOLDERS = [
  ...['kit', 'games', 'words', 'bots', 'fair', 'table', 'protocol', 'client', 'web'].map(name =>
    join(ROOT, 'packages', name),
  ),
  join(ROOT, 'docs', 'rules'),
];
const NOT_BUILT_FROM = /(^|\/)(node_modules|dist|e2e|catalogues|test-results)(\/|$)|\.test\.ts$/;

/** One text for everything the page is made of. */
function ingredients() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of FOLDERS) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .filter(file => !NOT_BUILT_FROM.test(file.slice(ROOT.length).replaceAll('\\', '/')))
      .sort();
    for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Throws with a sentence when it cannot be built. Everything that is said goes to stderr. */
export function buildWeb() {
  const wanted = ingredients();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stderr.write('Zaria: building the page …\n');
  const vite = [join(WEB, 'node_modules'), join(ROOT, 'node_modules')]
    .map(modules => join(modules, 'vite', 'bin', 'vite.js'))
    .find(existsSync);
  if (vite === undefined) throw new Error('vite is not installed: run npm ci');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    stdio: ['ignore', 'ignore', 'inherit'],
    // By which the page notices that the server has another one: packages/server/src/http/pages.ts.
    env: { ...process.env, NODE_ENV: 'production', VITE_ZARIA_BUILD: wanted.slice(0, 16) },
  });
  if (built.status !== 0)
    throw new Error(`the page could not be built (${built.signal ?? `exit code ${built.status}`})`);
  writeFileSync(STAMP, wanted);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    buildWeb();
  } catch (error) {
    process.stderr.write(`Zaria: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
