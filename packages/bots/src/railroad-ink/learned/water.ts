import { LAKE, RIVER } from '@zaria/games/railroad-ink';
import { TILES, type Grid } from './grid.ts';
import { BESIDE, MARK_AT, NOWHERE, SIDES_BY_MARK, SQUARE_COUNT } from './tables.ts';

/* Rivers and lakes as in `water.ts` of the rules, and what may still become of them. Scratch, cleared by its user. */
const RIVERS = SIDES_BY_MARK[RIVER] as Uint8Array;
const LAKES = SIDES_BY_MARK[LAKE] as Uint8Array;
const isSeen = new Uint8Array(SQUARE_COUNT);
const reached = new Uint8Array(SQUARE_COUNT);

/** The river that scores most, and of how many of its ends it can go on; other river squares. */
export const river = { points: 0, length: 0, mouths: 0, open: 0, others: 0 };

/** How the river goes on after leaving a square by a side. */
const way = { squares: 0, isMouth: false, isOpen: false, isRing: false };

export function findRiver(grid: Grid): void {
  river.points = river.length = river.mouths = river.open = river.others = 0;
  isSeen.fill(0);
  let squares = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const sides = RIVERS[grid[TILES + square] as number] as number;
    if (sides === 0) continue;
    squares++;
    if (isSeen[square] === 1) continue;
    isSeen[square] = 1;
    let [length, mouths, open, isRing] = [1, 0, 0, false];
    for (let side = 0; side < 4 && !isRing; side++) {
      if (((sides >> side) & 1) === 0) continue;
      follow(grid, square, side);
      length += way.squares;
      if (way.isMouth) mouths++;
      if (way.isOpen) open++;
      isRing = way.isRing;
    }
    const points = length + (mouths === 2 ? 3 : 0);
    if (points > river.points) {
      river.points = points;
      river.length = length;
      river.mouths = mouths;
      river.open = open;
    }
  }
  river.others = squares - river.length;
}

function follow(grid: Grid, from: number, side: number): void {
  way.squares = 0;
  way.isMouth = way.isOpen = way.isRing = false;
  for (let square = from, leaving = side; ;) {
    const next = BESIDE[4 * square + leaving] as number;
    way.isMouth = next === NOWHERE;
    if (next === NOWHERE) return;
    const tile = grid[TILES + next] as number;
    const entering = leaving ^ 2;
    way.isOpen = tile === 0;
    if (MARK_AT[4 * tile + entering] !== RIVER) return;
    way.isRing = next === from;
    if (way.isRing) return;
    isSeen[next] = 1;
    way.squares++;
    const out = (RIVERS[tile] as number) & ~(1 << entering);
    leaving = 31 - Math.clz32(out);
    square = next;
  }
}

/** The smallest lake and the next one, how many there are, and how many sides of the smallest lie open. */
export const lake = { points: 0, next: 0, count: 0, open: 0 };

export function findLakes(grid: Grid): void {
  lake.points = lake.next = lake.count = lake.open = 0;
  isSeen.fill(0);
  for (let first = 0; first < SQUARE_COUNT; first++) {
    if (isSeen[first] === 1 || (LAKES[grid[TILES + first] as number] as number) === 0) continue;
    isSeen[first] = 1;
    reached[0] = first;
    let [size, open] = [1, 0];
    for (let at = 0; at < size; at++) {
      const square = reached[at] as number;
      const sides = LAKES[grid[TILES + square] as number] as number;
      for (let side = 0; side < 4; side++) {
        if (((sides >> side) & 1) === 0) continue;
        const next = BESIDE[4 * square + side] as number;
        if (next === NOWHERE) continue;
        const tile = grid[TILES + next] as number;
        if (tile === 0) open++;
        if (isSeen[next] === 1 || (((LAKES[tile] as number) >> (side ^ 2)) & 1) === 0) continue;
        isSeen[next] = 1;
        reached[size++] = next;
      }
    }
    lake.count++;
    if (lake.points === 0 || size < lake.points) {
      lake.next = lake.points;
      lake.points = size;
      lake.open = open;
    } else if (lake.next === 0 || size < lake.next) lake.next = size;
  }
}
