import { LATER, pauseAfter } from '@zaria/client/online';
import { FINAL, NOTHING_TOLD, PROTOCOL_VERSION, toldDigest } from '@zaria/protocol';
import type { ClientFrame, FrameOf, Row, ServerFrame } from '@zaria/protocol';
import type { Wish } from '@zaria/table/public';
import { glimpseOf, glimpsed, type Glimpse } from './glimpse.ts';
import { openLine, type Line, type LineListener } from './line.ts';

/** What one person has heard at a table. */
export interface Heard {
  /** Entries, and which they are, in short; that only where somebody wants to go on from there. */
  count: number;
  told: string;
  /** When the line was lost, and how much had been heard when since then. Kept from when somebody asks for it. */
  lost: number | null;
  readonly since: { readonly at: number; readonly count: number }[];
}

export interface ReturningOutside {
  readonly table: string;
  readonly seat: number;
  readonly cookie: string;
  /** Where to, each time anew. */
  url(): string;
  /** The line of the table that he comes from; `null`: he has none. */
  readonly taken: Line | null;
  /**
   * Whether somebody who comes back hears only what he has missed, as at a page; else all of it again, which spares whoever
   * makes the load to keep account of what was told.
   */
  readonly resumes: boolean;
  /** The server knows who it is, for the first time. */
  welcomed(isSeated: boolean): void;
  /** Whether it was enough to glance at the text of news. Who `resumes` reads all of it, and is not asked. */
  glance(text: string): boolean;
  /** What is new. */
  news(rows: readonly Row[], view: Glimpse): void;
  done(id: string): void;
  refused(frame: FrameOf<'refused'>): void;
  /** It goes on by itself; somebody may want to know. */
  troubled(what: string): void;
}

/** A seat's line to its table: lost, it comes back when a page would, and sends again what was not answered. */
export interface Returning {
  readonly heard: Heard;
  readonly isOpen: boolean;
  want(id: string, wish: Wish): void;
  /** Begins to listen with the eyes of the seat. */
  hear(): void;
  reset(): void;
  /** Leaves the table, with the line to it, if all is well with that. */
  leave(): Line | null;
  close(): void;
}

/** How the frames begin that come by the thousand: of these only what is needed is read. */
const [NEWS, DONE] = ['{"type":"news",', '{"type":"done","id":"'];
/** And those that may come before it is known who somebody is. */
const [WELCOME, BYE] = ['{"type":"welcome",', '{"type":"bye",'];

