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

/** The pips of a face on a die of 40 by 40, as the outline of one path; a blank die has none. */
export const pipsOf = (face: number | null, radius: number): string =>
  (FACES[face ?? 0] ?? []).map(([x, y]) => `M${x - radius} ${y}${arc(radius)}${arc(-radius)}z`).join('');

const arc = (radius: number): string => `a${Math.abs(radius)} ${Math.abs(radius)} 0 1 0 ${2 * radius} 0`;

type Four<T> = readonly [T, T, T, T];

/** What a tumbling die shows one after the other: faces in no order the eye could learn. */
export const tumblingFaces = (index: number): Four<number> => TUMBLING[index % TUMBLING.length] ?? [1, 4, 2, 6];

const TUMBLING: readonly Four<number>[] = Array.from({ length: 12 }, (_face, index) => {
  const faceAt = (turn: number): number => 1 + ((turn * 5 + index * 3 + ((turn * index) % 4)) % 6);
  return [faceAt(0), faceAt(1), faceAt(2), faceAt(3)];
});
