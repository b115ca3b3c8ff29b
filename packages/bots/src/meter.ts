import type { Budget } from './bot.ts';

/** Counts what a bot has spent of its budget. */
export interface Meter {
  /** Takes one node; `false`: nodes or time have run out, and nothing was taken. */
  spend(): boolean;
  isSpent(): boolean;
}

/** The clock is looked at once in so many nodes: reading it costs more than a ply. */
const NODES_PER_GLANCE = 64;

export function meterOf({ nodes, time }: Budget): Meter {
  if (!Number.isFinite(nodes) && time === undefined) throw new Error('a budget ends some time: nodes or time');
  const until = time === undefined ? Infinity : time.now() + time.ms;
  let spent = 0;
  const isLate = (): boolean => time !== undefined && time.now() >= until;
  const isSpent = (): boolean => spent + 1 > nodes || isLate();
  return {
    spend() {
      if (spent % NODES_PER_GLANCE === 0 ? isSpent() : spent + 1 > nodes) return false;
      spent++;
      return true;
    },
    isSpent,
  };
}
