/** Hours of the day in which a clock in days stands still, by the time of whoever set them. All in minutes. */
export interface Night {
  /** Of the day: when it begins and when it is over. */
  readonly from: number;
  readonly to: number;
  /** How far that time is ahead of UTC. */
  readonly ahead: number;
}

const MINUTE = 60_000;
/** Minutes of a day. */
export const DAY = 24 * 60;
/** So much of a day is left to play in, at least. */
export const LONGEST_NIGHT = 16 * 60;
/** No place on earth is further from UTC. */
export const FURTHEST_AHEAD = 14 * 60;

export const nightLasts = ({ from, to }: Night): number => (to - from + DAY) % DAY;

/** How far into the day that begins with the night it is. Milliseconds. */
function sinceNightfall({ from, ahead }: Night, at: number): number {
  const day = DAY * MINUTE;
  return (((at + (ahead - from) * MINUTE) % day) + day) % day;
}

export const isNight = (night: Night | null, at: number): boolean =>
  night !== null && sinceNightfall(night, at) < nightLasts(night) * MINUTE;

/** When the night that it is, is over; at once if it is none. */
export const morningAfter = (night: Night | null, at: number): number =>
  night !== null && isNight(night, at) ? at - sinceNightfall(night, at) + nightLasts(night) * MINUTE : at;

/** How many milliseconds are between two moments, nights not counted. */
export function awakeBetween(from: number, to: number, night: Night | null): number {
  if (night === null) return Math.max(0, to - from);
  let awake = 0;
  for (let at = morningAfter(night, from); at < to;) {
    const nightfall = at + DAY * MINUTE - sinceNightfall(night, at);
    awake += Math.min(nightfall, to) - at;
    at = morningAfter(night, nightfall);
  }
  return awake;
}

/** When so many milliseconds will have passed since then, nights not counted. */
export function awakeAfter(since: number, lasts: number, night: Night | null): number {
  if (night === null) return since + lasts;
  let at = morningAfter(night, since);
  let left = lasts;
  for (;;) {
    const untilNight = DAY * MINUTE - sinceNightfall(night, at);
    if (left <= untilNight) return at + left;
    left -= untilNight;
    at = morningAfter(night, at + untilNight);
  }
}
