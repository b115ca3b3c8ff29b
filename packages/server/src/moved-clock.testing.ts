/* A clock that only a test moves: timers ring when it says so, and a week is over in a moment. */
import { machine, type Surroundings } from './surroundings.ts';

export interface MovedClock {
  readonly surroundings: Surroundings;
  readonly now: number;
  /** Moves on to that time; what is due by then rings, and so does what comes of it. */
  moveTo(time: number): Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** `settled`: when all that a ring led to is done. */
export function movedClock(start: number, settled: () => Promise<unknown>): MovedClock {
  let now = start;
  const timers = new Set<Timer>();
  const { random } = machine(bytes => crypto.getRandomValues(new Uint8Array(bytes)));
  return {
    surroundings: {
      random,
      now: () => now,
      after(milliseconds, call) {
        const timer = { at: now + Math.max(0, milliseconds), call };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    },
    get now() {
      return now;
    },
    async moveTo(time) {
      now = time;
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= now);
        for (const timer of due) {
          timers.delete(timer);
          timer.call();
        }
        await settled();
        if (due.length === 0) return;
      }
    },
  };
}
