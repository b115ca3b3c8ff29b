import { EXTRA_DIE_FACES } from './dice.ts';
import { halving } from '../../search/halving.ts';
import { wordOf } from '../../search/words.ts';
import { looked, planRound, type Breadth, type Round, type Sketch } from './beam.ts';
import type { Model } from './model.ts';

/** How far a round is looked at. */
interface Depth {
  /** How many boards are kept at each step. */
  readonly width: number;
  /** How many ways to end the round are tried on dice to come, and how each of those rounds is solved. */
  readonly boards: number;
  readonly inner: Breadth;
}

/** By how many boards may be looked at in all. */
function depthFor(nodes: number): Depth {
  if (nodes < 4_000) {
    const width = Math.max(1, Math.min(12, Math.round(nodes / 300)));
    return { width, boards: 1, inner: { width: 1, specials: 'last' } };
  }
  if (nodes < 12_000) return { width: 8, boards: 10, inner: { width: 1, specials: 'last' } };
  if (nodes < 60_000) return { width: 12, boards: 12, inner: { width: 1, specials: 'any-time' } };
  return { width: 24, boards: 16, inner: { width: 2, specials: 'any-time' } };
}

/** The value itself counts as much as so many samples. */
const OWN_SAMPLES = 2;
/** More dice than these tell nothing new. */
const MOST_SAMPLES = 64;

/** The dice of a round to come; always the same ones by the same numbers. */
function sampledFaces(faces: Uint8Array, extra: readonly number[], seed: number, index: number): void {
  for (let die = 0; die < 3; die++) faces[die] = wordOf(seed, die, index) % 6;
  faces[3] = 6 + (wordOf(seed, 3, index) % 3);
  for (let die = 4; die < faces.length; die++) faces[die] = extra[wordOf(seed, die, index) % 6] ?? 0;
}

const never = (): boolean => false;

/**
 * The ways to end a round, best first: those that look best are tried on the same dice to come, and come first in the
 * order of how that went. `seed` is the luck it is tried with.
 */
export function bestRounds(
  model: Model,
  round: Round,
  nodes: number,
  seed: number,
  isLate: () => boolean = never,
): readonly Sketch[] {
  const { width, boards, inner } = depthFor(nodes);
  const before = looked.boards;
  const ends = planRound(model, round, { width, specials: 'any-time', isLate });
  const tried = ends.slice(0, boards);
  const rest = nodes - (looked.boards - before);
  if (round.roundsLeft === 0 || tried.length < 2 || isLate()) return ends;

  const extra = EXTRA_DIE_FACES[model.sight.expansion];
  const faces = new Uint8Array(extra.length === 0 ? 4 : 6);
  const sample = (at: number, index: number): number => {
    const end = tried[at] as Sketch;
    sampledFaces(faces, extra, seed, index);
    const next: Round = {
      grid: end.grid,
      faces,
      routes: 4,
      specials: end.specials,
      isSpecialDrawn: false,
      roundsLeft: round.roundsLeft - 1,
      again: round.again,
      blur: null,
    };
    return planRound(model, next, inner)[0]?.value ?? end.value;
  };
  const spentFrom = looked.boards;
  sample(0, 0);
  const price = Math.max(1, looked.boards - spentFrom);
  const samples = Math.min(MOST_SAMPLES, Math.floor(rest / (price * tried.length)));
  if (samples < 1) return ends;
  const order = halving({
    actions: tried.length,
    samples,
    known: { samples: OWN_SAMPLES, of: at => (tried[at] as Sketch).value },
    sample,
    goesOn: () => looked.boards - before < 2 * nodes && !isLate(),
  });
  return [
    ...order.map(({ at, mean }): Sketch => ({ ...(tried[at] as Sketch), value: mean })),
    ...ends.slice(tried.length),
  ];
}
