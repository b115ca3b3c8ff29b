import { lasVegas } from '@zaria/games/las-vegas';
import { completeOptions, NATURE, pick, simulationRng, type Actor } from '@zaria/kit';
import type { Telling } from '@zaria/kit';
import type { Action, LasVegasShape, LasVegasView, SideOf } from './types.ts';

/** One entry of a match: the table before it, what it told and when, the table after it. */
export interface Entry {
  readonly actor: Actor;
  readonly action: Action;
  readonly before: LasVegasView;
  readonly tellings: readonly Telling<LasVegasShape>[];
  readonly after: LasVegasView;
}

/** A whole match of players who choose at random, as seat 0 sees it; for tests. */
export function playedMatch(players: number, given: Partial<LasVegasShape['options']>, seed: string): readonly Entry[] {
  const options = completeOptions(lasVegas.options, players, given);
  if (!options.ok) throw new Error(options.error.why);
  const rng = simulationRng(seed);
  const entries: Entry[] = [];
  const state = lasVegas.setup({ rules: lasVegas.rules, seats: players, options: options.value });
  for (let [actor] = lasVegas.waiting(state); actor !== undefined; [actor] = lasVegas.waiting(state)) {
    const before = lasVegas.view(state, 0);
    const action = actor === NATURE ? lasVegas.sample(state, rng) : pick(lasVegas.legal(state, actor), rng);
    const tellings: Telling<LasVegasShape>[] = [];
    lasVegas.play(state, actor, action, fact => tellings.push({ fact, view: lasVegas.view(state, 0) }));
    entries.push({ actor, action, before, tellings, after: lasVegas.view(state, 0) });
  }
  return entries;
}

/** Parties as they are told apart in tests. */
export const sideOf: SideOf = party => ({ key: party, name: String(party), letter: '', player: null });
