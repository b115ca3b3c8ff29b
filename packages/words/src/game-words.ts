import type { AnswerOf, AnyShape, Ask, Result, ScorePart, SeatStep, Shape } from '@zaria/kit';
import type { Names } from './seats.ts';
import type { Area, PageArea, Words } from './words.ts';

/** What a seat may answer. What chance answers is told by facts. */
export type SeatAction<T> = { [K in SeatStep<T>]: { readonly step: K; readonly answer: AnswerOf<T, K> } }[SeatStep<T>];

/** What `scorePosition` of a game comes to. */
interface Position {
  readonly score: unknown;
  readonly fault: unknown;
}
export type PositionOf<S extends (position: never) => Result<unknown, unknown>> = {
  readonly score: Extract<ReturnType<S>, { readonly ok: true }>['value'];
  readonly fault: Extract<ReturnType<S>, { readonly ok: false }>['error'];
};

/**
 * All that a game has to say at a table, in sentences. `A` are the areas of the catalogue they are taken from. Since every
 * parameter has the game's own type, a new fact, question, reason or option without words does not compile.
 */
export interface TableWords<G extends Shape, A extends PageArea> {
  /** What to load before speaking of anything. */
  readonly areas: readonly A[];

  /** Something that happened. */
  fact(words: Words<A>, fact: G['fact'], names: Names): string;
  /** What is wanted of the seat that is asked. */
  question(words: Words<A>, step: SeatStep<G['steps']>): string;
  /** A possible answer, as on a button. */
  action(words: Words<A>, action: SeatAction<G['steps']>, names: Names): string;
  /** Why an answer is not possible. */
  reason(words: Words<A>, reason: G['reason'], names: Names): string;

  option(words: Words<A>, option: keyof G['options'] & string): { readonly name: string; readonly about: string };
  optionValue<K extends keyof G['options'] & string>(
    words: Words<A>,
    option: K,
    value: G['options'][K],
    names: Names,
  ): string;

  /** A whole score. */
  score(words: Words<A>, score: number): string;
  /** One part of a score, or of what breaks a tie. */
  part(words: Words<A>, part: ScorePart<G['part']>): { readonly name: string; readonly value: string };
  /** Why a match is over, seen from its last view. */
  ending(words: Words<A>, view: G['view'], names: Names): string;
}

/** What a position written by hand comes to, a sentence for each thing: said by the terminal alone. */
export interface PositionWords<A extends Area, P extends Position> {
  positionScore(words: Words<A>, score: P['score']): readonly string[];
  positionFault(words: Words<A>, fault: P['fault']): string;
}

/** All that a game has to say. */
export interface GameWords<G extends Shape, A extends PageArea, P extends Position>
  extends TableWords<G, A>, PositionWords<A, P> {}

interface SpokenShape extends AnyShape {
  steps: Readonly<Record<string, Ask<unknown, unknown>>>;
}

/** The words of a game whose own types are forgotten: for code that serves them all. */
export type AnyTableWords = Omit<TableWords<SpokenShape, never>, 'areas'> & { readonly areas: readonly PageArea[] };
export type AnyGameWords = Omit<AnyTableWords, 'areas'> &
  PositionWords<never, Position> & { readonly areas: readonly Area[] };
