/*
 * The rules once more, slowly and by other means: the board is drawn as a picture of characters, networks and waters
 * are found by flooding the picture, the longest lines by trying every journey. For tests only; it shares no table
 * and no function with the game.
 *
 * A tile is five by five characters. Its arms reach from the middle of a side to its centre; the centre is `*` where
 * all arms join and `+` where they cross.
 */
const CELL = 5;
const MIDDLE = 2;
const SIZE = 7;

/** North, east, south, west. */
const AHEAD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const EXITS: readonly (readonly [square: string, side: number, mark: string])[] = [
  ...['B1H', 'D1R', 'F1H'].map(text => [text.slice(0, 2), 0, text.charAt(2)] as const),
  ...['G2R', 'G4H', 'G6R'].map(text => [text.slice(0, 2), 1, text.charAt(2)] as const),
  ...['B7H', 'D7R', 'F7H'].map(text => [text.slice(0, 2), 2, text.charAt(2)] as const),
  ...['A2R', 'A4H', 'A6R'].map(text => [text.slice(0, 2), 3, text.charAt(2)] as const),
];

/** Tiles by the names of their squares: `{ D4: 'HH..' }`. */
export type Tiles = Readonly<Record<string, string>>;

const nameAt = (column: number, row: number): string => `${'ABCDEFG'.charAt(column)}${row + 1}`;
const cellOf = (name: string): readonly [number, number] => [
  'ABCDEFG'.indexOf(name.charAt(0)),
  Number(name.charAt(1)) - 1,
];

type Picture = Map<string, string>;
const dot = (x: number, y: number): string => `${x},${y}`;
const centreOf = (name: string): [number, number] => {
  const [column, row] = cellOf(name);
  return [column * CELL + MIDDLE, row * CELL + MIDDLE];
};

function drawTile(picture: Picture, name: string, tile: string): void {
  const [x, y] = centreOf(name);
  picture.set(dot(x, y), tile.endsWith('x') ? '+' : '*');
  for (const [side, [dx, dy]] of AHEAD.entries()) {
    const mark = tile.charAt(side);
    if (mark === '.') continue;
    picture.set(dot(x + dx, y + dy), mark);
    picture.set(dot(x + 2 * dx, y + 2 * dy), mark);
  }
}

/** The exits are the characters just beyond the board's edge. */
function drawBoard(tiles: Tiles): Picture {
  const picture: Picture = new Map();
  for (const [name, side, mark] of EXITS) picture.set(acrossFrom(name, side), mark);
  for (const [name, tile] of Object.entries(tiles)) drawTile(picture, name, tile);
  return picture;
}

/** The outermost character of a square at that side, and the one that lies against it. */
function armOf(name: string, side: number): string {
  const [x, y] = centreOf(name);
  const [dx, dy] = AHEAD[side] ?? [0, 0];
  return dot(x + 2 * dx, y + 2 * dy);
}
function acrossFrom(name: string, side: number): string {
  const [x, y] = centreOf(name);
  const [dx, dy] = AHEAD[side] ?? [0, 0];
  return dot(x + 3 * dx, y + 3 * dy);
}

const isOutside = (place: string): boolean =>
  place.split(',').some(part => Number(part) < 0 || Number(part) >= SIZE * CELL);

const nameOf = (place: string): string => {
  const [x = 0, y = 0] = place.split(',').map(Number);
  return nameAt(Math.floor(x / CELL), Math.floor(y / CELL));
};

/** All characters that hang together with the one at `start`, through arms with the given marks only. */
function flood(picture: Picture, start: string, marks: string): Set<string> {
  const wet = new Set([start]);
  for (const place of wet) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    const here = picture.get(place) ?? '';
    for (const [dx, dy] of AHEAD) {
      let [nx, ny] = [x + dx, y + dy];
      let there = picture.get(dot(nx, ny)) ?? ' ';
      if (there === '+') {
        [nx, ny] = [nx + dx, ny + dy];
        there = picture.get(dot(nx, ny)) ?? ' ';
      }
      const isJoined = there === here || here === '*' || there === '*';
      if (isJoined && (there === '*' || marks.includes(there))) wet.add(dot(nx, ny));
    }
  }
  return wet;
}

/** The squares that some characters lie in. Arms that cross under a `+` are in it too, each for itself. */
const squaresOf = (places: Iterable<string>): string[] =>
  [...new Set([...places].filter(place => !isOutside(place)).map(nameOf))].sort();

export interface DrawnScore {
  readonly networks: readonly { readonly exits: number; readonly squares: readonly string[] }[];
  readonly highway: { readonly once: number; readonly twice: number };
  readonly railway: { readonly once: number; readonly twice: number };
  readonly centre: number;
  /** "D4N": the north side of D4. */
  readonly errors: readonly string[];
  readonly river: number;
  readonly lake: number;
}

