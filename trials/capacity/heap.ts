/** What is to happen, the earliest first. What is due at the same time comes in any order, but always in the same. */
export interface Heap {
  readonly size: number;
  readonly time: number;
  push(time: number, what: number): void;
  pop(): number;
}

export function makeHeap(): Heap {
  const times: number[] = [];
  const whats: number[] = [];

  function put(at: number, time: number, what: number): void {
    times[at] = time;
    whats[at] = what;
  }
  const timeAt = (at: number): number => times[at] ?? Infinity;

  return {
    get size() {
      return times.length;
    },
    get time() {
      return timeAt(0);
    },
    push(time, what) {
      let at = times.length;
      while (at > 0) {
        const above = (at - 1) >> 1;
        if (timeAt(above) <= time) break;
        put(at, timeAt(above), whats[above] as number);
        at = above;
      }
      put(at, time, what);
    },
    pop() {
      const first = whats[0];
      const time = times.pop();
      const what = whats.pop();
      if (first === undefined || time === undefined || what === undefined) throw new Error('nothing is to happen');
      if (times.length === 0) return first;
      let at = 0;
      for (;;) {
        const left = 2 * at + 1;
        const below = timeAt(left + 1) < timeAt(left) ? left + 1 : left;
        if (timeAt(below) >= time) break;
        put(at, timeAt(below), whats[below] as number);
        at = below;
      }
      put(at, time, what);
      return first;
    },
  };
}
