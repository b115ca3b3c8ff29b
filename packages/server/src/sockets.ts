import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, closeCode, printFrame } from '@zaria/protocol';
import { WebSocketServer, type WebSocket } from 'ws';
import { bucket } from './bucket.ts';
import { readCookie } from './http/cookie.ts';
import { addressOf, isOwnHost, isOwnOrigin, isSecure, type Standing } from './http/origin.ts';
import type { ByAddress } from './limits.ts';
import { outgoing } from './outgoing.ts';
import type { Surroundings } from './surroundings.ts';
import { beginVisit, type Caller, type Visit, type VisitOutside, type Wire } from './visit.ts';

const SOCKET_PATH = '/api/socket';

/** Bytes that may wait to be fetched: whoever fetches them slower is cut off, and hears what he missed when he is back. */
const MOST_WAITING = 1024 * 1024;
/** How often each side shows that it is there. */
const BEAT = 30_000;
/** So long somebody may take to say hello, and to fetch the last word. */
const HELLO = 10_000;
const LAST_WORD = 2000;
/** Questions of the socket itself, whether anybody is there, at once and a second: each is answered, and costs that. */
const PINGS = { most: 120, perSecond: 30 } as const;

export interface SocketsOutside extends VisitOutside, Pick<Surroundings, 'after'> {
  readonly standing: Standing;
  readonly byAddress: ByAddress;
  readonly headers: Readonly<Record<string, string>>;
  counted(what: 'opened' | 'closed' | 'slow' | 'frame'): void;
}

export interface Sockets {
  /** Says goodbye to everybody. */
  close(): Promise<void>;
}

export function openSockets(server: Server, outside: SocketsOutside): Sockets {
  const { standing, byAddress, after } = outside;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frame,
    perMessageDeflate: false,
    // It would answer without end, also to whoever fetches nothing.
    autoPong: false,
  });
  const wires = new Set<Wire>();
  let isClosed = false;

  function refuse(socket: Duplex, status: string): void {
    const headers = Object.entries({ ...outside.headers, connection: 'close', 'content-length': '0' });
    socket.end(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    // He may never hang up.
    after(LAST_WORD, () => socket.destroy());
  }

  // `ws` would answer what is no good request for a socket by itself, without headers.
  sockets.on('wsClientError', (_error, socket) => refuse(socket, '400 Bad Request'));

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Somebody may hang up at any time.
    socket.on('error', () => socket.destroy());
    if (isClosed) return refuse(socket, '503 Service Unavailable');
    if (request.url !== SOCKET_PATH) return refuse(socket, '404 Not Found');
    const origin = isOwnOrigin(request, standing);
    if (!isOwnHost(request, standing) || origin === false) return refuse(socket, '403 Forbidden');
    const address = addressOf(request, standing);
    if (!byAddress.request(address) || !byAddress.enter(address)) return refuse(socket, '429 Too Many Requests');
    let hasLeft = false;
    const leave = (): void => {
      if (!hasLeft) byAddress.leave(address);
      hasLeft = true;
    };
    socket.once('close', leave);
    // A cookie counts only where a page of ours brought it.
    const cookie = origin === true ? readCookie(request.headers.cookie, isSecure(request, standing)) : undefined;
    const caller: Caller = { cookie, mayComeAgain: () => byAddress.request(address) };
    sockets.handleUpgrade(request, socket, head, open => welcome(open, socket, caller));
  }

  function welcome(socket: WebSocket, connection: Duplex, caller: Caller): void {
    outside.counted('opened');
    let isEnding = false;
    const out = outgoing(connection);
    const pings = bucket(PINGS.most, PINGS.perSecond, outside.now);

    /** Cuts off whoever does not fetch what he is sent: nothing more is put behind it. */
    function isCut(): boolean {
      if (isEnding || socket.bufferedAmount <= MOST_WAITING) return isEnding;
      outside.counted('slow');
      isEnding = true;
      visit.gone();
      socket.terminate();
      return true;
    }

    const wire: Wire = {
      send: frame => wire.sendText(printFrame(frame)),
      sendText(text) {
        if (isCut()) return;
        outside.counted('frame');
        out.send(text);
      },
      bye(why) {
        if (isEnding) return;
        isEnding = true;
        out.send(printFrame({ type: 'bye', why }));
        out.flush();
        socket.close(closeCode(why));
        after(LAST_WORD, () => socket.terminate());
      },
    };
    wires.add(wire);
    const visit: Visit = beginVisit(wire, caller, outside);
    let stopBeat = after(HELLO, () => {
      if (!hasSpoken) wire.bye('message-wrong');
      beat();
    });
    let hasSpoken = false;
    let isThere = true;
    function beat(): void {
      stopBeat = after(BEAT, () => {
        if (!isThere) return socket.terminate();
        isThere = false;
        socket.ping();
        beat();
      });
    }
    socket.on('ping', data => {
      if (isCut()) return;
      if (pings.take()) socket.pong(data);
      else {
        visit.gone();
        wire.bye('too-fast');
      }
    });
    socket.on('pong', () => {
      isThere = true;
    });
    socket.on('message', (data, isBinary) => {
      hasSpoken = true;
      isThere = true;
      if (isEnding) return;
      if (isBinary) wire.bye('message-wrong');
      else visit.heard((data as Buffer).toString('utf8'));
    });
    // Too large, not UTF-8, or no frame at all: `ws` says so, after which nothing may be said, and waits for half a minute.
    socket.on('error', () => {
      isEnding = true;
      visit.gone();
      after(LAST_WORD, () => socket.terminate());
    });
    socket.on('close', () => {
      stopBeat();
      wires.delete(wire);
      visit.gone();
      outside.counted('closed');
    });
  }

  server.on('upgrade', upgrade);
  return {
    async close() {
      isClosed = true;
      for (const wire of wires) wire.bye('stopping');
      await new Promise<void>(resolve => {
        sockets.close(() => resolve());
        // `close` waits for those that are open.
        after(LAST_WORD, () => {
          for (const socket of sockets.clients) socket.terminate();
          resolve();
        });
        if (sockets.clients.size === 0) resolve();
      });
    },
  };
}
