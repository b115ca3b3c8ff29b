import type { Shape, Telling } from '@zaria/kit';
import { staging } from '../../lib/motion.svelte.ts';

/** How a game's tellings are shown. */
interface Timing<G extends Shape> {
  /** Milliseconds at pace 1. */
  readonly lengthOf: (fact: G['fact'], index: number, tellings: readonly Telling<G>[]) => number;
  /** Whether the table that is drawn while it is told is the one after it. */
  readonly isDrawnAfter: (fact: G['fact']) => boolean;
  /** Whether it is held until somebody goes on. */
  readonly holdsAfter: (index: number, tellings: readonly Telling<G>[]) => boolean;
}

interface Now<G extends Shape> {
  readonly view: G['view'];
  readonly tellings: readonly Telling<G>[];
  readonly pace: number;
}

/** What is told of the table just now, and the table that is drawn meanwhile. Made while a component is made. */
export function onShow<G extends Shape>({ lengthOf, isDrawnAfter, holdsAfter }: Timing<G>, now: () => Now<G>) {
  // What flies leaves from where it lay before it was told.
  const show = staging<G>(lengthOf, holdsAfter, isDrawnAfter);
  $effect.pre(() => {
    const { view, tellings, pace } = now();
    show.next(view, tellings, pace);
  });
  const shown = $derived(show.current);
  const length = $derived(shown === null ? 0 : lengthOf(shown.fact, shown.index, shown.tellings) * now().pace);
  const drawn = $derived(shown === null ? now().view : shown.drawn);
  return {
    get shown() {
      return shown;
    },
    /** While it is told, and not while it is held. */
    get moving() {
      return shown === null || shown.isHeld ? null : shown;
    },
    get length() {
      return length;
    },
    get drawn() {
      return drawn;
    },
  };
}
