import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { GameId } from '@zaria/games';
import { isObject, simulationRng, type Seat } from '@zaria/kit';
import type { SocketLike } from '@zaria/client/online';
import { play } from '@zaria/server/player';
import { device, guestOf, settingOf, startServer, until } from '@zaria/server/testing';

/** What one player of a match with four people received, who all add to the dice. */
export interface Weight {
  readonly game: GameId;
  readonly entries: number;
  /** Bytes of all that told him of the match, for each entry: all of it, and what of it is for checking dice. */
  readonly perEntry: number;
  readonly dicePerEntry: number;
  /** Bytes of everything at once, packed, when the match is over. */
  readonly resync: number;
  readonly diceInResync: number;
}

const PEOPLE = 4;
const BYTES_OF_SECRET = 32;

/** The frame without what is only there to check the dice. */
function withoutDice(frame: unknown): unknown {
  if (!isObject(frame)) return frame;
  const { change, table, rows } = frame;
  return {
    ...frame,
    ...(Array.isArray(rows) ? { rows: rows.map((row: unknown[]) => (row[0] === 'nature' ? row.slice(0, 2) : row)) } : {}),
    ...(isObject(change) ? { change: lessDice(change) } : {}),
    ...(isObject(table) ? { table: lessDice(table) } : {}),
  };
}

function lessDice({ dice: _, chairs, ...rest }: Readonly<Record<string, unknown>>): unknown {
  return chairs === undefined ? rest : { ...rest, chairs: lessHeads(chairs) };
}

const lessHeads = (chairs: unknown): unknown =>
  JSON.parse(JSON.stringify(chairs, (key, value: unknown) => (key === 'head' ? undefined : value)));

const size = (value: unknown): number => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
const packed = (value: unknown): number => gzipSync(typeof value === 'string' ? value : JSON.stringify(value)).length;

/** Plays a match over the socket and weighs what the second player received. */
export async function weigh(game: GameId): Promise<Weight> {
  const server = await startServer();
  const url = (): string => server.url;
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => guestOf(url, `Player ${i}`)));
  const [host, second] = people;
  if (host === undefined || second === undefined) throw new Error('nobody came');
  const body = { request: 'x', game, setting: settingOf(PEOPLE), isPublic: false };
  const { table, code } = await host.get('open', { body });
  for (const guest of people.slice(1)) await guest.get('join', { table, body: { code } });
  const received: string[] = [];
  const tapped = (): SocketLike => {
    const socket = device(url, () => second.cookie).socket();
    socket.addEventListener('message', ({ data }) => void received.push(String(data)));
    return socket;
  };
  const players = people.map((guest, seat) =>
    play(
      guest === second ? { ...guest, online: (id, over, changed) => guest.online(id, { ...over, socket: tapped }, changed) } : guest,
      table,
      seat as Seat,
      { rng: simulationRng(`${game} ${seat}`), secret: randomBytes(BYTES_OF_SECRET) },
    ),
  );
  await Promise.all(players.map(({ over }) => over));
  const news = received.filter(text => text.startsWith('{"type":"news","as":1')).slice(1);
  const entries = news.reduce((sum, text) => sum + (JSON.parse(text) as { rows: unknown[] }).rows.length, 0);
  const bytes = news.reduce((sum, text) => sum + size(text), 0);
  const bare = news.reduce((sum, text) => sum + size(withoutDice(JSON.parse(text))), 0);
  // Somebody who comes back with nothing hears everything at once.
  received.length = 0;
  const again = second.online(table, { socket: tapped });
  await again.opened;
  const whole = () => received.find(text => text.startsWith('{"type":"news","as":1')) ?? '';
  await until(() => whole() !== '');
  const resync = whole();
  again.close();
  for (const player of players) player.close();
  await server.stop();
  return {
    game,
    entries,
    perEntry: bytes / entries,
    dicePerEntry: (bytes - bare) / entries,
    resync: packed(resync),
    diceInResync: packed(resync) - packed(withoutDice(JSON.parse(resync))),
  };
}
