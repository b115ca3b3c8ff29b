import type { Seat } from '@zaria/kit';
import { stage } from '../../lib/motion.svelte.ts';
import type { Player } from '../board.ts';
import type { Gain } from './scene.ts';

/** What everybody got by the payout of a round. */
export interface Sum {
  readonly round: number;
  readonly gains: readonly Gain[];
}

/** As much as is to be known here of what either game tells. */
interface Told {
  readonly fact: { readonly fact: string; readonly seat?: unknown };
}

interface Now {
  /** What was told last. */
  readonly tellings: readonly Told[];
  readonly players: readonly Player[];
  readonly pace: number;
  /** What is on show; held: it was shown, and waits until somebody goes on. */
  readonly shown: { readonly isHeld: boolean } | null;
  /** Whether a payout is over with this one of the tellings. */
  readonly endsAt: (index: number) => boolean;
  readonly sum: () => Sum;
}

/** The sum of a payout: held until somebody goes on; where nothing moves it lies there and holds nobody up. */
export function summing(now: () => Now) {
  let left = $state.raw<Sum | null>(null);
  let heard: readonly Told[] | null = null;
  $effect(() => {
    const { tellings, players, pace, endsAt, sum } = now();
    if (tellings.length === 0 || tellings === heard) return;
    heard = tellings;
    const isOver = tellings.at(-1)?.fact.fact === 'over';
    // Somebody plays on: what lies there is taken up.
    const isByPerson = ({ fact }: Told): boolean =>
      fact.fact === 'rolled' && players[fact.seat as Seat]?.isBot === false;
    if (isOver || tellings.some(isByPerson)) left = null;
    const hasPeople = players.some(({ isBot }) => !isBot);
    if (pace === 0 && hasPeople && !isOver && tellings.some((_told, index) => endsAt(index))) left = sum();
  });
  const lies = $derived.by(() => {
    const { shown, sum } = now();
    if (shown === null) return left;
    return shown.isHeld ? sum() : null;
  });
  const drop = (): void => {
    left = null;
  };
  return {
    get now() {
      return lies;
    },
    drop,
    goOn(): void {
      drop();
      stage.skip();
    },
  };
}
