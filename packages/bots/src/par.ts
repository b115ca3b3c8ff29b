import type { AnyAction, Start, ToldEntry } from '@zaria/kit';
import qwinto from '../par/qwinto.json' with { type: 'json' };

/** What the strongest bot scored alone, the least first, and how that was made. */
export interface Par {
  readonly command: string;
  readonly scores: readonly number[];
}

/** Of the games in which somebody who plays alone does so on other dice every time. */
export const PARS = { qwinto } as const satisfies Readonly<Record<string, Par>>;

/** A match that somebody played alone and that is over, as he was told it. */
export interface PlayedAlone {
  readonly start: Start;
  readonly entries: readonly ToldEntry<AnyAction>[];
  readonly points: number;
}

/** How good it was: beside what the strongest bot scored on other dice, or beside what it makes of the same. */
export type Beside =
  | {
      readonly by: 'scores';
      /** How many games, and their mean. */
      readonly games: number;
      readonly mean: number;
      /** The share of them that were worse, equal ones counted half. */
      readonly above: number;
    }
  | { readonly by: 'dice'; readonly points: number };

/** What a game has to say about a match that somebody played alone; `null`: nothing. */
export type BesideOf = (match: PlayedAlone) => Promise<Beside | null>;

export const besideScores = (par: Par, points: number): Beside => ({
  by: 'scores',
  games: par.scores.length,
  mean: spreadOf(par).mean,
  above: placingOf(par, points).above,
});

/** How somebody's points stand among them. */
export interface Placing {
  /** The share of the scores that are less, equal ones counted half. */
  readonly above: number;
}

export function placingOf({ scores }: Par, points: number): Placing {
  const less = scores.filter(score => score < points).length;
  const equal = scores.filter(score => score === points).length;
  return { above: (less + equal / 2) / scores.length };
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly quarter: number;
  readonly middle: number;
  readonly threeQuarters: number;
  readonly most: number;
}

export function spreadOf({ scores }: Par): Spread {
  const at = (share: number): number => scores[Math.round(share * (scores.length - 1))] ?? 0;
  return {
    mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    least: at(0),
    quarter: at(0.25),
    middle: at(0.5),
    threeQuarters: at(0.75),
    most: at(1),
  };
}
