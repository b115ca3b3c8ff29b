import type { Notation, Rng } from '@zaria/kit';
import type { Table } from './table.ts';
import { SIDES, isSide, type Side } from './tiles/index.ts';

export const tileOfSide = (side: Side): string => side.slice(0, 1);

/** Sides that may still come up. */
const sidesLeft = ({ used }: Table): readonly Side[] => SIDES.filter(side => !used.includes(side));

/** Draws the round's tiles, then flips each; a tile with one side left shows that. */
export function drawTiles(table: Table, rng: Rng): readonly Side[] {
  const sides = sidesLeft(table);
  const tiles = [...new Set(sides.map(tileOfSide))];
  const drawn: Side[] = [];
  for (let i = 0; i < table.options.tiles; i++) {
    const [tile] = tiles.splice(rng.below(tiles.length), 1);
    const faces = sides.filter(side => tileOfSide(side) === tile);
    const side = faces[faces.length === 1 ? 0 : rng.below(faces.length)];
    if (side === undefined) throw new Error('no tile is left to draw');
    drawn.push(side);
  }
  return drawn;
}

/** Whether the tiles could be drawn: enough of them, each only once and with a side that may come up. */
export function couldDraw(table: Table, sides: readonly Side[]): boolean {
  const left = sidesLeft(table);
  return (
    sides.length === table.options.tiles &&
    new Set(sides.map(tileOfSide)).size === sides.length &&
    sides.every(side => left.includes(side))
  );
}

/** "A1 C2 H1", for casinos 1, 2, 3. */
export const sidesNotation: Notation<readonly Side[]> = {
  print: sides => sides.join(' '),
  parse(text) {
    const sides = text.split(' ');
    return sides.every(isSide) ? sides : null;
  },
};
