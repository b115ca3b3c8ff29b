import {
  SPECIALS_PER_GAME,
  SQUARES,
  copyWork,
  drawTile,
  mayFinish,
  placements,
  specialsLeft,
  type Piece,
  type Placement,
  type Work,
} from '@zaria/games/railroad-ink';
import { mixed } from '../search/words.ts';
import { newWorth, valueOf, type Prospects, type Worth } from './value.ts';

/** A round that is drawn in part. */
export interface Sketch {
  readonly work: Work;
  readonly value: number;
  readonly placed: readonly Placement[];
}

/** What a board is worth on which a round is being drawn; its parts are written to `worth`. */
export const worthOf = (work: Work, prospects: Prospects, worth: Worth): number =>
  valueOf(work.board, prospects, SPECIALS_PER_GAME - work.specials.length, worth);

/** Where nobody asks for the parts. */
const anyWorth = newWorth();

/** What a board looks like, in a number: two with the same one are taken for the same. */
function hashOf({ board: { tiles } }: Work): number {
  let hash = 0;
  for (const square of SQUARES) if (tiles[square] !== 0) hash ^= mixed(square * 128 + tiles[square]);
  return hash;
}

export interface Search {
  /** How many sketches are kept at each step. */
  readonly width: number;
  /** How many boards may be looked at. */
  readonly nodes: number;
  readonly prospects: Prospects;
  /** How far values are misjudged, in points; `0` for not at all. */
  blur(): number;
  /** Whether time is up: then one sketch is drawn to its end, and no other. */
  isLate(): boolean;
}

/**
 * The whole round as one decision: sketches by how many dice are drawn and whether a special route is, dice in any
 * order, the best of each kept. Every sketch in which the round may be ended is a way to play it; best first.
 */
export function planRound(start: Work, search: Search): readonly Sketch[] {
  const { width, prospects, isLate } = search;
  let nodes = 0;

  const judged = (work: Work, placed: readonly Placement[]): Sketch => {
    nodes++;
    return { work, value: worthOf(work, prospects, anyWorth) + search.blur(), placed };
  };

  /** Every way to draw one of the pieces. */
  function drawnFrom({ work, placed }: Sketch, pieces: readonly Piece[], found: Map<number, Sketch>): void {
    for (const piece of new Set(pieces))
      for (const placement of placements(work.board, piece)) {
        const next = copyWork(work);
        drawTile(next, placement, 1);
        const key = hashOf(next);
        if (!found.has(key)) found.set(key, judged(next, [...placed, placement]));
      }
  }

  const best = (found: Map<number, Sketch>): readonly Sketch[] =>
    [...found.values()].sort((a, b) => b.value - a.value).slice(0, isLate() ? 1 : width);

  /** Every way to draw one of its dice on each of these. */
  function drawnFromEach(layer: readonly Sketch[]): Map<number, Sketch> {
    const found = new Map<number, Sketch>();
    for (const sketch of layer) {
      if (found.size > 0 && isLate()) break;
      drawnFrom(sketch, [...sketch.work.routes, ...sketch.work.extra], found);
    }
    return found;
  }

  const ends: Sketch[] = [];
  const isSpent = (): boolean => ends.length > 0 && (nodes > search.nodes || isLate());
  const endsIn = (layer: readonly Sketch[]): void => void ends.push(...layer.filter(({ work }) => mayFinish(work)));

  let plain: readonly Sketch[] = [judged(start, [])];
  let special: readonly Sketch[] = [];
  for (let dice = start.routes.length + start.extra.length; dice >= 0; dice--) {
    const withSpecial = new Map<number, Sketch>(special.map(sketch => [hashOf(sketch.work), sketch]));
    // A special route is worth trying where the round goes well.
    const promising = isSpent() ? [] : plain.slice(0, Math.ceil(width / 3));
    for (const sketch of promising) if (!isLate()) drawnFrom(sketch, specialsLeft(sketch.work), withSpecial);
    special = best(withSpecial);
    endsIn(plain);
    endsIn(special);
    if (isSpent()) break;
    plain = best(drawnFromEach(plain));
    special = best(drawnFromEach(special));
  }
  return ends.sort((a, b) => b.value - a.value);
}
