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

/** Whether the time of a budget that begins now is up: for who counts nodes by himself. */
export function latenessOf({ nodes, time }: Budget): () => boolean {
  if (!Number.isFinite(nodes) && time === undefined) throw new Error('a budget ends some time: nodes or time');
  if (time === undefined) return () => false;
  const until = time.now() + time.ms;
  return () => time.now() >= until;
}

export function meterOf(budget: Budget): Meter {
  const { nodes } = budget;
  const isLate = latenessOf(budget);
  let spent = 0;
  /** How many nodes were spent when the clock was last looked at, and whether time was up then. */
  let glanced = 0;
  let isUp = false;
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
