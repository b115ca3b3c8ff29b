import { completeOptions, fail, isObject, ok, type OptionFault, type OptionsOf, type Result } from '@zaria/kit';
import { emptyBoard, misfit, place, type Board, type Placement } from './board.ts';
import { EXPANSIONS, ROUNDS, SPECIALS_PER_GAME, canBeRolled, isForeign, type Expansion } from './dice.ts';
import { CROSSINGS, type Crossing } from './lines.ts';
import { score, type Score } from './score.ts';
import { parseSquare, printSide, type SideName } from './squares.ts';
import { PIECE, isSpecial, parseTile, type Piece } from './tiles.ts';

/** Why a board written by hand cannot be scored. `at` says where, with the square as it was written. */
export type PositionFault = { readonly at: string } & (
  | { readonly why: 'options-shape' | 'placements-missing' | 'placements-both' }
  | { readonly why: 'rounds-shape' | 'placements-shape' | 'placement-shape' }
  | OptionFault
  | { readonly why: 'rounds-too-many'; readonly most: number }
  | ({ readonly square: string } & (
      | { readonly why: 'square-unknown' | 'occupied' | 'unconnected' | 'special-this-round' }
      | { readonly why: 'tile-unknown' | 'tile-not-in-play' | 'special-twice' | 'no-die'; readonly tile: string }
      | { readonly why: 'specials-spent'; readonly most: number }
      | { readonly why: 'clash'; readonly side: SideName; readonly exit: boolean }
    ))
);

/** The score as it is printed; errors are counted, not subtracted. */
export type PositionScore = {
  readonly networks: readonly { readonly exits: number; readonly points: number }[];
  readonly highway: number;
  readonly railway: number;
  readonly centre: number;
  readonly errors: number;
  readonly river: number;
  readonly lake: number;
  readonly total: number;
};

type PositionOptions = { readonly expansion: Expansion; readonly crossing: Crossing; readonly draft: boolean };

const OPTIONS: OptionsOf<PositionOptions> = {
  expansion: { values: EXPANSIONS, default: 'none' },
  crossing: { values: CROSSINGS, default: 'once' },
  draft: { values: [false, true], default: false },
};

/**
 * Scores a board written by hand, `{"placements":[["B1","H.H."],["B2","HRHRx"]]}`. With `"rounds"`, a list of such
 * lists, each round must also be one that the dice allow. Whether a die was left out without need is not judged.
 */
export function scorePosition(position: Readonly<Record<string, unknown>>): Result<PositionScore, PositionFault> {
  const { options: given = {} } = position;
  if (!isObject(given)) return fail({ at: 'options', why: 'options-shape' });
  const options = completeOptions(OPTIONS, 1, given);
  if (!options.ok) return fail({ at: `options.${options.error.option}`, ...options.error });
  const board = readBoard(position, options.value);
  return board.ok ? ok(printScore(score(board.value, options.value.crossing))) : board;
}

const printScore = (scored: Score): PositionScore => ({
  networks: scored.networks.map(({ exits, points }) => ({ exits: exits.length, points })),
  highway: scored.highway.points,
  railway: scored.railway.points,
  centre: scored.centre.points,
  errors: scored.errors.ends.length,
  river: scored.river.points,
  lake: scored.lake.points,
  total: scored.total,
});

function readBoard(
  position: Readonly<Record<string, unknown>>,
  options: PositionOptions,
): Result<Board, PositionFault> {
  const { placements, rounds } = position;
  const sheet: Sheet = { board: emptyBoard(), options, specials: [], round: null };
  if (rounds === undefined) {
    if (placements === undefined) return fail({ at: 'placements', why: 'placements-missing' });
    const fault = drawAll(sheet, placements, 'placements', 1);
    return fault === null ? ok(sheet.board) : fail(fault);
  }
  if (placements !== undefined) return fail({ at: 'rounds', why: 'placements-both' });
  if (!Array.isArray(rounds)) return fail({ at: 'rounds', why: 'rounds-shape' });
  const most = ROUNDS[options.expansion];
  if (rounds.length > most) return fail({ at: `rounds[${most}]`, why: 'rounds-too-many', most });
  for (const [i, round] of (rounds as unknown[]).entries()) {
    const fault = drawAll({ ...sheet, round: [] }, round, `rounds[${i}]`, i + 1);
    if (fault !== null) return fail(fault);
  }
  return ok(sheet.board);
}

interface Sheet {
  readonly board: Board;
  readonly options: PositionOptions;
  /** The special routes drawn so far. */
  readonly specials: Piece[];
  /** What was drawn this round; `null` where the rounds are not told. */
  readonly round: Piece[] | null;
}

function drawAll(sheet: Sheet, list: unknown, where: string, round: number): PositionFault | null {
  if (!Array.isArray(list)) return { at: where, why: 'placements-shape' };
  for (const [i, entry] of (list as unknown[]).entries()) {
    const at = `${where}[${i}]`;
    const read = readPlacement(entry, at);
    if (!read.ok) return read.error;
    const { placement, piece, square, tile } = read.value;
    const here = { at: `${at} ${square}`, square };
    const fault = supplyFault(sheet, piece, tile) ?? boardFault(sheet.board, placement);
    if (fault !== null) return { ...here, ...fault };
    if (isSpecial(piece)) sheet.specials.push(piece);
    sheet.round?.push(piece);
    place(sheet.board, placement, round);
  }
  return null;
}

/** A placement, and how it was written. */
interface Written {
  readonly placement: Placement;
  readonly piece: Piece;
  readonly square: string;
  readonly tile: string;
}

function readPlacement(entry: unknown, at: string): Result<Written, PositionFault> {
  const [name, sides, ...rest] = Array.isArray(entry) ? (entry as unknown[]) : [];
  if (typeof name !== 'string' || typeof sides !== 'string' || rest.length > 0)
    return fail({ at, why: 'placement-shape' });
  const [square, tile] = [parseSquare(name), parseTile(sides)];
  const here = { at: `${at} ${name}`, square: name };
  if (square === null) return fail({ ...here, why: 'square-unknown' });
  const piece = tile === null ? null : PIECE[tile];
  if (tile === null || piece === null) return fail({ ...here, why: 'tile-unknown', tile: sides });
  return ok({ placement: { square, tile }, piece, square: name, tile: sides });
}

type Unplaced<F> = F extends unknown ? Omit<F, 'at' | 'square'> : never;
type SquareFault = Unplaced<Extract<PositionFault, { readonly square: string }>>;

/** Whether the player can have had this piece to draw. */
function supplyFault({ options, specials, round }: Sheet, piece: Piece, tile: string): SquareFault | null {
  if (isForeign(piece, options.expansion)) return { why: 'tile-not-in-play', tile };
  if (!isSpecial(piece)) {
    const isRolled = round === null || canBeRolled([...round, piece], options.draft);
    return isRolled ? null : { why: 'no-die', tile };
  }
  if (specials.includes(piece)) return { why: 'special-twice', tile };
  if (specials.length === SPECIALS_PER_GAME) return { why: 'specials-spent', most: SPECIALS_PER_GAME };
  return round?.some(isSpecial) === true ? { why: 'special-this-round' } : null;
}

/** Whether it can be drawn there. */
function boardFault(board: Board, placement: Placement): SquareFault | null {
  const fault = misfit(board, placement);
  if (fault?.why === 'clash') return { why: 'clash', side: printSide(fault.side), exit: fault.exit };
  return fault && { why: fault.why };
}
