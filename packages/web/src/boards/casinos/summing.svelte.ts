import type { Gain } from './scene.ts';

/** What everybody got by the payout of a round. */
export interface Sum {
  readonly round: number;
  readonly gains: readonly Gain[];
}

interface Now {
  /** What was told last. */
  readonly tellings: readonly unknown[];
  /** What is on show; `held`: it was shown, and waits until somebody goes on. */
  readonly shows: 'nothing' | 'something' | 'held';
  /** Whether what was told last is to be left lying: a payout has ended, and nothing moves that could hold it. */
  readonly leaves: boolean;
  /** Whether what was told last takes up what lies there: somebody plays on, or the match is over. */
  readonly takesUp: boolean;
  readonly sum: () => Sum;
}

/** The sum of a payout: held until somebody goes on; where nothing moves it lies there and holds nobody up. */
export function summing(now: () => Now) {
  let left = $state.raw<Sum | null>(null);
  let heard: readonly unknown[] | null = null;
  $effect(() => {
    const { tellings, takesUp, leaves, sum } = now();
    if (tellings.length === 0 || tellings === heard) return;
    heard = tellings;
    if (takesUp) left = null;
    if (leaves) left = sum();
  });
  const shown = $derived.by(() => {
    const { shows, sum } = now();
    if (shows === 'held') return sum();
    return shows === 'nothing' ? left : null;
  });
  return {
    get now() {
      return shown;
    },
    drop(): void {
      left = null;
    },
  };
}
