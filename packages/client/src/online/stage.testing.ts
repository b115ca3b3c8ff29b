import { toy } from '@zaria/kit/testing';
import { PROTOCOL_VERSION, type ClientFrame, type ServerFrame } from '@zaria/protocol';
import type { TableView } from '@zaria/table/public';
import { keptToy } from '../keeper.testing.ts';
import { goOnline, type OnlineOutside } from './online.ts';
import type { Unanswered } from './outbox.ts';
import { openSetAside } from './set-aside.ts';
import type { SocketLike } from './socket.ts';

/* A server that is the test: it sees what is sent and says what it likes. Time passes when it says so. */

export interface Wire extends SocketLike {
  readonly sent: ClientFrame[];
  /** Whether this side has closed it. */
  readonly isClosed: boolean;
  /** How many listen to it. */
  readonly listeners: number;
  open(): void;
  tell(...frames: readonly ServerFrame[]): void;
  hangUp(code?: number): void;
}

export function stage(over: Partial<OnlineOutside> = {}) {
  const wires: Wire[] = [];
  let timers: { at: number; call: () => void }[] = [];
  let time = 0;
  let ids = 0;
  let saved: readonly Unanswered[] = [];
  function after(milliseconds: number, call: () => void): () => void {
    const timer = { at: time + milliseconds, call };
    timers.push(timer);
    return () => {
      timers = timers.filter(one => one !== timer);
    };
  }
  const outside: OnlineOutside = {
    socket() {
      const sent: ClientFrame[] = [];
      const listeners: { event: string; listener: unknown }[] = [];
      let isClosed = false;
      function happen(event: string, told: unknown): void {
        // Who hears it may stop listening.
        for (const { listener } of listeners.filter(one => one.event === event))
          (listener as (told: unknown) => void)(told);
      }
      const wire: Wire = {
        sent,
        get isClosed() {
          return isClosed;
        },
        get listeners() {
          return listeners.length;
        },
        send: text => void sent.push(JSON.parse(text) as ClientFrame),
        close() {
          isClosed = true;
        },
        addEventListener(event, listener) {
          if (!listeners.some(one => one.event === event && one.listener === listener))
            listeners.push({ event, listener });
        },
        removeEventListener(event, listener) {
          const at = listeners.findIndex(one => one.event === event && one.listener === listener);
          if (at >= 0) listeners.splice(at, 1);
        },
        open: () => happen('open', null),
        tell: (...frames) => {
          for (const frame of frames) happen('message', { data: JSON.stringify(frame) });
        },
        hangUp: (code = 1006) => happen('close', { code }),
      };
      wires.push(wire);
      return wire;
    },
    aside: openSetAside(after),
    after,
    random: () => 1,
    findGame: async () => toy,
    now: () => time,
    newId: () => `c${ids++}`,
    keeping: { load: () => saved, save: list => void (saved = list) },
    build: 'one',
    known: () => new Map([[0, 7]]),
    ...over,
  };
  const online = goOnline('table', outside);
  return {
    online,
    outside,
    wires,
    get wire(): Wire {
      const last = wires.at(-1);
      if (last === undefined) throw new Error('there is no socket');
      return last;
    },
    get saved() {
      return saved;
    },
    pass(milliseconds: number) {
      time += milliseconds;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      for (const { call } of due) call();
    },
    /** What was promised has happened. */
    settle: () => new Promise<void>(resolve => setTimeout(resolve, 0)),
  };
}

export const view = await lookAt();
async function lookAt(): Promise<TableView> {
  const { connection } = await keptToy();
  let seen: TableView | null = null;
  connection(0).hear(0, { count: 0, table: null }, news => {
    seen = news.table ?? seen;
  });
  if (seen === null) throw new Error('the table was not seen');
  return seen;
}

export const welcome = (over: Partial<Extract<ServerFrame, { type: 'welcome' }>> = {}): ServerFrame => ({
  type: 'welcome',
  protocol: PROTOCOL_VERSION,
  build: 'one',
  table: 'table',
  game: 'toy',
  own: [0],
  host: true,
  now: 5000,
  restored: false,
  ...over,
});
export const news = (): ServerFrame => ({ type: 'news', as: 0, from: 0, rows: [], table: view });

/** At its table, which it has seen. */
export async function opened(over: Partial<OnlineOutside> = {}) {
  const at = stage(over);
  at.wire.open();
  at.wire.tell(welcome());
  await at.settle();
  at.wire.tell(news());
  return at;
}
