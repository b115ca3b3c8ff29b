import { HIGHWAY, PACKED, RAILWAY } from '@zaria/games/railroad-ink';
import {
  AROUND,
  CENTRE_DRAWN,
  EXITS_OF,
  IS_CENTRE,
  LINE,
  LINE_BEGIN,
  LINE_END,
  LOOSE,
  PARTS,
  TILES,
  lineAt,
  type Grid,
} from './grid.ts';
import { NO_PATTERN, PAIR_BIT } from './patterns.ts';
import {
  FACE_KIND,
  LONGEST_BRIDGE,
  LONGEST_LINE,
  MOST_CLEAN,
  PLACES,
  PLACE_STEPS,
  ROUTES,
  type Sight,
} from './sight.ts';
import {
  BESIDE,
  EXIT_HIGHWAY,
  EXIT_THERE,
  NOWHERE,
  PIECE_INDEX,
  SIDES_BY_MARK,
  SQUARE_COUNT,
  TO_RAILWAY,
  EXIT_RAILWAY,
  TO_HIGHWAY,
} from './tables.ts';
import { findLakes, findRiver, lake, river } from './water.ts';

/*
 * What a board looks like to the learned value: a list of the features it has, one as often as it occurs. Everything is
 * counted alike for highways and railways: turned by a quarter and with both exchanged the board is the same.
 */

/** What is still to be drawn: the faces of the dice, which of them are left as a set, and the special routes. */
export interface Left {
  readonly faces: Uint8Array;
  dice: number;
  /** Special routes that may still be drawn in the game. */
  specials: number;
  /** Whether one may still be drawn in this round. */
  special: boolean;
}

/** The features found last, and how many they are; with them what the board scores now. */
export const seen = { features: new Uint16Array(256), count: 0, points: 0 };

const pairBit = (one: number, other: number): number => PAIR_BIT[4 * one + other] as number;
const [NORTH_EAST, NORTH_SOUTH, NORTH_WEST] = [pairBit(0, 1), pairBit(0, 2), pairBit(0, 3)];
const [EAST_SOUTH, EAST_WEST, SOUTH_WEST] = [pairBit(1, 2), pairBit(1, 3), pairBit(2, 3)];

/*
 * Networks spread over the empty squares until they meet: on a board with a rim, so that nobody asks where it ends. Scratch,
 * cleared by its user.
 */
const RIM = 9;
const PADDED = Uint8Array.from({ length: SQUARE_COUNT }, (_, at) => RIM * (Math.floor(at / 7) + 1) + (at % 7) + 1);
const [FREE, BLOCKED] = [-1, -2];
const UNTOUCHED = new Int8Array(RIM * RIM).fill(BLOCKED);
for (const place of PADDED) UNTOUCHED[place] = FREE;
const owner = new Int8Array(RIM * RIM);
const distance = new Uint8Array(RIM * RIM);
const queue = new Uint8Array(RIM * RIM);
/** The shortest way between two networks, and all that were found by their length. */
const shortest = new Uint8Array(144);
const LONGEST_WAY = 50;
const MOST_WAYS = 256;
const ways = new Uint8Array(LONGEST_WAY * MOST_WAYS);
const waysOf = new Uint8Array(LONGEST_WAY);
const group = new Uint8Array(12);
let waiting = 0;
let longest = 0;

/** A network comes to a square that is not drawn and not its own. */
function reach(place: number, network: number, steps: number): void {
  const known = owner[place] as number;
  if (known === FREE) {
    owner[place] = network;
    distance[place] = steps;
    queue[waiting++] = place;
    return;
  }
  const length = steps + (distance[place] as number) - 1;
  const pair = known < network ? 12 * known + network : 12 * network + known;
  if (length >= (shortest[pair] as number)) return;
  shortest[pair] = length;
  if (length > longest) longest = length;
  const count = waysOf[length] as number;
  ways[MOST_WAYS * length + count] = pair;
  waysOf[length] = count + 1;
}

function spread(place: number, network: number, steps: number): void {
  const known = owner[place] as number;
  if (known !== network && known !== BLOCKED) reach(place, network, steps);
}

