import { awakeBetween, dueOn, type Clock } from '@zaria/table/public';

const UNITS = [
  ['days', 24 * 60 * 60_000],
  ['hours', 60 * 60_000],
  ['minutes', 60_000],
  ['seconds', 1000],
] as const;

export interface Stretch {
  readonly unit: (typeof UNITS)[number][0];
  readonly n: number;
}

/** A stretch of time in the largest unit that says it well, rounded up: nobody has less than he reads. */
export function stretchOf(ms: number): Stretch {
  const found = UNITS.find(([, length]) => ms >= 2 * length || ms === length) ?? UNITS[3];
  return { unit: found[0], n: Math.ceil(ms / found[1]) };
}

/** How long whoever is asked still has, by the server's clock, nights not counted; `null`: nobody counts. */
export function leftOf(clock: Clock, askedAt: number, now: number): number | null {
  const { reminder, end } = dueOn(clock, askedAt);
  const until = end ?? reminder;
  return until === null ? null : awakeBetween(now, until, clock.kind === 'days' ? clock.night : null);
}
