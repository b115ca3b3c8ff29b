import { BLANK, HIGHWAY, LAKE, RAILWAY, RIVER, WATER_TILE } from '@zaria/games/railroad-ink';
import {
  AROUND_AT_FIRST,
  BESIDE,
  EXIT_MARK,
  EXIT_THERE,
  IS_CROSSING,
  MARK_AT,
  NOWHERE,
  SEEN_AS,
  SIDES_BY_MARK,
  SQUARE_COUNT,
  TO_WATER,
  sideOf,
} from './tables.ts';

/*
 * A board for search, all of it in one typed array: what is drawn, what surrounds each empty square, which lines hang
 * together, the longest lines. Drawing a tile keeps all of it true; a copy is one call.
 */
export type Grid = Uint16Array;

/** Where things are. Networks are kept by line, two a square as in `networks.ts` of the rules. */
export const [TILES, AROUND] = [0, SQUARE_COUNT];
const NETWORK = 2 * SQUARE_COUNT;
/** How many exits hang together under a network's name, for the names of exits. */
export const EXITS_OF = NETWORK + 2 * SQUARE_COUNT;
const SINGLE = EXITS_OF + 12;
/** Networks that bear an exit, an exit by itself included; ends that lead nowhere; centre squares drawn; all drawn. */
export const [PARTS, LOOSE, CENTRE_DRAWN] = [SINGLE, SINGLE + 1, SINGLE + 2];
const DRAWN = SINGLE + 3;
/** By mark, highway and railway: points of the longest line, and the squares where it begins and ends. */
export const [LINE, LINE_BEGIN, LINE_END] = [SINGLE + 3, SINGLE + 5, SINGLE + 7];
export const GRID_SIZE = SINGLE + 10;

/** Exits name their networks; a line that hangs together with no exit has a name of its own. */
const NAMELESS = 12;

export const IS_CENTRE = Uint8Array.from({ length: SQUARE_COUNT }, (_, square) => {
  const [column, row] = [square % 7, Math.floor(square / 7)];
  return column >= 2 && column <= 4 && row >= 2 && row <= 4 ? 1 : 0;
});

export function emptyGrid(): Grid {
  const grid = new Uint16Array(GRID_SIZE);
  grid.set(AROUND_AT_FIRST, AROUND);
  for (let line = 0; line < 2 * SQUARE_COUNT; line++) grid[NETWORK + line] = NAMELESS + line;
  grid.fill(1, EXITS_OF, EXITS_OF + 12);
  grid[PARTS] = 12;
  return grid;
}

/** Every tile in any order: a board as the rules keep it. `again`: points for passing a square twice. */
export function gridOf(tiles: readonly number[], again: number): Grid {
  const grid = emptyGrid();
  for (const [square, tile] of tiles.entries()) if (tile !== 0) put(grid, square, tile, again);
  return grid;
}

function join(grid: Grid, a: number, b: number): void {
  if (a === b) return;
  const kept = a < b ? a : b;
  const lost = a < b ? b : a;
  // What hangs together without an exit has the name of its first line.
  const first = lost >= NAMELESS ? NETWORK + lost - NAMELESS : NETWORK;
  for (let line = first; line < EXITS_OF; line++) if (grid[line] === lost) grid[line] = kept;
  if (lost >= NAMELESS) return;
  grid[EXITS_OF + kept] = (grid[EXITS_OF + kept] as number) + (grid[EXITS_OF + lost] as number);
  grid[EXITS_OF + lost] = 0;
  grid[PARTS] = (grid[PARTS] as number) - 1;
}

/** The name of the network that an exit is part of: its own, or that of the line drawn at it. */
export const lineAt = (square: number, tile: number, side: number): number =>
  NETWORK + 2 * square + ((IS_CROSSING[tile] as number) & side);

/** Draws a tile and lets the water rise. Trusts it to be legal. */
export function draw(grid: Grid, square: number, tile: number, again: number): void {
  put(grid, square, tile, again);
  if (SIDES_BY_MARK[LAKE]?.[tile] !== 0) rise(grid, square, again);
}

function rise(grid: Grid, shore: number, again: number): void {
  for (let side = 0; side < 4; side++) {
    const next = BESIDE[4 * shore + side] as number;
    if (next === NOWHERE || grid[TILES + next] !== 0) continue;
    const around = grid[AROUND + next] as number;
    let lakes = 0;
    for (let other = 0; other < 4; other++) if (sideOf(around, other) === TO_WATER) lakes++;
    if (lakes < 3) continue;
    put(grid, next, WATER_TILE, again);
    rise(grid, next, again);
  }
}

