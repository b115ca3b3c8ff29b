import { NATURE, catchUp, check, follower, narrate, seatsOf } from '@zaria/kit';
import type { Actor, Game, Narration, Rng, Seat, Shape, Start } from '@zaria/kit';
import type { Bot, Budget } from './bot.ts';

/** Who plays a match without people, and by what chance. */
export interface Players<G extends Shape> {
  /** By seat. */
  readonly bots: readonly Bot<G>[];
  readonly budget: Budget;
  /** For the dice. Apart from `thought`, so that thinking longer does not change them. */
  readonly nature: Rng;
  readonly thought: Rng;
}

/** Plays a match to its end. An action without alternative is played without asking. */
export function playMatch<G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  { bots, budget, nature, thought }: Players<G>,
): Narration<G> {
  const match = narrate(game, start);
  const followers = seatsOf(start.seats).map(seat => follower(game, start, seat));

  function nextActions(actor: Seat): readonly G['action'][] {
    const legal = game.legal(match.state, actor);
    if (legal.length === 1) return legal;
    const bot = bots[actor];
    const own = followers[actor];
    if (bot === undefined || own === undefined) throw new Error(`nobody plays seat ${actor}`);
    catchUp(own, match.told(actor));
    return bot.decide(own, actor, budget, thought);
  }

  for (let [actor] = game.waiting(match.state); actor !== undefined; [actor] = game.waiting(match.state)) {
    if (actor === NATURE) append(match, actor, game.sample(match.state, nature));
    else
      for (const action of nextActions(actor)) {
        if (check(game, match.state, actor, action) !== null)
          throw new Error(`the bot of seat ${actor} may not play ${game.print(action)}`);
        append(match, actor, action);
      }
  }
  return match;
}

const append = <G extends Shape>(match: Narration<G>, actor: Actor, action: G['action']): void =>
  match.append({ kind: 'play', actor, action });
