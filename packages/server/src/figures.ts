import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { House } from './house.ts';
import type { Store } from './store/index.ts';

/** What the operator can see from outside. No figure has anybody's name in it. */
export interface Figures {
  readonly type: string;
  print(): Promise<string>;
  readonly socket: (what: 'opened' | 'closed' | 'slow' | 'frame') => void;
  readonly notice: (kind: string, isOk: boolean) => void;
  request(seconds: number, status: number): void;
  failure(): void;
  botReplaced(): void;
  watch(house: House, store: Store): void;
}

export function openFigures(): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const sockets = new Gauge({ name: 'zaria_sockets', help: 'Open sockets', registers });
  const cut = new Counter({ name: 'zaria_sockets_slow_total', help: 'Sockets cut for being slow', registers });
  /** Thousands a second are sent: they are only counted, and handed over when somebody asks. */
  let sent = 0;
  registry.registerMetric(
    new Counter({
      name: 'zaria_frames_total',
      help: 'Frames sent',
      registers: [],
      collect() {
        this.inc(sent);
        sent = 0;
      },
    }),
  );
  const notices = new Counter({
    name: 'zaria_notices_total',
    help: 'Notices sent',
    labelNames: ['kind', 'ok'],
    registers,
  });
  const failures = new Counter({ name: 'zaria_failures_total', help: 'Things that went wrong inside', registers });
  const bots = new Counter({ name: 'zaria_bots_replaced_total', help: 'Threads of bots replaced', registers });
  const requests = new Histogram({
    name: 'zaria_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  /** One that is looked up when somebody asks. */
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  return {
    type: registry.contentType,
    print: () => registry.metrics(),
    socket(what) {
      if (what === 'opened') sockets.inc();
      else if (what === 'closed') sockets.dec();
      else if (what === 'slow') cut.inc();
      else sent++;
    },
    notice: (kind, isOk) => notices.inc({ kind, ok: String(isOk) }),
    request: (seconds, status) => requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds),
    failure: () => failures.inc(),
    botReplaced: () => bots.inc(),
    watch(house, store) {
      gauge('zaria_tables_in_memory', 'Tables in memory', () => house.tables.size);
      gauge('zaria_store_reachable', 'Whether the data can be reached', () => Number(store.outage() === null));
      for (const name of ['appends', 'commits', 'waiting', 'lastCommit'] as const)
        gauge(
          `zaria_store_${name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}`,
          `The store: ${name}`,
          () => store.figures()[name],
        );
    },
  };
}
