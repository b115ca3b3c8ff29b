/** A PostgreSQL server of its own for tests and trials: Debian's binaries, data in the system's temporary folder. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { findProgram } from './programs.mjs';

const DEBIAN = '/usr/lib/postgresql';
const USER = 'zaria';
/** What a test does without. */
const QUICK = [
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
  'checkpoint_timeout=1h',
];

/** Where initdb and postgres are. */
function findPostgres() {
  const initdb = findProgram({
    names: ['initdb'],
    variable: 'INITDB_PATH',
    packageName: 'postgresql',
    title: 'PostgreSQL',
    needed: 'the tests with a real database need PostgreSQL',
    also: () =>
      existsSync(DEBIAN)
        ? readdirSync(DEBIAN)
            .sort()
            .reverse()
            .map(version => join(DEBIAN, version, 'bin'))
        : [],
  });
  return dirname(initdb);
}

/** PostgreSQL does not run as root: then as the user that Debian's package has made. */
function whoRuns() {
  if (process.getuid?.() !== 0) return {};
  const number = (/** @type {string} */ of) => Number(execFileSync('id', [of, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/**
 * Makes a server in a folder that is there, and starts it. The folder is the caller's to remove. What it writes is made
 * durable in either case; as it is shipped it also does what is of no use to a test, and what a measurement must have.
 * @param {string} folder
 * @param {'for tests' | 'as shipped'} how
 */
export async function startPostgres(folder, how = 'for tests') {
  const bin = findPostgres();
  const who = whoRuns();
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  chmodSync(folder, 0o755);
  if (who.uid !== undefined) for (const path of [folder, data]) chownSync(path, who.uid, who.gid);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...who, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    ...(how === 'as shipped' ? [] : QUICK),
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap(one => ['-c', one])];

  const logFile = join(folder, 'log');
  const timesReady = () =>
    existsSync(logFile) ? readFileSync(logFile, 'utf8').split('ready to accept connections').length : 1;

  async function start() {
    const before = timesReady();
    const log = openSync(logFile, 'a');
    const child = spawn(join(bin, 'postgres'), args, {
      ...who,
      cwd: folder,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    child.unref();
    let ended = false;
    child.once('exit', () => {
      ended = true;
    });
    while (timesReady() === before) {
      if (ended) throw new Error(`PostgreSQL has ended: ${readFileSync(logFile, 'utf8')}`);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    return child;
  }

  let child = await start();
  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    // Whoever waits for its end does not end before it.
    child.ref();
    const ended = new Promise(resolve => void child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await ended;
  }
  return {
    port,
    /** The process, for whoever ends it from elsewhere. */
    get pid() {
      return child.pid ?? 0;
    },
    /** @param {string} database */
    url: database => `postgres://${USER}@127.0.0.1:${port}/${database}`,
    /** Stops it at once, in order or as a crash would, and starts it again. */
    async restart(/** @type {'in order' | 'crash'} */ how = 'in order') {
      await end(how === 'crash' ? 'SIGQUIT' : 'SIGINT');
      child = await start();
    },
    stop: () => end('SIGINT'),
  };
}
