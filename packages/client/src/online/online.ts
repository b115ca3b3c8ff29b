import { fail, ok, type AnyGame, type Result, type Seat, type Viewer } from '@zaria/kit';
import { PROTOCOL_VERSION, type Fault, type FrameOf, type ServerFrame, type Why } from '@zaria/protocol';
import type { ChatLine, ChatRefusal, Connection, Said, TableView } from '@zaria/table/public';
import { openEars } from './ears.ts';
import { openLine, type LineOutside } from './line.ts';
import { openOutbox, type Keeping } from './outbox.ts';

/** What a connection needs of its device. */
export interface OnlineOutside extends LineOutside {
  /** The rules, which may have to be fetched; `null`: this version does not know the game. */
  findGame(id: string): Promise<AnyGame | null>;
  /** Milliseconds. */
  now(): number;
  /** A new name for a command, unlike any other of this device. */
  newId(): string;
  readonly keeping: Keeping;
  /** Whether it only watches, whatever seats its guest holds: it never listens with their eyes, nor plays for them. */
  readonly watches?: boolean;
  /** Of this page, to notice that there is another by now; `null`: not a page. */
  readonly build: string | null;
  /** By which a program shows who it is; a page has a cookie. */
  readonly token?: string;
  /** For a server that was restored: the highest number of a throw that each seat's device knows. */
  known(): ReadonlyMap<Seat, number>;
}

export type OnlineState = 'connecting' | 'open' | 'lost' | 'ended';

/** Whose devices are connected, and how many others watch: nobody is told of himself. */
export interface Here {
  readonly seats: readonly Seat[];
  readonly watching: number;
}

const NOBODY_HERE: Here = { seats: [], watching: 0 };

/** The way to a table that a server keeps. It comes back by itself; nothing that was sent is lost or done twice. */
export interface Online extends Connection {
  readonly state: OnlineState;
  /** When the table is there for the first time, or why it never will be. */
  readonly opened: Promise<Result<true, Fault>>;
  /** Since when nobody answers; `null`: all is well. */
  readonly lostSince: number | null;
  /** What the server has said is the matter, if anything. */
  readonly trouble: Why | null;
  /** Whether the server has another page by now: this one goes on, and may be loaded anew at any time. */
  readonly isOutdated: boolean;
  /** Whether a choice made before this page was loaded came too late, and was not played; until the next one. */
  readonly isMissed: boolean;
  /** `null` until the table was seen. */
  readonly game: AnyGame | null;
  readonly table: TableView | null;
  readonly isHost: boolean;
  /** Whether there are eyes to look with: those of a seat, or of whoever watches. */
  readonly isSeen: boolean;
  readonly here: Here;
  /** What was said at the table, oldest first. */
  readonly lines: readonly HeardLine[];
  /** The table for another match of the same people, once somebody has opened it. */
  readonly next: string | null;
  /** Milliseconds that the server's clock is ahead of this one's. */
  readonly clockAhead: number;
  /** `seat`: `null` for somebody who only watches. Likewise `send`: rejected when the connection has ended. */
  say(seat: Seat | null, said: Said): Promise<Result<true, ChatRefusal>>;
  /** Tries at once to come back, since the device says that it has a network again. */
  retry(): void;
  /** Sees whether the line is lost, since the device says that it has no network. */
  check(): void;
  close(): void;
}

/** A line of the talk, by its number; `null`: it was erased. */
export interface HeardLine {
  readonly number: number;
  readonly line: ChatLine | null;
}

