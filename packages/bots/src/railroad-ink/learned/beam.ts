import { PACKED, SPECIALS, SPECIALS_PER_GAME } from '@zaria/games/railroad-ink';
import { mixed } from '../../search/words.ts';
import type { Left } from './features.ts';
import { AROUND, GRID_SIZE, TILES, draw, type Grid } from './grid.ts';
import { valueOf, type Model } from './model.ts';
import { ENDS, FIRST_TILE, PIECE_INDEX, SQUARE_COUNT } from './tables.ts';

/** A board on which a round is drawn, in part or whole. */
export interface Sketch {
  readonly grid: Grid;
  readonly hash: number;
  /** The dice still to draw, as a set of places among the faces. */
  readonly dice: number;
  /** The special routes drawn in the game, as a set, and whether one was in this round. */
  readonly specials: number;
  readonly isSpecialDrawn: boolean;
  readonly value: number;
  /** `128 * square + tile`, in their order. */
  readonly placed: readonly number[];
}

/** A round to be drawn. */
export interface Round {
  readonly grid: Grid;
  /** By their places among the pieces; the dice of an expansion come last. */
  readonly faces: Uint8Array;
  /** How many of them are route dice, which are due as long as they fit. */
  readonly routes: number;
  readonly specials: number;
  readonly isSpecialDrawn: boolean;
  readonly roundsLeft: number;
  /** Points for a square that the longest line passes twice. */
  readonly again: number;
  /** How far a board is misjudged, in points; `null` for not at all. */
  readonly blur: (() => number) | null;
}

const SPECIAL_PIECES = Uint8Array.from(SPECIALS, special => PIECE_INDEX[special]);

/** A special route that joins no more than it continues is not worth one of three. */
const JOINED_BY_SPECIAL = 2;

const countBits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

const ZOBRIST = Int32Array.from({ length: 128 * SQUARE_COUNT }, (_, at) => mixed(at + 1) | 0);

/** Boards met in a layer, by their hash. */
const SLOTS = 1 << 15;
const metKey = new Int32Array(SLOTS);
const metStamp = new Uint32Array(SLOTS);
let stamp = 0;

function isNew(hash: number): boolean {
  for (let slot = hash & (SLOTS - 1); ; slot = (slot + 1) & (SLOTS - 1)) {
    if (metStamp[slot] !== stamp) {
      metStamp[slot] = stamp;
      metKey[slot] = hash;
      return true;
    }
    if (metKey[slot] === hash) return false;
  }
}

/** The best boards of a layer, best first. */
interface Layer {
  count: number;
  readonly value: Float64Array;
  readonly parent: Sketch[];
  readonly move: Int32Array;
  readonly dice: Int32Array;
  readonly special: Int8Array;
}

const MOST_WIDE = 64;
const newLayer = (): Layer => ({
  count: 0,
  value: new Float64Array(MOST_WIDE + 1),
  parent: [],
  move: new Int32Array(MOST_WIDE + 1),
  dice: new Int32Array(MOST_WIDE + 1),
  special: new Int8Array(MOST_WIDE + 1),
});

/** What a board must be worth to be kept. */
const leastIn = ({ count, value }: Layer, width: number): number =>
  count < width ? -Infinity : (value[width - 1] as number);

function keep(layer: Layer, width: number, value: number, parent: Sketch, move: number, dice: number, special: number) {
  if (layer.count === width && value <= (layer.value[width - 1] as number)) return;
  let at = layer.count < width ? layer.count++ : width - 1;
  for (; at > 0 && (layer.value[at - 1] as number) < value; at--) {
    layer.value[at] = layer.value[at - 1] as number;
    layer.parent[at] = layer.parent[at - 1] as Sketch;
    layer.move[at] = layer.move[at - 1] as number;
    layer.dice[at] = layer.dice[at - 1] as number;
    layer.special[at] = layer.special[at - 1] as number;
  }
  layer.value[at] = value;
  layer.parent[at] = parent;
  layer.move[at] = move;
  layer.dice[at] = dice;
  layer.special[at] = special;
}

