import type { AnyShape, Shape, Telling } from '@zaria/kit';
import { onDestroy, untrack } from 'svelte';
import { playOut, type Hurry } from './play-out.ts';

/** A telling on show. */
interface Shown<G extends Shape> extends Telling<G> {
  /** The table that is drawn meanwhile: whose turn it is there is whose turn it is everywhere. */
  readonly drawn: G['view'];
  /** The list it is in, and how many of it came before. */
  readonly tellings: readonly Telling<G>[];
  readonly index: number;
  /** It has been shown, and waits until somebody goes on. */
  readonly isHeld: boolean;
}

/** Shows tellings one after the other. A board makes one and hands it every new list. */
export interface Staging<G extends Shape> {
  /** What is being shown now, to be drawn instead of the view; `null` when all is still. */
  readonly current: Shown<G> | null;
  /**
   * Shows these tellings, which lead to the view. Call it in `$effect.pre(() => show.next(view, tellings, pace))`: the
   * same list again does nothing. `pace` multiplies every length; 0 shows nothing on the way and waits for nobody.
   */
  next(view: G['view'], tellings: readonly Telling<G>[], pace: number): void;
}

/** How long what is held waits where nobody here plays, at pace 1. */
const PATIENCE_MS = 5000;

let busy = $state(0);
let held = $state(0);
let onShow = $state.raw<Shown<AnyShape> | null>(null);
let isAttended = false;
const waiters = new Set<() => void>();
const hurriers = new Set<(how: Hurry) => void>();

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
  /** Whether something is being shown that `skip` would end: not while something is only being made. */
  get canSkip(): boolean {
    return hurriers.size > 0;
  },
  /** Whether something that was shown waits until somebody goes on. */
  get isHeld(): boolean {
    return held > 0;
  },
  /** What is being shown now, with the view of its moment; `null` when all is still. */
  get current(): Shown<AnyShape> | null {
    return onShow;
  },
  /** Shows at once what is still to be shown, up to where it waits; from there it goes on. */
  skip(): void {
    for (const hurry of hurriers) hurry('skip');
  },
  /** Shows at once all that is still to be shown. */
  clear(): void {
    for (const hurry of hurriers) hurry('clear');
  },
  /** Whether somebody here plays, who goes on when he has seen enough. */
  attend(isSomebodyHere: boolean): void {
    isAttended = isSomebodyHere;
  },
  /** Something that takes this long and can be skipped. */
  async pause(ms: number): Promise<void> {
    if (ms <= 0) return;
    busy++;
    await new Promise<void>(resolve => {
      const end = (): void => {
        hurriers.delete(end);
        resolve();
      };
      hurriers.add(end);
      setTimeout(end, ms);
    });
    busy--;
    settle();
  },
  /** Something is being made without which nothing can be shown. */
  async wait(make: () => Promise<void>): Promise<void> {
    busy++;
    await make();
    busy--;
    settle();
  },
  /** When all is still. */
  idle: (): Promise<void> => (busy === 0 ? Promise.resolve() : new Promise(resolve => waiters.add(resolve))),
};

/**
 * Made while a component is made; what it shows ends with the component. `lengthOf` says how many milliseconds a telling
 * of a list is shown at pace 1, 0 for one that is not worth a moment. After those that `holdsAfter` names it waits until
 * somebody goes on, and where nobody here plays for some seconds. What `isDrawnAfter` does not name is drawn on the table
 * before it, until it is held.
 */
export function staging<G extends Shape>(
  lengthOf: (fact: G['fact'], index: number, tellings: readonly Telling<G>[]) => number,
  holdsAfter: (index: number, tellings: readonly Telling<G>[]) => boolean = () => false,
  isDrawnAfter: (fact: G['fact']) => boolean = () => true,
): Staging<G> {
  let current = $state.raw<Shown<G> | null>(null);
  let playing: readonly Telling<G>[] | null = null;
  /** The view when all was still: what the next tellings set out from. */
  let still: { readonly view: G['view'] } | null = null;
  let stop: (() => void) | null = null;
  let following: ReturnType<typeof setTimeout> | undefined;
  onDestroy(() => {
    clearTimeout(following);
    stop?.();
  });

  function put(shown: Shown<G> | null): void {
    if (current?.isHeld === true) held--;
    if (shown?.isHeld === true) held++;
    current = shown;
    // What stands around the board follows in a task of its own, so that neither is long.
    clearTimeout(following);
    if (shown === null) onShow = null;
    else
      following = setTimeout(() => {
        onShow = shown as Shown<AnyShape>;
      });
  }

  async function run(from: G['view'], tellings: readonly Telling<G>[], pace: number): Promise<void> {
    busy++;
    const { over, hurry } = playOut({
      items: tellings.length,
      lengthOf(index) {
        const telling = tellings[index];
        return telling === undefined ? 0 : lengthOf(telling.fact, index, tellings) * pace;
      },
      holdsAfter: index => holdsAfter(index, tellings),
      patience: () => (isAttended ? null : PATIENCE_MS * pace),
      show(index, isHeld) {
        const telling = tellings[index];
        if (telling === undefined || playing !== tellings) return;
        const before = tellings[index - 1]?.view ?? from;
        const drawn = isHeld || isDrawnAfter(telling.fact) ? telling.view : before;
        put({ ...telling, drawn, tellings, index, isHeld });
      },
    });
    stop = () => hurry('clear');
    hurriers.add(hurry);
    await over;
    hurriers.delete(hurry);
    if (playing === tellings) put(null);
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
        const isWorthIt = pace > 0 && tellings.some(({ fact }, index) => lengthOf(fact, index, tellings) > 0);
        if (isWorthIt) void run(from, tellings, pace);
        else put(null);
      }),
  };
}
