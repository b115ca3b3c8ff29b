import {
  PIECE_INDEX,
  draw,
  emptyGrid,
  look,
  planRound,
  seen,
  type Breadth,
  type Grid,
  type Left,
  type Model,
  type Round,
  type Sketch,
} from '@zaria/bots/railroad-ink/learned';
import {
  PIECE,
  ROUNDS,
  ROUTE_DICE,
  SPECIALS_PER_GAME,
  rollExtra,
  rollRoutes,
  type Expansion,
  type Piece,
  type Tile,
} from '@zaria/games/railroad-ink';
import type { Rng } from '@zaria/kit';

/** A board that came up, and what became of it. */
export interface Example {
  readonly features: Uint16Array;
  readonly stage: number;
  /** What it turned out to be worth beyond its score. */
  readonly worth: number;
}

export interface Played {
  readonly score: number;
  readonly examples: readonly Example[];
}

/** How a match is played to learn from it. */
export interface Manner {
  readonly width: number;
  /** How far values are misjudged at the end of a round, in points: so that other ways are tried, too. */
  readonly noise: number;
  /** How much of what follows is taken from the end of the match rather than from the value a round later. */
  readonly lambda: number;
  /** On how many other throws the board at the end of a round is tried, so that what is learned is less a matter of luck. */
  readonly tries: number;
}

/** The dice of a round. */
const rolled = (expansion: Expansion, rng: Rng): Uint8Array =>
  Uint8Array.from([...rollRoutes(rng), ...rollExtra(expansion, rng)], face => PIECE_INDEX[face]);

const FINE = 1_000_000;
const gumbel = (rng: Rng): number => -Math.log(-Math.log((rng.below(FINE) + 0.5) / FINE));

interface Passage {
  readonly round: Round;
  readonly chosen: Sketch;
}

/** Plays a match alone; `choose` picks one of the ways to end each round. */
export function playAlone(
  expansion: Expansion,
  rng: Rng,
  choose: (round: Round) => Sketch,
): { readonly grid: Grid; readonly passages: readonly Passage[] } {
  const passages: Passage[] = [];
  let grid = emptyGrid();
  let specials = 0;
  for (let roundsLeft = ROUNDS[expansion] - 1; roundsLeft >= 0; roundsLeft--) {
    const faces = rolled(expansion, rng);
    const round: Round = {
      grid,
      faces,
      routes: ROUTE_DICE,
      specials,
      isSpecialDrawn: false,
      roundsLeft,
      again: 0,
      blur: null,
    };
    const chosen = choose(round);
    passages.push({ round, chosen });
    ({ grid, specials } = chosen);
  }
  return { grid, passages };
}

export function selfPlay(
  model: Model,
  expansion: Expansion,
  { width, noise, lambda, tries }: Manner,
  rng: Rng,
): Played {
  const { grid, passages } = playAlone(expansion, rng, round => {
    let best: Sketch | undefined;
    let most = -Infinity;
    for (const sketch of planRound(model, round, { width, specials: 'any-time' })) {
      const value = sketch.value + noise * gumbel(rng);
      if (value > most) [best, most] = [sketch, value];
    }
    if (best === undefined) throw new Error('every round can be ended');
    return best;
  });
  const examples: Example[] = [];
  const score = pointsOf(model, grid);
  let follows = score;
  for (let at = passages.length - 1; at >= 0; at--) {
    const { round, chosen } = passages[at] as Passage;
    const comes =
      round.roundsLeft === 0 || tries === 0
        ? follows
        : (follows + tried(model, expansion, passages[at] as Passage, tries, rng)) / 2;
    const within = round.roundsLeft === 0 ? score : (1 - lambda) * chosen.value + lambda * comes;
    learnFrom(model, round, chosen, within, comes, examples);
    follows = within;
  }
  return { score, examples };
}

const TRY: Breadth = { width: 1, specials: 'any-time' };

/** What a board at the end of a round comes to on other throws, on average. */
function tried(model: Model, expansion: Expansion, { round, chosen }: Passage, tries: number, rng: Rng): number {
  const { grid, specials, value } = chosen;
  const next = { ...round, grid, specials, isSpecialDrawn: false, roundsLeft: round.roundsLeft - 1 };
  let sum = 0;
  for (let one = 0; one < tries; one++)
    sum += planRound(model, { ...next, faces: rolled(expansion, rng) }, TRY)[0]?.value ?? value;
  return sum / tries;
}

export function pointsOf(model: Model, grid: Grid): number {
  look(model.sight, grid, { faces: new Uint8Array(0), dice: 0, specials: 0, special: false });
  return seen.points;
}

/** The boards on the way through a round, and the one at its end. */
function learnFrom(
  model: Model,
  round: Round,
  chosen: Sketch,
  within: number,
  follows: number,
  examples: Example[],
): void {
  const grid = round.grid.slice();
  const left: Left = { faces: round.faces, dice: (1 << round.faces.length) - 1, specials: 0, special: true };
  let used = 0;
  for (let rest = round.specials; rest !== 0; rest &= rest - 1) used++;
  const take = (worth: number): void => {
    left.specials = SPECIALS_PER_GAME - used;
    look(model.sight, grid, left);
    const features = seen.features.slice(0, seen.count);
    examples.push({ features, stage: round.roundsLeft, worth: worth - seen.points });
  };
  for (const [step, move] of chosen.placed.entries()) {
    if (step > 0) take(within);
    const tile = (move & 127) as Tile;
    draw(grid, move >> 7, tile, round.again);
    const piece = PIECE_INDEX[PIECE[tile] as Piece];
    const die = round.faces.findIndex((face, at) => face === piece && ((left.dice >> at) & 1) === 1);
    if (die >= 0) left.dice &= ~(1 << die);
    else {
      used++;
      left.special = false;
    }
  }
  left.dice = 0;
  if (round.roundsLeft > 0) take(follows);
}
