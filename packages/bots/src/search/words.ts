/*
 * Chance for playouts: a word of 32 bits for every (playout, seat, turn), always the same one. So all actions that are
 * compared meet the same dice, however the playouts differ, and no generator has to be kept in step.
 */

/** Mixes a number into 32 bits that look random (the finalizer of MurmurHash3). */
export function mixed(key: number): number {
  let h = key | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The word of a turn in a playout. `lane` tells seats and kinds of dice apart. */
export const wordOf = (playout: number, lane: number, turn: number): number =>
  mixed(playout + Math.imul(lane + 1, 0x9e3779b1) + Math.imul(mixed(turn + 1), 0x2545f491));
