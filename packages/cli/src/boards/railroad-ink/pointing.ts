import {
  PIECE,
  SIDES,
  SQUARES,
  TURNS,
  columnOf,
  parseTile,
  printTile,
  rowOf,
  type DrawingView,
  type Piece,
  type Placement,
  type RailroadInkShape,
  type Square,
  type Tile,
} from '@zaria/games/railroad-ink';
import type { Follower } from '@zaria/kit';
import type { Key } from '../../screen/keys.ts';
import type { Pointed, Pointer, Pointing } from '../pointing.ts';

type Own = Follower<RailroadInkShape>;

/** What one may take up: a piece, or the pen to be laid down. */
export type Held = Piece | 'finish';

/** All that can be taken up: the route dice, those of the expansion, special routes, and the end of the round if it may be ended. */
export function heldPieces({ routes, extra, specials }: DrawingView, mayFinish: boolean): readonly Held[] {
  return [...new Set([...routes, ...extra, ...specials]), ...(mayFinish ? (['finish'] as const) : [])];
}

const drawingOf = ({ view }: Own): DrawingView | null =>
  view.viewer === 'spectator' ? null : (view.seats[view.viewer]?.drawing ?? null);

interface Options {
  readonly pieces: readonly Held[];
  /** The ways in which a piece fits on a square, as the game lists them. */
  fits(piece: Held, square: number): readonly Tile[];
}

function optionsOf(follower: Own): Options | null {
  const drawing = drawingOf(follower);
  const placements: Placement[] = [];
  let mayFinish = false;
  for (const action of follower.legal) {
    if (action.step !== 'draw') continue;
    if (action.answer === 'finish') mayFinish = true;
    else placements.push(action.answer);
  }
  if (drawing === null || (placements.length === 0 && !mayFinish)) return null;
  return {
    pieces: heldPieces(drawing, mayFinish),
    fits: (piece, square) =>
      placements.filter(one => one.square === square && PIECE[one.tile] === piece).map(({ tile }) => tile),
  };
}

export const railroadInkPointing: Pointing<RailroadInkShape> = {
  /** With the first die that is due, where the pointer was last; when all are drawn, with the end of the round. */
  begin(follower, last) {
    const options = optionsOf(follower);
    if (options === null) return null;
    const due = drawingOf(follower)?.due[0];
    const piece = options.pieces.indexOf(due ?? 'finish');
    return takenUp(follower, options, Math.max(0, piece), last?.square ?? MIDDLE);
  },

  press(follower, pointer, key) {
    const options = optionsOf(follower);
    return options === null ? null : pressed(follower, options, pointer, key);
  },
};

const MIDDLE = 24;

function pressed(follower: Own, options: Options, pointer: Pointer, key: Key): Pointed<RailroadInkShape> {
  const held = options.pieces[pointer.piece];
  if (held === undefined) return null;
  const moved = (next: Pointer): Pointed<RailroadInkShape> => ({ kind: 'moved', pointer: next });
  const number = /^[1-9]$/.test(key.text) ? Number(key.text) - 1 : null;
  if (number !== null)
    return number < options.pieces.length ? moved(takenUp(follower, options, number, pointer.square)) : null;
  const count = options.pieces.length;
  if (key.text === '+') return moved(takenUp(follower, options, (pointer.piece + 1) % count, pointer.square));
  if (key.text === '-') return moved(takenUp(follower, options, (pointer.piece + count - 1) % count, pointer.square));
  if (key.name === 'delete') return { kind: 'back' };
  if (held === 'finish')
    return key.name === 'return' ? { kind: 'played', action: { step: 'draw', answer: 'finish' } } : null;

  const step = ARROWS[key.name];
  if (step !== undefined) return moved(at(follower, options, pointer, held, stepFrom(pointer.square, step)));
  if (key.name === 'tab') return moved(nextPlace(follower, options, pointer, held, key.shift ? -1 : 1));
  const turned = turnedBy(key.text, pointer, held, options);
  if (turned !== null) return moved({ ...pointer, turned });
  if (key.name !== 'return') return null;
  const tile = parseTile(pointer.turned ?? '');
  return tile === null
    ? null
    : { kind: 'played', action: { step: 'draw', answer: { square: pointer.square as Square, tile } } };
}

