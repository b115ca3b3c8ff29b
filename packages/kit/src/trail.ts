/**
 * A list that grows at its end, shared by all who go on from some place of it. Nothing in it is ever changed, and a
 * place far back is found in a few steps: every place also knows one further back than the one before it, such that any
 * distance is made up of few of them.
 */
export interface Trail<T> {
  readonly value: T;
  /** How many places are before it. */
  readonly depth: number;
  readonly earlier: Trail<T> | null;
  readonly jump: Trail<T> | null;
}

export const beginTrail = <T>(value: T): Trail<T> => ({ value, depth: 0, earlier: null, jump: null });

export function extend<T>(trail: Trail<T>, value: T): Trail<T> {
  const { jump, depth } = trail;
  const further = jump?.jump ?? null;
  const isDoubled = jump !== null && further !== null && depth - jump.depth === jump.depth - further.depth;
  return { value, depth: depth + 1, earlier: trail, jump: isDoubled ? further : trail };
}

/** The last place that is not after what is looked for; `null` if all are. What is after a place is after those before. */
export function backTo<T>(trail: Trail<T>, isAfter: (place: Trail<T>) => boolean): Trail<T> | null {
  let place: Trail<T> | null = trail;
  while (place !== null && isAfter(place)) {
    const further: Trail<T> | null = place.jump;
    place = further !== null && isAfter(further) ? further : place.earlier;
  }
  return place;
}
