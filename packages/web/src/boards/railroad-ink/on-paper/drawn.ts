import {
  CROSSINGS,
  EXPANSIONS,
  MARK,
  PIECES,
  SIDES,
  SPECIALS,
  SQUARES,
  TURNS,
  UNDRAWN,
  bySquare,
  facedMark,
  meet,
  originOf,
  parseTile,
  pieceOf,
  printTile,
  readPaper,
  score,
  type Board,
  type Crossing,
  type Expansion,
  type PaperFault,
  type Piece,
  type SeatView,
  type Square,
  type Tile,
} from '@zaria/games/railroad-ink';
import { isObject } from '@zaria/kit';

/** A board that was drawn elsewhere, as it is tapped in: each tile by its text. */
export interface Drawn {
  readonly name: string;
  readonly tiles: readonly string[];
  readonly expansion: Expansion;
  readonly crossing: Crossing;
}

const NOTHING = printTile(UNDRAWN);
export const BLANK: Drawn = { name: '', tiles: SQUARES.map(() => NOTHING), expansion: 'none', crossing: 'once' };

/** What was kept; `null` for anything else. */
export function readDrawn(kept: unknown): Drawn | null {
  if (!isObject(kept) || !Array.isArray(kept['tiles'])) return null;
  const { name, expansion, crossing } = kept;
  const tiles: readonly unknown[] = kept['tiles'];
  return {
    name: typeof name === 'string' ? name : '',
    tiles: SQUARES.map(square => printTile(tileOf(tiles[square]))),
    expansion: EXPANSIONS.find(one => one === expansion) ?? 'none',
    crossing: CROSSINGS.find(one => one === crossing) ?? 'once',
  };
}

const tileOf = (text: unknown): Tile => (typeof text === 'string' ? parseTile(text) : null) ?? UNDRAWN;

/** What is drawn on a square; `null` for nothing. */
export function pieceOn({ tiles }: Drawn, square: Square): Piece | null {
  const tile = tileOf(tiles[square]);
  return tile === UNDRAWN ? null : pieceOf(tile);
}

const withTile = (drawn: Drawn, square: Square, tile: Tile): Drawn => ({
  ...drawn,
  tiles: drawn.tiles.map((text, other) => (other === square ? printTile(tile) : text)),
});

export const erased = (drawn: Drawn, square: Square): Drawn => withTile(drawn, square, UNDRAWN);

const paperOf = ({ tiles, expansion }: Drawn) =>
  readPaper(
    bySquare(square => tileOf(tiles[square])),
    expansion,
  );

export interface Counted {
  /** As a table shows it. */
  readonly seat: SeatView;
  readonly faults: readonly PaperFault[];
}

export function count(drawn: Drawn): Counted {
  const { board, faults } = paperOf(drawn);
  const pieces = new Set(SQUARES.map(square => pieceOn(drawn, square)));
  const seat: SeatView = {
    tiles: board.tiles.map(printTile),
    // Nobody knows them, and they do not matter.
    rounds: SQUARES.map(() => 0),
    specials: SPECIALS.filter(special => pieces.has(special)),
    routes: [],
    score: score(board, drawn.crossing),
    drawing: null,
  };
  return { seat, faults };
}

/** What can have been drawn with this expansion. */
export const piecesIn = (expansion: Expansion): readonly Piece[] =>
  PIECES.filter(piece => {
    const origin = originOf(piece);
    if (origin === 'river') return expansion === 'rivers';
    return origin === 'lake' ? expansion === 'lakes' : true;
  });

/** The piece as it most likely lies there; drawn there already, turned to its next way. Every way comes once. */
export function turned(drawn: Drawn, square: Square, piece: Piece): Drawn {
  const turns = turnsOn(paperOf(erased(drawn, square)).board, square, piece);
  const now = turns.indexOf(tileOf(drawn.tiles[square]));
  const next = turns[(now + 1) % turns.length];
  return next === undefined ? drawn : withTile(drawn, square, next);
}

/** Every way of turning the piece, those first that clash with nothing around the square and join most. */
function turnsOn(board: Board, square: Square, piece: Piece): readonly Tile[] {
  const { first, count: many } = TURNS[piece];
  const all = Array.from({ length: many }, (_, turn) => (first + turn) as Tile);
  const worth = (tile: Tile): number =>
    SIDES.reduce<number>((sum, side) => {
      const meeting = meet(MARK[side][tile], facedMark(board, square, side));
      return sum + (meeting === 'joins' ? 1 : meeting === 'clashes' ? -10 : 0);
    }, 0);
  return all.sort((a, b) => worth(b) - worth(a) || a - b);
}

/** The squares that a fault is about. */
export const squaresOf = (fault: PaperFault): readonly Square[] =>
  'squares' in fault ? fault.squares : [fault.square];
