import { median } from './statistics.ts';

const RUNS = 31;

/**
 * How many bytes a run makes on the heap: what it has more of after it. The median of many, since a collection may come
 * between; a run must be small beside what is collected at once, a few megabytes.
 */
export function bytesPerRun(run: () => unknown): number {
  const seen = Array.from({ length: RUNS }, () => {
    const before = process.memoryUsage().heapUsed;
    run();
    return process.memoryUsage().heapUsed - before;
  });
  return median(seen.filter(bytes => bytes >= 0));
}
