import type { House } from './house.ts';
import type { Store } from './store/index.ts';
import type { Surroundings } from './surroundings.ts';

/** How long matches are kept. */
export interface Keep {
  /** Milliseconds that a finished match is kept; `null`: for good. */
  readonly finished: number | null;
}

const [HOUR, DAY] = [60 * 60_000, 24 * 60 * 60_000];
/** When a server that has begun does it first: one that is started for an evening may not run for an hour. */
const SOON = 90_000;
/** Tables at which nobody ever began. */
const UNSTARTED = 14 * DAY;
/** Guests who were not seen for so long, and sit nowhere. */
const UNSEEN = 400 * DAY;
/** In one transaction, so that nobody waits for long. */
const AT_ONCE = 500;

/** Removes what nobody needs any more, soon after the beginning and every hour. */
export function beginSweeping(
  { matches, guests }: Store,
  house: House,
  { now, after }: Surroundings,
  keep: Keep,
  failed: (error: unknown) => void,
  /** Whether it is not for another server to do. */
  isOurs: () => Promise<boolean>,
): { stop(): void } {
  let stop = (): void => {};
  let isStopped = false;

  async function sweep(): Promise<void> {
    if (!(await isOurs())) return;
    const finished = keep.finished === null ? null : now() - keep.finished;
    for (let isMore = true; isMore;) {
      const swept = await matches.sweep({ unstarted: now() - UNSTARTED, finished }, AT_ONCE);
      for (const id of swept) house.refresh(id, 'table-closed');
      isMore = swept.length === AT_ONCE;
    }
    await guests.sweep({ now: now(), seen: now() - UNSEEN }, AT_ONCE);
  }

  function sweepAfter(ms: number): void {
    if (isStopped) return;
    stop = after(ms, () => {
      void sweep()
        .catch(failed)
        .finally(() => sweepAfter(HOUR));
    });
  }

  sweepAfter(SOON);
  return {
    stop() {
      isStopped = true;
      stop();
    },
  };
}
