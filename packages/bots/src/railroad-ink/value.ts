import {
  BLANK,
  CENTRE,
  CROSSES,
  EXITS,
  HIGHWAY,
  LAKE,
  MARK,
  NEIGHBOUR,
  OFF_BOARD,
  OPPOSITE,
  RAILWAY,
  RIVER,
  SIDES,
  SQUARES,
  UNDRAWN,
  bestRiver,
  longestLine,
  smallestLake,
  unpacked,
  type Board,
  type Crossing,
  type Expansion,
  type Side,
  type Square,
  type Tile,
} from '@zaria/games/railroad-ink';

/*
 * What a board is worth to somebody who still draws on it: its score, and a hand-made guess of what may become of it.
 * Networks that could still be joined count the less the more squares lie between them; loose ends are chances while
 * there is time, and errors in the end.
 */

/** By the number of exits. */
const POINTS = [0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45];

/** Two lines a square where they cross without joining, and the exits after them. */
const EXIT_LINES = 2 * SQUARES.length;
const LINES = EXIT_LINES + EXITS.length;

const parent = new Int16Array(LINES);

function rootOf(line: number): number {
  let root = line;
  while ((parent[root] as number) !== root) root = parent[root] as number;
  while ((parent[line] as number) !== root) {
    const next = parent[line] as number;
    parent[line] = root;
    line = next;
  }
  return root;
}

const join = (a: number, b: number): void => void (parent[rootOf(a)] = rootOf(b));

const lineAt = (square: Square, tile: Tile, side: Side): number => 2 * square + (CROSSES[tile] ? side & 1 : 0);

const EXIT_AT = SIDES.map(side =>
  Int8Array.from(SQUARES, square => EXITS.findIndex(exit => exit.square === square && exit.side === side)),
);

/** How many exits hang together with each line's network, at its root. */
const exitsOf = new Uint8Array(LINES);
/** Empty squares: which network reaches it first, and after how many squares. */
const reachedBy = new Int16Array(SQUARES.length);
const distance = new Uint8Array(SQUARES.length);
const queue = new Int16Array(SQUARES.length);

/** Ways between networks, in the order in which they were found: the two roots, and how many squares lie between. */
const MOST_BRIDGES = 2 * SIDES.length * SQUARES.length;
const bridges = {
  count: 0,
  longest: 0,
  from: new Int16Array(MOST_BRIDGES),
  to: new Int16Array(MOST_BRIDGES),
  length: new Uint8Array(MOST_BRIDGES),
};

/** How the rest of the match looks. */
export interface Prospects {
  readonly crossing: Crossing;
  readonly expansion: Expansion;
  /** Rounds after this one. */
  readonly roundsLeft: number;
}

/** Each part of what a board is worth, in points. */
export interface Worth {
  networks: number;
  lines: number;
  centre: number;
  ends: number;
  chances: number;
  water: number;
}

export const newWorth = (): Worth => ({ networks: 0, lines: 0, centre: 0, ends: 0, chances: 0, water: 0 });

/** What a join over so many empty squares is worth of its four points, by rounds left: this to the power of them. */
const DECAY = [0, 0.41, 0.47, 0.53, 0.59, 0.65, 0.71];
/** What an end that can still go on is worth, by rounds left. */
const OPEN_END = [-1, -0.8, -0.6, -0.4, -0.3, -0.2, -0.2];
/** What a special route is worth that is not drawn yet, if there is a round for it. */
const SPECIAL = 3;

