import { randomBytes } from 'node:crypto';
import { linksUpTo, printHex } from '@zaria/fair';
import type { FrameOf, Row } from '@zaria/protocol';
import type { TestGuest } from '@zaria/server/testing';
import type { Wish } from '@zaria/table/public';
import { concerning, type Glimpse } from './glimpse.ts';
import type { Line } from './line.ts';
import { openReturning, type Heard } from './returning.ts';

/** People at one table who do what they are told, and check nothing: a client of the page does more. */
export interface LoadTable {
  readonly id: string;
  readonly started: Promise<void>;
  /** What each has heard, by seats, and whether his line is open. */
  readonly people: readonly { readonly heard: Heard; readonly isOpen: boolean }[];
  place(): void;
  /** Cuts the lines of all that are open. */
  reset(): void;
  /** All leave it, with their lines as far as these are well, by seats. */
  leave(): readonly (Line | null)[];
  close(): void;
}

interface TableOutside {
  /** Where each goes whose line is opened. */
  url(seat: number): string;
  /** Those of the table that they come from, by seats. */
  readonly lines: readonly (Line | null)[];
  free(): void;
  told(): void;
  /** The match has ended. */
  over(): void;
  troubled(what: string): void;
}

export interface Manner {
  /** Whether everybody adds to every throw. */
  readonly links: boolean;
  /** Whether somebody who comes back hears only what he has missed. */
  readonly resumes: boolean;
}

/** More throws than any match of Las Vegas has. */
const LINKS = 256;

/** What somebody hears whose link, or whose word that he is there, came after the throw, or after the last one. */
const LATE: ReadonlySet<string> = new Set(['link-unasked', 'not-asleep', 'over']);

interface Person {
  readonly heard: Heard;
  readonly isOpen: boolean;
  want(wish: Wish): string;
  reset(): void;
  leave(): Line | null;
  close(): void;
}

/** Of commands, at all tables: whoever goes on by the same line may still hear what was answered at the last. */
let ids = 0;

interface Turn {
  readonly seat: number;
  readonly question: string;
  readonly faces: readonly number[];
}

interface Placing {
  readonly seat: number;
  /** How the placement begins in the text of news. */
  readonly text: string;
  readonly unheard: Set<number>;
}

export function sitDown(table: string, people: readonly TestGuest[], manner: Manner, outside: TableOutside): LoadTable {
  let turn: Turn | null = null;
  /** Who is placing, and whoever has not been told of it yet. */
  let placing: Placing | null = null;
  let ready = 0;
  let playing = people.length;
  let isOver = false;
  let start = (): void => {};
  const started = new Promise<void>(resolve => {
    start = resolve;
  });

  const seats: readonly Person[] = people.map((guest, seat) => {
    const at = seat as 0;
    const links = manner.links ? linksUpTo(randomBytes(32), LINKS) : null;
    let waitingFor = '';
    let next = (): void => {};
    let isSettled = false;
    let given = 0;
    /** Whether he has rolled and waits for the dice. */
    let isRolling = false;
    const concerns = concerning(seat);
    let isDone = false;

    const line = openReturning({
      table,
      seat,
      cookie: guest.cookie,
      url: () => outside.url(seat),
      taken: outside.lines[seat] ?? null,
      resumes: manner.resumes,
      welcomed(isSeated) {
        // After a match everybody sits where he sat.
        if (isSeated) line.hear();
        else then({ do: 'sit', seat: at, as: 'remote', name: guest.name, colour: seat }, () => line.hear());
      },
      glance,
      news,
      done,
      refused,
      troubled: what => outside.troubled(what),
    });

    function want(wish: Wish): string {
      const id = `${seat}-${ids++}`;
      line.want(id, wish);
      return id;
    }

    function then(wish: Wish, call: () => void): void {
      waitingFor = want(wish);
      next = call;
    }

    function settle(now: Glimpse): void {
      isSettled = true;
      const beReady = (): void => then({ do: 'ready', seat: at, version: now.version, ready: true }, readied);
      if (links === null) beReady();
      else then({ do: 'head', seat: at, head: printHex(links[0] as Uint8Array) }, beReady);
    }

    function readied(): void {
      if (++ready === people.length) seats[0]?.want({ do: 'start' });
    }

    /** What others do need not be read: that somebody has placed is all there is to it. */
    function glance(text: string): boolean {
      if (isRolling || concerns(text)) return false;
      if (placing !== null && text.includes(placing.text)) hearPlacing(placing);
      return true;
    }

    function hearPlacing({ unheard }: Placing): void {
      if (unheard.delete(seat)) outside.told();
    }

    function news(rows: readonly Row[], view: Glimpse): void {
      if (!isSettled) settle(view);
      let faces: readonly number[] | null = null;
      for (const [who, what] of rows) {
        if (typeof what !== 'string') continue;
        if (what === 'roll' && who === seat) isRolling = true;
        else if (what.startsWith('place ')) {
          if (placing?.seat === who) hearPlacing(placing);
          faces = null;
        } else if (isRolling && who === 'nature' && what.startsWith('dice ')) {
          isRolling = false;
          faces = [...new Set(what.split(' ').slice(1).map(Number))];
        }
      }
      answer(view);
      if (faces !== null && view.phase === 'playing') {
        turn = { seat, question: view.question, faces };
        start();
        outside.free();
      }
      if (view.phase !== 'over' || isDone) return;
      isDone = true;
      // When the last of them knows.
      if (--playing > 0) return;
      isOver = true;
      outside.over();
    }

    /** The seat's link, for a throw that it is asked for. Who came too late with two says that he is there. */
    function answer({ asked, isAsleep }: Glimpse): void {
      if (isAsleep) want({ do: 'awake', seat: at });
      if (asked === null || asked.n === given || links === null || !asked.seats.includes(at)) return;
      given = asked.n;
      want({ do: 'link', seat: at, n: asked.n, link: printHex(links[asked.n] as Uint8Array) });
    }

    function done(id: string): void {
      if (id === waitingFor) next();
    }

    function refused(frame: FrameOf<'refused'>): void {
      // A server that is behind has thrown without it.
      if (!LATE.has(frame.refusal.why) && !isOver)
        throw new Error(`a player of the trial was told: ${JSON.stringify(frame)}`);
    }

    return {
      heard: line.heard,
      get isOpen() {
        return line.isOpen;
      },
      want,
      reset: () => line.reset(),
      leave: () => line.leave(),
      close: () => line.close(),
    };
  });

  return {
    id: table,
    started,
    people: seats,
    place() {
      if (turn === null) return;
      const { seat, question, faces } = turn;
      turn = null;
      placing = { seat, text: `[${seat},"place `, unheard: new Set(people.keys()) };
      const face = faces[Math.floor(Math.random() * faces.length)] ?? 0;
      seats[seat]?.want({ do: 'play', seat: seat as 0, question, count: 0, action: `place ${face}` });
    },
    reset() {
      for (const person of seats) if (person.isOpen) person.reset();
    },
    leave() {
      isOver = true;
      return seats.map(person => person.leave());
    },
    close() {
      isOver = true;
      for (const person of seats) person.close();
    },
  };
}
