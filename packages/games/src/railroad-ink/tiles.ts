import { SIDES, sidesThat, type Below, type BySide, type Side } from './squares.ts';

/** What may be drawn at a side of a tile: nothing, a highway, a railway, a river, a lake. */
export const MARKS = ['.', 'H', 'R', 'V', 'L'] as const;
export type MarkName = (typeof MARKS)[number];
export type Mark = Below<5>;
export const [BLANK, HIGHWAY, RAILWAY, RIVER, LAKE] = [0, 1, 2, 3, 4] as const;

/** The faces of three of the route dice, once each. */
export const ROUTE_A = ['H.H.', 'R.R.', 'HH..', 'RR..', 'HHH.', 'RRR.'] as const;
/** The faces of the fourth route die: overpass, straight station, curved station, twice each. */
export const ROUTE_B = ['HRHRx', 'HRHRx', 'H.R.', 'H.R.', 'HR..', 'HR..'] as const;
/** The faces of both river dice: three curves, a straight, a highway bridge, a railway bridge. */
export const RIVER_DIE = ['VV..', 'VV..', 'VV..', 'V.V.', 'VHVHx', 'VRVRx'] as const;
/** The faces of both lake dice, once each: three shores, railway pier, highway pier, corner pier. */
export const LAKE_DIE = ['L...', 'LL..', 'LLL.', 'L.R.', 'L.H.', 'LLHR'] as const;
/** The six special routes; all their ends are joined. */
export const SPECIALS = ['HHRH', 'HRRR', 'HHHH', 'RRRR', 'HRRH', 'HRHR'] as const;
/** A square that has filled with water; nobody draws it. */
export const WATER = 'LLLL';

export type RouteFace = (typeof ROUTE_A)[number] | (typeof ROUTE_B)[number];
export type ExtraFace = (typeof RIVER_DIE)[number] | (typeof LAKE_DIE)[number];
export type Special = (typeof SPECIALS)[number];
/** What can be drawn, before it is turned. */
export type Piece = RouteFace | ExtraFace | Special;

/** Each face once. */
export const ROUTE_FACES: readonly RouteFace[] = [...new Set([...ROUTE_A, ...ROUTE_B])];
export const EXTRA_FACES: readonly ExtraFace[] = [...new Set([...RIVER_DIE, ...LAKE_DIE])];
export const PIECES: readonly Piece[] = [...ROUTE_FACES, ...EXTRA_FACES, ...SPECIALS];

/** Which dice show a piece, or that it is a special route. */
export type Origin = 'routeA' | 'routeB' | 'river' | 'lake' | 'special';

const ORIGINS: readonly (readonly [Origin, readonly Piece[]])[] = [
  ['routeA', ROUTE_A],
  ['routeB', ROUTE_B],
  ['river', RIVER_DIE],
  ['lake', LAKE_DIE],
  ['special', SPECIALS],
];

const ORIGIN = Object.fromEntries(ORIGINS.flatMap(([origin, pieces]) => pieces.map(piece => [piece, origin]))) as {
  readonly [piece in Piece]: Origin;
};

export const originOf = (piece: Piece): Origin => ORIGIN[piece];
export const isSpecial = (piece: Piece): piece is Special => ORIGIN[piece] === 'special';

/** Every way of turning and mirroring a piece that looks different, in a fixed order. */
function turnsOf(piece: string): readonly string[] {
  const suffix = piece.slice(4);
  const turns = (sides: string) => SIDES.map(quarter => sides.slice(4 - quarter, 4) + sides.slice(0, 4 - quarter));
  const [north = '', east = '', south = '', west = ''] = piece;
  return [...new Set([...turns(piece.slice(0, 4)), ...turns(north + west + south + east)])].map(turn => turn + suffix);
}

/** A piece as it is drawn, turned one way: a number, `UNDRAWN` where there is none. */
export type Tile = Below<90>;
export type ByTile<T> = readonly T[] & { readonly [tile in Tile]: T };
export const UNDRAWN = 0;

