import { readFileSync } from 'node:fs';

/** Of the main thread, as Linux counts it: nanoseconds on a processor, then others. */
const SCHEDSTAT = `/proc/self/task/${process.pid}/schedstat`;

interface Newer {
  /** From Node 23.9 on. Microseconds. */
  readonly threadCpuUsage?: () => { readonly user: number; readonly system: number };
}

function clockOf(): () => number {
  const { threadCpuUsage } = process as Newer;
  if (threadCpuUsage !== undefined) {
    return () => {
      const { user, system } = threadCpuUsage();
      return (user + system) / 1e6;
    };
  }
  const onLinux = (): number => Number(readFileSync(SCHEDSTAT, 'utf8').split(' ')[0]) / 1e9;
  try {
    if (onLinux() > 0) return onLinux;
  } catch {
    // Not Linux.
  }
  return () => performance.now() / 1000;
}

/**
 * Seconds that the main thread has computed. Unlike the clock on the wall it stands still while other programs have the
 * processor or helper threads collect garbage, so a busy machine changes little and whoever makes more garbage is not
 * punished twice. Where the system does not tell, it is the clock on the wall.
 */
export const threadSeconds: () => number = clockOf();
