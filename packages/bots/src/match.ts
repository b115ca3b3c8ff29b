import { NATURE, catchUp, follower, narrate, same, seatsOf } from '@zaria/kit';
import type { Actor, Follower, Game, Narration, Rng, Seat, Shape, Standing, Start, Told } from '@zaria/kit';
import type { Bot } from './bot.ts';

/** Who plays a match without people, and by what chance. */
export interface Players<G extends Shape> {
  /** By seat. Each thinks for as many nodes as it says. */
  readonly bots: readonly Bot<G>[];
  /** For the dice. Apart from `thought`, so that thinking longer does not change them. */
  readonly nature: Rng;
  readonly thought: Rng;
}

/** A seat that is asked in a match without people. */
export interface Asked<G extends Shape> {
  readonly seat: Seat;
  /** With the eyes of the seat, which have seen everything up to now. */
  readonly follower: Follower<G>;
  /** All that the seat was told. */
  readonly told: Told<G['action'], G['options']>;
}

/**
 * A match to its end, for whoever answers at once and whoever takes his time: asks a seat, and goes on with what it
 * does, one action or its next ones. An action without alternative is played without asking.
 */
export function* askedMatch<G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  nature: Rng,
): Generator<Asked<G>, Narration<G>, readonly G['action'][]> {
  const match = narrate(game, start);
  const followers = seatsOf(start.seats).map(seat => follower(game, start, seat));

  function ask(seat: Seat): Asked<G> {
    const own = followers[seat];
    if (own === undefined) throw new Error(`there is no seat ${seat}`);
    const told = match.told(seat);
    catchUp(own, told);
    return { seat, follower: own, told };
  }

  for (let [actor] = game.waiting(match.state); actor !== undefined; [actor] = game.waiting(match.state)) {
    if (actor === NATURE) {
      append(match, actor, game.sample(match.state, nature));
      continue;
    }
    let legal: readonly G['action'][] | null = game.legal(match.state, actor);
    for (const action of legal.length === 1 ? legal : yield ask(actor)) {
      legal ??= game.legal(match.state, actor);
      if (!legal.some(one => same(one, action)))
        throw new Error(`the bot of seat ${actor} may not play ${game.print(action)}`);
      append(match, actor, action);
      legal = null;
    }
  }
  return match;
}

/** Plays a match of bots to its end. */
export function playMatch<G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  { bots, nature, thought }: Players<G>,
): Narration<G> {
  const match = askedMatch(game, start, nature);
  let asked = match.next();
  while (asked.done !== true) {
    const { seat, follower: own } = asked.value;
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`nobody plays seat ${seat}`);
    asked = match.next(bot.decide(own, seat, { nodes: bot.nodes }, thought));
  }
  return asked.value;
}

const append = <G extends Shape>(match: Narration<G>, actor: Actor, action: G['action']): void =>
  match.append({ kind: 'play', actor, action });

/** How a match stands in the end. */
export const endOf = <G extends Shape>(game: Game<G>, { state }: Narration<G>): Standing<G['part']> =>
  game.standing(state);

/** How a match of bots ends. */
export const playedOut = <G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  players: Players<G>,
): Standing<G['part']> => endOf(game, playMatch(game, start, players));
