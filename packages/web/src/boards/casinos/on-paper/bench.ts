import { FACES, type ByFace, type Claim, type Face, type Pile } from '../lying.ts';
import type { Look, Side } from '../side.ts';

/** A casino as it was tapped in, with who gets what. */
export interface PaperCard {
  readonly claims: readonly Claim[];
  readonly piles: readonly Pile[];
  /** Everything about it in words. */
  readonly name: string;
}

/** One kind of dice at a casino, to be counted. */
export interface DiceRow {
  readonly key: string;
  readonly side: Side;
  readonly look: Look;
  /** Whose they are and of which kind. */
  readonly what: string;
  readonly n: number;
  set(n: number): void;
}

/** What a player has of it all. */
export interface Total {
  readonly side: Side;
  /** In thousands; below nothing where a fine was more. */
  readonly won: number;
  readonly all: number;
}

/** All of a round, for its picture. */
export interface RoundSeen {
  readonly title: string;
  readonly cards: ByFace<PaperCard>;
  readonly totals: readonly Total[];
}

export const byFace = <T>(of: (face: Face) => T): ByFace<T> =>
  Object.fromEntries(FACES.map(face => [face, of(face)])) as unknown as ByFace<T>;

export const withAt = <T>(by: ByFace<T>, face: Face, value: T): ByFace<T> => ({ ...by, [face]: value });

/** As many as there are seats, what is missing filled up. */
export const padded = (list: readonly number[], length: number): readonly number[] =>
  Array.from({ length }, (_, i) => list[i] ?? 0);

export const withCount = (list: readonly number[], index: number, n: number): readonly number[] =>
  padded(list, Math.max(list.length, index + 1)).map((value, i) => (i === index ? n : value));

/** What was kept as a list of whole numbers; anything else is nothing. */
export const readCounts = (kept: unknown): readonly number[] =>
  Array.isArray(kept) && kept.every(value => Number.isInteger(value) && Number(value) >= 0) ? (kept as number[]) : [];

export const readCount = (kept: unknown): number => (Number.isInteger(kept) && Number(kept) > 0 ? Number(kept) : 0);

export const readNames = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.map(name => (typeof name === 'string' ? name.slice(0, 24) : '')) : [];