const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The board is not left: at its edge the pointer stays. */
function stepFrom(square: number, [columns, rows]: readonly [number, number]): number {
  const column = columnOf(square as Square) + columns;
  const row = rowOf(square as Square) + rows;
  return column < 0 || row < 0 || column > 6 || row > 6 ? square : row * 7 + column;
}

/** A piece in the hand: where the pointer is if it fits there, else at the nearest square where it does. */
function takenUp(follower: Own, options: Options, piece: number, square: number): Pointer {
  const held = options.pieces[piece];
  const from: Pointer = { piece, square, turned: null };
  if (held === undefined || held === 'finish') return from;
  const fitting = SQUARES.filter(other => options.fits(held, other).length > 0);
  const nearest = fitting.toSorted((a, b) => distance(a, square) - distance(b, square) || a - b)[0];
  return at(follower, options, from, held, nearest ?? square);
}

const distance = (a: Square, b: number): number =>
  Math.abs(columnOf(a) - columnOf(b as Square)) + Math.abs(rowOf(a) - rowOf(b as Square));

/** The pointer on a square; the piece turns by itself to fit, where it does in some way, to where it brings most. */
function at(follower: Own, options: Options, pointer: Pointer, held: Piece, square: number): Pointer {
  const ways = options.fits(held, square);
  const turns = turnsOf(held);
  const kept = pointer.turned !== null && turns.includes(pointer.turned) ? pointer.turned : (turns[0] ?? null);
  if (ways.length === 0 || ways.some(tile => printTile(tile) === kept && pointer.square === square))
    return { ...pointer, square, turned: kept };
  const [best] = ways
    .map(tile => ({ tile, points: pointsWith(follower, { square: square as Square, tile }) }))
    .toSorted((a, b) => b.points - a.points);
  return { ...pointer, square, turned: best === undefined ? kept : printTile(best.tile) };
}

function pointsWith(follower: Own, placement: Placement): number {
  const { viewer } = follower.view;
  const ahead = follower.foresee({ step: 'draw', answer: placement });
  return viewer === 'spectator' ? 0 : (ahead?.view.seats[viewer]?.score.total ?? 0);
}

/** The next square, in the order of reading, where the piece fits. */
function nextPlace(follower: Own, options: Options, pointer: Pointer, held: Piece, by: 1 | -1): Pointer {
  for (let steps = 1; steps < SQUARES.length; steps++) {
    const square = (pointer.square + by * steps + 2 * SQUARES.length) % SQUARES.length;
    if (options.fits(held, square).length > 0) return at(follower, options, pointer, held, square);
  }
  return pointer;
}

const turnsOf = (held: Piece): readonly string[] => {
  const { first, count } = TURNS[held];
  return Array.from({ length: count }, (_, i) => printTile((first + i) as Tile));
};

/** Space: the next way that fits, or any if none does. Then the single turns, and the mirror. */
function turnedBy(text: string, { turned, square }: Pointer, held: Piece, options: Options): string | null {
  const now = turned ?? '';
  switch (text) {
    case ' ': {
      const fitting = options.fits(held, square).map(printTile);
      const ways = fitting.length > 0 ? fitting : turnsOf(held);
      return ways[(ways.indexOf(now) + 1) % ways.length] ?? now;
    }
    case '>':
      return shuffled(now, [3, 0, 1, 2]);
    case '<':
      return shuffled(now, [1, 2, 3, 0]);
    case '/':
      return shuffled(now, [0, 3, 2, 1]);
    default:
      return null;
  }
}

/** The tile with its sides taken from others; two lines that cross are written one way only. */
function shuffled(tile: string, from: readonly [number, number, number, number]): string {
  const sides = SIDES.map(side => tile.charAt(from[side])).join('') + tile.slice(4);
  return parseTile(sides) === null ? tile : sides;
}
