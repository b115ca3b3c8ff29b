/** The printed notes: value in thousands, and how many there are. Other printings exist. */
export const BANKNOTES = [
  [10, 6],
  [20, 8],
  [30, 8],
  [40, 6],
  [50, 6],
  [60, 5],
  [70, 5],
  [80, 5],
  [90, 5],
] as const;

/** A casino is dealt notes until it holds at least this much. */
export const CASINO_MINIMUM = 50;
