import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@zaria/games/all';
import { same, simulationRng, type Seat } from '@zaria/kit';
import { NOTHING_TOLD, PROTOCOL_VERSION, rowOf, toldDigest, type ClientFrame, type ServerFrame } from '@zaria/protocol';
import { StoreError } from '@zaria/server/store';
import { loadSqlite } from '@zaria/server/store/tools';
import { startServer, type TestGuest, type TestServer } from '@zaria/server/testing';
import { openTable, type Stored } from '@zaria/table';
import { WebSocket } from 'ws';
import { playSome } from '../played.ts';

/*
 * A server whose data lacks its end: the database's log is cut anywhere, or the last rows of a match are gone. It
 * recovers what is left or refuses in words, and whoever has heard more is told so.
 */

export interface CutsPlan {
  /** Cuts at random bytes, beside those between any two frames of the log. */
  readonly random: number;
  /** Only every so many of those between frames. */
  readonly every: number;
  readonly seed: string;
  readonly tell?: (line: string) => void;
}

export interface CutsResult {
  readonly cuts: number;
  /** Servers that did not start, and said why. */
  readonly refused: number;
  /** How often somebody who had heard more was told so, and how often nothing was missing for him. */
  readonly behind: number;
  readonly whole: number;
  /** How often the table or its people were not there yet. */
  readonly unknown: number;
}

const DATABASE = 'zaria.db';
const LOG = 'zaria.db-wal';
/** Bytes before the first frame of SQLite's log, and of a frame. */
const HEADER = 32;
const FRAME = 24 + 4096;
const VIEWER: Seat = 0;
/** The highest number that the devices say they know: more than was thrown. */
const KNOWN = 200;

/** What somebody at the table has: his cookie, and what he heard. */
interface Heard {
  readonly guest: TestGuest;
  /** Who plays with him. */
  readonly other: TestGuest;
  readonly table: string;
  readonly count: number;
  readonly told: string;
  readonly entries: readonly Stored[];
}

interface Played extends Heard {
  /** The database and its log as a process leaves them that is killed. */
  readonly folder: string;
  readonly length: number;
}

/** Entries that each has heard before it is cut. */
const ENOUGH = 40;

/** Two people play for a while, and the server's files are copied as they are. */
async function playAWhile(seed: string, folder: string): Promise<Played> {
  const server = await startServer();
  const { people, table } = await playSome(server, ENOUGH, seed);
  const entries = await server.store.matches.read(table, 0);
  while ((await server.store.matches.row(table))?.summed !== entries.length) await turn();
  for (const name of [DATABASE, LOG]) copyFileSync(join(server.folder, name), join(folder, name));
  await server.stop();
  return {
    guest: people[0],
    other: people[1],
    table,
    entries,
    folder,
    length: statSync(join(folder, LOG)).size,
    ...heardOf(entries),
  };
}

/** What the viewer was told of it, or of its first entries. */
function heardOf(entries: readonly Stored[], first = Infinity): Pick<Heard, 'count' | 'told'> {
  const { match, game } = openTable(entries, findGame);
  const told = (match?.told(VIEWER).entries ?? []).slice(0, first);
  return {
    count: told.length,
    told: told.reduce((digest, entry) => toldDigest(digest, rowOf(game, entry)), NOTHING_TOLD),
  };
}

/** The first that a server says to somebody who comes back with what he has heard, as the other does. */
async function comeBack({ guest, other, table, count, told }: Heard, url: string): Promise<ServerFrame> {
  const sockets: WebSocket[] = [];
  const come = ({ cookie }: TestGuest, seat: Seat): Promise<ServerFrame> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { origin: url, cookie } });
      sockets.push(socket);
      const say = (frame: ClientFrame): void => socket.send(JSON.stringify(frame));
      socket.on('error', reject);
      socket.on('open', () => say({ type: 'hello', protocol: PROTOCOL_VERSION, table, lines: 0 }));
      socket.on('message', data => {
        const frame = JSON.parse((data as Buffer).toString()) as ServerFrame;
        if (frame.type === 'welcome') {
          if (frame.restored) say({ type: 'known', numbers: [[seat, KNOWN]] });
          say({ type: 'hear', as: seat, heard: count, told });
        } else if (frame.type !== 'here' && frame.type !== 'own') resolve(frame);
      });
    });
  try {
    const [first] = await Promise.all([come(guest, VIEWER), come(other, 1)]);
    return first;
  } finally {
    for (const socket of sockets) socket.terminate();
  }
}

