import { EXTRA_DIE_FACES } from './dice.ts';
import { halving } from '../../search/halving.ts';
import { wordOf } from '../../search/words.ts';
import { looked, planRound, type Round, type Sketch } from './beam.ts';
import type { Model } from './model.ts';

/** How far a round is looked at. */
interface Depth {
  /** How many boards are kept at each step. */
  readonly width: number;
  /** How many ways to end the round are tried on dice to come, each solved with so narrow a beam. */
  readonly boards: number;
  readonly inner: number;
}

/** By how many boards may be looked at in all. */
function depthFor(nodes: number): Depth {
  if (nodes < 4_000) return { width: Math.max(1, Math.min(12, Math.round(nodes / 300))), boards: 1, inner: 1 };
  const width = Math.min(24, 6 + Math.round(nodes / 4_000));
  if (nodes < 10_000) return { width, boards: 6, inner: 1 };
  return nodes < 60_000 ? { width, boards: 8, inner: 2 } : { width, boards: 16, inner: 3 };
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

/**
 * The ways to end a round, best first: those that look best are tried on the same dice to come, and come first in the
 * order of how that went. `seed` is the luck it is tried with.
 */
export function bestRounds(model: Model, round: Round, nodes: number, seed: number): readonly Sketch[] {
  const { width, boards, inner } = depthFor(nodes);
  const before = looked.boards;
  const ends = planRound(model, round, { width, specials: 'any-time' });
  const tried = ends.slice(0, boards);
  const rest = nodes - (looked.boards - before);
  if (round.roundsLeft === 0 || tried.length < 2) return ends;

  const extra = EXTRA_DIE_FACES[model.sight.expansion];
  const faces = new Uint8Array(extra.length === 0 ? 4 : 6);
  const sample = (at: number, index: number): number => {
    const end = tried[at] as Sketch;
    if (index < OWN_SAMPLES) return end.value;
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
    return planRound(model, next, { width: inner, specials: 'last' })[0]?.value ?? end.value;
  };
  const spentFrom = looked.boards;
  sample(0, OWN_SAMPLES);
  const price = Math.max(1, looked.boards - spentFrom);
  const samples = Math.min(MOST_SAMPLES, Math.floor(rest / (price * tried.length)));
  if (samples < 1) return ends;
  const order = halving({
    actions: tried.length,
    samples: samples + OWN_SAMPLES,
    sample,
    goesOn: () => looked.boards - before < 2 * nodes,
  });
  return [
    ...order.map(({ at, mean }): Sketch => ({ ...(tried[at] as Sketch), value: mean })),
    ...ends.slice(tried.length),
  ];
}
