import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a server's process says of itself, from when it was last asked. Milliseconds and megabytes. */
export interface Figures {
  readonly memory: number;
  readonly delay: { readonly p50: number; readonly p99: number; readonly most: number };
  /** Share of one core that it used, its threads included. */
  readonly processor: number;
}

const MEGABYTE = 2 ** 20;
const MILLISECOND = 1e6;
const RESOLUTION = 5;

/** Answers the process that started this one whenever it asks. */
export function answerFigures(): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let [used, since] = [process.cpuUsage(), performance.now()];
  process.on('message', message => {
    if (message !== 'figures') return;
    const { user, system } = process.cpuUsage(used);
    const figures: Figures = {
      memory: process.memoryUsage().rss / MEGABYTE,
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
    process.send?.(figures);
  });
  process.on('disconnect', () => process.exit(1));
}
