import { padEnd } from '../../text/layout.ts';
import type { Colours } from '../../text/pen.ts';
import { ACROSS, BLANK, DOWN, marksOf, paintCentre, paintMark } from './marks.ts';

/** A piece as three lines of five columns. */
export function drawPiece(tile: string, colours: Colours): readonly [string, string, string] {
  const [north, east, south, west] = marksOf(tile);
  const down = (mark: string): string => `  ${paintMark(mark, DOWN[mark] ?? ' ', colours)}  `;
  const across = (mark: string): string => paintMark(mark, (ACROSS[mark] ?? ' ').repeat(2), colours);
  return [down(north), `${across(west)}${paintCentre(tile, colours)}${across(east)}`, down(south)];
}

/** A piece with what is written above it. */
export interface Labelled {
  readonly label: string;
  readonly tile: string;
}

const WIDE = 7;

/** Pieces beside each other, as many in a row as there is room for, each below its label. */
export function drawPieces(pieces: readonly Labelled[], width: number, colours: Colours): string[] {
  const inRow = Math.max(1, Math.floor((width + 2) / WIDE));
  const lines: string[] = [];
  for (let first = 0; first < pieces.length; first += inRow) {
    const row = pieces.slice(first, first + inRow);
    const drawn = row.map(({ tile }) => drawPiece(tile, colours));
    lines.push(
      row
        .map(({ label }) => padEnd(label, WIDE))
        .join('')
        .trimEnd(),
      ...([0, 1, 2] as const)
        .map(line =>
          drawn
            .map(piece => padEnd(piece[line], WIDE))
            .join('')
            .trimEnd(),
        )
        // A row in which nothing goes north, or south, needs no line for it.
        .filter((_, line) => line === 1 || row.some(({ tile }) => marksOf(tile)[line] !== BLANK)),
    );
  }
  return lines;
}
