import {
  BLANK,
  LAKE,
  MARK,
  NEIGHBOUR,
  OFF_BOARD,
  PIECE,
  RIVER,
  SIDES,
  SPECIALS_PER_GAME,
  UNDRAWN,
  facedMark,
  isSpecial,
  workOf,
  type Placement,
  type RailroadInkShape,
  type Side,
  type Work,
} from '@zaria/games/railroad-ink';
import { same } from '@zaria/kit';
import { forgotten, type Reasons, type Wrong } from './reason.ts';

type Wrongly = Wrong<RailroadInkShape>;

function workBehind({ state, seat }: Wrongly): Work {
  const work = workOf(state, seat);
  if (work === null) throw new Error('nobody is asked to draw');
  return work;
}

/** What was to be drawn; none, if it was something else. */
const placementOf = ({ action }: Wrongly): Placement | null =>
  action.step === 'draw' && action.answer !== 'finish' ? action.answer : null;

/** The marks that would face each other at a side of what was to be drawn. */
function marksAt(wrong: Wrongly, side: Side): readonly [mine: number, theirs: number] {
  const placement = placementOf(wrong);
  if (placement === null) throw new Error('nothing was to be drawn');
  return [MARK[side][placement.tile], facedMark(workBehind(wrong).board, placement.square, side)];
}

/** Two marks that may not face each other: both drawn and different, but for a lake, which only a river minds. */
const areAtOdds = ([mine, theirs]: readonly [number, number]): boolean => {
  if (mine === BLANK || theirs === BLANK || mine === theirs) return false;
  return mine === LAKE || theirs === LAKE ? mine === RIVER || theirs === RIVER : true;
};

const isAt = (wrong: Wrongly, square: number): boolean => placementOf(wrong)?.square === square;
const pieceIn = (wrong: Wrongly): string | null => {
  const placement = placementOf(wrong);
  return placement && PIECE[placement.tile];
};
const isSpecialIn = (wrong: Wrongly): boolean => {
  const placement = placementOf(wrong);
  const piece = placement && PIECE[placement.tile];
  return piece !== null && isSpecial(piece);
};

const truths: Reasons<RailroadInkShape>['truths'] = {
  occupied: ({ square }, wrong) => isAt(wrong, square) && workBehind(wrong).board.tiles[square] !== UNDRAWN,
  clash: ({ square, side, exit }, wrong) =>
    isAt(wrong, square) && areAtOdds(marksAt(wrong, side)) && exit === (NEIGHBOUR[side][square] === OFF_BOARD),
  unconnected: ({ square }, wrong) =>
    isAt(wrong, square) &&
    SIDES.every(side => {
      const [mine, theirs] = marksAt(wrong, side);
      return mine === BLANK || mine !== theirs;
    }),
  'no-die'({ square, piece }, wrong) {
    const { routes, extra } = workBehind(wrong);
    return isAt(wrong, square) && pieceIn(wrong) === piece && ![...routes, ...extra].some(face => face === piece);
  },
  'special-this-round': ({ square }, wrong) =>
    isAt(wrong, square) && isSpecialIn(wrong) && workBehind(wrong).isSpecialDrawn,
  'special-twice': ({ square, piece }, wrong) =>
    isAt(wrong, square) && pieceIn(wrong) === piece && workBehind(wrong).specials.includes(piece),
  'specials-spent': ({ square, most }, wrong) =>
    isAt(wrong, square) &&
    isSpecialIn(wrong) &&
    most === SPECIALS_PER_GAME &&
    workBehind(wrong).specials.length === most,
  'routes-due'({ routes }, wrong) {
    const { routes: left } = workBehind(wrong);
    return wrong.action.answer === 'finish' && routes.length > 0 && routes.every(face => left.includes(face));
  },
  // A pair is taken as it was rolled: the other way round nothing is offered, and whoever types may type either.
  'no-such-pair': ({ pair: [one, other] }, { state, action }) =>
    same(action.answer, [one, other]) &&
    (!state.pairs.some(rolled => same(rolled, [one, other])) || state.pairs.some(rolled => same(rolled, [other, one]))),
};

export const railroadInkReasons = forgotten<RailroadInkShape>({ without: [], elsewhere: [], truths });
