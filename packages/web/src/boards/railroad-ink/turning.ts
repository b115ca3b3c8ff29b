import { parseTile, printTile, type Tile } from '@zaria/games/railroad-ink';
import type { Placing } from './reading.ts';

/** A tile's four sides, a quarter clockwise further: what was west is north. */
const rotated = (tile: string): string => tile.charAt(3) + tile.slice(0, 3) + tile.slice(4);
/** East and west change places. */
const mirrored = (tile: string): string =>
  tile.charAt(0) + tile.charAt(3) + tile.charAt(2) + tile.charAt(1) + tile.slice(4);

/** The way to be found from a tile by turning it again and again, beginning with `first`. */
function found(turns: readonly Placing[], now: Placing, first: string): Placing {
  let text = first;
  for (let quarters = 0; quarters < 4; quarters++) {
    const tile: Tile | null = parseTile(text);
    const turn = tile === null ? undefined : turns.find(({ answer }) => answer.tile === tile);
    if (turn !== undefined) return turn;
    text = rotated(text);
  }
  return now;
}

/** The next legal way clockwise; the same where there is no other without mirroring. */
export const rotate = (turns: readonly Placing[], now: Placing): Placing =>
  found(turns, now, rotated(printTile(now.answer.tile)));

/** The mirrored piece, turned as little as need be. */
export const mirror = (turns: readonly Placing[], now: Placing): Placing =>
  found(turns, now, mirrored(printTile(now.answer.tile)));

/** How a piece came from one of its ways to another: quarters clockwise, after it was mirrored or not. */
export interface Moved {
  readonly by: 'turning' | 'mirroring';
  readonly quarters: number;
}

/** `null` where it is another piece. */
export function movedFrom(before: string, after: string): Moved | null {
  let [plain, flipped] = [before, mirrored(before)];
  const turns = [0, 1, 2, 3].map(quarters => {
    const found = { quarters, isPlain: plain === after, isFlipped: flipped === after };
    [plain, flipped] = [rotated(plain), rotated(flipped)];
    return found;
  });
  const turn = turns.find(({ isPlain }) => isPlain);
  if (turn !== undefined) return { by: 'turning', quarters: turn.quarters };
  const flip = turns.find(({ isFlipped }) => isFlipped);
  return flip === undefined ? null : { by: 'mirroring', quarters: flip.quarters };
}
