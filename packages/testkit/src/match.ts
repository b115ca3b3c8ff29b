import {
  NATURE,
  completeOptions,
  pick,
  type AnyGame,
  type AnyOptions,
  type Entry,
  type AnyAction,
  type Rng,
  type Start,
} from '@zaria/kit';

/** A finished match of random play. */
export interface RandomMatch {
  readonly game: AnyGame;
  readonly start: Start;
  readonly log: readonly Entry<AnyAction>[];
}

/** A match that has not ended by then is taken for one that never ends. */
const TOO_LONG = 20_000;

/** Any number of players, any options that go with it, and any version of the rules. */
export function randomStart(game: AnyGame, rng: Rng): Start {
  const seats = game.players.min + rng.below(game.players.max - game.players.min + 1);
  for (;;) {
    const wish: AnyOptions = Object.fromEntries(
      Object.entries(game.options).map(([key, option]) => [key, pick(option.values, rng)]),
    );
    const options = completeOptions(game.options, seats, wish);
    if (options.ok) return { rules: 1 + rng.below(game.rules), seats, options: options.value };
  }
}

/** Plays at random to the end; in a common step sometimes back and forth. */
export function randomMatch(game: AnyGame, start: Start, rng: Rng): RandomMatch {
  const log: Entry<AnyAction>[] = [];
  const state = game.setup(start);
  for (;;) {
    const waiting = game.waiting(state);
    if (waiting.length === 0) return { game, start, log };
    if (log.length > TOO_LONG) throw new Error(`the match has not ended after ${TOO_LONG} entries`);
    const actor = pick(waiting, rng);
    const seat = pick([0, 1, 2, 3, 4, 5] as const, rng);
    const [back] = game.back(state, seat);
    if (back !== undefined && rng.below(8) === 0) {
      log.push({ kind: 'back', seat, back });
      game.takeBack(state, seat);
      continue;
    }
    const action = actor === NATURE ? game.sample(state, rng) : pick(game.legal(state, actor), rng);
    log.push({ kind: 'play', actor, action });
    game.play(state, actor, action);
  }
}
