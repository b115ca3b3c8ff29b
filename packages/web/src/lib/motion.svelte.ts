import { untrack } from 'svelte';

/** Shows facts one after the other. A board makes one and hands it every new list of facts. */
export interface Staging<F> {
  /** The fact being shown now; `null` when all is still. */
  readonly current: F | null;
  /** How many of the list were shown before it. */
  readonly shown: number;
  /** Whether facts are being shown: until then a board had better draw the view it had before. */
  readonly isPlaying: boolean;
  /**
   * Shows these facts. Call it in `$effect.pre(() => show.play(facts, pace))`: the same list again does nothing.
   * `pace` multiplies every length; 0 shows nothing on the way.
   */
  play(facts: readonly F[], pace: number): void;
}

let busy = $state(0);
const waiters = new Set<() => void>();
const skippers = new Set<() => void>();

function settle(): void {
  if (busy > 0) return;
  for (const wake of waiters) wake();
  waiters.clear();
}

/** Everything that moves on the page. */
export const stage = {
  get isBusy(): boolean {
    return busy > 0;
  },
  /** Shows at once what is still to be shown. */
  skip(): void {
    for (const skip of skippers) skip();
  },
  /** Something that takes this long and can be skipped. */
  async pause(ms: number): Promise<void> {
    if (ms <= 0) return;
    busy++;
    await new Promise<void>(resolve => {
      const end = (): void => {
        skippers.delete(end);
        resolve();
      };
      skippers.add(end);
      setTimeout(end, ms);
    });
    busy--;
    settle();
  },
  /** When all is still. */
  idle: (): Promise<void> => (busy === 0 ? Promise.resolve() : new Promise(resolve => waiters.add(resolve))),
};

/** `lengthOf` says how many milliseconds a fact is shown at pace 1; 0 for one that is not worth a moment. */
export function staging<F>(lengthOf: (fact: F) => number): Staging<F> {
  let current = $state.raw<F | null>(null);
  let shown = $state(0);
  let isPlaying = $state(false);
  let playing: readonly F[] | null = null;
  let stop: (() => void) | null = null;

  async function run(facts: readonly F[], pace: number): Promise<void> {
    let isSkipped = false;
    let wake: (() => void) | null = null;
    const skip = (): void => {
      isSkipped = true;
      wake?.();
    };
    stop = skip;
    skippers.add(skip);
    busy++;
    isPlaying = true;
    for (const [at, fact] of facts.entries()) {
      const ms = lengthOf(fact) * pace;
      if (isSkipped || playing !== facts) break;
      if (ms <= 0) continue;
      current = fact;
      shown = at;
      await new Promise<void>(resolve => {
        wake = resolve;
        setTimeout(resolve, ms);
      });
    }
    skippers.delete(skip);
    if (playing === facts) {
      current = null;
      shown = facts.length;
      isPlaying = false;
    }
    busy--;
    settle();
  }

  return {
    get current() {
      return current;
    },
    get shown() {
      return shown;
    },
    get isPlaying() {
      return isPlaying;
    },
    play: (facts, pace) =>
      untrack(() => {
        if (playing === facts) return;
        playing = facts;
        stop?.();
        const isWorthIt = pace > 0 && facts.some(fact => lengthOf(fact) > 0);
        if (isWorthIt) void run(facts, pace);
        else {
          current = null;
          shown = facts.length;
          isPlaying = false;
        }
      }),
  };
}
