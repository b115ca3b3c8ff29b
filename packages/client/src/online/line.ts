import { FINAL, printFrame, readServerFrame, whyOfCode } from '@zaria/protocol';
import type { ClientFrame, ServerFrame, Why } from '@zaria/protocol';
import type { SetAside } from './set-aside.ts';
import type { After, SocketEvents, SocketLike } from './socket.ts';

/** How long the next try waits, in milliseconds: soon at first, for a line that only stumbled. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000, 15_000] as const;
/** After so long without a word the other side is asked whether it is there, and has so long to answer. */
const QUIET = 25_000;
const ANSWER = 10_000;
/** So long, where the device says that it has no network. */
const DOUBTED = 3000;
/** So long a socket that was taken up has to answer: nobody knows whether it is still well. */
const TAKEN_UP = 4000;

/** How long it waits after so many tries that failed. `chance`: from 0 to 1, so that not everybody comes back at once. */
export const pauseAfter = (tries: number, chance: number): number =>
  (WAITS[Math.min(tries, WAITS.length - 1)] ?? 0) * (0.5 + chance / 2);

export interface LineOutside {
  socket(): SocketLike;
  /** Where a socket is taken up from, and set aside when its table is left; none: each line opens its own. */
  readonly aside?: SetAside;
  readonly after: After;
  /** From 0 to 1, so that not everybody comes back at the same moment. */
  random(): number;
}

export interface LineEvents {
  /** What is said first by each socket. */
  hello(): ClientFrame;
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
  /** The hello was answered and all is well: the next loss is waited for shortly. */
  steady(): void;
  /** Gives the socket up and opens another. */
  restart(): void;
  /** Waits no longer for the next try. */
  retry(): void;
  /** Asks whether the other side is there, and does not wait long for it. */
  check(): void;
  /** Sets the socket aside for whoever comes next, if all is well; else closes it. */
  leave(): void;
  close(): void;
}

/** What went wrong is followed by `close`. */
const ignore = (): void => {};

export function openLine(outside: LineOutside, events: LineEvents): Line {
  let socket: SocketLike | null = null;
  let isOpen = false;
  let isClosed = false;
  /** Whether its hello was answered. */
  let isSteady = false;
  /** Whether it was another table's before; until its hello was answered. */
  let isTakenUp = false;
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
    use(outside.socket());
    // One that neither opens nor fails.
    wait(QUIET, restart);
  }

  function takeUp(taken: SocketLike): void {
    use(taken);
    isTakenUp = true;
    isOpen = true;
    wait(TAKEN_UP, restart);
    say(events.hello());
  }

  function use(own: SocketLike): void {
    socket = own;
    isSteady = false;
    isTakenUp = false;
    farewell = null;
    own.addEventListener('open', opened);
    own.addEventListener('message', heard);
    own.addEventListener('close', closed);
    own.addEventListener('error', ignore);
  }

  /** From now on it is not heard here. */
  function letGo(): SocketLike | null {
    const old = socket;
    socket = null;
    isOpen = false;
    stopWaiting();
    old?.removeEventListener('open', opened);
    old?.removeEventListener('message', heard);
    old?.removeEventListener('close', closed);
    return old;
  }

  function opened(): void {
    isOpen = true;
    watch();
    say(events.hello());
  }

  function heard({ data }: SocketEvents['message']): void {
    if (typeof data !== 'string') return;
    const frame = readServerFrame(data);
    // What is still said of the table that was left is no answer.
    if (!isTakenUp) watch();
    // What a newer server says besides is not for this version.
    if (frame === null) return;
    if (frame.type === 'bye') farewell = frame.why;
    else events.heard(frame);
  }

  function closed({ code }: SocketEvents['close']): void {
    drop(farewell ?? whyOfCode(code));
  }

  function drop(why: Why | null): void {
    letGo()?.close();
    if (isClosed) return;
    // That was said to whoever had it before, or by a server that knows no second hello: it is none of this table's.
    if (isTakenUp) return connect();
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

  function close(): void {
    isClosed = true;
    drop(null);
  }

  const taken = outside.aside?.take() ?? null;
  if (taken === null) connect();
  else takeUp(taken);
  return {
    say,
    steady() {
      tries = 0;
      isSteady = true;
      isTakenUp = false;
      watch();
    },
    restart,
    retry() {
      tries = 0;
      if (!isClosed && socket === null) connect();
    },
    check() {
      if (say({ type: 'ping' })) wait(DOUBTED, restart);
    },
    leave() {
      const { aside } = outside;
      if (aside === undefined || !isSteady || farewell !== null) return close();
      isClosed = true;
      const left = letGo();
      if (left !== null) aside.put(left);
    },
    close,
  };
}
