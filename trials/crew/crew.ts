import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { seatsOf } from '@zaria/kit';
import { PROTOCOL_VERSION, printFrame } from '@zaria/protocol';
import { guestOf, settingOf, until, type TestGuest } from '@zaria/server/testing';
import { WebSocket } from 'ws';
import { buildServer } from '../../tools/build-server.mjs';
import { listening } from '../listening.ts';
import { figuresOf } from '../load/asking.ts';
import type { Figures } from '../load/measuring.ts';
import { sleep } from '../load/pace.ts';
import type { ServerWanted } from '../load/servers.ts';

const PROGRAM = fileURLToPath(new URL('../load/zaria-server.ts', import.meta.url));
/** As `npm start` has them: milliseconds that a bot may think, takes at least, and is waited for. */
const BOTS = { threads: 1, budget: 400, pace: 700, patience: 20_000 };
/** How often somebody asks whether the server is there, in milliseconds. */
const ASKING = 50;

export interface Plan {
  readonly tables: number;
  readonly seconds: number;
  /** Bots at each table, if the game has room for them. */
  readonly seats: number;
  readonly bot: string;
}

export interface Seen {
  /** Rows that all tables told, dice included. */
  readonly rows: number;
  /** Milliseconds until an answer came. */
  readonly p50: number;
  readonly p99: number;
  readonly figures: Figures;
}

/** Lets bots play at so many tables of all games, while somebody asks again and again whether the server is there. */
export async function watchCrew({ tables, seconds, seats, bot }: Plan): Promise<Seen> {
  const data = mkdtempSync(join(tmpdir(), 'zaria-crew-'));
  const program = await buildServer(PROGRAM, 'crew');
  const wanted: ServerWanted = { place: { folder: data }, bots: BOTS };
  const { child, port, ended } = await listening(program, [JSON.stringify(wanted)], { NODE_ENV: 'production' });
  const url = (): string => `http://127.0.0.1:${port}`;
  const host = await guestOf(url, 'Host');
  let rows = 0;
  let asked = '';

  async function open(game: GameId): Promise<() => void> {
    const { min, max } = registered(game).game.players;
    const count = Math.min(max, Math.max(min, seats));
    const body = { request: randomBytes(8).toString('hex'), game, setting: settingOf(count), isPublic: false };
    const { table } = await host.get('open', { body });
    asked = table;
    const online = host.online(table);
    await online.opened;
    for (const seat of seatsOf(count))
      await online.send({ do: 'seat-bot', seat, bot, name: `Bot ${seat}`, colour: seat });
    await online.send({ do: 'start' });
    online.hear('spectator', { count: 0, table: null }, ({ entries }) => (rows += entries.length));
    return () => online.close();
  }

  const closing: (() => void)[] = [];
  for (let table = 0; table < tables; table++) closing.push(await open(GAME_IDS[table % GAME_IDS.length] ?? 'qwinto'));
  const waits = asking(host, url(), asked);
  await until(() => rows > tables);
  await figuresOf(child);
  rows = 0;
  waits.begin();
  await sleep(seconds * 1000);
  const figures = await figuresOf(child);
  const sorted = Float64Array.from(waits.end()).sort();
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Infinity;
  const seen = { rows, p50: at(0.5), p99: at(0.99), figures };
  for (const close of closing) close();
  child.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
  return seen;
}

/** Somebody who asks over a socket of his own. */
function asking(guest: TestGuest, url: string, table: string): { begin(): void; end(): readonly number[] } {
  let waits: number[] = [];
  let sent = 0;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers: { origin: url, cookie: guest.cookie },
  });
  socket.on('open', () => socket.send(printFrame({ type: 'hello', protocol: PROTOCOL_VERSION, table, lines: 0 })));
  socket.on('message', data => {
    if ((data as Buffer).toString('utf8') === '{"type":"pong"}') waits.push(performance.now() - sent);
  });
  const timer = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    sent = performance.now();
    socket.send(printFrame({ type: 'ping' }));
  }, ASKING);
  return {
    begin: () => void (waits = []),
    end() {
      clearInterval(timer);
      socket.terminate();
      return waits;
    },
  };
}
