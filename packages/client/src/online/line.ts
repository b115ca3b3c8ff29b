import { FINAL, printFrame, readServerFrame, whyOfCode } from '@zaria/protocol';
import type { ClientFrame, ServerFrame, Why } from '@zaria/protocol';
import type { After, SocketLike } from './socket.ts';

/** How long the next try waits, in milliseconds: soon at first, for a line that only stumbled. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000, 15_000] as const;
/** After so long without a word the other side is asked whether it is there, and has so long to answer. */
const QUIET = 25_000;
const ANSWER = 10_000;

/** How long it waits after so many tries that failed. `chance`: from 0 to 1, so that not everybody comes back at once. */
export const pauseAfter = (tries: number, chance: number): number =>
  (WAITS[Math.min(tries, WAITS.length - 1)] ?? 0) * (0.5 + chance / 2);

export interface LineOutside {
  socket(): SocketLike;
  readonly after: After;
  /** From 0 to 1, so that not everybody comes back at the same moment. */
  random(): number;
}

export interface LineEvents {
  /** A socket is open: whoever it is says hello. */
  opened(): void;
  heard(frame: ServerFrame): void;
  /** It will be tried again. `why`: as far as the other side has said. */
  lost(why: Why | null): void;
  /** It will not. */
  ended(why: Why): void;
}

/** A socket that is opened again whenever it is lost, until the other side says that there is no use in it. */
export interface Line {
  /** `false`: there is no socket now. */
  say(frame: ClientFrame): boolean;
  /** All is well: the next loss is waited for shortly. */
  steady(): void;
  /** Gives the socket up and opens another. */
  restart(): void;
  close(): void;
}

export function openLine(outside: LineOutside, events: LineEvents): Line {
  let socket: SocketLike | null = null;
  let isOpen = false;
  let isClosed = false;
  let tries = 0;
  /** What the other side said before it hung up. */
  let farewell: Why | null = null;
  let stopWaiting = (): void => {};

  function wait(milliseconds: number, call: () => void): void {
    stopWaiting();
    stopWaiting = outside.after(milliseconds, call);
  }

  function watch(): void {
    wait(QUIET, () => {
      say({ type: 'ping' });
      wait(ANSWER, restart);
    });
  }

  function connect(): void {
    const own = outside.socket();
    socket = own;
    farewell = null;
    // One that neither opens nor fails.
    wait(QUIET, restart);
    own.addEventListener('open', () => {
      if (own !== socket) return;
      isOpen = true;
      watch();
      events.opened();
    });
    own.addEventListener('message', ({ data }) => {
      if (own !== socket || typeof data !== 'string') return;
      const frame = readServerFrame(data);
      watch();
      // What a newer server says besides is not for this version.
      if (frame === null) return;
      if (frame.type === 'bye') farewell = frame.why;
      else events.heard(frame);
    });
    own.addEventListener('close', ({ code }) => {
      if (own === socket) drop(farewell ?? whyOfCode(code));
    });
    // What went wrong is followed by `close`.
    own.addEventListener('error', () => {});
  }

  function drop(why: Why | null): void {
    const old = socket;
    socket = null;
    isOpen = false;
    old?.close();
    stopWaiting();
    if (isClosed) return;
    if (why !== null && FINAL.has(why)) {
      isClosed = true;
      events.ended(why);
      return;
    }
    wait(pauseAfter(tries++, outside.random()), connect);
    events.lost(why);
  }

  const restart = (): void => drop(null);

  function say(frame: ClientFrame): boolean {
    if (!isOpen || socket === null) return false;
    socket.send(printFrame(frame));
    return true;
  }

  connect();
  return {
    say,
    steady() {
      tries = 0;
    },
    restart,
    close() {
      isClosed = true;
      drop(null);
    },
  };
}
