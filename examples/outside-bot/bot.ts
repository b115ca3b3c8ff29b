/*
 * A bot in TypeScript that knows nothing of Zaria: what it hears and says is JSON (docs/bots.md). On standard input and
 * output it plays in the terminal, and over a socket at a server, with the token of whoever sits there:
 *
 *   ./zaria arena qwinto --bots 'steady,cmd:node --import tsx examples/outside-bot/bot.ts'
 *   node --import tsx examples/outside-bot/bot.ts ws://localhost:8080 TABLE TOKEN SEAT
 */
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';

/** As much of what it hears as it needs. */
interface Frame {
  readonly type: string;
  readonly as?: number;
  readonly question?: string;
  readonly count?: number;
  readonly legal?: readonly string[];
  readonly change?: { readonly phase?: readonly string[] };
}

/** What it decides: here, something in the middle of what it may do. Put your own in its place. */
const choose = (legal: readonly string[]): string | undefined => legal[legal.length >> 1];

/** How a match ends: played, or given up. */
const ENDED: ReadonlySet<string> = new Set(['over', 'abandoned']);

let number = 0;

/** What it says to what it hears; `null`: nothing. */
function answer({ type, as: seat, question, count, legal = [] }: Frame): string | null {
  if (type !== 'asked') return null;
  const wish = { do: 'play', seat, question, count, action: choose(legal) };
  return JSON.stringify({ type: 'do', id: `${process.pid}-${number++}`, wish });
}

const [server, table, token, seat] = process.argv.slice(2);
if (server === undefined) {
  createInterface({ input: process.stdin }).on('line', line => {
    const said = answer(JSON.parse(line) as Frame);
    if (said !== null) process.stdout.write(`${said}\n`);
  });
} else {
  const socket = new WebSocket(`${server}/api/socket`);
  const say = (frame: object): void => socket.send(JSON.stringify(frame));
  socket.on('open', () => {
    say({ type: 'hello', protocol: 1, table, token, lines: 0 });
    say({ type: 'hear', as: Number(seat), heard: 0, told: '0'.repeat(14), legal: true });
  });
  socket.on('message', data => {
    const frame = JSON.parse((data as Buffer).toString('utf8')) as Frame;
    const said = answer(frame);
    if (said !== null) socket.send(said);
    if (frame.type === 'bye' || ENDED.has(frame.change?.phase?.[0] ?? '')) socket.close();
  });
}
