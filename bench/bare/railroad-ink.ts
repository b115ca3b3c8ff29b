import {
  ROUNDS,
  SPECIALS,
  SPECIALS_PER_GAME,
  emptyBoard,
  fitsSomewhere,
  place,
  pieceOf,
  placements,
  rollRoutes,
  score,
  type Board,
  type Piece,
  type Placement,
} from '@zaria/games/railroad-ink';
import { playFor, type Match, type Playouts } from '../contestant.ts';
import { below, sfc32 } from '../sfc32.ts';

/*
 * Railroad Ink with four players as one loop over boards, which are typed arrays: what fits and what scores is asked of
 * the board itself, and there is no table, no step and no list of answers. The upper limit the engine is measured
 * against, and no way to write rules.
 */

const SEATS = 4;
const FINISH = 1;

type Below = (m: number) => number;

const found: Placement[] = [];
const left: Piece[] = [];

/** What is still to be drawn, and the special routes that may be, each once. */
function drawable(routes: readonly Piece[], specials: readonly Piece[], isSpecialDrawn: boolean): readonly Piece[] {
  left.length = 0;
  for (const face of routes) if (!left.includes(face)) left.push(face);
  if (!isSpecialDrawn && specials.length < SPECIALS_PER_GAME)
    for (const special of SPECIALS) if (!specials.includes(special)) left.push(special);
  return left;
}

/** One seat draws a round, each choice uniform over what is legal; how many choices it made. */
function drawRound(board: Board, rolled: readonly Piece[], specials: Piece[], round: number, random: Below): number {
  const routes = [...rolled];
  let isSpecialDrawn = false;
  for (let choices = 1; ; choices++) {
    found.length = 0;
    for (const piece of drawable(routes, specials, isSpecialDrawn)) placements(board, piece, found);
    const mayFinish = !routes.some(face => fitsSomewhere(board, face));
    const drawn = found[random(found.length + (mayFinish ? FINISH : 0))];
    if (drawn === undefined) return choices;
    place(board, drawn, round);
    const piece = pieceOf(drawn.tile);
    const die = routes.indexOf(piece);
    if (die >= 0) routes.splice(die, 1);
    else {
      specials.push(piece);
      isSpecialDrawn = true;
    }
  }
}

function playMatch(random: Below): Match {
  const boards = Array.from({ length: SEATS }, emptyBoard);
  const specials = boards.map((): Piece[] => []);
  let choices = 0;
  for (let round = 1; round <= ROUNDS.none; round++) {
    const rolled = rollRoutes({ below: random });
    for (const [seat, board] of boards.entries())
      choices += drawRound(board, rolled, specials[seat] ?? [], round, random);
  }
  const total = boards.reduce((sum, board) => sum + score(board, 'once').total, 0);
  return { placements: choices, score: total / SEATS };
}

export function playouts(seed: number, milliseconds: number, least?: number): Playouts {
  const rng = sfc32(seed);
  const random: Below = m => below(rng, m);
  return playFor(milliseconds, () => playMatch(random), least);
}
