import type { Json } from './json.ts';
import type { Notation } from './notation.ts';
import type { Rng } from './rng.ts';
import type { Actor, BySeat, ReadonlyBySeat, Seat, Viewer } from './seats.ts';

/*
 * A game declares its steps in an interface, one member per step:
 *
 *   interface RoundSteps {
 *     turn: Auto<{ seat: Seat }>;
 *     dice: Chance<{ seat: Seat }, Roll>;
 *     place: Ask<{ rolled: Roll }, Face>;
 *   }
 *
 * Its frames, its actions, and the panels the page must have are derived from that.
 */

/** Needs nobody. */
export interface Auto<D> {
  readonly kind: 'auto';
  readonly data: D;
}
/** The dice or the deck answer. */
export interface Chance<D, A> {
  readonly kind: 'chance';
  readonly data: D;
  readonly answer: A;
}
/** One seat answers. */
export interface Ask<D, A> {
  readonly kind: 'ask';
  readonly data: D;
  readonly answer: A;
}
/** Several seats act at the same time, each on its own work `W` and until it is done. */
export interface Together<D, A, W> {
  readonly kind: 'together';
  readonly data: D;
  readonly answer: A;
  readonly work: W;
}

/** For a step that remembers nothing. */
export type None = Readonly<Record<never, never>>;
export const NONE: None = {};

export type StepId<T> = keyof T & string;
export type DataOf<T, K extends keyof T> = T[K] extends { readonly data: infer D } ? D : never;
export type AnswerOf<T, K extends keyof T> = T[K] extends { readonly answer: infer A } ? A : never;
export type WorkOf<T, K extends keyof T> = T[K] extends { readonly work: infer W } ? W : never;

/** The steps somebody or something answers. */
export type AnsweredStep<T> = { [K in StepId<T>]: T[K] extends { readonly answer: unknown } ? K : never }[StepId<T>];
/** The steps that a seat answers: each needs a panel on the page. */
export type SeatStep<T> = {
  [K in StepId<T>]: T[K] extends { readonly kind: 'ask' | 'together' } ? K : never;
}[StepId<T>];

/** One seat's part in a `together` step. */
export interface Part<A, W> {
  answers: A[];
  done: boolean;
  /** The seat's own copy of what it works on, edited by its answers only. */
  work: W;
}

/** One entry of the agenda: a step still to be done, by whom, and what it remembers. Plain JSON. */
export type Frame<T> = {
  [K in StepId<T>]: {
    readonly step: K;
    /** Steps are numbered as they are put on the agenda. */
    readonly number: number;
    /** Who answers; `NATURE` also where nobody or several do. */
    readonly actor: Actor;
    readonly data: DataOf<T, K>;
    /** `null` unless this is a `together` step that has begun; there, `null` for a seat without a part. */
    readonly parts: BySeat<Part<AnswerOf<T, K>, WorkOf<T, K>> | null> | null;
  };
}[StepId<T>];

/** The answer to a step. */
export type Action<T> = {
  [K in AnsweredStep<T>]: { readonly step: K; readonly answer: AnswerOf<T, K> };
}[AnsweredStep<T>];

/** What every game's state has. */
export interface Staged<T> {
  readonly players: number;
  /** Work still to do, the next thing last. */
  agenda: Frame<T>[];
  /** How many steps were ever put on the agenda. */
  asked: number;
}

/** A frame whose link to its step's types is forgotten. */
export interface AnyFrame {
  readonly step: string;
  readonly number: number;
  readonly actor: Actor;
  readonly data: unknown;
  readonly parts: BySeat<Part<unknown, unknown> | null> | null;
}
export interface AnyAction {
  readonly step: string;
  readonly answer: unknown;
}
export interface AnyState {
  readonly players: number;
  agenda: AnyFrame[];
  asked: number;
}
export interface AnyFact {
  readonly fact: string;
}
export interface AnyReason {
  readonly why: string;
}
export type AnyOptions = Readonly<Record<string, string | number | boolean>>;

/** The types a game is made of. Most kit code takes them as one parameter. */
export interface Shape {
  steps: unknown;
  state: AnyState;
  action: AnyAction;
  view: unknown;
  options: object;
  /** What `tell` hears: a union with the discriminant `fact`. */
  fact: AnyFact;
  /** Why an answer is not legal: a union with the discriminant `why`. */
  reason: AnyReason;
  /** The lines of a score sheet, tie-breaks included: a union of their names. */
  part: string;
}