/** Throws where a server with that data tells anything but a part of what was. */
async function judge(heard: Heard, server: TestServer): Promise<'behind' | 'whole' | 'unknown'> {
  const { store } = server;
  const { table, entries, count, told } = heard;
  const left = await store.matches.read(table, 0);
  const isAsItWas = left.every(({ at, by, what }, i) => same({ at, by, what }, pick(entries[i])));
  if (!isAsItWas) throw new Error('what is left is another match');
  const frame = await comeBack(heard, server.url);
  if (left.length === 0 || frame.type === 'bye' || frame.type === 'silence') return 'unknown';
  await server.running.house.settled();
  const now = await store.matches.read(table, 0);
  // A throw to which nobody adds falls again as it fell: then nothing is missing.
  const isAsHeard = heardOf(now, count).told === told;
  if (frame.type !== (isAsHeard ? 'news' : 'behind'))
    throw new Error(`${heardOf(left).count} of ${count} were left, and the server said ${frame.type}`);
  // It goes on at its end, and nowhere else.
  const [last] = entries.slice(-1);
  if (last !== undefined && (await store.matches.append(table, now.length - 1, [last]))) throw new Error('a fork');
  return isAsHeard ? 'whole' : 'behind';
}

const turn = (): Promise<void> => new Promise(resolve => void setTimeout(resolve, 50));

const pick = (entry: Stored | undefined): unknown => entry && { at: entry.at, by: entry.by, what: entry.what };

export async function runCuts({ random, every, seed, tell = () => {} }: CutsPlan): Promise<CutsResult> {
  const rng = simulationRng(seed);
  const folder = mkdtempSync(join(tmpdir(), 'zaria-cuts-'));
  try {
    const played = await playAWhile(seed, folder);
    const frames = Math.floor((played.length - HEADER) / FRAME);
    const cuts = [
      ...Array.from({ length: frames + 1 }, (_, i) => HEADER + i * FRAME).filter((_, i) => (frames - i) % every === 0),
      ...Array.from({ length: random }, () => rng.below(played.length)),
    ];
    const result = { cuts: cuts.length, refused: 0, behind: 0, whole: 0, unknown: 0 };
    for (const [done, cut] of cuts.entries()) {
      const copy = join(folder, 'cut');
      mkdirSync(copy);
      copyFileSync(join(folder, DATABASE), join(copy, DATABASE));
      writeFileSync(join(copy, LOG), readFileSync(join(folder, LOG)).subarray(0, cut));
      result[await withServer(copy, played)]++;
      if (done % 100 === 99) tell(`${done + 1} of ${cuts.length} cuts`);
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same where the last rows of the match are deleted, so many of them. */
export async function runDeletions(counts: readonly number[], seed: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-cuts-'));
  const { DatabaseSync } = await loadSqlite();
  try {
    const played = await playAWhile(seed, folder);
    const found: string[] = [];
    for (const count of counts) {
      const copy = join(folder, 'less');
      mkdirSync(copy);
      for (const name of [DATABASE, LOG]) copyFileSync(join(folder, name), join(copy, name));
      const database = new DatabaseSync(join(copy, DATABASE));
      database
        .prepare('delete from entries where match_id = ? and seq >= ?')
        .run(played.table, played.entries.length - count);
      database.close();
      found.push(await withServer(copy, played));
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withServer(folder: string, heard: Heard): Promise<'refused' | 'behind' | 'whole' | 'unknown'> {
  let server: TestServer | null = null;
  try {
    server = await startServer({ folder });
    return await judge(heard, server);
  } catch (error) {
    if (error instanceof StoreError && error.fault.why === 'damaged') return 'refused';
    throw error;
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
