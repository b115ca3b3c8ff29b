import { randomBytes } from 'node:crypto';
import { detectLanguage, say, type Words } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import pino from 'pino';
import type { OpenBus } from './cluster/bus.ts';
import { dataFault } from './data-fault.ts';
import { readPages } from './http/pages.ts';
import { USUAL } from './limits.ts';
import { FLAGS, readSettings, wishedLanguage, type Flag, type Settings } from './options.ts';
import { isEverywhere, reachedAt } from './reached.ts';
import { openServer, type RunningServer } from './server.ts';
import { StoreError, openStore, shownPlace, type Store, type StoreFault } from './store/index.ts';
import { machine } from './surroundings.ts';

/** What the program takes from its process. */
export interface Process {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  out(line: string): void;
  err(line: string): void;
  /** Where the built page is. */
  readonly pages: string;
  readonly policy: string;
}

type ServerWords = Words<'server'>;

/** A server that runs until it is stopped. */
export interface Run {
  readonly port: number;
  stop(): Promise<void>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How many ports are tried, where none was asked for. */
const MOST_TRIES = 20;
const BOTS = { threads: 1, budget: 400, pace: 700, patience: 20_000 } as const;

/** Starts the server; `null`: it could not, and has said why. */
export async function runServer(given: Process): Promise<Run | null> {
  const { env } = given;
  const words = wordsOf(
    wishedLanguage(given.argv) ?? detectLanguage([env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG']]),
    'server',
  );
  const complain = (sentence: string): null => {
    given.err(`Zaria: ${sentence}`);
    return null;
  };
  const settings = readSettings(given.argv, env);
  if (!settings.ok) {
    const { error } = settings;
    if (error.why === 'bus-alone') return complain(say(words, 'server.bus-alone'));
    return complain(
      error.why === 'flag-unknown' ? say(words, 'server.flag-unknown', error) : say(words, 'server.flag-value', error),
    );
  }
  if (settings.value.isHelp) {
    for (const line of helpOf(words)) given.out(line);
    return null;
  }
  const { place } = settings.value;
  const folder = shownPlace(place);
  let store: Store | null = null;
  try {
    store = await openStore(place);
    const running = await listen(given, settings.value, store, troubleTold(given, words, folder));
    await greet(given, words, settings.value, folder, running, store);
    return stopping(running, store, () => given.out(say(words, 'server.stopping')));
  } catch (error) {
    await store?.close().catch(() => null);
    if (error instanceof StoreError) return complain(dataFault(words, error.fault, folder));
    const code = error instanceof Error && 'code' in error ? error.code : null;
    const { port, host } = settings.value;
    if (code === 'EADDRINUSE') return complain(say(words, 'server.port-taken', { port: String(port) }));
    if (code === 'EACCES') return complain(say(words, 'server.port-forbidden', { port: String(port) }));
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return complain(say(words, 'server.host-unknown', { host }));
    throw error;
  }
}

/** Says that nothing can be kept, and why, once for a while in which everybody tries. */
function troubleTold(given: Process, words: ServerWords, folder: string): (fault: StoreFault) => void {
  const told = new Map<StoreFault['why'], number>();
  return fault => {
    const sentence = troubleOf(words, fault, folder);
    if (sentence === null || performance.now() - (told.get(fault.why) ?? -Infinity) < MINUTE) return;
    told.set(fault.why, performance.now());
    given.err(`Zaria: ${sentence}`);
  };
}

/** What its operator has to see to; `null`: nothing. */
function troubleOf(words: ServerWords, fault: StoreFault, folder: string): string | null {
  const { why } = fault;
  if (why === 'full' || why === 'unreachable') return say(words, `server.${why}`, { folder });
  return why === 'damaged' || why === 'read-only' || why === 'failed' ? dataFault(words, fault, folder) : null;
}

async function listen(
  given: Process,
  settings: Settings,
  store: Store,
  storeFailed: (fault: StoreFault) => void,
): Promise<RunningServer> {
  const { publicUrl, trustProxy, keep, hooks, host, isPortChosen } = settings;
  const openBus = await busFor(settings, store);
  const open = (port: number): Promise<RunningServer> =>
    openServer({
      ...(openBus === null ? {} : { openBus }),
      store,
      storeFailed,
      surroundings: machine(bytes => randomBytes(bytes)),
      host,
      port,
      standing: { publicUrl, trustProxy },
      allowances: USUAL,
      pages: readPages(given.pages),
      policy: given.policy,
      reach: { allowed: hooks },
      keep: { finished: keep === null ? null : keep * DAY },
      bots: BOTS,
      logger: pino({ level: given.env['ZARIA_LOG'] ?? 'warn' }, pino.destination({ fd: 2, sync: true })),
    });
  for (let more = 0; ; more++) {
    try {
      return await open(settings.port + more);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || isPortChosen || more >= MOST_TRIES) throw error;
    }
  }
}

/** How servers that share a database tell each other; `null`: a folder is one server's alone. */
async function busFor({ place, bus }: Settings, { settings }: Store): Promise<OpenBus | null> {
  if ('folder' in place) return null;
  if (bus === null) return (await import('./cluster/notify-bus.ts')).notifyBus(place.database);
  const group = await settings.keepFirst('bus', randomBytes(8).toString('hex'));
  return (await import('./cluster/nats-bus.ts')).natsBus(bus, group);
}

async function greet(
  given: Process,
  words: ServerWords,
  { host, publicUrl }: Settings,
  folder: string,
  { port }: RunningServer,
  store: Store,
): Promise<void> {
  const name = isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  given.out(say(words, 'server.at', { address: publicUrl?.href ?? `http://${name}:${port}/` }));
  const near = isEverywhere(host) && publicUrl === null ? reachedAt(host, port, null) : null;
  if (near !== null) given.out(say(words, 'server.phones', { address: `${near}/` }));
  given.out(say(words, 'server.ends', { folder }));
  const restored = await store.matches.restored();
  if (restored.length > 0) given.out(say(words, 'server.restored', { matches: restored.length }));
  if (readPages(given.pages).build === null) given.err(say(words, 'server.no-page'));
}

function stopping(running: RunningServer, store: Store, told: () => void): Run {
  let stopped: Promise<void> | null = null;
  async function stop(): Promise<void> {
    told();
    await running.close();
    await store.close();
  }
  return { port: running.port, stop: () => (stopped ??= stop()) };
}

const SHOWN: Readonly<Record<Flag, string>> = {
  port: '--port N',
  host: '--host H',
  data: '--data FOLDER',
  database: '--database URL',
  bus: '--bus URL',
  'public-url': '--public-url URL',
  'trust-proxy': '--trust-proxy',
  keep: '--keep DAYS',
  hooks: '--hooks HOSTS',
  lang: '--lang L',
  help: '--help',
};

function helpOf(words: ServerWords): readonly string[] {
  const width = Math.max(...Object.values(SHOWN).map(({ length }) => length));
  const flags = (Object.keys(FLAGS) as Flag[]).map(
    flag => `  ${SHOWN[flag].padEnd(width)}  ${say(words, `server.flag.${flag}`)}`,
  );
  return [say(words, 'server.help'), '', ...flags];
}
