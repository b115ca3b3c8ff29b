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

/** Where the pips of a face are on a die of 40 by 40; a blank die has none. */
export function pipsOf(face: number | null): readonly Point[] {
  switch (face) {
    case 1:
      return [CENTRE];
    case 2:
      return CORNERS;
    case 3:
      return [...CORNERS, CENTRE];
    case 4:
      return [...CORNERS, ...OTHERS];
    case 5:
      return [...CORNERS, ...OTHERS, CENTRE];
    case 6:
      return [...CORNERS, ...OTHERS, ...SIDES];
    default:
      return [];
  }
}

/** What a tumbling die shows: faces that follow each other in no order the eye could learn. */
export const tumblingFace = (tick: number, index: number): number => 1 + ((tick * 5 + index * 3 + ((tick * index) % 4)) % 6);
