/** So much at once, and then so much a second: for whoever must not do something without end. */
export interface Bucket {
  /** `false`: too fast. */
  take(cost?: number): boolean;
}

export function bucket(most: number, perSecond: number, now: () => number): Bucket {
  let left = most;
  let at = now();
  return {
    take(cost = 1) {
      const time = now();
      left = Math.min(most, left + (Math.max(0, time - at) * perSecond) / 1000);
      at = time;
      if (left < cost) return false;
      left -= cost;
      return true;
    },
  };
}
