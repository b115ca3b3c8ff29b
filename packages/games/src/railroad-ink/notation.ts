import type { Notation } from '@zaria/kit';
import { draw, emptyBoard, type Board, type Placement } from './board.ts';
import type { Pair } from './draft.ts';
import type { Drawing } from './drawing.ts';
import { SQUARES, columnOf, parseSquare, printSquare } from './squares.ts';
import type { Pool, Roll } from './steps.ts';
import { EXTRA_FACES, ROUTE_FACES, UNDRAWN, parseAnyTile, parseTile, printTile, type ExtraFace } from './tiles.ts';

/** "D4 HH..": the square, then the four sides of the tile. */
export const printPlacement = ({ square, tile }: Placement): string => `${printSquare(square)} ${printTile(tile)}`;

export function parsePlacement(text: string): Placement | null {
  const [name = '', sides = '', ...rest] = text.split(' ');
  const [square, tile] = [parseSquare(name), parseTile(sides)];
  return square === null || tile === null || rest.length > 0 ? null : { square, tile };
}

export const drawingNotation: Notation<Drawing> = {
  print: drawing => (drawing === 'finish' ? drawing : printPlacement(drawing)),
  parse: text => (text === 'finish' ? text : parsePlacement(text)),
};

/** A list of faces from a given choice; `null` if one is not among them. */
function parseFaces<F extends string>(text: string, separator: string, among: readonly F[]): readonly F[] | null {
  const faces = text.split(separator).map(name => among.find(face => face === name));
  return faces.includes(undefined) ? null : (faces as F[]);
}

/** "HH..+R.R." */
export const pairNotation: Notation<Pair> = {
  print: pair => pair.join('+'),
  parse(text) {
    const [one, other, ...rest] = parseFaces(text, '+', ROUTE_FACES) ?? [];
    return one === undefined || other === undefined || rest.length > 0 ? null : [one, other];
  },
};

/** The route dice, and after a stroke those of the expansion: "HH.. R.R. HHH. H.R. / VV.. V.V.". */
const printDice = (routes: string, extra: readonly ExtraFace[]): string =>
  extra.length === 0 ? routes : `${routes} / ${extra.join(' ')}`;

function parseDice(text: string): { readonly routes: string; readonly extra: readonly ExtraFace[] } | null {
  const [routes = '', last, ...rest] = text.split(' / ');
  const extra = last === undefined ? [] : parseFaces(last, ' ', EXTRA_FACES);
  return extra === null || rest.length > 0 ? null : { routes, extra };
}

export const rollNotation: Notation<Roll> = {
  print: ({ routes, extra }) => printDice(routes.join(' '), extra),
  parse(text) {
    const dice = parseDice(text);
    const routes = dice && parseFaces(dice.routes, ' ', ROUTE_FACES);
    return routes && { routes, extra: dice.extra };
  },
};

/** "HH..+R.R. HHH.+H.R.", pair by pair. */
export const poolNotation: Notation<Pool> = {
  print: ({ pairs, extra }) => printDice(pairs.map(pairNotation.print).join(' '), extra),
  parse(text) {
    const dice = parseDice(text);
    const pairs = dice?.routes.split(' ').map(pairNotation.parse) ?? [null];
    return dice === null || pairs.includes(null) ? null : { pairs: pairs as Pair[], extra: dice.extra };
  },
};

/**
 * A board as seven lines of seven squares: the tile, and after a colon the round in which it was drawn. An undrawn
 * square is "....", a filled one "LLLL".
 */
export function printBoard({ tiles, rounds }: Board): string {
  const cells = SQUARES.map(square => {
    const tile = printTile(tiles[square]);
    return tiles[square] === UNDRAWN ? tile : `${tile}:${rounds[square]}`;
  });
  const lines = SQUARES.filter(square => columnOf(square) === 0).map(first => cells.slice(first, first + 7));
  return lines
    .map(line =>
      line
        .map(cell => cell.padEnd(7))
        .join(' ')
        .trimEnd(),
    )
    .join('\n');
}

/** Reads what is drawn, however it came there. A tile without a round counts as drawn in the first. */
export function parseBoard(text: string): Board | null {
  const cells = text.trim().split(/\s+/);
  if (cells.length !== SQUARES.length) return null;
  const board = emptyBoard();
  for (const square of SQUARES) {
    const [, sides = '', round = '1'] = /^([^:]+)(?::([1-7]))?$/.exec(cells[square] ?? '') ?? [];
    const tile = parseAnyTile(sides);
    if (tile === null) return null;
    if (tile !== UNDRAWN) draw(board, square, tile, Number(round));
  }
  return board;
}
