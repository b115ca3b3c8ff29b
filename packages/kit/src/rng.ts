/** Where chance comes from. Simulation and fair dice both stand behind it. */
export interface Rng {
  /** A whole number from 0 to m − 1, each equally likely. */
  below(m: number): number;
}

/** One that begins anew whenever it is told a seed: for playouts by the thousand. */
export interface ReseedableRng extends Rng {
  reseed(seed: string | number): void;
}

/** A seedable generator (sfc32) for simulations and tests. Never for a match between people: those use fair dice. */
export function simulationRng(seed: string | number): Rng {
  const rng = reseedableRng();
  rng.reseed(seed);
  return rng;
}

/** The same, before it knows its seed. */
export function reseedableRng(): ReseedableRng {
  // In an Int32Array rather than in variables: some browsers are several times slower with the latter.
  const s = new Int32Array(4);
  const next = (): number => {
    const a = s[0] as number;
    const b = s[1] as number;
    const c = s[2] as number;
    const d = s[3] as number;
    const t = (((a + b) | 0) + d) | 0;
    s[3] = (d + 1) | 0;
    s[0] = b ^ (b >>> 9);
    s[1] = (c + (c << 3)) | 0;
    s[2] = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  return {
    below: m => Math.floor(next() * m * 2 ** -32),
    reseed(seed) {
      const text = String(seed);
      let hash = 0x811c9dc5;
      for (let lane = 0; lane < 3; lane++) {
        for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
        s[lane] = hash ^= lane + 1;
      }
      s[3] = 1;
      for (let warmUp = 0; warmUp < 15; warmUp++) next();
    },
  };
}

export const pick = <T>(list: readonly T[], rng: Rng): T => {
  const item = list[rng.below(list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** One die. */
export const die = (rng: Rng): 1 | 2 | 3 | 4 | 5 | 6 => (1 + rng.below(6)) as 1 | 2 | 3 | 4 | 5 | 6;