const scratch: Grid = new Uint16Array(GRID_SIZE);
const layerPlain = newLayer();
const layerSpecial = newLayer();

/** How many boards were looked at, since somebody set it to nothing. */
export const looked = { boards: 0 };

/** How much of a round is looked at. */
export interface Breadth {
  /** How many boards are kept at each step. */
  readonly width: number;
  /** Whether a special route is tried before and between the dice, or only when they are drawn: a third of the boards. */
  readonly specials: 'any-time' | 'last';
  /** Whether time is up: then one board is drawn to the end of the round, and no other; left out, there is time enough. */
  isLate?(): boolean;
}

const never = (): boolean => false;

/**
 * The whole round as one decision: boards by how many dice are drawn and whether a special route is, dice in any order,
 * the best of each kept. Every board on which the round may be ended; best first.
 */
export function planRound(model: Model, round: Round, { width, specials: when, isLate = never }: Breadth): Sketch[] {
  const { faces, roundsLeft, again, blur } = round;
  const { fits } = model.sight.fitting;
  const left: Left = { faces, dice: 0, specials: 0, special: false };

  function judge(grid: Grid, dice: number, specials: number, isSpecialDrawn: boolean, atLeast: number): number {
    looked.boards++;
    left.dice = dice;
    left.specials = SPECIALS_PER_GAME - specials;
    left.special = !isSpecialDrawn && specials < SPECIALS_PER_GAME;
    const misjudged = blur === null ? 0 : blur();
    return misjudged + valueOf(model, grid, left, roundsLeft, atLeast - misjudged);
  }

  /** Every way to draw a piece. */
  function drawEach(parent: Sketch, piece: number, dice: number, special: number, layer: Layer): void {
    const { grid, hash } = parent;
    const specials = countBits(parent.specials) + (special < 0 ? 0 : 1);
    const isSpecialDrawn = parent.isSpecialDrawn || special >= 0;
    const first = FIRST_TILE[piece] as number;
    for (let square = 0; square < SQUARE_COUNT; square++) {
      const around = grid[AROUND + square] as number;
      // Water could begin anywhere; it is looked for where something is.
      if (around === 0 || grid[TILES + square] !== 0) continue;
      if (special >= 0 && (ENDS[around] as number) < JOINED_BY_SPECIAL) continue;
      let tile = first;
      for (let turns = fits[PACKED * piece + around] as number; turns !== 0; turns >>= 1, tile++) {
        if ((turns & 1) === 0) continue;
        const move = 128 * square + tile;
        if (!isNew(hash ^ (ZOBRIST[move] as number))) continue;
        scratch.set(grid);
        draw(scratch, square, tile, again);
        const value = judge(scratch, dice, specials, isSpecialDrawn, leastIn(layer, width));
        keep(layer, width, value, parent, move, dice, special);
      }
    }
  }

  function drawDice(parent: Sketch, layer: Layer): void {
    let done = 0;
    for (let die = 0; die < faces.length; die++) {
      if (((parent.dice >> die) & 1) === 0) continue;
      const piece = faces[die] as number;
      if (((done >> piece) & 1) === 1) continue;
      done |= 1 << piece;
      drawEach(parent, piece, parent.dice & ~(1 << die), -1, layer);
    }
  }

  /** Draws dice on each of these; on the first of them alone, if time is up. */
  function drawn(parents: readonly Sketch[]): Sketch[] {
    stamp++;
    for (const parent of parents) if (layerPlain.count === 0 || !isLate()) drawDice(parent, layerPlain);
    return made(layerPlain, isLate() ? 1 : width);
  }

  function made(layer: Layer, most: number): Sketch[] {
    const sketches: Sketch[] = [];
    for (let at = 0; at < Math.min(layer.count, most); at++) {
      const parent = layer.parent[at] as Sketch;
      const move = layer.move[at] as number;
      const special = layer.special[at] as number;
      const grid = parent.grid.slice();
      draw(grid, move >> 7, move & 127, again);
      sketches.push({
        grid,
        hash: parent.hash ^ (ZOBRIST[move] as number),
        dice: layer.dice[at] as number,
        specials: special < 0 ? parent.specials : parent.specials | (1 << special),
        isSpecialDrawn: parent.isSpecialDrawn || special >= 0,
        value: layer.value[at] as number,
        placed: [...parent.placed, move],
      });
    }
    layer.count = 0;
    return sketches;
  }

  function fitsSomewhere(grid: Grid, piece: number): boolean {
    for (let square = 0; square < SQUARE_COUNT; square++)
      if (grid[TILES + square] === 0 && fits[PACKED * piece + (grid[AROUND + square] as number)] !== 0) return true;
    return false;
  }

  const ends: Sketch[] = [];
  function endIn(sketches: readonly Sketch[]): void {
    for (const sketch of sketches) {
      let isEnd = true;
      for (let die = 0; die < round.routes && isEnd; die++)
        isEnd = ((sketch.dice >> die) & 1) === 0 || !fitsSomewhere(sketch.grid, faces[die] as number);
      if (!isEnd) continue;
      if (sketch.dice === 0) ends.push(sketch);
      else {
        const value = judge(sketch.grid, 0, countBits(sketch.specials), sketch.isSpecialDrawn, -Infinity);
        ends.push({ ...sketch, value });
      }
    }
  }

  const dice = (1 << faces.length) - 1;
  const { grid, specials, isSpecialDrawn } = round;
  const start: Sketch = { grid, hash: 0, dice, specials, isSpecialDrawn, value: 0, placed: [] };
  let plain: Sketch[] = [start];
  let special: Sketch[] = [];
  for (let step = 0; step <= faces.length; step++) {
    // A special route is worth trying where the round goes well.
    stamp++;
    for (const sketch of special) {
      isNew(sketch.hash);
      keep(layerSpecial, width, sketch.value, sketch, -1, sketch.dice, -1);
    }
    const promising = when === 'any-time' || step === faces.length ? Math.ceil(width / 3) : 0;
    for (let at = 0; at < promising && at < plain.length; at++) {
      const sketch = plain[at] as Sketch;
      if (isLate() || sketch.isSpecialDrawn || countBits(sketch.specials) >= SPECIALS_PER_GAME) continue;
      for (let which = 0; which < SPECIAL_PIECES.length; which++)
        if (((sketch.specials >> which) & 1) === 0)
          drawEach(sketch, SPECIAL_PIECES[which] as number, sketch.dice, which, layerSpecial);
    }
    special = madeOrKept(layerSpecial);
    endIn(plain);
    endIn(special);
    if (step === faces.length) break;
    plain = drawn(plain);
    special = drawn(special);
  }
  return ends.sort((a, b) => b.value - a.value);

  /** As `made`, for a layer in which some are there already. */
  function madeOrKept(layer: Layer): Sketch[] {
    const sketches: Sketch[] = [];
    const { count } = layer;
    for (let at = 0; at < count; at++) {
      if (layer.move[at] !== -1) continue;
      sketches.push(layer.parent[at] as Sketch);
    }
    let fresh = 0;
    for (let at = 0; at < count; at++) {
      if (layer.move[at] === -1) continue;
      layer.value[fresh] = layer.value[at] as number;
      layer.parent[fresh] = layer.parent[at] as Sketch;
      layer.move[fresh] = layer.move[at] as number;
      layer.dice[fresh] = layer.dice[at] as number;
      layer.special[fresh] = layer.special[at] as number;
      fresh++;
    }
    layer.count = fresh;
    return [...sketches, ...made(layer, width)];
  }
}