/** The tiles of each piece have consecutive numbers. */
const DRAWN: readonly (readonly [text: string, piece: Piece | null])[] = [
  ['....', null],
  ...PIECES.flatMap(piece => turnsOf(piece).map(turn => [turn, piece] as const)),
  [WATER, null],
];

const byTile = <T>(valueOf: (text: string, piece: Piece | null, tile: Tile) => T): ByTile<T> =>
  DRAWN.map(([text, piece], tile) => valueOf(text, piece, tile as Tile)) as readonly T[] as ByTile<T>;

/** The four sides, N E S W; an `x` at the end for two lines that cross without joining. */
const TEXT = byTile(text => text);

const BY_TEXT: ReadonlyMap<string, Tile> = new Map(DRAWN.map(([text], tile) => [text, tile as Tile]));

export const printTile = (tile: Tile): string => TEXT[tile];

/** The tile of that text, be it an empty square or water. */
export const parseAnyTile = (text: string): Tile | null => BY_TEXT.get(text) ?? null;

/** The tile that a player could have drawn. */
export function parseTile(text: string): Tile | null {
  const tile = parseAnyTile(text);
  return tile === null || PIECE[tile] === null ? null : tile;
}

/** What the tile is a turn of; `null` for an empty square and for water. */
export const PIECE: ByTile<Piece | null> = byTile((_text, piece) => piece);

/** What the tile is a turn of, for tiles that somebody drew. */
export function pieceOf(tile: Tile): Piece {
  const piece = PIECE[tile];
  if (piece === null) throw new Error(`tile ${tile} is nobody's to draw`);
  return piece;
}

export const WATER_TILE = BY_TEXT.get(WATER) ?? UNDRAWN;

/** The first tile of each piece, and how many there are. */
export type Turns = { readonly first: Tile; readonly count: number };
export const TURNS = Object.fromEntries(
  PIECES.map(piece => [
    piece,
    { first: PIECE.indexOf(piece) as Tile, count: PIECE.filter(other => other === piece).length },
  ]),
) as { readonly [piece in Piece]: Turns };

const marksAt = (side: Side): ByTile<Mark> => byTile(text => MARKS.indexOf(text.charAt(side) as MarkName) as Mark);

/** `MARK[side][tile]` */
export const MARK: BySide<ByTile<Mark>> = [marksAt(0), marksAt(1), marksAt(2), marksAt(3)];

/** Four marks in one number, three bits each, north lowest. */
export const packed = (side: Side, mark: Mark): number => mark << (3 * side);
export const unpacked = (marks: number, side: Side): Mark => ((marks >> (3 * side)) & 7) as Mark;
/** How many different numbers that makes. */
export const PACKED = 1 << 12;

/** The tile's own four marks. */
export const ENDS: ByTile<number> = byTile((_text, _piece, tile) =>
  SIDES.reduce<number>((marks, side) => marks | packed(side, MARK[side][tile]), 0),
);

const sidesWith = (...marks: readonly Mark[]): ByTile<number> =>
  byTile((_text, _piece, tile) => sidesThat(side => marks.includes(MARK[side][tile])));

/** The sides of each tile that bear a mark, as a set. */
export const SIDES_WITH: { readonly [mark in Exclude<Mark, 0>]: ByTile<number> } = {
  [HIGHWAY]: sidesWith(HIGHWAY),
  [RAILWAY]: sidesWith(RAILWAY),
  [RIVER]: sidesWith(RIVER),
  [LAKE]: sidesWith(LAKE),
};
/** The sides through which networks are joined: routes, and lakes by way of their piers. */
export const NETWORK_SIDES = sidesWith(HIGHWAY, RAILWAY, LAKE);
/** The sides that are an error when they lead nowhere. */
export const LOOSE_SIDES = sidesWith(HIGHWAY, RAILWAY, RIVER);

/** Whether N–S and E–W are two lines that do not join: overpass and bridges. */
export const CROSSES: ByTile<boolean> = byTile(text => text.endsWith('x'));
