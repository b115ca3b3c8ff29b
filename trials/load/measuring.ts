import { readdirSync } from 'node:fs';
import { PerformanceObserver, constants, monitorEventLoopDelay } from 'node:perf_hooks';

/** What a server's process says of itself, from when it was last asked. Milliseconds and megabytes. */
export interface Figures {
  readonly memory: number;
  readonly delay: { readonly p50: number; readonly p99: number; readonly most: number };
  /** Share of one core that it used, its threads included. */
  readonly processor: number;
}

/** What a server's process has at a moment. Memory in megabytes. */
export interface Sample {
  /** All of it, as the system counts it. */
  readonly memory: number;
  /** What was left after the last full collection of garbage; `null`: there was none yet. */
  readonly heap: number | null;
  /** Outside of the heap, and of that what is in buffers. */
  readonly external: number;
  readonly buffers: number;
  /** Open file handles; `null` where the system does not list them. */
  readonly handles: number | null;
  readonly timers: number;
  /** As far as the server says: people's connections, and tables in memory. */
  readonly connections: number | null;
  readonly tables: number | null;
}

/** What only the server knows of itself. */
type Known = Pick<Sample, 'connections' | 'tables'>;

const MEGABYTE = 2 ** 20;
const MILLISECOND = 1e6;
const RESOLUTION = 5;

/** Answers the process that started this one whenever it asks. */
export function answerFigures(known: () => Promise<Known> = async () => ({ connections: null, tables: null })): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let [used, since] = [process.cpuUsage(), performance.now()];
  const heap = watchHeap();

  function figures(): Figures {
    const { user, system } = process.cpuUsage(used);
    const now: Figures = {
      memory: process.memoryUsage.rss() / MEGABYTE,
      // The timer itself comes that late.
      delay: {
        p50: Math.max(0, delay.percentile(50) / MILLISECOND - RESOLUTION),
        p99: Math.max(0, delay.percentile(99) / MILLISECOND - RESOLUTION),
        most: Math.max(0, delay.max / MILLISECOND - RESOLUTION),
      },
      processor: (user + system) / 1000 / (performance.now() - since),
    };
    delay.reset();
    [used, since] = [process.cpuUsage(), performance.now()];
    return now;
  }

  async function sample(): Promise<Sample> {
    const { rss, external, arrayBuffers } = process.memoryUsage();
    return {
      memory: rss / MEGABYTE,
      heap: heap(),
      external: external / MEGABYTE,
      buffers: arrayBuffers / MEGABYTE,
      handles: openHandles(),
      timers: process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length,
      ...(await known()),
    };
  }

  process.on('message', message => {
    if (message === 'figures') process.send?.({ figures: figures() });
    if (message === 'sample') void sample().then(now => process.send?.({ sample: now }));
  });
  process.on('disconnect', () => process.exit(1));
}

/** Gives what the heap held after the last full collection: in between it is full of what nobody needs. */
function watchHeap(): () => number | null {
  let left: number | null = null;
  new PerformanceObserver(list => {
    const kinds = list.getEntries().map(entry => (entry as unknown as { detail: { kind: number } }).detail.kind);
    const isFull = kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR);
    if (isFull) left = process.memoryUsage().heapUsed / MEGABYTE;
  }).observe({ entryTypes: ['gc'] });
  return () => left;
}

function openHandles(): number | null {
  try {
    // The one that reads the list is in it.
    return readdirSync('/proc/self/fd').length - 1;
  } catch {
    return null;
  }
}
