import { simulationRng, type Actor, type Game, type Shape } from '@zaria/kit';

/** A table in the middle of a match: how it was opened, and what was played. */
export interface Played<G extends Shape> {
  readonly players: number;
  readonly options: G['options'];
  readonly plays: readonly { readonly actor: Actor; readonly action: G['action'] }[];
}

/** A table on which this was played, as a record writes it; what is only called `chance` is drawn. For tests. */
export function played<G extends Shape>(
  game: Game<G>,
  options: G['options'],
  players: number,
  texts: readonly string[],
): Played<G> {
  const state = game.setup({ rules: game.rules, seats: players, options });
  const rng = simulationRng('position');
  const plays = texts.map(text => {
    const [actor] = game.waiting(state);
    const action = text === 'chance' ? game.sample(state, rng) : game.parse(text);
    if (actor === undefined || action === null) throw new Error(`not now: ${text}`);
    game.play(state, actor, action);
    return { actor, action };
  });
  return { players, options, plays };
}
