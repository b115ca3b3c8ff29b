import type { ReadonlyBySeat, Seat } from './seats.ts';

/** One line of a score sheet. The name is the game's; `words` says it. */
export interface ScorePart<P extends string = string> {
  readonly part: P;
  readonly value: number;
}

export interface Placing<P extends string = string> {
  /** 1 is first; those who share a place have the same number. */
  readonly rank: number;
  readonly score: number;
  /** What the score is made of. */
  readonly parts: readonly ScorePart<P>[];
  /** What decides between equal scores, in that order. */
  readonly tieBreaks: readonly ScorePart<P>[];
}

export interface Standing<P extends string = string> {
  readonly over: boolean;
  readonly seats: ReadonlyBySeat<Placing<P>>;
}

type Unranked<P extends string = string> = Omit<Placing<P>, 'rank'>;

/** Ranks seats by score, then by each tie-break; more is better. */
export function rank<P extends string>(seats: readonly Unranked<P>[], over: boolean): Standing<P> {
  const key = (p: Unranked): readonly number[] => [p.score, ...p.tieBreaks.map(part => part.value)];
  const beats = (a: Unranked, b: Unranked): boolean => {
    const [x, y] = [key(a), key(b)];
    const i = x.findIndex((value, at) => value !== y[at]);
    return i >= 0 && (x[i] ?? 0) > (y[i] ?? 0);
  };
  const placings = seats.map(p => ({ rank: 1 + seats.filter(other => beats(other, p)).length, ...p }));
  return { over, seats: placings as unknown as ReadonlyBySeat<Placing<P>> };
}

export const winners = (standing: Standing): readonly Seat[] =>
  standing.seats.flatMap((placing, seat) => (placing.rank === 1 ? [seat as Seat] : []));