function put(grid: Grid, square: number, tile: number, again: number): void {
  grid[TILES + square] = tile;
  grid[DRAWN] = (grid[DRAWN] as number) + 1;
  if (IS_CENTRE[square] === 1) grid[CENTRE_DRAWN] = (grid[CENTRE_DRAWN] as number) + 1;
  let loose = grid[LOOSE] as number;
  let [highways, railways] = [false, false];
  for (let side = 0; side < 4; side++) {
    const mark = MARK_AT[4 * tile + side] as number;
    if (mark === HIGHWAY) highways = true;
    else if (mark === RAILWAY) railways = true;
    const next = BESIDE[4 * square + side] as number;
    if (next === NOWHERE) {
      const exit = EXIT_THERE[4 * square + side] as number;
      if (exit !== NOWHERE && mark === EXIT_MARK[exit]) joinExit(grid, lineAt(square, tile, side), exit);
      continue;
    }
    const other = grid[TILES + next] as number;
    if (other === 0) {
      grid[AROUND + next] = (grid[AROUND + next] as number) | ((SEEN_AS[mark] as number) << (3 * (side ^ 2)));
      if (mark !== BLANK && mark !== LAKE) loose++;
    } else if (mark !== BLANK) {
      if (MARK_AT[4 * other + (side ^ 2)] !== mark) {
        if (mark !== LAKE) loose++;
      } else {
        if (mark !== LAKE) loose--;
        if (mark !== RIVER)
          join(grid, grid[lineAt(square, tile, side)] as number, grid[lineAt(next, other, side ^ 2)] as number);
      }
    }
  }
  grid[LOOSE] = loose;
  if (highways) lengthen(grid, square, HIGHWAY, again);
  if (railways) lengthen(grid, square, RAILWAY, again);
}

/** An exit that nothing was joined to has its own name; what is joined to it takes the lower of both. */
function joinExit(grid: Grid, line: number, exit: number): void {
  join(grid, grid[line] as number, exit);
}

/*
 * The longest line, as in `lines.ts` of the rules; but a line only grows, and only where something was just drawn: one
 * part of the board is looked at, if it is large enough to have a longer one. Scratch, cleared by its user.
 */
const links = new Uint8Array(SQUARE_COUNT);
const degree = new Uint8Array(SQUARE_COUNT);
const visits = new Uint8Array(SQUARE_COUNT);
const seenIn = new Uint32Array(SQUARE_COUNT);
const part = new Uint8Array(SQUARE_COUNT);
let stamp = 0;
let most = 0;
let best = 0;
let from = 0;
let bestFrom = 0;
let bestTo = 0;
let twice = 0;

function lengthen(grid: Grid, square: number, mark: number, again: number): void {
  const sides = SIDES_BY_MARK[mark] as Uint8Array;
  best = grid[LINE + mark] as number;
  const before = best;
  stamp++;
  part[0] = square;
  seenIn[square] = stamp;
  let size = 1;
  most = 1;
  for (let at = 0; at < size; at++) {
    const here = part[at] as number;
    const mine = sides[grid[TILES + here] as number] as number;
    let joined = 0;
    let count = 0;
    for (let side = 0; side < 4; side++) {
      if (((mine >> side) & 1) === 0) continue;
      const next = BESIDE[4 * here + side] as number;
      if (next === NOWHERE || (((sides[grid[TILES + next] as number] as number) >> (side ^ 2)) & 1) === 0) continue;
      joined |= 1 << side;
      count++;
      if (seenIn[next] === stamp) continue;
      seenIn[next] = stamp;
      part[size++] = next;
      most++;
    }
    links[here] = joined;
    degree[here] = count;
    if (count === 4) most += again;
  }
  if (most <= best) return;
  twice = again;
  let odd = 0;
  let even = square;
  for (let at = 0; at < size && best < most; at++) {
    const here = part[at] as number;
    if (degree[here] === 2) even = here;
    if (((degree[here] as number) & 1) === 0) continue;
    odd++;
    from = here;
    arrive(here, 1);
  }
  if (odd === 0) {
    from = even;
    arrive(even, 1);
  }
  if (best === before) return;
  grid[LINE + mark] = best;
  grid[LINE_BEGIN + mark] = bestFrom;
  grid[LINE_END + mark] = bestTo;
}

function arrive(square: number, points: number): void {
  if (points > best) {
    best = points;
    bestFrom = from;
    bestTo = square;
  }
  const open = links[square] as number;
  if (open === 0 || best === most) return;
  const earlier = visits[square] as number;
  visits[square] = earlier + 1;
  const leaving = points + (earlier === 1 && degree[square] === 4 ? twice : 0);
  for (let side = 0; side < 4; side++) {
    if (((open >> side) & 1) === 0) continue;
    const next = BESIDE[4 * square + side] as number;
    const theirs = links[next] as number;
    links[square] = open & ~(1 << side);
    links[next] = theirs & ~(1 << (side ^ 2));
    arrive(next, leaving + (visits[next] === 0 ? 1 : 0));
    links[next] = theirs;
  }
  links[square] = open;
  visits[square] = earlier;
}
