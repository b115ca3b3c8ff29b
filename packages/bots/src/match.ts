import { NATURE, check, narrate } from '@zaria/kit';
import type { Actor, Game, Narration, Rng, Shape, Start } from '@zaria/kit';
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
  players: Players<G>,
): Narration<G> {
  const match = narrate(game, start);
  for (let [actor] = game.waiting(match.state); actor !== undefined; [actor] = game.waiting(match.state)) {
    for (const action of nextActions(game, match, actor, players)) {
      if (check(game, match.state, actor, action) !== null)
        throw new Error(`the bot of seat ${actor} may not play ${game.print(action)}`);
      match.append({ kind: 'play', actor, action });
    }
  }
  return match;
}

function nextActions<G extends Shape>(
  game: Game<G>,
  match: Narration<G>,
  actor: Actor,
  { bots, budget, nature, thought }: Players<G>,
): readonly G['action'][] {
  if (actor === NATURE) return [game.sample(match.state, nature)];
  const legal = game.legal(match.state, actor);
  if (legal.length === 1) return legal;
  const bot = bots[actor];
  if (bot === undefined) throw new Error(`nobody plays seat ${actor}`);
  return bot.decide(match.told(actor), actor, budget, thought);
}
