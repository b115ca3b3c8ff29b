import type { Budget } from './bot.ts';

/** Counts what a bot has spent of its budget. */
export interface Meter {
  /** Takes one node; `false`: nodes or time have run out, and nothing was taken. */
  spend(): boolean;
  /** Whether there is time left, and so many nodes. */
  affords(nodes: number): boolean;
  /** How many nodes are left; `Infinity` where only time ends it. */
  left(): number;
  /** Takes nodes that were afforded. */
  take(nodes: number): void;
  isSpent(): boolean;
}

/** The clock is looked at once in so many nodes: reading it costs more than a ply. */
const NODES_PER_GLANCE = 64;

export function meterOf({ nodes, time }: Budget): Meter {
  if (!Number.isFinite(nodes) && time === undefined) throw new Error('a budget ends some time: nodes or time');
  const until = time === undefined ? Infinity : time.now() + time.ms;
  let spent = 0;
  /** How many nodes were spent when the clock was last looked at, and whether time was up then. */
  let glanced = 0;
  let isUp = false;
  const isLate = (): boolean => time !== undefined && time.now() >= until;
  const isSpent = (): boolean => spent + 1 > nodes || isLate();
  return {
    spend() {
      if (spent % NODES_PER_GLANCE === 0 ? isSpent() : spent + 1 > nodes) return false;
      spent++;
      return true;
    },
    affords(wanted) {
      if (spent - glanced >= NODES_PER_GLANCE) {
        glanced = spent;
        isUp = isLate();
      }
      return !isUp && spent + wanted <= nodes;
    },
    left: () => nodes - spent,
    take(taken) {
      spent += taken;
    },
    isSpent,
  };
}