export function scoreDrawn(tiles: Tiles): DrawnScore {
  const picture = drawBoard(tiles);
  return {
    networks: networks(picture),
    highway: longest(picture, tiles, 'H'),
    railway: longest(picture, tiles, 'R'),
    centre: ['C3', 'D3', 'E3', 'C4', 'D4', 'E4', 'C5', 'D5', 'E5'].filter(name => name in tiles).length,
    errors: looseEnds(picture, tiles),
    river: Math.max(0, ...waters(picture, 'V').map(riverPoints)),
    lake: Math.min(...waters(picture, 'L').map(lake => squaresOf(lake).length), Infinity) % Infinity || 0,
  };
}

function networks(picture: Picture): DrawnScore['networks'] {
  const found = new Map<string, { exits: number; squares: string[] }>();
  for (const [name, side] of EXITS) {
    const wet = flood(picture, acrossFrom(name, side), 'HRL');
    const exits = [...wet].filter(isOutside);
    if (wet.size > 1) found.set(exits.sort().join(' '), { exits: exits.length, squares: squaresOf(wet) });
  }
  return [...found.values()].sort((a, b) => b.exits - a.exits || a.squares.join().localeCompare(b.squares.join()));
}

function waters(picture: Picture, mark: string): Set<string>[] {
  const found: Set<string>[] = [];
  for (const [place, there] of picture) {
    if (there === mark && !found.some(water => water.has(place))) found.push(flood(picture, place, mark));
  }
  return found;
}

/** Where a river touches the edge, the character beyond it is outside. */
function riverPoints(river: Set<string>): number {
  const squares = squaresOf(river);
  const mouths = squares.flatMap(name =>
    AHEAD.map((_, side) => side).filter(side => river.has(armOf(name, side)) && isOutside(acrossFrom(name, side))),
  );
  return squares.length + (mouths.length === 2 ? 3 : 0);
}

function looseEnds(picture: Picture, tiles: Tiles): string[] {
  return Object.keys(tiles).flatMap(name =>
    ['N', 'E', 'S', 'W'].flatMap((letter, side) => {
      const mark = picture.get(armOf(name, side));
      const isEnd = mark === 'H' || mark === 'R' || mark === 'V';
      const [there, isEdge] = [picture.get(acrossFrom(name, side)), isOutside(acrossFrom(name, side))];
      return isEnd && !isEdge && there !== mark ? [name + letter] : [];
    }),
  );
}

/** Tries every journey from every square that uses no connection twice. */
function longest(picture: Picture, tiles: Tiles, mark: string): { once: number; twice: number } {
  const squares = Object.keys(tiles).filter(name => AHEAD.some((_, side) => picture.get(armOf(name, side)) === mark));
  const ways = new Map(
    squares.map(name => [
      name,
      AHEAD.flatMap((_, side) => {
        const across = acrossFrom(name, side);
        const isWay = picture.get(armOf(name, side)) === mark && picture.get(across) === mark && !isOutside(across);
        return isWay ? [nameOf(across)] : [];
      }),
    ]),
  );
  const best = { once: 0, twice: 0 };
  const path: string[] = [];
  const used = new Set<string>();
  const visit = (name: string): void => {
    path.push(name);
    const once = new Set(path).size;
    const through = path.slice(1, -1);
    const again = new Set(through.filter((square, i) => through.indexOf(square) !== i)).size;
    best.once = Math.max(best.once, once);
    best.twice = Math.max(best.twice, once + again);
    for (const next of ways.get(name) ?? []) {
      const connection = [name, next].sort().join('-');
      if (used.has(connection)) continue;
      used.add(connection);
      visit(next);
      used.delete(connection);
    }
    path.pop();
  };
  for (const name of squares) visit(name);
  return best;
}

/** Whether the tile may be drawn there, judged from the picture. Expansion tiles need no connection. */
export function fitsDrawn(tiles: Tiles, name: string, tile: string, isExtra: boolean): boolean {
  if (name in tiles) return false;
  const picture = drawBoard(tiles);
  let isConnected = isExtra;
  for (const [side, mark] of tile.slice(0, 4).split('').entries()) {
    const there = picture.get(acrossFrom(name, side)) ?? '.';
    if (mark === '.' || there === '.') continue;
    if (mark === there && mark !== 'L') isConnected = true;
    if (mark !== there && mark !== 'L' && there !== 'L') return false;
  }
  return isConnected;
}

/** Draws the tile and fills what is hemmed in by lakes, looking at the whole board again and again. */
export function drawOn(tiles: Tiles, name: string, tile: string): Tiles {
  const drawn: Record<string, string> = { ...tiles, [name]: tile };
  for (;;) {
    const picture = drawBoard(drawn);
    const empty = Array.from({ length: SIZE * SIZE }, (_, i) => nameAt(i % SIZE, Math.floor(i / SIZE)));
    const filled = empty.filter(
      other => !(other in drawn) && AHEAD.filter((_, side) => picture.get(acrossFrom(other, side)) === 'L').length >= 3,
    );
    if (filled.length === 0) return drawn;
    for (const other of filled) drawn[other] = 'LLLL';
  }
}
