import {
  NEIGHBOUR,
  OFF_BOARD,
  SPECIALS,
  SQUARES,
  networkPoints,
  outlookOf,
  parseTile,
  pieceOf,
  type LooseEnd,
  type Outlook,
  type Pair,
  type Piece,
  type Placement,
  type RailroadInkShape,
  type RailroadInkView,
  type Score,
  type SeatView,
  type Square,
} from '@zaria/games/railroad-ink';
import { isDone, isSeat, questionOn, same, type Seat } from '@zaria/kit';

export type Action = RailroadInkShape['action'];

/** Drawing something, as opposed to ending the round. */
export interface Placing {
  readonly step: 'draw';
  readonly answer: Placement;
}
export interface Picking {
  readonly step: 'pick';
  readonly answer: Pair;
}

export const isPlacing = (action: Action | null): action is Placing =>
  action?.step === 'draw' && action.answer !== 'finish';
export const isPicking = (action: Action | null): action is Picking => action?.step === 'pick';

/** The legal action that ends the round, if there is one. */
export const finishIn = (legal: readonly Action[]): Action | null =>
  legal.find(action => action.step === 'draw' && action.answer === 'finish') ?? null;

/** Where what may be drawn fits, and turned in which ways. */
export type Fitting = ReadonlyMap<Piece, ReadonlyMap<Square, readonly Placing[]>>;

const fittings = new WeakMap<readonly Action[], Fitting>();

/** The board and its panel ask for the same list. */
export function fittingOf(legal: readonly Action[]): Fitting {
  const known = fittings.get(legal);
  if (known !== undefined) return known;
  const fitting = new Map<Piece, Map<Square, Placing[]>>();
  for (const action of legal) {
    if (!isPlacing(action)) continue;
    const { square, tile } = action.answer;
    const piece = pieceOf(tile);
    const squares = fitting.get(piece) ?? new Map<Square, Placing[]>();
    const turns = squares.get(square) ?? [];
    turns.push(action);
    squares.set(square, turns);
    fitting.set(piece, squares);
  }
  fittings.set(legal, fitting);
  return fitting;
}

const outlooks = new WeakMap<SeatView, WeakMap<Placing, Outlook>>();

/** What a placement would come to; worked out once for the board, its panel, and a pointer that comes by again. */
export function outlookAt(view: RailroadInkView, board: SeatView, placing: Placing): Outlook {
  const known = outlooks.get(board) ?? new WeakMap<Placing, Outlook>();
  outlooks.set(board, known);
  const outlook = known.get(placing) ?? outlookOf(view, board, placing.answer);
  known.set(placing, outlook);
  return outlook;
}

const NOTHING: readonly Placing[] = [];
export const turnsAt = (fitting: Fitting, piece: Piece, square: Square): readonly Placing[] =>
  fitting.get(piece)?.get(square) ?? NOTHING;

/** Every legal way comes once, then the first again. */
export function nextTurn(turns: readonly Placing[], now: Placing): Placing {
  const place = turns.findIndex(({ answer }) => answer.tile === now.answer.tile);
  return turns[(place + 1) % turns.length] ?? now;
}

export const piecesAt = (fitting: Fitting, square: Square): readonly Piece[] =>
  [...fitting].filter(([, squares]) => squares.has(square)).map(([piece]) => piece);

/** What lies before a player to be drawn: a die of the round, or a special route. */
export interface Slot {
  readonly id: string;
  readonly piece: Piece;
  readonly kind: 'route' | 'extra' | 'special';
  /** `null` as long as it is not drawn. */
  readonly drawnOn: Square | null;
  /** Whether it may be drawn now, if it fits. */
  readonly isFree: boolean;
}

/** The squares drawn in this round by their piece; water that has risen is nobody's piece. */
function drawnNow({ tiles, rounds }: SeatView, round: number): Map<Piece, Square[]> {
  const drawn = new Map<Piece, Square[]>();
  for (const square of SQUARES) {
    const tile = rounds[square] === round ? parseTile(tiles[square] ?? '') : null;
    if (tile === null) continue;
    const piece = pieceOf(tile);
    drawn.set(piece, [...(drawn.get(piece) ?? []), square]);
  }
  return drawn;
}

