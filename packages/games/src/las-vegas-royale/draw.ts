import type { Notation, Rng } from '@zaria/kit';
import type { Options, Table } from './table.ts';
import { SIDES, isSide, type Side } from './tiles/index.ts';

export const tileOfSide = (side: Side): string => side.slice(0, 1);

/** A side that the table chose for a casino; `null` where one is drawn. */
type Chosen = Side | null;
const DRAWN = '?';
const MOST_TILES = 6;

/** "A1 ? H2": the sides of casinos 1 and 3 are chosen, that of casino 2 is drawn. `null`: it says nothing like that. */
export function parseChosen(text: string): readonly Chosen[] | null {
  const words = text.split(' ');
  const sides = words.filter(isSide);
  const isRight = words.length <= MOST_TILES && words.every(word => word === DRAWN || isSide(word));
  if (!isRight || sides.length === 0 || new Set(sides.map(tileOfSide)).size < sides.length) return null;
  return words.map(word => (isSide(word) ? word : null));
}

/** What the option says, for casinos 1, 2, … */
export function chosenSides({ tiles }: Pick<Options, 'tiles'>): readonly Chosen[] {
  if (typeof tiles === 'number') return Array<Chosen>(tiles).fill(null);
  const chosen = parseChosen(tiles);
  if (chosen === null) throw new Error(`"${tiles}" does not say which tiles to play with`);
  return chosen;
}

/** Sides that may still come up where tiles are drawn: none of a tile that was chosen. */
function sidesLeft({ used, options }: Table): readonly Side[] {
  const taken = new Set(chosenSides(options).map(side => side && tileOfSide(side)));
  return SIDES.filter(side => !used.includes(side) && !taken.has(tileOfSide(side)));
}

/** Draws the round's tiles, then flips each; a tile with one side left shows that. */
export function drawTiles(table: Table, rng: Rng): readonly Side[] {
  const sides = sidesLeft(table);
  const tiles = [...new Set(sides.map(tileOfSide))];
  return chosenSides(table.options).map(chosen => {
    if (chosen !== null) return chosen;
    const [tile] = tiles.splice(rng.below(tiles.length), 1);
    const faces = sides.filter(side => tileOfSide(side) === tile);
    const side = faces[faces.length === 1 ? 0 : rng.below(faces.length)];
    if (side === undefined) throw new Error('no tile is left to draw');
    return side;
  });
}

/** Whether the tiles could be drawn: enough of them, each only once and with a side that may come up. */
export function couldDraw(table: Table, sides: readonly Side[]): boolean {
  const [left, chosen] = [sidesLeft(table), chosenSides(table.options)];
  return (
    sides.length === chosen.length &&
    new Set(sides.map(tileOfSide)).size === sides.length &&
    sides.every((side, at) => ((chosen[at] ?? null) === null ? left.includes(side) : side === chosen[at]))
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
