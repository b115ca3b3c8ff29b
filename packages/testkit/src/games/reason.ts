import type { AnyReason, Seat, SeatStep, Shape } from '@zaria/kit';
import type { WrongAnswer } from '../laws/answers.ts';

/** A wrong answer, and the state it was given in. */
export interface Wrong<G extends Shape> {
  readonly state: G['state'];
  readonly seat: Seat;
  readonly action: G['action'];
}

/** For each reason of a game, whether it is true of a wrong answer: read off the state, not asked of the rules. */
type Truths<G extends Shape> = {
  readonly [W in G['reason']['why']]: (reason: Extract<G['reason'], { readonly why: W }>, wrong: Wrong<G>) => boolean;
};

/** What a game says of wrong answers. */
export interface Reasons<G extends Shape> {
  /** Steps without any: whatever can be written down is legal whenever it is asked. */
  readonly without: readonly SeatStep<G['steps']>[];
  /** Reasons that no answer in a match can have. */
  readonly elsewhere: readonly G['reason']['why'][];
  readonly truths: Truths<G>;
}

/** The same, with the types of the game forgotten. */
export interface AnyReasons {
  readonly without: readonly string[];
  readonly elsewhere: readonly string[];
  readonly whys: readonly string[];
  /** A reason that the game does not have is not true. */
  isTrue(reason: AnyReason, wrong: WrongAnswer): boolean;
}

export function forgotten<G extends Shape>({ truths, ...lists }: Reasons<G>): AnyReasons {
  const known = truths as unknown as Readonly<Record<string, AnyReasons['isTrue']>>;
  return {
    ...lists,
    whys: Object.keys(known),
    isTrue: (reason, wrong) => known[reason.why]?.(reason, wrong) === true,
  };
}
