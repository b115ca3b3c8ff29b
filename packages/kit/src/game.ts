import type { Back } from './agenda.ts';
import type { OptionsOf } from './options.ts';
import type { Rng } from './rng.ts';
import type { Actor, Seat, Viewer } from './seats.ts';
import type { Standing } from './standing.ts';
import type { AnyAction, AnyOptions, AnyShape, Shape, StepInfo, Tell, Weighted } from './steps.ts';

/** What every game keeps to. The state is edited in place by `play` and `takeBack` only. */
export interface Game<G extends Shape> {
  readonly id: string;
  /** The newest version of the rules. A match keeps the one it began with; one code folds all versions from 1 on. */
  readonly rules: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionsOf<G['options']>;
  readonly steps: Readonly<Record<string, StepInfo>>;

  /** A state on which somebody can act, by the rules of the version that the start names. */
  setup(start: Start<G['options']>): G['state'];
  /** Who may act now: seats not yet done, or [NATURE], or [] when the game is over. */
  waiting(state: G['state']): readonly Actor[];
  /** Complete, in a fixed order, forward actions only. */
  legal(state: G['state'], seat: Seat): readonly G['action'][];
  /** Ways back in a step played together. */
  back(state: G['state'], seat: Seat): readonly Back[];
  /** For nature: one answer. */
  sample(state: G['state'], rng: Rng): G['action'];
  /** For nature: whether it could have answered this. */
  admits(state: G['state'], action: G['action']): boolean;
  /** For nature: all answers with their weights, or `null` where they are too many. */
  outcomes(state: G['state']): readonly Weighted<G['action']>[] | null;
  /** Plays in place and trusts its caller; `apply` is the door that checks. */
  play(state: G['state'], actor: Actor, action: G['action'], tell?: Tell<G['fact']>): void;
  takeBack(state: G['state'], seat: Seat): void;
  clone(state: G['state']): G['state'];
  standing(state: G['state']): Standing<G['part']>;
  /** What to show. Built field by field. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** Why the seat's answer to the question on the table is not legal; `null` if it is, or if there is nothing to say. */
  refuse(state: G['state'], seat: Seat, action: G['action']): G['reason'] | null;
  /** Whether something from outside is an action at all: of a step that there is, its answer of that step's type. */
  isAction(value: AnyAction): boolean;
  print(action: G['action']): string;
  parse(text: string): G['action'] | null;
  /** Sums that never change in a match: money, dice. The testkit checks them at every ply. */
  conserved(state: G['state']): Readonly<Record<string, number>>;
}

export type AnyGame = Game<AnyShape>;

/** By which version of the rules, by how many and with which options a match is played. */
export interface Start<Options = AnyOptions> {
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
}
