import { NATURE, completeOptions, pick, questionOn, simulationRng } from '@zaria/kit';
import type { AnyGame, AnyOptions, AnyState } from '@zaria/kit';
import type { PictureWish } from '../boards/help.ts';

/* Views of tables that nobody plays at: for help, and for paper. */

function newTable(game: AnyGame, seats: number, wished: AnyOptions): AnyState {
  const options = completeOptions(game.options, seats, wished);
  if (!options.ok) throw new Error(`${game.id}: ${options.error.why}`);
  return game.setup({ rules: game.rules, seats, options: options.value });
}

/** The same moves every time, up to the n-th question of that name. */
export function pictureOf(
  game: AnyGame,
  seats: number,
  options: AnyOptions,
  { seed, step, times, viewer }: PictureWish,
): unknown {
  const rng = simulationRng(seed);
  const state = newTable(game, seats, options);
  let count = 0;
  let numbered = -1;
  for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
    const question = questionOn(state);
    if (question?.step === step && question.number !== numbered) {
      numbered = question.number;
      if (++count === times) break;
    }
    game.play(state, actor, actor === NATURE ? game.sample(state, rng) : pick(game.legal(state, actor), rng));
  }
  return game.view(state, viewer);
}

/** A table before anything has happened, for the fewest players. */
export const blankTable = (game: AnyGame): unknown => game.view(newTable(game, game.players.min, {}), 'spectator');
