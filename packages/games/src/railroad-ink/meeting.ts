import { SIDES, sidesThat } from './squares.ts';
import {
  BLANK,
  LAKE,
  MARK,
  PACKED,
  PIECES,
  TURNS,
  originOf,
  unpacked,
  type Mark,
  type Piece,
  type Tile,
} from './tiles.ts';

/**
 * What happens where two marks face each other. `open` covers an undrawn square, a blank side and the board's edge;
 * an exit is a mark like any other.
 */
export type Meeting = 'joins' | 'clashes' | 'nothing';

const [o, X, J] = ['nothing', 'clashes', 'joins'] as const;

/** `MEETINGS[mine][theirs]`. Ruling: a lake side may face a route end or an exit; they do not join. */
const MEETINGS: { readonly [mine in Mark]: { readonly [theirs in Mark]: Meeting } } = [
  //.  H  R  V  L
  [o, o, o, o, o], // open
  [o, J, X, X, o], // highway
  [o, X, J, X, o], // railway
  [o, X, X, J, X], // river
  [o, o, o, X, J], // lake
];

export const meet = (mine: Mark, theirs: Mark): Meeting => MEETINGS[mine][theirs];

/** Expansion tiles may be drawn anywhere; routes must join an exit or what is already drawn. */
export const needsConnection = (piece: Piece): boolean => {
  const origin = originOf(piece);
  return origin !== 'river' && origin !== 'lake';
};

/** For each of the four marks that a square may face: which turns of the piece fit there, bit 0 for the first. */
function fitsOf(piece: Piece): Uint8Array {
  const { first, count } = TURNS[piece];
  const all = (1 << count) - 1;
  const unconnected = needsConnection(piece) ? 0 : all;
  const turnsThat = (meeting: Meeting) =>
    SIDES.map(side =>
      MARK_NUMBERS.map(theirs => {
        let turns = 0;
        for (let turn = 0; turn < count; turn++) {
          if (meet(MARK[side][(first + turn) as Tile], theirs) === meeting) turns |= 1 << turn;
        }
        return turns;
      }),
    );
  const [clashing, joining] = [turnsThat('clashes'), turnsThat('joins')];
  const fits = new Uint8Array(PACKED);
  for (const [faced, marks] of FACED.entries()) {
    let [clashes, joins] = [0, unconnected];
    for (const side of SIDES) {
      const theirs = marks[side] ?? BLANK;
      clashes |= clashing[side]?.[theirs] ?? 0;
      joins |= joining[side]?.[theirs] ?? 0;
    }
    fits[faced] = joins & ~clashes;
  }
  return fits;
}

const MARK_NUMBERS: readonly Mark[] = [0, 1, 2, 3, 4];

/** Every number of four marks, taken apart. Those with a mark above 4 do not occur and read as open. */
const FACED: readonly (readonly Mark[])[] = Array.from({ length: PACKED }, (_, marks) =>
  SIDES.map(side => unpacked(marks, side)),
);

/** `FITS[piece][facing]`: the turns of the piece that fit on an undrawn square that faces these marks, as a set. */
export const FITS = Object.fromEntries(PIECES.map(piece => [piece, fitsOf(piece)])) as {
  readonly [piece in Piece]: Uint8Array;
};

/** Which sides of two packed numbers are equal, looked up by their exclusive or; as a set. */
export const EQUAL_SIDES: Uint8Array = Uint8Array.from({ length: PACKED }, (_, difference) =>
  sidesThat(side => unpacked(difference, side) === 0),
);

/**
 * Whether an undrawn square that faces these marks fills with water: lakes on three sides or four. The board's edge is
 * no lake. Ruling: it fills also when the fourth side faces a route end or an exit.
 */
export const FILLS: Uint8Array = Uint8Array.from(FACED, marks =>
  marks.filter(mark => mark === LAKE).length >= 3 ? 1 : 0,
);
