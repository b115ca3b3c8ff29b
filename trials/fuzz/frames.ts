import { GAME_IDS } from '@zaria/games';
import { pick, type Rng } from '@zaria/kit';
import { PROTOCOL_VERSION } from '@zaria/protocol';
import { settingOf, until, type TestGuest, type TestServer } from '@zaria/server/testing';
import { phaseOf, type Table } from '@zaria/table';
import { WebSocket } from 'ws';
import { mutated } from './mutate.ts';
import type { Cast, Tally } from './tally.ts';
import { SAID, wishesAt } from './wishes.ts';

type Kept = NonNullable<Awaited<ReturnType<TestServer['running']['house']['open']>>>;

/** A table is sat at for so many frames: then there is another one, of the next game. */
const FRAMES_EACH = 2000;
const AT_ONCE = 20;

/** A table with the host and a bot. Every third has not begun. */
async function sitDown({ server, host }: Cast, number: number): Promise<Kept> {
  const game = GAME_IDS[number % GAME_IDS.length] ?? 'qwinto';
  const setting = { ...settingOf(2), forced: false };
  const { table } = await host.get('open', { body: { request: `fuzz ${number}`, game, setting, isPublic: false } });
  const online = host.online(table);
  const opened = await online.opened;
  if (!opened.ok) throw new Error(opened.error.why);
  await online.send({ do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 });
  await online.send({ do: 'seat-bot', seat: 1, bot: 'random', name: 'Bot', colour: 1 });
  if (number % 3 !== 2) {
    await online.send({ do: 'ready', seat: 0, version: 0, ready: true });
    await online.send({ do: 'start' });
    await until(() => online.table?.phase === 'playing');
  }
  online.close();
  const kept = await server.running.house.open(table);
  if (kept === null) throw new Error('the table is gone');
  return kept;
}

/** A socket that has said hello, with what it hears. */
interface Line {
  readonly socket: WebSocket;
  readonly heard: string[];
  isClosed: boolean;
}

async function connect(url: string, guest: TestGuest, hello: string): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers: { origin: url, cookie: guest.cookie },
  });
  const line: Line = { socket, heard: [], isClosed: false };
  socket.on('message', data => line.heard.push((data as Buffer).toString('utf8')));
  socket.once('close', () => {
    line.isClosed = true;
  });
  socket.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', () => reject(new Error('the server does not let anybody in')));
  });
  socket.send(hello);
  return line;
}

export async function fuzzFrames(
  cast: Cast,
  count: number,
  rng: Rng,
  tally: Tally,
  tell: (line: string) => void,
): Promise<void> {
  const { server, host, stranger } = cast;
  const { house } = server.running;
  for (let number = 0; tally.frames < count; number++) {
    const kept = await sitDown(cast, number);
    const last = Math.min(count, tally.frames + FRAMES_EACH);
    while (tally.frames < last && goesOn(kept.keeper.table)) await visit(kept);
  }

  /** One socket, and frames until it is closed. */
  async function visit(kept: Kept): Promise<void> {
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, table: kept.row.id, lines: 0 };
    const guest = rng.below(3) === 0 ? stranger : host;
    await house.settled();
    const line = await connect(server.url, guest, rng.below(6) === 0 ? mutated(hello, rng) : JSON.stringify(hello));
    const { socket, heard } = line;
    if (rng.below(20) === 0) socket.send(Buffer.from([1, 2, 3]));
    for (let i = 0; i < AT_ONCE && !line.isClosed; i++) {
      const wishes = wishesAt(kept.keeper.table, rng);
      const frame = pick([...wishes.map(wish => ({ type: 'do', id: `f${tally.frames}`, wish })), ...SAID, hello], rng);
      await say(mutated(frame, rng));
      // Whoever comes anew by the same socket goes on as before.
      if (rng.below(10) === 0) await say(JSON.stringify(hello));
    }
    socket.close();

    async function say(text: string): Promise<void> {
      const [before, places] = [kept.keeper.table.seq, heard.length];
      tally.frames++;
      socket.send(text);
      socket.send('{"type":"ping"}');
      await until(() => line.isClosed || heard.slice(places).includes('{"type":"pong"}'));
      await house.settled();
      await until(() => line.isClosed || isAnswered(text, heard.slice(places)));
      const answers = heard.slice(places);
      if (answers.some(one => one.startsWith('{"type":"done"'))) {
        tally.granted++;
        await house.settled();
      } else {
        tally.refused++;
        if (kept.keeper.table.seq !== before) tally.changed.push(text.slice(0, 200));
      }
      if (answers.some(one => one.includes('"failed"'))) tally.broken.push(text.slice(0, 200));
      if (tally.frames % 10_000 === 0) tell(`${tally.frames} frames`);
    }
  }
}

/** Not when it is over, and not when it waits for a link that nobody brings: time stands still here. */
const goesOn = (table: Table): boolean => ['lobby', 'playing'].includes(phaseOf(table)) && table.asked === null;

/** Whether what wants an answer has one. */
function isAnswered(text: string, heard: readonly string[]): boolean {
  if (!/"type":"(do|say)"/.test(text)) return true;
  return heard.some(one => /^\{"type":"(done|refused|later|bye)"/.test(one));
}
