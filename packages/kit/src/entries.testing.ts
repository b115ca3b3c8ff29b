import type { Start } from './game.ts';
import { playEntry } from './log.ts';
import { pick, simulationRng, type Rng } from './rng.ts';
import { NATURE, seatsOf } from './seats.ts';
import { toy, type Toy, type ToyEntry, type ToyOptions } from './toy.testing.ts';

/** An entry of a match, and the true state after it. */
export interface Happened {
  readonly entry: ToyEntry;
  /** To be read, not edited. */
  readonly state: Toy;
}

/**
 * So many entries of random play of the small game, with ways back, notes, and undos of up to `reach` entries. The
 * states are kept as they were, so that no undo has to be worked out.
 */
export function* randomEntries(
  start: Start<ToyOptions>,
  seed: string,
  count: number,
  reach = Infinity,
): Generator<Happened> {
  const rng = simulationRng(seed);
  const states = [toy.setup(start)];
  for (let length = 0; length < count; length++) {
    const now = states[length] ?? toy.setup(start);
    const entry = randomEntry(now, Math.min(length, reach), length, rng);
    const state = entry.kind === 'undo' ? (states[entry.to] ?? now) : toy.clone(now);
    if (entry.kind === 'play' || entry.kind === 'back') playEntry(toy, state, entry);
    states.push(state);
    yield { entry, state };
  }
}

function randomEntry(state: Toy, reach: number, length: number, rng: Rng): ToyEntry {
  const waiting = toy.waiting(state);
  const seat = pick(seatsOf(state.players), rng);
  const [back] = toy.back(state, seat);
  const roll = rng.below(14);
  if (roll === 0 || waiting.length === 0) return { kind: 'undo', to: length - rng.below(reach + 1) };
  if (roll === 1) return { kind: 'note', note: { note: 'agrees', seat } };
  if (roll < 5 && back !== undefined) return { kind: 'back', seat, back };
  const actor = pick(waiting, rng);
  const action = actor === NATURE ? toy.sample(state, rng) : pick(toy.legal(state, actor), rng);
  return { kind: 'play', actor, action };
}