/** Those that are new, and those that were erased since. */
function withLines(before: readonly HeardLine[], told: readonly HeardLine[]): readonly HeardLine[] {
  const byNumber = new Map([...before, ...told].map(line => [line.number, line]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

/** After so long something that could not be written there is sent again. */
export const LATER = 2000;

export class OnlineEnded extends Error {
  override readonly name = 'OnlineEnded';
}

/** `changed` is called whenever something that can be seen here has changed. */
export function goOnline(id: string, outside: OnlineOutside, changed: () => void = () => {}): Online {
  const ears = openEars();
  let isMissed = false;
  const outbox = openOutbox(outside.keeping, () => {
    isMissed = true;
    changed();
  });
  let state: OnlineState = 'connecting';
  let lostSince: number | null = null;
  let trouble: Why | null = null;
  let isOutdated = false;
  let game: AnyGame | null = null;
  let table: TableView | null = null;
  let held: readonly Seat[] = [];
  let isHost = false;
  let isSitting = false;
  /** As the server counts them, with whoever this is. */
  let here: Here = NOBODY_HERE;
  let lines: readonly HeardLine[] = [];
  let next: Online['next'] = null;
  let clockAhead = 0;
  /** Whether the server has answered by the socket that is open now: what comes before is of a table that was left. */
  let isWelcome = false;
  /** Frames that came while the rules were being fetched. */
  let early: ServerFrame[] | null = null;
  let isSent = false;
  let stopLater = (): void => {};
  let open: (opened: Result<true, Fault>) => void = () => {};
  const opened = new Promise<Result<true, Fault>>(resolve => {
    open = resolve;
  });

  function end(why: Why): void {
    state = 'ended';
    trouble = why;
    outbox.close(new OnlineEnded(`the table is not there any more: ${why}`));
    open(fail({ why }));
    changed();
  }

  /** What was not answered, and whom to tell what. At first one must know who one is. */
  function resume(): void {
    for (const hearing of ears.heard()) line.say({ type: 'hear', ...hearing });
    for (const frame of outbox.frames()) line.say(frame);
    isSent = true;
  }

  function listen(viewer: Viewer): void {
    if (ears.has(viewer)) return;
    ears.add(viewer);
    ask(viewer);
  }

  function ask(viewer: Viewer): void {
    if (!isSent) return;
    for (const hearing of ears.heard()) if (hearing.as === viewer) line.say({ type: 'hear', ...hearing });
  }

  function hold(own: readonly Seat[], host: boolean): void {
    held = outside.watches === true ? [] : own;
    isHost = host;
    isSitting = own.length > 0;
    for (const seat of held) {
      // It may have been his before, and somebody else's in between.
      if (ears.allowed(seat)) ask(seat);
      else listen(seat);
    }
    if (held.length === 0) listen('spectator');
  }

  async function welcome(frame: FrameOf<'welcome'>): Promise<void> {
    isWelcome = true;
    line.steady();
    clockAhead = frame.now - outside.now();
    isOutdated = frame.build !== null && outside.build !== null && frame.build !== outside.build;
    if (game === null) {
      const waiting: ServerFrame[] = [];
      early = waiting;
      game = await outside.findGame(frame.game).catch(() => null);
      // Somebody may have hung up meanwhile, and be back.
      if (early !== waiting || state === 'ended') return;
      early = null;
      if (game === null) {
        line.close();
        end('version');
        return;
      }
      welcomed(frame);
      for (const other of waiting) heard(other);
      return;
    }
    welcomed(frame);
  }

  function welcomed({ own, host, restored }: FrameOf<'welcome'>): void {
    state = 'open';
    lostSince = null;
    trouble = null;
    hold(own, host);
    if (restored) line.say({ type: 'known', numbers: [...outside.known()] });
    resume();
    changed();
  }

  function news(frame: FrameOf<'news'>): void {
    if (game === null) return;
    const seen = tellEars(game, frame);
    if (seen === null) {
      // What does not follow on what was told is asked for once more.
      line.restart();
      return;
    }
    table = seen;
    // Who sits hears with the eyes of his seat; the others' are needed no more, unless somebody uses them.
    if (frame.as !== 'spectator' && ears.has('spectator') && ears.drop('spectator'))
      line.say({ type: 'ignore', as: 'spectator' });
    open(ok(true));
  }

  function tellEars(rules: AnyGame, frame: FrameOf<'news'>): TableView | null {
    // Told to somebody who has stopped listening.
    if (!ears.has(frame.as)) return table;
    return ears.told(rules, frame);
  }

  function later(): void {
    stopLater();
    stopLater = outside.after(LATER, () => {
      for (const frame of outbox.frames()) line.say(frame);
    });
  }

  function heard(frame: ServerFrame): void {
    if (!isWelcome && (frame.type !== 'welcome' || frame.table !== id)) return;
    if (early !== null) {
      early.push(frame);
      return;
    }
    switch (frame.type) {
      case 'welcome':
        void welcome(frame);
        return;
      case 'own':
        hold(frame.own, frame.host);
        break;
      case 'news':
        news(frame);
        break;
      case 'silence':
        ears.silenced(frame.as, { why: frame.why });
        // Nobody may watch: whoever came by the link and sits nowhere is told so.
        if (frame.as === 'spectator' && held.length === 0) {
          trouble = 'table-full';
          open(fail({ why: trouble }));
        }
        break;
      case 'behind':
        line.close();
        end('behind');
        return;
      case 'done':
        outbox.answered(frame.id, null);
        trouble = null;
        break;
      case 'refused':
        outbox.answered(frame.id, frame.refusal);
        trouble = null;
        break;
      case 'later':
        trouble = frame.why;
        later();
        break;
      case 'said':
        lines = withLines(lines, frame.lines);
        break;
      case 'here':
        here = { seats: frame.seats, watching: frame.watching };
        break;
      case 'next':
        next = frame.table;
        break;
      // A client knows the rules, and asks for no legal actions.
      case 'asked':
      case 'pong':
      case 'bye':
        return;
    }
    changed();
  }

  const line = openLine(outside, {
    hello() {
      const { token } = outside;
      return {
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        table: id,
        // The end of the talk, however much of it is here: which lines were erased meanwhile nobody says otherwise.
        lines: 0,
        ...(token === undefined ? {} : { token }),
      };
    },
    heard,
    lost(why) {
      state = state === 'connecting' ? state : 'lost';
      lostSince ??= outside.now();
      trouble = why;
      isSent = false;
      isWelcome = false;
      early = null;
      here = NOBODY_HERE;
      changed();
    },
    ended: end,
  });

  return {
    opened,
    get state() {
      return state;
    },
    get lostSince() {
      return lostSince;
    },
    get trouble() {
      return trouble;
    },
    get isMissed() {
      return isMissed;
    },
    get isOutdated() {
      return isOutdated;
    },
    get game() {
      return game;
    },
    get table() {
      return table;
    },
    get isHost() {
      return isHost;
    },
    get isSeen() {
      return held.length === 0 ? ears.knows('spectator') : held.some(seat => ears.knows(seat));
    },
    get here() {
      const { seats, watching } = here;
      return { seats, watching: isSitting ? watching : Math.max(0, watching - 1) };
    },
    get lines() {
      return lines;
    },
    get next() {
      return next;
    },
    get clockAhead() {
      return clockAhead;
    },
    get own() {
      // One that has been heard of: whoever looks at it sees something at once.
      return held.filter(seat => ears.knows(seat));
    },
    send(wish) {
      if (wish.do === 'play') isMissed = false;
      const { frame, reply } = outbox.do(outside.newId(), wish);
      if (isSent) line.say(frame);
      return reply;
    },
    hear(viewer, heardSoFar, listener) {
      listen(viewer);
      return ears.hear(viewer, heardSoFar, listener);
    },
    say(seat, said) {
      const { frame, reply } = outbox.say(outside.newId(), seat, said);
      if (isSent) line.say(frame);
      return reply;
    },
    retry: () => line.retry(),
    check: () => line.check(),
    close() {
      state = 'ended';
      stopLater();
      // In a match the others would wait for what this side adds to their throws.
      if (table?.phase === 'playing') line.close();
      else line.leave();
      outbox.close(new OnlineEnded('this side has left the table'));
    },
  };
}