/** The shape of a game whose own types are forgotten: for code that serves them all. */
export interface AnyShape extends Shape {
  options: AnyOptions;
}

/** Hears the facts as they happen. Written `tell?.(…)`, so that a fact nobody hears is not even built. */
export type Tell<F> = (fact: F) => void;

export interface Weighted<A> {
  readonly answer: A;
  readonly weight: number;
}

interface AutoStep<G extends Shape, D> {
  readonly kind: 'auto';
  run(state: G['state'], data: D, tell?: Tell<G['fact']>): void;
}

interface ChanceStep<G extends Shape, D, A> {
  readonly kind: 'chance';
  readonly notation: Notation<A>;
  sample(state: G['state'], data: D, rng: Rng): A;
  /** Whether chance could have answered this. */
  admits(state: G['state'], data: D, answer: A): boolean;
  /** All answers with their weights, where they are few. */
  outcomes?(state: G['state'], data: D): readonly Weighted<A>[];
  resolve(state: G['state'], data: D, answer: A, tell?: Tell<G['fact']>): void;
}

/** An answer that stays hidden from the other seats for a while. */
export interface Secret<D, A, Until extends string = string> {
  /** The later step whose answer brings it to light. */
  readonly until: Until;
  /** What everybody may know of it at once. */
  shows(answer: A, data: D): Json;
}

interface AskStep<G extends Shape, D, A> {
  readonly kind: 'ask';
  readonly notation: Notation<A>;
  /** Every legal answer, in a fixed order. */
  answers(state: G['state'], data: D, seat: Seat): readonly A[];
  resolve(state: G['state'], data: D, answer: A, seat: Seat, tell?: Tell<G['fact']>): void;
  /** Why an answer that is not among `answers` is not. */
  refuse?(state: G['state'], data: D, answer: A, seat: Seat): G['reason'] | null;
  readonly secret?: Secret<D, A, AnsweredStep<G['steps']>>;
  /** The frame's data as `viewer` may see it. */
  hide?(data: D, viewer: Viewer): D;
}

interface TogetherStep<G extends Shape, D, A, W> {
  readonly kind: 'together';
  readonly notation: Notation<A>;
  /** Whether a seat that is done may go back to its last answer while others are not. */
  readonly reopens: boolean;
  /** What the seat starts from: a copy of its own. `null`: it takes no part. */
  begin(state: G['state'], data: D, seat: Seat): W | null;
  answers(work: W, state: G['state'], data: D, seat: Seat): readonly A[];
  /** Edits the seat's work; `true` when the seat is done. */
  act(work: W, answer: A, state: G['state'], data: D, seat: Seat): boolean;
  copy(work: W): W;
  /** Everyone is done: the works become part of the state, and the answers are seen. */
  finish(state: G['state'], data: D, parts: ReadonlyBySeat<Part<A, W> | null>, tell?: Tell<G['fact']>): void;
  refuse?(work: W, state: G['state'], data: D, answer: A, seat: Seat): G['reason'] | null;
}

/** How one step is played. */
export type Step<G extends Shape, K> =
  K extends Auto<infer D>
    ? AutoStep<G, D>
    : K extends Chance<infer D, infer A>
      ? ChanceStep<G, D, A>
      : K extends Ask<infer D, infer A>
        ? AskStep<G, D, A>
        : K extends Together<infer D, infer A, infer W>
          ? TogetherStep<G, D, A, W>
          : never;

/** How the steps of one module are played. */
export type Steps<G extends Shape, T = G['steps']> = { readonly [K in StepId<T>]: Step<G, T[K]> };

export type AnyStep<G extends Shape> =
  | AutoStep<G, unknown>
  | ChanceStep<G, unknown, unknown>
  | AskStep<G, unknown, unknown>
  | TogetherStep<G, unknown, unknown, unknown>;

/** What the kit itself must know of a step. */
export type StepInfo =
  | { readonly kind: 'auto' | 'chance' }
  | { readonly kind: 'ask'; readonly secret: Secret<unknown, unknown> | null }
  | { readonly kind: 'together'; readonly reopens: boolean };
