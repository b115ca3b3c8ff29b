import {
  MARK,
  NEIGHBOUR,
  BLANK,
  ROUTE_A,
  ROUTE_B,
  SIDES,
  emptyBoard,
  misfit,
  originOf,
  parsePlacement,
  pieceOf,
  place,
  placements,
  printPlacement,
  type Board,
  type Origin,
  type Piece,
  type Placement,
  type Square,
} from '@zaria/games/railroad-ink';
import { pick, simulationRng, type Rng } from '@zaria/kit';

/* How boards that are told as a whole can have come about: which dice fell in which round, and what was drawn. */

export interface PlannedRound {
  readonly routes: readonly Piece[];
  readonly extra: readonly Piece[];
  /** "D4 H.H.", in the order of drawing. */
  readonly drawn: readonly string[];
}

interface Wish {
  /** "D4 H.H.": all of it is drawn. */
  readonly drawn: readonly string[];
  readonly isDraft?: boolean;
  /** Whether dice that the board does not need are drawn elsewhere, so that its rounds can be ended. */
  readonly isFilledUp?: boolean;
  readonly isRight?: (board: Board) => boolean;
  /** "D4 H.H.": still in hand when all is drawn, and its square is left alone. */
  readonly held?: string;
}

const TRIES = 3000;

/** The last round is left open: what it does not need is not drawn. */
export function planOf(wish: Wish): readonly PlannedRound[] {
  const all = wish.drawn.map(read);
  for (let n = 0; n < TRIES; n++) {
    const plan = tryOnce(all, wish, simulationRng(`plan ${n}`));
    if (plan !== null) return plan;
  }
  throw new Error(`no way to ${wish.drawn.join(', ')}`);
}

function read(text: string): Placement {
  const placement = parsePlacement(text);
  if (placement === null) throw new Error(`not a placement: ${text}`);
  return placement;
}

const from = (origin: Origin) => (piece: Piece) => originOf(piece) === origin;
const isExtra = (piece: Piece): boolean => from('river')(piece) || from('lake')(piece);
const isRoute = (piece: Piece): boolean => from('routeA')(piece) || from('routeB')(piece);

/** Whether the dice of a round can have shown this, too. */
function isRolled(piece: Piece, pieces: readonly Piece[], isDraft: boolean): boolean {
  const count = (is: (one: Piece) => boolean): number => pieces.filter(is).length;
  if (from('special')(piece)) return count(from('special')) < 1;
  if (isExtra(piece)) return count(isExtra) < 2;
  if (isDraft) return count(isRoute) < 4;
  return from('routeA')(piece) ? count(from('routeA')) < 3 : count(from('routeB')) < 1;
}

function tryOnce(all: readonly Placement[], wish: Wish, rng: Rng): readonly PlannedRound[] | null {
  const { isDraft = false, isFilledUp = false, isRight = () => true } = wish;
  const kept = wish.held === undefined ? undefined : read(wish.held);
  const held = kept && pieceOf(kept.tile);
  const board = emptyBoard();
  const left = [...all];
  const reserved = new Set([...all, ...(kept === undefined ? [] : [kept])].map(({ square }) => square));
  const rounds: Placement[][] = [];
  for (;;) {
    if (rounds.length === 7) return null;
    const drawn: Placement[] = [];
    const draw = (placement: Placement): void => {
      drawn.push(placement);
      place(board, placement, rounds.length + 1);
    };
    const pieces = (): readonly Piece[] => drawn.map(({ tile }) => pieceOf(tile));
    for (;;) {
      const next = left.filter(one => misfit(board, one) === null && isRolled(pieceOf(one.tile), pieces(), isDraft));
      if (next.length === 0) break;
      const one = pick(next, rng);
      left.splice(left.indexOf(one), 1);
      draw(one);
    }
    rounds.push(drawn);
    if (left.length === 0 && (held === undefined || isRolled(held, pieces(), isDraft))) break;
    for (const face of missing(pieces(), rng)) {
      if (!isFilledUp) return null;
      const elsewhere = placements(board, face).filter(one => staysAway(one, reserved));
      if (elsewhere.length === 0) return null;
      draw(pick(elsewhere, rng));
    }
  }
  return isRight(board)
    ? rounds.map((drawn, i) => asRound(drawn, i === rounds.length - 1 ? held : undefined, wish.drawn, rng))
    : null;
}

/** Dice that are to be drawn before the round can be ended. */
function missing(pieces: readonly Piece[], rng: Rng): readonly Piece[] {
  const routes = pieces.filter(isRoute);
  if (routes.length === 4) return [];
  const a = 3 - routes.filter(from('routeA')).length;
  const b = 1 - routes.filter(from('routeB')).length;
  return [
    ...Array.from({ length: Math.max(0, a) }, () => pick(ROUTE_A, rng)),
    ...Array.from({ length: Math.max(0, b) }, () => pick(ROUTE_B, rng)),
  ];
}

function staysAway({ square, tile }: Placement, reserved: ReadonlySet<Square>): boolean {
  const isNear = SIDES.some(side => MARK[side][tile] !== BLANK && reserved.has(NEIGHBOUR[side][square] as Square));
  return !reserved.has(square) && !isNear;
}

function asRound(
  drawn: readonly Placement[],
  held: Piece | undefined,
  texts: readonly string[],
  rng: Rng,
): PlannedRound {
  const pieces = [...drawn.map(({ tile }) => pieceOf(tile)), ...(held === undefined ? [] : [held])];
  const routes = [...pieces.filter(isRoute), ...missing(pieces, rng)];
  const extra = pieces.filter(isExtra);
  const die: Piece | null = texts.some(text => text.includes('V'))
    ? 'VV..'
    : texts.some(text => text.includes('L'))
      ? 'L...'
      : null;
  return {
    routes: [...routes.filter(from('routeA')), ...routes.filter(from('routeB'))],
    extra: die === null ? [] : [...extra, die, die].slice(0, 2),
    drawn: drawn.map(printPlacement),
  };
}

/** What is said of the dice of a round: "roll HHH. … / VV.. V.V.". */
export const rollOf = ({ routes, extra }: PlannedRound): string =>
  `roll ${routes.join(' ')}${extra.length === 0 ? '' : ` / ${extra.join(' ')}`}`;
