import { lasVegas } from '@zaria/games/las-vegas';
import { apply, completeOptions, NATURE, pick, simulationRng, type Actor } from '@zaria/kit';
import type { Action, Fact, LasVegasShape, LasVegasView } from './types.ts';

/** One entry of a match: the table before it, what it told, the table after it. */
export interface Entry {
  readonly actor: Actor;
  readonly action: Action;
  readonly before: LasVegasView;
  readonly facts: readonly Fact[];
  readonly after: LasVegasView;
}

/** A whole match of players who choose at random, as seat 0 sees it; for tests. */
export function playedMatch(players: number, given: Partial<LasVegasShape['options']>, seed: string): readonly Entry[] {
  const options = completeOptions(lasVegas.options, players, given);
  if (!options.ok) throw new Error(options.error.why);
  const rng = simulationRng(seed);
  const entries: Entry[] = [];
  let state = lasVegas.setup({ rules: lasVegas.rules, seats: players, options: options.value });
  for (let [actor] = lasVegas.waiting(state); actor !== undefined; [actor] = lasVegas.waiting(state)) {
    const [from, who] = [state, actor];
    const action = who === NATURE ? lasVegas.sample(from, rng) : pick(lasVegas.legal(from, who), rng);
    const facts: Fact[] = [];
    const next = apply(lasVegas, from, who, action, fact => facts.push(fact));
    if (!next.ok) throw new Error(next.error.why);
    state = next.value;
    entries.push({ actor, action, before: lasVegas.view(from, 0), facts, after: lasVegas.view(state, 0) });
  }
  return entries;
}
