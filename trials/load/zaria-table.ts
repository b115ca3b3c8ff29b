import { randomBytes } from 'node:crypto';
import { linksUpTo, printHex } from '@zaria/fair';
import { isSeat } from '@zaria/kit';
import { NOTHING_TOLD, PROTOCOL_VERSION, patched, type ClientFrame, type ServerFrame } from '@zaria/protocol';
import type { TestGuest } from '@zaria/server/testing';
import type { TableView, Wish } from '@zaria/table/public';
import { openLine, type Line } from './line.ts';

/** People at one table who do what they are told, and check nothing: a client of the page does more. */
export interface LoadTable {
  readonly started: Promise<void>;
  place(): void;
  close(): void;
}

interface Heard {
  free(): void;
  told(): void;
  /** The match has ended. */
  over(): void;
}

/** More throws than any match of Las Vegas has. */
const LINKS = 256;

const LATE: ReadonlySet<string> = new Set(['link-unasked', 'not-asleep']);

interface Person {
  want(wish: Wish): string;
  close(): void;
}

interface Turn {
  readonly seat: number;
  readonly question: string;
  readonly faces: readonly number[];
}

export function sitDown(
  url: string,
  table: string,
  people: readonly TestGuest[],
  hasLinks: boolean,
  outside: Heard,
): LoadTable {
  let turn: Turn | null = null;
  /** Who is placing, and whoever has not been told of it yet. */
  let placing: { readonly seat: number; readonly unheard: Set<number> } | null = null;
  let ready = 0;
  let ids = 0;
  let playing = people.length;
  let isOver = false;
  let start = (): void => {};
  const started = new Promise<void>(resolve => {
    start = resolve;
  });

  const seats: readonly Person[] = people.map((guest, seat) => {
    let line = open();
    /** Whoever loses the line comes back, as a page does, and hears all of it again. */
    function open(): Line {
      return openLine({
        port: Number(new URL(url).port),
        path: '/api/socket',
        headers: { origin: url, cookie: guest.cookie },
        opened: () => send({ type: 'hello', protocol: PROTOCOL_VERSION, table, lines: 0 }),
        heard,
        failed(error) {
          if (isOver) return;
          if ('code' in error && error.code === 'ECONNREFUSED') throw error;
          process.stderr.write(`a line of the trial was lost: ${error.message}\n`);
          line = open();
        },
      });
    }
    const send = (frame: ClientFrame): void => line.send(JSON.stringify(frame));
    const want = (wish: Wish): string => {
      const id = `${seat}-${ids++}`;
      send({ type: 'do', id, wish: { ...wish } });
      return id;
    };
    const links = hasLinks ? linksUpTo(randomBytes(32), LINKS) : null;
    let view: TableView | null = null;
    let waitingFor = '';
    let next = (): void => {};
    const then = (wish: Wish, call: () => void): void => {
      waitingFor = want(wish);
      next = call;
    };
    let given = 0;
    let roller = -1;
    let isDone = false;

    function settle(now: TableView): void {
      const beReady = (): void => then({ do: 'ready', seat: at, version: now.version, ready: true }, readied);
      if (links === null) beReady();
      else then({ do: 'head', seat: at, head: printHex(links[0] as Uint8Array) }, beReady);
    }

    function readied(): void {
      if (++ready === people.length) seats[0]?.want({ do: 'start' });
    }

    function news(frame: Extract<ServerFrame, { readonly type: 'news' }>): void {
      const before = view;
      view = frame.table ?? (view !== null && frame.change !== undefined ? patched(view, frame.change) : view);
      if (view === null) return;
      if (before === null) settle(view);
      let faces: readonly number[] | null = null;
      for (const [who, what] of frame.rows) {
        if (typeof what !== 'string') continue;
        if (what === 'roll' && isSeat(who)) roller = who;
        else if (what.startsWith('place ')) {
          if (placing?.seat === who && placing.unheard.delete(seat)) outside.told();
          faces = null;
          roller = -1;
        } else if (who === 'nature' && what.startsWith('dice ') && roller === seat)
          faces = [...new Set(what.split(' ').slice(1).map(Number))];
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
    function answer({ dice: { asked }, chairs }: TableView): void {
      if (chairs[seat]?.isAsleep === true) want({ do: 'awake', seat: at });
      if (asked === null || asked.n === given || links === null || !asked.seats.includes(at)) return;
      given = asked.n;
      want({ do: 'link', seat: at, n: asked.n, link: printHex(links[asked.n] as Uint8Array) });
    }

    const at = seat as 0;
    function heard(text: string): void {
      const frame = JSON.parse(text) as ServerFrame;
      if (frame.type === 'welcome') {
        const hear = (): void => send({ type: 'hear', as: at, heard: 0, told: NOTHING_TOLD });
        // After a match everybody sits where he sat.
        if (frame.own.includes(at)) hear();
        else then({ do: 'sit', seat: at, as: 'remote', name: guest.name, colour: seat }, hear);
      } else if (frame.type === 'news') news(frame);
      else if (frame.type === 'done' && frame.id === waitingFor) next();
      // A server that is behind has thrown without it.
      else if (frame.type === 'refused' && LATE.has(frame.refusal.why)) return;
      else if (frame.type === 'refused' || frame.type === 'bye' || frame.type === 'later')
        if (!isOver) throw new Error(`a player of the trial was told: ${text}`);
    }
    return { want, close: () => line.close() };
  });

  return {
    started,
    place() {
      if (turn === null) return;
      const { seat, question, faces } = turn;
      turn = null;
      placing = { seat, unheard: new Set(people.keys()) };
      const face = faces[Math.floor(Math.random() * faces.length)] ?? 0;
      seats[seat]?.want({ do: 'play', seat: seat as 0, question, count: 0, action: `place ${face}` });
    },
    close() {
      isOver = true;
      for (const person of seats) person.close();
    },
  };
}
