import { NATURE, catchUp, follower, narrate, same, seatsOf } from '@zaria/kit';
import type { Actor, Game, Narration, Rng, Seat, Shape, Standing, Start } from '@zaria/kit';
import type { Bot } from './bot.ts';

/** Who plays a match without people, and by what chance. */
export interface Players<G extends Shape> {
  /** By seat. Each thinks for as many nodes as it says. */
  readonly bots: readonly Bot<G>[];
  /** For the dice. Apart from `thought`, so that thinking longer does not change them. */
  readonly nature: Rng;
  readonly thought: Rng;
}

/** Plays a match to its end. An action without alternative is played without asking. */
export function playMatch<G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  { bots, nature, thought }: Players<G>,
): Narration<G> {
  const match = narrate(game, start);
  const followers = seatsOf(start.seats).map(seat => follower(game, start, seat));

  function decide(seat: Seat): readonly G['action'][] {
    const [bot, own] = [bots[seat], followers[seat]];
    if (bot === undefined || own === undefined) throw new Error(`nobody plays seat ${seat}`);
    catchUp(own, match.told(seat));
    return bot.decide(own, seat, { nodes: bot.nodes }, thought);
  }

  function act(seat: Seat): void {
    let legal: readonly G['action'][] | null = game.legal(match.state, seat);
    for (const action of legal.length === 1 ? legal : decide(seat)) {
      legal ??= game.legal(match.state, seat);
      if (!legal.some(one => same(one, action)))
        throw new Error(`the bot of seat ${seat} may not play ${game.print(action)}`);
      append(match, seat, action);
      legal = null;
    }
  }

  for (let [actor] = game.waiting(match.state); actor !== undefined; [actor] = game.waiting(match.state)) {
    if (actor === NATURE) append(match, actor, game.sample(match.state, nature));
    else act(actor);
  }
  return match;
}

const append = <G extends Shape>(match: Narration<G>, actor: Actor, action: G['action']): void =>
  match.append({ kind: 'play', actor, action });

/** How a match of bots ends. */
export const playedOut = <G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  players: Players<G>,
): Standing<G['part']> => game.standing(playMatch(game, start, players).state);
