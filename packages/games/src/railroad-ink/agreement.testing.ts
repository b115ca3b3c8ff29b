import { pick, type Rng } from '@zaria/kit';
import { emptyBoard, facedMark, place, placements, type Board, type Placement } from './board.ts';
import { isForeign, type Expansion } from './dice.ts';
import { drawOn, fitsDrawn, scoreDrawn, type DrawnScore, type Tiles } from './drawn.testing.ts';
import { meet } from './meeting.ts';
import { printBoard } from './notation.ts';
import { score } from './score.ts';
import { SIDES, SQUARES, printSide, printSquare } from './squares.ts';
import { MARK, PIECES, SPECIALS, UNDRAWN, WATER_TILE, isSpecial, originOf, printTile, type Piece } from './tiles.ts';

/** Boards as busy as at the end of a game; the slow scorer takes very long on busier ones. */
const MOST_PLACEMENTS = 34;

/**
 * A board that could be somebody's, each special route drawn at most once. Half of them favour one kind of line, half
 * look for placements that join much: so crossings, rings, long rivers and large lakes are not rare.
 */
export function randomBoard(expansion: Expansion, rng: Rng): Board {
  const board = emptyBoard();
  const inPlay = PIECES.filter(piece => !isForeign(piece, expansion) && !isSpecial(piece));
  const kind = pick(['H', 'R', 'V', 'L'], rng);
  const ofKind = inPlay.filter(piece => piece.startsWith(kind) && originOf(piece) !== 'routeB');
  const favoured = ofKind.length > 0 && rng.below(2) === 0 ? ofKind : inPlay;
  const tries = pick([1, 10, 60], rng);
  const specials: Piece[] = [...SPECIALS];
  for (let left = MOST_PLACEMENTS - rng.below(16); left > 0; left--) {
    const isNextSpecial = specials.length > 0 && rng.below(8) === 0;
    const [special] = isNextSpecial ? specials.splice(rng.below(specials.length), 1) : [];
    const fitting = placements(board, special ?? pick(rng.below(4) > 0 ? favoured : inPlay, rng));
    if (fitting.length === 0) continue;
    const tried = Array.from({ length: tries }, () => pick(fitting, rng));
    place(
      board,
      tried.reduce((a, b) => (joins(board, b) > joins(board, a) ? b : a)),
      1,
    );
  }
  return board;
}

const joins = (board: Board, { square, tile }: Placement): number =>
  SIDES.filter(side => meet(MARK[side][tile], facedMark(board, square, side)) === 'joins').length;

const tilesOf = (board: Board): Tiles =>
  Object.fromEntries(
    SQUARES.filter(square => board.tiles[square] !== UNDRAWN).map(square => [
      printSquare(square),
      printTile(board.tiles[square]),
    ]),
  );

/** The fast score, said the way the slow one says it. */
function fastScore(board: Board): DrawnScore {
  const [once, twice] = [score(board, 'once'), score(board, 'twice')];
  return {
    networks: once.networks
      .map(({ exits, squares }) => ({ exits: exits.length, squares: squares.map(printSquare).sort() }))
      .sort((a, b) => b.exits - a.exits || a.squares.join().localeCompare(b.squares.join())),
    highway: { once: once.highway.points, twice: twice.highway.points },
    railway: { once: once.railway.points, twice: twice.railway.points },
    centre: once.centre.points,
    errors: once.errors.ends.map(({ square, side }) => printSquare(square) + printSide(side)),
    river: once.river.points,
    lake: once.lake.points,
  };
}

/** The same score, found slowly: drawn, flooded and searched. */
export const scoreSlowly = (board: Board): DrawnScore => scoreDrawn(tilesOf(board));

/** A board on which the two scorers differ. */
export interface Disagreement {
  readonly board: string;
  readonly fast: DrawnScore;
  readonly slow: DrawnScore;
}

/** Compares the scorers on random boards; `null` when they agree on all of them. */
export function findDisagreement(expansion: Expansion, boards: number, rng: Rng): Disagreement | null {
  for (let left = boards; left > 0; left--) {
    const board = randomBoard(expansion, rng);
    const [fast, slow] = [fastScore(board), scoreSlowly(board)];
    if (JSON.stringify(fast) !== JSON.stringify(slow)) return { board: printBoard(board), fast, slow };
  }
  return null;
}

/**
 * Plays one placement of a random piece on a random board and compares: where it fits, and what is drawn and filled
 * afterwards. `null` when both ways agree.
 */
export function findMisplacement(expansion: Expansion, boards: number, rng: Rng): string | null {
  for (let left = boards; left > 0; left--) {
    const board = randomBoard(expansion, rng);
    const tiles = tilesOf(board);
    const piece = pick(
      PIECES.filter(other => !isForeign(other, expansion)),
      rng,
    );
    const isExtra = ['river', 'lake'].includes(originOf(piece));
    const fitting = placements(board, piece);
    const turns = turnsOf(piece);
    const slow = SQUARES.flatMap(square => turns.map(turn => `${printSquare(square)} ${turn}`)).filter(text => {
      const [name = '', turn = ''] = text.split(' ');
      return fitsDrawn(tiles, name, turn, isExtra);
    });
    const fast = fitting.map(({ square, tile }) => `${printSquare(square)} ${printTile(tile)}`);
    if (fast.join() !== slow.join())
      return `${piece} on\n${printBoard(board)}\nfits ${fast.join()}, not ${slow.join()}`;
    if (fitting.length === 0) continue;
    const placement = pick(fitting, rng);
    const after = drawOn(tiles, printSquare(placement.square), printTile(placement.tile));
    const text = `${printBoard(board)}\nafter ${printSquare(placement.square)} ${printTile(placement.tile)}`;
    const filled = place(board, placement, 1);
    if (JSON.stringify(sorted(tilesOf(board))) !== JSON.stringify(sorted(after))) return text;
    if (filled.some(square => board.tiles[square] !== WATER_TILE)) return text;
  }
  return null;
}

const sorted = (tiles: Tiles): readonly string[] =>
  Object.entries(tiles)
    .map(([name, tile]) => `${name} ${tile}`)
    .sort();

/** Every look of a piece, made by turning and mirroring its text. */
function turnsOf(piece: Piece): readonly string[] {
  const sides = piece.slice(0, 4).split('');
  const looks: string[] = [];
  for (const start of [sides, [sides[0], sides[3], sides[2], sides[1]]]) {
    for (let quarter = 0; quarter < 4; quarter++) {
      const look = start.map((_, i) => start[(i - quarter + 4) % 4]).join('') + piece.slice(4);
      if (!looks.includes(look)) looks.push(look);
    }
  }
  return looks;
}
