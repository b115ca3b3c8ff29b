/** The printed money cards: value in thousands, and how many there are. */
export const CARDS = [
  [30, 11],
  [40, 11],
  [50, 13],
  [60, 15],
  [70, 13],
  [80, 11],
  [90, 9],
  [100, 7],
] as const;

export const VALUES: readonly number[] = CARDS.map(([value]) => value);

/** Where a value stands in a list of counts by value. */
export const kindOf = (value: number): number => value / 10 - 3;

/** A chip is worth this much, in thousands. */
export const CHIP = 10;