/** `specialsLeft`: special routes that may still be drawn in the game. */
export function valueOf(board: Board, prospects: Prospects, specialsLeft: number, worth: Worth): number {
  const { tiles, facing } = board;
  const { crossing, expansion, roundsLeft } = prospects;
  for (let line = 0; line < LINES; line++) parent[line] = line;
  let [dead, open] = [0, 0];
  for (const square of SQUARES) {
    const tile = tiles[square];
    if (tile === UNDRAWN) continue;
    for (const side of SIDES) {
      const mark = MARK[side][tile];
      if (mark === BLANK) continue;
      const neighbour = NEIGHBOUR[side][square];
      const faced = unpacked(facing[square], side);
      if (faced === mark) {
        if (mark === RIVER) continue;
        const exit = neighbour === OFF_BOARD ? ((EXIT_AT[side] as Int8Array)[square] as number) : -1;
        if (exit >= 0) join(lineAt(square, tile, side), EXIT_LINES + exit);
        else if (neighbour !== OFF_BOARD && neighbour > square)
          join(lineAt(square, tile, side), lineAt(neighbour, tiles[neighbour], OPPOSITE[side]));
      } else if (neighbour !== OFF_BOARD && mark !== LAKE) {
        if (tiles[neighbour] === UNDRAWN) open++;
        else dead++;
      }
    }
  }

  worth.networks = networksOf();
  worth.chances = (roundsLeft === 0 ? 0 : chancesOf(board, roundsLeft)) + SPECIAL * Math.min(specialsLeft, roundsLeft);
  worth.ends = open * (OPEN_END[roundsLeft] ?? 0) - dead;
  worth.lines = longestLine(board, HIGHWAY, crossing).points + longestLine(board, RAILWAY, crossing).points;
  worth.centre = worth.water = 0;
  for (const square of CENTRE) if (tiles[square] !== UNDRAWN) worth.centre++;
  if (expansion === 'rivers') worth.water = bestRiver(board).points;
  if (expansion === 'lakes') worth.water = smallestLake(board).points;
  return worth.networks + worth.chances + worth.ends + worth.lines + worth.centre + worth.water;
}

function networksOf(): number {
  exitsOf.fill(0);
  for (let exit = 0; exit < EXITS.length; exit++) {
    const root = rootOf(EXIT_LINES + exit);
    exitsOf[root] = (exitsOf[root] as number) + 1;
  }
  let points = 0;
  for (let line = 0; line < LINES; line++) points += POINTS[exitsOf[line] as number] as number;
  return points;
}

/** How many empty squares wait to be spread from. */
let waiting = 0;

/** A network comes to an empty square; where another one is already, the two could be joined. */
function reach(square: number, root: number, steps: number): void {
  const known = reachedBy[square] as number;
  if (known === root) return;
  if (known < 0) {
    reachedBy[square] = root;
    distance[square] = steps;
    queue[waiting++] = square;
    return;
  }
  const length = steps + (distance[square] as number) - 1;
  bridges.from[bridges.count] = known;
  bridges.to[bridges.count] = root;
  bridges.length[bridges.count++] = length;
  if (length > bridges.longest) bridges.longest = length;
}

/** What networks may still gain by joining each other: they spread over the empty squares until they meet. */
function chancesOf({ tiles, facing }: Board, roundsLeft: number): number {
  reachedBy.fill(-1);
  bridges.count = bridges.longest = waiting = 0;
  for (const square of SQUARES) {
    if (tiles[square] !== UNDRAWN || facing[square] === 0) continue;
    for (const side of SIDES) {
      const faced = unpacked(facing[square], side);
      if (faced !== HIGHWAY && faced !== RAILWAY) continue;
      const neighbour = NEIGHBOUR[side][square];
      const line =
        neighbour === OFF_BOARD
          ? EXIT_LINES + ((EXIT_AT[side] as Int8Array)[square] as number)
          : lineAt(neighbour, tiles[neighbour], OPPOSITE[side]);
      const root = rootOf(line);
      if ((exitsOf[root] as number) > 0) reach(square, root, 1);
    }
  }
  for (let next = 0; next < waiting; next++) {
    const square = queue[next] as Square;
    for (const side of SIDES) {
      const neighbour = NEIGHBOUR[side][square];
      if (neighbour !== OFF_BOARD && tiles[neighbour] === UNDRAWN)
        reach(neighbour, reachedBy[square] as number, (distance[square] as number) + 1);
    }
  }
  const decay = DECAY[roundsLeft] ?? 0;
  let chances = 0;
  // Shortest first; who is joined already gains nothing more.
  for (let length = 0; length <= bridges.longest; length++)
    for (let bridge = 0; bridge < bridges.count; bridge++) {
      if (bridges.length[bridge] !== length) continue;
      const [from, to] = [rootOf(bridges.from[bridge] as number), rootOf(bridges.to[bridge] as number)];
      if (from === to) continue;
      parent[from] = to;
      chances += 4 * decay ** length;
    }
  return chances;
}
