/* A bot of one's own: plays a seat over the socket, with the token that whoever sits there got for it. Forty lines. */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

/** As much of what a server says as is needed here: docs/protocol.md has all of it. */
interface Frame {
  readonly type: string;
  readonly why?: string;
  readonly own?: readonly number[];
  readonly legal?: readonly string[];
  readonly question?: string;
  readonly count?: number;
}

/** What it decides: here, the first thing that it may do. Put your own in its place. */
const first = (legal: readonly string[]): string | undefined => legal[0];

/** Plays a seat to the end of the match. `server`: `ws://host:port`. */
export async function playSeat(server: string, table: string, token: string, choose = first): Promise<void> {
  let isOver = false;
  for (;;) {
    const socket = new WebSocket(`${server}/api/socket`).on('error', () => {});
    const say = (frame: object): void => socket.send(JSON.stringify(frame));
    socket.on('open', () => say({ type: 'hello', protocol: 1, table, token, lines: 0 }));
    let seat = 0;
    socket.on('message', data => {
      const text = (data as Buffer).toString('utf8');
      const { type, why, own, legal = [], question, count } = JSON.parse(text) as Frame;
      if (type === 'welcome') seat = own?.[0] ?? 0;
      if (type === 'welcome') say({ type: 'hear', as: seat, heard: 0, told: '0'.repeat(14), legal: true });
      const wish = { do: 'play', seat, question, count, action: choose(legal) };
      if (type === 'asked') say({ type: 'do', id: randomUUID(), wish });
      isOver ||= /"phase":\[?"(over|abandoned)"/.test(text) || (type === 'bye' && why !== 'stopping');
      if (isOver) socket.close();
    });
    // Whatever has cut the line: what was asked is asked again.
    await new Promise(resolve => void socket.once('close', () => setTimeout(resolve, isOver ? 0 : 1000)));
    if (isOver) return;
  }
}
