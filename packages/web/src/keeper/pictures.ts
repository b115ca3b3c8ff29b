import { NATURE, completeOptions, pick, questionOn, simulationRng } from '@zaria/kit';
import type { AnyGame, AnyOptions, AnyState, Seat } from '@zaria/kit';
import type { PictureWish } from '../boards/help.ts';

/* Views of tables that nobody plays at: for help, and for paper. */

function newTable(game: AnyGame, seats: number, wished: AnyOptions): AnyState {
  const options = completeOptions(game.options, seats, wished);
  if (!options.ok) throw new Error(`${game.id}: ${options.error.why}`);
  return game.setup({ rules: game.rules, seats, options: options.value });
}

/** The table after the moves that are wished for: the same every time. */
export function pictureOf(game: AnyGame, seats: number, options: AnyOptions, wish: PictureWish): unknown {
  const state = newTable(game, seats, options);
  if ('moves' in wish) playAll(game, state, wish.moves);
  else playByChance(game, state, wish);
  return game.view(state, wish.viewer);
}

function playAll(game: AnyGame, state: AnyState, moves: readonly string[]): void {
  for (const move of moves) {
    const [, who = '', what = ''] = /^(\S+) (.*)$/.exec(move) ?? [];
    const action = game.parse(what);
    if (action === null) throw new Error(`${game.id}: ${move} is no move`);
    game.play(state, who === 'nature' ? NATURE : (Number(who) as Seat), action);
  }
}

function playByChance(
  game: AnyGame,
  state: AnyState,
  { seed, step, times }: Extract<PictureWish, { seed: string }>,
): void {
  const rng = simulationRng(seed);
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
}

/** A table before anything has happened, for the fewest players. */
export const blankTable = (game: AnyGame): unknown => game.view(newTable(game, game.players.min, {}), 'spectator');
