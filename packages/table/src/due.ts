import type { Clock } from './entries.ts';
import { awakeAfter } from './night.ts';

/** What is left of a clock in days when whoever is waited for is reminded. */
const LAST_PART = 1 / 4;

/** When whoever is waited for is reminded, and when his time is up; `null`: never. */
export interface Due {
  readonly reminder: number | null;
  readonly end: number | null;
}

/** What a clock leads to that runs since then. */
export function dueOn(clock: Clock, since: number): Due {
  switch (clock.kind) {
    case 'none':
      return { reminder: null, end: null };
    case 'gentle':
      return { reminder: since + clock.after, end: null };
    case 'strict':
      return { reminder: null, end: since + clock.after };
    case 'days': {
      const { after, night } = clock;
      return {
        reminder: awakeAfter(since, Math.round(after * (1 - LAST_PART)), night),
        end: awakeAfter(since, after, night),
      };
    }
  }
}