/** The network that comes in from a side; below zero for none, and twelve or more for one without an exit. */
function networkFrom(grid: Grid, square: number, around: number, side: number): number {
  const near = (around >> (3 * side)) & 7;
  if (near === TO_HIGHWAY || near === TO_RAILWAY) {
    const next = BESIDE[4 * square + side] as number;
    return grid[lineAt(next, grid[TILES + next] as number, side ^ 2)] as number;
  }
  if (near === EXIT_HIGHWAY || near === EXIT_RAILWAY) return EXIT_THERE[4 * square + side] as number;
  return -1;
}

const rootOf = (network: number): number => {
  let root = network;
  while (group[root] !== root) root = group[root] as number;
  return root;
};

/** Finds the features of a board, and what it scores now: they are in `seen` until the next one is looked at. */
export function look(sight: Sight, grid: Grid, left: Left): void {
  const { at, patterns, clean, expansion } = sight;
  const { features } = seen;
  let count = 0;
  let cleanLow = 0;
  let cleanHigh = 0;
  owner.set(UNTOUCHED);
  shortest.fill(255);
  waysOf.fill(0);
  waiting = longest = 0;

  for (let square = 0; square < SQUARE_COUNT; square++)
    if (grid[TILES + square] !== 0) owner[PADDED[square] as number] = BLOCKED;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const around = grid[AROUND + square] as number;
    if (around === 0 || grid[TILES + square] !== 0) continue;
    const north = networkFrom(grid, square, around, 0);
    const east = networkFrom(grid, square, around, 1);
    const south = networkFrom(grid, square, around, 2);
    const west = networkFrom(grid, square, around, 3);
    let together = 0;
    if (north >= 0) {
      if (north === east) together |= NORTH_EAST;
      if (north === south) together |= NORTH_SOUTH;
      if (north === west) together |= NORTH_WEST;
    }
    if (east >= 0) {
      if (east === south) together |= EAST_SOUTH;
      if (east === west) together |= EAST_WEST;
    }
    if (south >= 0 && south === west) together |= SOUTH_WEST;
    const pattern = patterns.at[PACKED * together + around] as number;
    if (pattern !== NO_PATTERN) features[count++] = pattern;
    if ((north & east & south & west) < 0) continue;
    cleanLow += clean[0][around] as number;
    cleanHigh += clean[1][around] as number;
    const place = PADDED[square] as number;
    if (north >= 0 && north < 12) spread(place, north, 1);
    if (east >= 0 && east < 12) spread(place, east, 1);
    if (south >= 0 && south < 12) spread(place, south, 1);
    if (west >= 0 && west < 12) spread(place, west, 1);
  }

  for (let next = 0; next < waiting; next++) {
    const place = queue[next] as number;
    const steps = (distance[place] as number) + 1;
    const network = owner[place] as number;
    spread(place - RIM, network, steps);
    spread(place + 1, network, steps);
    spread(place + RIM, network, steps);
    spread(place - 1, network, steps);
  }
  let apart = (grid[PARTS] as number) - 1;
  if (apart > 0 && longest > 0) {
    for (let network = 0; network < 12; network++) group[network] = network;
    for (let length = 1; length <= longest && apart > 0; length++)
      for (let way = 0; way < (waysOf[length] as number); way++) {
        const pair = ways[MOST_WAYS * length + way] as number;
        const one = rootOf((pair / 12) | 0);
        const other = rootOf(pair % 12);
        if (one === other) continue;
        group[other] = one;
        features[count++] = at.bridge + (length < LONGEST_BRIDGE ? length - 1 : LONGEST_BRIDGE - 1);
        apart--;
      }
  }
  for (; apart > 0; apart--) features[count++] = at.bridge + LONGEST_BRIDGE;

  for (let mark = HIGHWAY as number; mark <= RAILWAY; mark++) {
    const length = grid[LINE + mark] as number;
    features[count++] = at.line + (length < LONGEST_LINE ? length : LONGEST_LINE);
    if (length > 0) {
      const begin = grid[LINE_BEGIN + mark] as number;
      const end = grid[LINE_END + mark] as number;
      features[count++] = at.growing + growth(grid, begin, mark) + (begin === end ? 0 : growth(grid, end, mark));
    }
  }

  if ((grid[CENTRE_DRAWN] as number) < 9)
    for (let square = 16; square <= 32; square++) {
      if (IS_CENTRE[square] === 0 || grid[TILES + square] !== 0) continue;
      const place = PADDED[square] as number;
      const steps = (owner[place] as number) < 0 ? 5 : (distance[place] as number);
      features[count++] = at.centre + (steps < 5 ? steps - 1 : 4);
    }

  features[count++] = at.specials + left.specials;
  if (left.special && left.dice !== 0) features[count++] = at.special;

  for (let face = 0; face < ROUTES; face++) {
    const places = face < 5 ? (cleanLow >> (6 * face)) & 63 : (cleanHigh >> (6 * (face - 5))) & 63;
    features[count++] =
      at.clean + (FACE_KIND[face] as number) * (MOST_CLEAN + 1) + (places < MOST_CLEAN ? places : MOST_CLEAN);
  }
  for (let die = 0, dice = left.dice; dice !== 0; die++, dice >>= 1) {
    if ((dice & 1) === 0) continue;
    const face = left.faces[die] as number;
    const places = face < 5 ? (cleanLow >> (6 * face)) & 63 : face < ROUTES ? (cleanHigh >> (6 * (face - 5))) & 63 : 0;
    features[count++] = at.dice + (FACE_KIND[face] as number) * PLACE_STEPS + (PLACES[places] as number);
  }

  let [large, second] = [0, 0];
  for (let exit = 0; exit < 12; exit++) {
    const exits = grid[EXITS_OF + exit] as number;
    if (exits > large) {
      second = large;
      large = exits;
    } else if (exits > second) second = exits;
  }
  features[count++] = at.large + large;
  features[count++] = at.second + second;

  let points =
    4 * (12 - (grid[PARTS] as number)) +
    (grid[PARTS] === 1 ? 1 : 0) +
    (grid[LINE + HIGHWAY] as number) +
    (grid[LINE + RAILWAY] as number) +
    (grid[CENTRE_DRAWN] as number) -
    (grid[LOOSE] as number);
  if (expansion === 'rivers') {
    findRiver(grid);
    points += river.points;
    features[count++] = at.water + Math.min(15, river.length);
    features[count++] = at.mouths + river.mouths;
    features[count++] = at.open + river.open;
    features[count++] = at.other + Math.min(7, river.others);
  } else if (expansion === 'lakes') {
    findLakes(grid);
    points += lake.points;
    features[count++] = at.water + Math.min(15, lake.points);
    features[count++] = at.mouths + Math.min(2, lake.count);
    features[count++] = at.open + Math.min(2, lake.open);
    features[count++] = at.other + Math.min(7, lake.next);
  }
  seen.count = count;
  seen.points = points;
}

