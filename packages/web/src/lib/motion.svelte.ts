import type { AnyShape, Shape, Telling } from '@zaria/kit';
import { untrack } from 'svelte';

/** A telling on show. */
interface Shown<G extends Shape> extends Telling<G> {
  /** The table before it. */
  readonly before: G['view'];
  /** How many of the list came before it. */
  readonly index: number;
}

/** Shows tellings one after the other. A board makes one and hands it every new list. */
export interface Staging<G extends Shape> {
  /** What is being shown now, to be drawn instead of the view; `null` when all is still. */
  readonly current: Shown<G> | null;
  /**
   * Shows these tellings, which lead to the view. Call it in `$effect.pre(() => show.next(view, tellings, pace))`: the
   * same list again does nothing. `pace` multiplies every length; 0 shows nothing on the way.
   */
  next(view: G['view'], tellings: readonly Telling<G>[], pace: number): void;
}

let busy = $state(0);
let onShow = $state.raw<Shown<AnyShape> | null>(null);
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
  /** The telling on show, on whichever board; `null` when all is still. */
  get current(): Shown<AnyShape> | null {
    return onShow;
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
export function staging<G extends Shape>(lengthOf: (fact: G['fact']) => number): Staging<G> {
  let current = $state.raw<Shown<G> | null>(null);
  let playing: readonly Telling<G>[] | null = null;
  /** The view when all was still: what the next tellings set out from. */
  let still: { readonly view: G['view'] } | null = null;
  let stop: (() => void) | null = null;

  async function run(from: G['view'], tellings: readonly Telling<G>[], pace: number): Promise<void> {
    let isSkipped = false;
    let wake: (() => void) | null = null;
    const skip = (): void => {
      isSkipped = true;
      wake?.();
    };
    stop = skip;
    skippers.add(skip);
    busy++;
    let before = from;
    for (const [index, { fact, view }] of tellings.entries()) {
      const ms = lengthOf(fact) * pace;
      if (isSkipped || playing !== tellings) break;
      if (ms > 0) {
        current = { fact, view, before, index };
        onShow = current as Shown<AnyShape>;
        await new Promise<void>(resolve => {
          wake = resolve;
          setTimeout(resolve, ms);
        });
      }
      before = view;
    }
    skippers.delete(skip);
    if (playing === tellings) {
      current = null;
      onShow = null;
    }
    busy--;
    settle();
  }

  return {
    get current() {
      return current;
    },
    next: (view, tellings, pace) =>
      untrack(() => {
        const from = still === null ? view : still.view;
        still = { view };
        if (playing === tellings) return;
        playing = tellings;
        stop?.();
        const isWorthIt = pace > 0 && tellings.some(({ fact }) => lengthOf(fact) > 0);
        if (isWorthIt) void run(from, tellings, pace);
        else current = null;
      }),
  };
}
