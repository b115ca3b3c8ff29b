import type { Placing, ScorePart, Standing } from '@zaria/kit';

/** What is to be told of a score beside it: what it is made of, unless that is one thing, and what broke a tie. */
export function partsToTell({ seats }: Standing, placing: Placing): readonly ScorePart[] {
  const isTied = seats.some(other => other !== placing && other.score === placing.score);
  const parts = placing.parts.length > 1 ? placing.parts.filter(({ value }) => value !== 0) : [];
  // What breaks ties may be a part of the score: it is told once.
  const ties = placing.tieBreaks.filter(({ part }) => !parts.some(told => told.part === part));
  return [...parts, ...(isTied ? ties : [])];
}

/** How many patterns tally.css has; after that they come again. */
const PATTERNS = 6;

/** The pattern in which a part of a score is drawn, by its place among the parts. */
export const patternOf = (at: number, value: number): string => (value < 0 ? 'part-less' : `part-${at % PATTERNS}`);
