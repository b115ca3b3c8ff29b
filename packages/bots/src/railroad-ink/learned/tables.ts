import {
  BLANK,
  CROSSES,
  EXITS,
  FITS,
  HIGHWAY,
  LAKE,
  MARK,
  NEIGHBOUR,
  OFF_BOARD,
  PACKED,
  PIECES,
  RAILWAY,
  RIVER,
  SIDES,
  SIDES_WITH,
  SQUARES,
  TURNS,
  packed,
  unpacked,
  type Mark,
  type Piece,
  type Tile,
} from '@zaria/games/railroad-ink';

/*
 * What a round is searched with: the rules' own tables, in typed arrays, and keyed by what surrounds an empty square.
 * An empty square knows what lies against each of its sides, three bits a side, north lowest. That tells more than the
 * marks it faces, by which the rules judge: an exit from a drawn end, a blank side from one that is not drawn.
 */
export const [OPEN, TO_HIGHWAY, TO_RAILWAY, TO_WATER, EXIT_HIGHWAY, EXIT_RAILWAY, WALL, EDGE] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

export const SQUARE_COUNT = SQUARES.length;
const TILE_COUNT = CROSSES.length;

export const sideOf = (around: number, side: number): number => (around >> (3 * side)) & 7;

/** What a drawn side is to its neighbour, by mark. */
export const SEEN_AS = Uint8Array.of(WALL, TO_HIGHWAY, TO_RAILWAY, TO_WATER, TO_WATER);

/** `4 * square + side`: the square there, or 255 beyond the edge. */
export const BESIDE = Uint8Array.from({ length: 4 * SQUARE_COUNT }, (_, at) => {
  const next = NEIGHBOUR[(at & 3) as 0][SQUARES[at >> 2] ?? 0];
  return next === OFF_BOARD ? 255 : next;
});
export const NOWHERE = 255;

/** `4 * square + side`: the exit there, or 255. */
export const EXIT_THERE = new Uint8Array(4 * SQUARE_COUNT).fill(NOWHERE);
for (const [exit, { square, side }] of EXITS.entries()) EXIT_THERE[4 * square + side] = exit;

export const EXIT_MARK = Uint8Array.from(EXITS, ({ mark }) => mark);

/** `4 * tile + side` */
export const MARK_AT = Uint8Array.from({ length: 4 * TILE_COUNT }, (_, at) => MARK[(at & 3) as 0][(at >> 2) as Tile]);

export const IS_CROSSING = Uint8Array.from(CROSSES, crosses => (crosses ? 1 : 0));

const sidesBy = (mark: Exclude<Mark, 0>): Uint8Array => Uint8Array.from(SIDES_WITH[mark]);
/** The sides of a tile with a mark, as a set; by mark. */
export const SIDES_BY_MARK: readonly Uint8Array[] = [
  new Uint8Array(TILE_COUNT),
  sidesBy(HIGHWAY),
  sidesBy(RAILWAY),
  sidesBy(RIVER),
  sidesBy(LAKE),
];

/** What an empty board looks like around each square. */
export const AROUND_AT_FIRST = Uint16Array.from(SQUARES, square =>
  SIDES.reduce<number>((around, side) => {
    if (BESIDE[4 * square + side] !== NOWHERE) return around;
    const exit = EXIT_THERE[4 * square + side] as number;
    const seen = exit === NOWHERE ? EDGE : EXIT_MARK[exit] === HIGHWAY ? EXIT_HIGHWAY : EXIT_RAILWAY;
    return around | (seen << (3 * side));
  }, 0),
);

/** How many routes and exits come in, by what surrounds a square. */
export const ENDS = Uint8Array.from({ length: PACKED }, (_, around) => {
  const isEnd = (seen: number): boolean => seen !== OPEN && seen !== TO_WATER && seen !== WALL && seen !== EDGE;
  return SIDES.filter(side => isEnd(sideOf(around, side))).length;
});

/** The mark by which the rules judge; water is the expansion's. */
const markOf = (seen: number, water: Mark): Mark => {
  switch (seen) {
    case TO_HIGHWAY:
    case EXIT_HIGHWAY:
      return HIGHWAY;
    case TO_RAILWAY:
    case EXIT_RAILWAY:
      return RAILWAY;
    case TO_WATER:
      return water;
    default:
      return BLANK;
  }
};

/** A piece by its place in the rules' list. */
export const PIECE_INDEX = Object.fromEntries(PIECES.map((piece, at) => [piece, at])) as {
  readonly [piece in Piece]: number;
};
export const FIRST_TILE = Uint8Array.from(PIECES, piece => TURNS[piece].first);

/** What depends on whether water is a river or a lake. */
export interface Fitting {
  readonly water: Mark;
  /** `PACKED * piece + around`: the turns that the rules allow, as a set. */
  readonly fits: Uint8Array;
  /** The same without turns that make an end lead nowhere, or wall up an exit. */
  readonly clean: Uint8Array;
}

function fittingOf(water: Mark): Fitting {
  const fits = new Uint8Array(PACKED * PIECES.length);
  const clean = new Uint8Array(PACKED * PIECES.length);
  for (let around = 0; around < PACKED; around++) {
    const facing = SIDES.reduce<number>((marks, side) => marks | packed(side, markOf(sideOf(around, side), water)), 0);
    for (const [at, piece] of PIECES.entries()) {
      const turns = FITS[piece][facing] as number;
      fits[PACKED * at + around] = turns;
      let tidy = 0;
      for (let turn = 0; turns >> turn !== 0; turn++)
        if (((turns >> turn) & 1) === 1 && isTidy(TURNS[piece].first + turn, around, facing)) tidy |= 1 << turn;
      clean[PACKED * at + around] = tidy;
    }
  }
  return { water, fits, clean };
}

const isTidy = (tile: number, around: number, facing: number): boolean =>
  SIDES.every(side => {
    const mark = MARK_AT[4 * tile + side] as number;
    const seen = sideOf(around, side);
    if (seen === EDGE || seen === OPEN) return true;
    const faced = unpacked(facing, side);
    return mark === faced || (mark === LAKE && faced === BLANK) || (mark === BLANK && faced === LAKE);
  });

const FITTINGS = new Map<Mark, Fitting>();

export function fittingFor(water: Mark): Fitting {
  const known = FITTINGS.get(water) ?? fittingOf(water);
  FITTINGS.set(water, known);
  return known;
}
