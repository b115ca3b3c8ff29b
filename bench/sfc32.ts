/** A small fast generator (sfc32) for the contestants that bring none of their own; the state is four words. */
export type Sfc32 = Int32Array;

export function sfc32(seed: number): Sfc32 {
  const state = Int32Array.of(seed, 0x9e3779b9, 0x85ebca6b, 1);
  // The first outputs of neighbouring seeds resemble each other.
  for (let round = 0; round < 16; round++) next(state);
  return state;
}

/** The next 32 bits, as a signed integer. */
function next(state: Sfc32): number {
  const a = state[0] as number;
  const b = state[1] as number;
  const c = state[2] as number;
  const counter = state[3] as number;
  const out = (((a + b) | 0) + counter) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) | 0;
  state[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  state[3] = (counter + 1) | 0;
  return out;
}

/** A whole number from 0 to `bound` − 1; the bias of at most `bound` in 2³² does not show in a benchmark. */
export function below(state: Sfc32, bound: number): number {
  return ((next(state) >>> 0) * bound * 2 ** -32) | 0;
}
