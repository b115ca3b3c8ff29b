import type { Considered } from '../bot.ts';
import type { Meter } from '../meter.ts';
import { halving } from '../search/halving.ts';
import { believed, type Beliefs, type Taste } from './rivals.ts';

/**
 * What Monte Carlo needs from a game, beside its rules: positions `P` in typed arrays, which playouts edit in place and so
 * make nothing; a policy that plays them to a horizon, which is the end of the round; and what a seat has there.
 */
export interface Playouts<P> {
  /** Where they are played. */
  readonly ahead: P;
  copy(from: P, to: P): void;
  /** Plays to the horizon, each seat by its taste; how many nodes that took. The same luck for the same seed and index. */
  play(position: P, tastes: readonly Taste[], seed: number, index: number): number;
  /** What a seat has won between two positions, in thousands. */
  gain(from: P, to: P, seat: number): number;
  /** Each seat's chance to win the match from the horizon. */
  chances(position: P, out: Float64Array): void;
}

/** What is to be decided: the actions, and where each of them leads to. */
export interface Choice<P, A> {
  readonly seat: number;
  readonly actions: readonly A[];
  readonly now: P;
  readonly after: readonly P[];
  /** By action the chance to win, where the round was worked out to its end; playouts then only say how it looks. */
  readonly solved: readonly number[] | null;
  /** How the seat itself plays on, and how the others were seen to. */
  readonly own: Taste;
  readonly beliefs: Beliefs;
  readonly seed: number;
  readonly meter: Meter;
  /** How many playouts an action gets on average. */
  readonly samples: number;
  /** Whether the budget allows another one. */
  goesOn(): boolean;
}

const MOST_SEATS = 6;
const outcome = new Float64Array(MOST_SEATS);

/** Plays every action out with the same luck, the better ones more often; the best first. */
export function playedOut<P extends { readonly players: number }, A extends Considered['plan'][number]>(
  { ahead, copy, play, gain, chances }: Playouts<P>,
  choice: Choice<P, A>,
): readonly Considered<A>[] {
  const { seat, actions, now, after, solved, own, beliefs, seed, meter, samples, goesOn } = choice;
  const { players } = now;
  const tastes = Array<Taste>(players).fill(own);
  const gains = new Float64Array(actions.length);
  const rivals = new Float64Array(actions.length);

  function sample(at: number, index: number): number {
    copy(after[at] as P, ahead);
    for (let other = 0; other < players; other++)
      if (other !== seat) tastes[other] = believed(beliefs, other, seed + index);
    meter.take(1 + play(ahead, tastes, seed, index));
    for (let other = 0; other < players; other++) {
      const gained = gain(now, ahead, other);
      if (other === seat) gains[at] = (gains[at] as number) + gained;
      else rivals[at] = (rivals[at] as number) + gained / (players - 1);
    }
    chances(ahead, outcome);
    return outcome[seat] as number;
  }

  const considered = halving({ actions: actions.length, samples, sample, goesOn }).map(
    ({ at, mean, samples: count }) => {
      const expects: Considered['expects'] =
        count === 0 ? {} : { own: (gains[at] as number) / count, rivals: (rivals[at] as number) / count };
      return { plan: [actions[at] as A], worth: solved?.[at] ?? mean, result: expects['own'] ?? null, expects };
    },
  );
  return solved === null ? considered : considered.sort((a, b) => b.worth - a.worth);
}
