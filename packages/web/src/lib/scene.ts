import { NATURE, completeOptions, pick, simulationRng, type AnyGame, type AnyOptions, type AnyState } from '@zaria/kit';

/** A table to make a picture of: the same moves every time, up to the n-th question of that name. */
export function sceneOf(
  game: AnyGame,
  seats: number,
  wished: AnyOptions,
  { seed, step, times }: { readonly seed: string; readonly step: string; readonly times: number },
): AnyState {
  const options = completeOptions(game.options, seats, wished);
  if (!options.ok) throw new Error(`${game.id}: ${options.error.why}`);
  const rng = simulationRng(seed);
  const state = game.setup({ rules: game.rules, seats: seats, options: options.value });
  let count = 0;
  let numbered = -1;
  for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
    const frame = state.agenda.at(-1);
    if (frame?.step === step && frame.number !== numbered) {
      numbered = frame.number;
      if (++count === times) return state;
    }
    game.play(state, actor, actor === NATURE ? game.sample(state, rng) : pick(game.legal(state, actor), rng));
  }
  return state;
}

/** A table before anything has happened, for the fewest players. */
export function emptyTable(game: AnyGame): AnyState {
  const seats = game.players.min;
  const options = completeOptions(game.options, seats, {});
  if (!options.ok) throw new Error(`${game.id}: ${options.error.why}`);
  return game.setup({ rules: game.rules, seats: seats, options: options.value });
}
