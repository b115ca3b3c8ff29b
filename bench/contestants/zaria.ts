import { NATURE, pick, simulationRng, type AnyAction, type AnyGame, type AnyOptions, type Rng } from '@zaria/kit';
import { playFor, type Contestant, type Match } from '../contestant.ts';

/** A game of the registry as the benchmark plays it. */
export interface Table {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: AnyOptions;
  /** Whether a seat's action is one of those that the other contestants count too. */
  readonly counts: (action: AnyAction) => boolean;
}

/** Zaria through the contract that every game keeps: legal actions, a random one of them, `play`; so many matches at least. */
export function zaria(name: string, table: Table, clonesEachPly: boolean, least?: number): Contestant {
  return {
    name,
    playouts(seed, milliseconds) {
      const rng = simulationRng(seed);
      return playFor(milliseconds, () => playMatch(table, clonesEachPly, rng), least);
    },
  };
}

function playMatch({ game, seats, options, counts }: Table, clonesEachPly: boolean, rng: Rng): Match {
  let state = game.setup({ rules: game.rules, seats: seats, options: options });
  let placements = 0;
  for (let actor = game.waiting(state)[0]; actor !== undefined; actor = game.waiting(state)[0]) {
    if (clonesEachPly) state = game.clone(state);
    if (actor === NATURE) {
      game.play(state, NATURE, game.sample(state, rng));
    } else {
      const action = pick(game.legal(state, actor), rng);
      game.play(state, actor, action);
      if (counts(action)) placements++;
    }
  }
  const { seats: placings } = game.standing(state);
  return { placements, score: placings.reduce((sum, { score }) => sum + score, 0) / seats };
}
