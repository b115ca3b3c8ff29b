/** Round numbers in one stroke of the pen, 10 wide and 14 high. */
const DIGITS: Readonly<Record<number, string>> = {
  1: 'M3 4L6 2V12',
  2: 'M2.5 4.2C3 1.6 7.6 1.4 7.4 4.6C7.2 7 3.6 9 2.4 12H8',
  3: 'M2.6 3C4.6 1.4 7.6 2.2 7.2 4.6C7 6 5.6 6.6 4.6 6.6C6.2 6.6 7.8 7.6 7.4 9.8C7 12.2 3.8 12.6 2.3 11',
  4: 'M6.6 12V2L2.2 9H8.4',
  5: 'M7.6 2.2H3.6L3 6.6C5 5.6 7.8 6.2 7.6 9C7.4 12 4 12.8 2.2 11',
  6: 'M7.2 2.2C4 3.2 2.4 6.2 2.4 8.8C2.4 11 3.6 12.2 5.2 12.2C7 12.2 8 10.8 7.8 9.2C7.6 7.4 5.6 6.6 4.2 7.2C3.2 7.6 2.6 8.4 2.4 9.4',
  7: 'M2.2 2.4H8L4.2 12',
};

export const digitOf = (round: number): string => DIGITS[round] ?? '';

/** Where a number is written, and how large: the corners clockwise after the sides N, E, S, W, by their upper left point. */
const CORNERS = [
  [45.5, 2.5, 1.05],
  [45.5, 42.5, 1.05],
  [4.5, 42.5, 1.05],
  [4.5, 2.5, 1.05],
] as const;
/** Which corner is taken where several are equally free. */
const ORDER = [0, 3, 1, 2] as const;

/** A bay has water in every corner: its number stands on the shore that is left, by the side N, E, S or W. */
const SHORES = [
  [26, 1.5, 0.8],
  [50.5, 24, 0.8],
  [26, 47, 0.8],
  [1.5, 24, 0.8],
] as const;

/** The corner of a tile with the least ink in it. */
export function numberCorner(tile: string): readonly [x: number, y: number, scale: number] {
  const isBay = tile.replaceAll('L', '') === '.';
  if (isBay) return SHORES[tile.indexOf('.')] ?? SHORES[0];
  const at = (side: number): string => tile.charAt(side % 4);
  const arms = [0, 1, 2, 3].filter(side => at(side) !== '.').length;
  const inkAt = (corner: number): number => {
    const [one, other] = [at(corner), at(corner + 1)];
    const water = Number(one === 'L') + Number(other === 'L');
    const isBend = one === other && one !== '.' && arms === 2;
    const isFilleted = one === 'H' && other === 'H' && !tile.endsWith('x');
    return 4 * water + (isBend ? 3 : 0) + (isFilleted ? 1 : 0);
  };
  const best = ORDER.reduce<number>((a, b) => (inkAt(b) < inkAt(a) ? b : a), 0);
  return CORNERS[best] ?? CORNERS[0];
}
