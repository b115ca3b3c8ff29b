import { PACKED } from '@zaria/games/railroad-ink';
import { EDGE, EXIT_HIGHWAY, EXIT_RAILWAY, OPEN, TO_HIGHWAY, TO_RAILWAY, TO_WATER, WALL, sideOf } from './tables.ts';

/*
 * What surrounds an empty square, up to what makes no difference: turning and mirroring the board, and taking highways
 * for railways. With it goes which of the ends that come in hang together already: a bit for each pair of sides.
 */
const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

/** `PAIR_BIT[4 * a + b]` */
export const PAIR_BIT = new Uint8Array(16);
for (const [bit, [a, b]] of PAIRS.entries()) PAIR_BIT[4 * a + b] = PAIR_BIT[4 * b + a] = 1 << bit;

export const NO_PATTERN = 0xffff;

export interface Patterns {
  readonly count: number;
  /** `PACKED * together + around`; `NO_PATTERN` where nothing comes in. */
  readonly at: Uint16Array;
}

const isEnd = (seen: number): boolean => seen === TO_HIGHWAY || seen === TO_RAILWAY || isExit(seen);
const isExit = (seen: number): boolean => seen === EXIT_HIGHWAY || seen === EXIT_RAILWAY;
const isAtEdge = (seen: number): boolean => seen === EDGE || isExit(seen);

const SWAPPED = [OPEN, TO_RAILWAY, TO_HIGHWAY, TO_WATER, EXIT_RAILWAY, EXIT_HIGHWAY, WALL, EDGE] as const;

/** The sides in the order of each turn and mirror image. */
const ORDERS = [0, 1, 2, 3].flatMap(quarter => [
  [0, 1, 2, 3].map(side => (side + quarter) % 4),
  [0, 1, 2, 3].map(side => (4 - side + quarter) % 4),
]);

function canBe(seen: readonly number[], hasWater: boolean): boolean {
  if (!hasWater && seen.includes(TO_WATER)) return false;
  const edges = [0, 1, 2, 3].filter(side => isAtEdge(seen[side] ?? 0));
  if (edges.length > 2 || (edges.length === 2 && (edges[0] ?? 0) % 2 === (edges[1] ?? 0) % 2)) return false;
  // Exits lie away from corners.
  return edges.length < 2 || !seen.some(isExit);
}

/** Which pairs hang together, for every way to part the ends into networks. */
function partings(ends: readonly number[]): readonly number[] {
  let ways: readonly (readonly number[][])[] = [[]];
  for (const end of ends)
    ways = ways.flatMap(way => [
      ...way.map((_, at) => way.map((group, other) => (other === at ? [...group, end] : group))),
      [...way, [end]],
    ]);
  return ways.map(way =>
    PAIRS.reduce(
      (bits, [a, b], bit) => (way.some(group => group.includes(a) && group.includes(b)) ? bits | (1 << bit) : bits),
      0,
    ),
  );
}

function canonical(seen: readonly number[], together: number): number {
  let least = Infinity;
  for (const order of ORDERS) {
    let pairs = 0;
    for (const [bit, [a, b]] of PAIRS.entries())
      if ((together & (PAIR_BIT[4 * (order[a] ?? 0) + (order[b] ?? 0)] as number)) !== 0) pairs |= 1 << bit;
    let [plain, swapped] = [0, 0];
    for (const [at, side] of order.entries()) {
      const here = seen[side] ?? 0;
      plain |= here << (3 * at);
      swapped |= (SWAPPED[here as 0] as number) << (3 * at);
    }
    least = Math.min(least, PACKED * pairs + plain, PACKED * pairs + swapped);
  }
  return least;
}

export function patternsOf(hasWater: boolean): Patterns {
  const at = new Uint16Array(64 * PACKED).fill(NO_PATTERN);
  const numbers = new Map<number, number>();
  for (let around = 0; around < PACKED; around++) {
    const seen = [0, 1, 2, 3].map(side => sideOf(around, side));
    if (!canBe(seen, hasWater)) continue;
    const ends = [0, 1, 2, 3].filter(side => isEnd(seen[side] ?? 0));
    if (ends.length === 0 && !seen.includes(TO_WATER)) continue;
    for (const together of partings(ends)) {
      const key = canonical(seen, together);
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      at[PACKED * together + around] = number;
    }
  }
  return { count: numbers.size, at };
}
