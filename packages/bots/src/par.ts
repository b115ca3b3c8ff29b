import qwinto from '../par/qwinto.json' with { type: 'json' };

/** What the strongest bot scored alone, the least first, and how that was made. */
export interface Par {
  readonly command: string;
  readonly scores: readonly number[];
}

/** Of the games in which somebody who plays alone does so on other dice every time. */
export const PARS = { qwinto } as const satisfies Readonly<Record<string, Par>>;

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