export function openReturning(outside: ReturningOutside): Returning {
  const { seat, resumes } = outside;
  const heard: Heard = { count: 0, told: NOTHING_TOLD, lost: null, since: [] };
  const unanswered = new Map<string, ClientFrame>();
  let view: Glimpse | null = null;
  /** The last news, where they were only glanced at. */
  let glanced: string | null = null;
  let tries = 0;
  let isKnown = false;
  /** Whether the server knows who it is on the line that is open now. */
  let isWelcome = false;
  let isHearing = false;
  let isClosed = false;
  let waiting: NodeJS.Timeout | undefined;
  const hello: ClientFrame = { type: 'hello', protocol: PROTOCOL_VERSION, table: outside.table, lines: 0 };
  const listener: LineListener = {
    heard: take,
    failed(error) {
      if (isClosed) return;
      countGlanced();
      if (isWelcome) [heard.lost, heard.since.length] = [performance.now(), 0];
      isWelcome = false;
      outside.troubled(error.message);
      waiting = setTimeout(() => (line = open()), pauseAfter(tries++, Math.random()));
    },
  };
  let line = outside.taken ?? open();
  if (outside.taken !== null) {
    line.passTo(listener);
    send(hello);
  }

  function open(): Line {
    const url = outside.url();
    return openLine({
      port: Number(new URL(url).port),
      path: '/api/socket',
      headers: { origin: url, cookie: outside.cookie },
      opened: () => send(hello),
      ...listener,
    });
  }

  function send(frame: ClientFrame): void {
    line.send(JSON.stringify(frame));
  }

  function hear(): void {
    isHearing = true;
    if (isWelcome)
      send({
        type: 'hear',
        as: seat as 0,
        heard: resumes ? heard.count : 0,
        told: resumes ? heard.told : NOTHING_TOLD,
      });
  }

  function welcome({ own, table }: FrameOf<'welcome'>): void {
    if (table !== outside.table) throw new Error(`a player of the trial has come to ${table}`);
    tries = 0;
    isWelcome = true;
    const wasKnown = isKnown;
    isKnown = true;
    if (!wasKnown) return outside.welcomed(own.includes(seat as 0));
    if (isHearing) hear();
    for (const frame of unanswered.values()) send(frame);
  }

  function news(frame: FrameOf<'news'>): void {
    if (frame.table !== undefined) view = glimpseOf(frame.table, seat);
    else if (view !== null && frame.change !== undefined) view = glimpsed(view, frame.change, seat);
    if (view === null) return;
    // What was glanced at before it is not counted one by one.
    if (glanced !== null) [heard.count, glanced] = [frame.from, null];
    if (frame.from > heard.count) throw new Error(`a player of the trial was told ${frame.from} after ${heard.count}`);
    const rows = frame.from === heard.count ? frame.rows : frame.rows.slice(heard.count - frame.from);
    heard.count += rows.length;
    if (resumes) heard.told = rows.reduce(toldDigest, heard.told);
    if (heard.lost !== null) heard.since.push({ at: performance.now(), count: heard.count });
    outside.news(rows, view);
  }

  /** Who comes back is told everything again: what he has only glanced at is none of the news then. */
  function countGlanced(): void {
    if (glanced === null) return;
    const { from, rows } = JSON.parse(glanced) as FrameOf<'news'>;
    glanced = null;
    heard.count = from + rows.length;
  }

  function done(id: string): void {
    if (unanswered.delete(id)) outside.done(id);
  }

  function take(text: string): void {
    // Of the table that he comes from.
    if (!isWelcome && !text.startsWith(WELCOME) && !text.startsWith(BYE)) return;
    if (!resumes && view !== null && text.startsWith(NEWS) && outside.glance(text)) {
      glanced = text;
      return;
    }
    if (text.startsWith(DONE)) return done(text.slice(DONE.length, text.indexOf('"', DONE.length)));
    const frame = JSON.parse(text) as ServerFrame;
    switch (frame.type) {
      case 'news':
        return news(frame);
      case 'welcome':
        return welcome(frame);
      case 'done':
        return done(frame.id);
      case 'refused':
        if (unanswered.delete(frame.id)) outside.refused(frame);
        return;
      case 'later':
        outside.troubled(`later: ${frame.why}`);
        waiting = setTimeout(() => {
          if (isWelcome) for (const again of unanswered.values()) send(again);
        }, LATER);
        return;
      case 'behind':
      case 'bye':
        if (isClosed) return;
        if (frame.type === 'behind' || FINAL.has(frame.why)) throw new Error(`a player of the trial was told: ${text}`);
        return;
      case 'asked':
      case 'here':
      case 'next':
      case 'own':
      case 'pong':
      case 'said':
      case 'silence':
        return;
    }
  }

  function close(): void {
    isClosed = true;
    clearTimeout(waiting);
    line.close();
  }

  return {
    heard,
    get isOpen() {
      return isWelcome && !isClosed;
    },
    hear,
    want(id, wish) {
      const frame: ClientFrame = { type: 'do', id, wish: { ...wish } };
      unanswered.set(id, frame);
      if (isWelcome) send(frame);
    },
    reset: () => line.reset(),
    leave() {
      const isWell = isWelcome && !isClosed;
      if (!isWell) {
        close();
        return null;
      }
      isClosed = true;
      clearTimeout(waiting);
      return line;
    },
    close,
  };
}