/** The dice of the round, as they lie before that player. */
export function trayOf({ seats, round, extra }: RailroadInkView, of: Seat): readonly Slot[] {
  const seat = seats[of];
  if (seat === undefined) return [];
  const drawn = drawnNow(seat, round);
  const slots = (faces: readonly Piece[], kind: Slot['kind']): Slot[] =>
    faces.map((piece, i) => {
      const drawnOn = drawn.get(piece)?.shift() ?? null;
      return { id: `${kind}${i}`, piece, kind, drawnOn, isFree: drawnOn === null && seat.drawing !== null };
    });
  return [...slots(seat.routes, 'route'), ...slots(extra, 'extra')];
}

/** The six special routes, as they are printed. */
export function specialsOf(seat: SeatView): readonly Slot[] {
  return SPECIALS.map((piece, i) => {
    const drawnOn = SQUARES.find(square => pieceAt(seat, square) === piece) ?? null;
    return {
      id: `special${i}`,
      piece,
      kind: 'special',
      drawnOn,
      isFree: seat.drawing?.specials.includes(piece) === true,
    };
  });
}

const pieceAt = ({ tiles }: SeatView, square: Square): Piece | null => {
  const tile = parseTile(tiles[square] ?? '');
  return tile === null ? null : pieceOf(tile);
};

export const isDrawn = ({ tiles }: SeatView, square: Square): boolean => tiles[square] !== '....';

/** Whether two views show the same board, for whoever only looks at it. */
export const isSameBoard = (one: SeatView, other: SeatView): boolean =>
  same(one.tiles, other.tiles) && same(one.rounds, other.rounds) && same(one.routes, other.routes);

/** A board nobody has drawn on: for paper. */
export const isBlank = ({ tiles }: SeatView): boolean => tiles.every(tile => tile === '....');

/** What a player is doing. */
export type Status = 'draws' | 'done' | 'picks' | 'waits';

export function statusOf(view: RailroadInkView, seat: Seat): Status {
  const frame = questionOn(view);
  if (frame?.step === 'draw') return isDone(frame, seat) ? 'done' : 'draws';
  return frame?.step === 'pick' && frame.actor === seat ? 'picks' : 'waits';
}

/** Whose board lies on the table by itself: one's own; between people, and for who only watches, the last or first. */
export function ownSeat(view: RailroadInkView, seat: Seat | null, last: Seat = 0): Seat {
  if (seat !== null) return seat;
  return isSeat(view.viewer, view.players) ? view.viewer : last;
}

/** The lines of the score sheet that a board can show. */
const PARTS = ['networks', 'highway', 'railway', 'centre', 'river', 'lake', 'errors'] as const;
export type PartName = (typeof PARTS)[number];

export const partsIn = ({ options }: Pick<RailroadInkView, 'options'>): readonly PartName[] =>
  PARTS.filter(
    part => (part !== 'river' || options.expansion === 'rivers') && (part !== 'lake' || options.expansion === 'lakes'),
  );

export const pointsOf = (score: Score, part: PartName): number =>
  part === 'networks' ? networkPoints(score) : score[part].points;

/** How many a part counts: exits joined, squares, open ends. */
export function countIn(score: Score, part: PartName): number {
  if (part === 'networks')
    return score.networks.reduce((sum, { exits, points }) => sum + (points > 0 ? exits.length : 0), 0);
  return part === 'errors' ? score.errors.ends.length : score[part].squares.length;
}

/** An open end on the board, and whether it can still be joined. */
export interface OpenEnd extends LooseEnd {
  readonly isLost: boolean;
}

export const openEnds = (seat: SeatView, isOver: boolean): readonly OpenEnd[] =>
  seat.score.errors.ends.map(end => {
    const beyond = NEIGHBOUR[end.side][end.square];
    return { ...end, isLost: isOver || (beyond !== OFF_BOARD && isDrawn(seat, beyond)) };
  });

/** A piece that is looked at and not yet drawn. */
export interface Pencil {
  readonly square: Square;
  readonly tile: string;
  /** The squares that would fill with water. */
  readonly filled: readonly Square[];
  /** What a touch does: another turn, or it is drawn; `null` where it cannot be touched. */
  readonly next: 'turn' | 'draw' | null;
}