/** How many exits can still be joined with a network that has as many of them, or more. */
export function exitsWithinReach(sight: Sight, grid: Grid): number {
  look(sight, grid, { faces: NO_FACES, dice: 0, specials: 0, special: false });
  if (grid[PARTS] === 1 || longest === 0) return 0;
  /** Of networks that can come together: all exits, and those of the largest one. */
  const [all, most] = [new Uint8Array(12), new Uint8Array(12)];
  for (let network = 0; network < 12; network++) {
    const [root, exits] = [rootOf(network), grid[EXITS_OF + network] as number];
    all[root] = (all[root] as number) + exits;
    most[root] = Math.max(most[root] as number, exits);
  }
  return all.reduce((sum, exits, root) => sum + exits - (most[root] as number), 0);
}
const NO_FACES = new Uint8Array(0);

/** Whether a line that ends here can go on over an empty square. */
function growth(grid: Grid, square: number, mark: number): number {
  const sides = SIDES_BY_MARK[mark]?.[grid[TILES + square] as number] as number;
  for (let side = 0; side < 4; side++) {
    if (((sides >> side) & 1) === 0) continue;
    const next = BESIDE[4 * square + side] as number;
    if (next !== NOWHERE && grid[TILES + next] === 0) return 1;
  }
  return 0;
}

export const faceIndexes = (faces: readonly (keyof typeof PIECE_INDEX)[]): Uint8Array =>
  Uint8Array.from(faces, face => PIECE_INDEX[face]);
