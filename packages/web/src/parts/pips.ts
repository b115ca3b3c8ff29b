type Point = readonly [x: number, y: number];

const [LOW, MIDDLE, HIGH] = [10.5, 20, 29.5];
const CORNERS: readonly Point[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const OTHERS: readonly Point[] = [
  [HIGH, LOW],
  [LOW, HIGH],
];
const SIDES: readonly Point[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];
const CENTRE: Point = [MIDDLE, MIDDLE];

const FACES: readonly (readonly Point[])[] = [
  [],
  [CENTRE],
  CORNERS,
  [...CORNERS, CENTRE],
  [...CORNERS, ...OTHERS],
  [...CORNERS, ...OTHERS, CENTRE],
  [...CORNERS, ...OTHERS, ...SIDES],
];

/** Where the pips of a face are on a die of 40 by 40; a blank die has none. */
export const pipsOf = (face: number | null): readonly Point[] => FACES[face ?? 0] ?? [];

/** What a tumbling die shows one after the other: faces in no order the eye could learn. */
export const tumblingFaces = (index: number): readonly number[] =>
  [0, 1, 2, 3].map(turn => 1 + ((turn * 5 + index * 3 + ((turn * index) % 4)) % 6));
