import { MEASURED as M, SUPPOSED as S } from './costs.ts';
import { LOOK, PACE, THINK, needOf } from './model.ts';
import type { Scene } from './simulate.ts';

/** What the simulation is asked for; the rest is as measured, and as supposed. */
export interface Wanted {
  readonly players: number;
  /** As many as the arithmetic says, unless somebody says otherwise. */
  readonly processes: number | null;
  readonly databases: number;
  readonly seconds: number;
  readonly seed: string;
  /** Milliseconds that a commit takes, and each append in it. */
  readonly commit: number;
  readonly append: number;
  readonly slowShare?: number;
  readonly think?: number;
}

/** Longer than nearly everybody thinks: whoever was there at the beginning has moved. */
const WARM_UP = 60;

export const sceneOf = (wanted: Wanted): Scene => ({
  players: wanted.players,
  slowShare: wanted.slowShare ?? S.slow.value,
  seats: S.seats.value,
  turns: M.turns.value,
  think: { ...THINK, median: wanted.think ?? THINK.median },
  look: LOOK,
  processes: wanted.processes ?? needOf(wanted.players).processes,
  databases: wanted.databases,
  connections: S.connections.value,
  cost: {
    turn: M.turn.value,
    begin: M.begin.value,
    open: M.visit.value,
    commit: wanted.commit,
    append: wanted.append,
    pace: PACE,
  },
  appendsPerTurn: M.appends.value,
  seconds: wanted.seconds,
  warmUp: WARM_UP,
  seed: wanted.seed,
});
