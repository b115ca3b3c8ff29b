import { GAME_IDS, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, simulationRng } from '@zaria/kit';
import type { AnyFollower, AnyShape, Narration, Seat, Start } from '@zaria/kit';
import type { AnyBot } from './bot.ts';
import { playMatch } from './match.ts';
import { withNodes } from './names.ts';

/** A start with every option spelt out. */
function startOf(id: GameId, seats: number): Start {
  const { game } = registered(id);
  const options = completeOptions(game.options, seats, {});
  if (!options.ok) throw new Error(`${id}: ${options.error.why} ${options.error.option}`);
  return { rules: game.rules, seats, options: options.value };
}

/** A match of bots from a seed; with `nodes` all think for that many. */
export function matchOf(id: GameId, players: readonly AnyBot[], seed: string, nodes?: number): Narration<AnyShape> {
  const bots = nodes === undefined ? players : players.map(bot => withNodes(bot, nodes));
  const nature = simulationRng(`${seed} nature`);
  const thought = simulationRng(`${seed} thought`);
  return playMatch(registered(id).game, startOf(id, bots.length), { bots, nature, thought });
}

/** Every game with its smallest and its largest table. */
export const TABLES = GAME_IDS.flatMap(id => {
  const { min, max } = registered(id).game.players;
  return [...new Set([min, max])].map(seats => ({ id, seats }));
});

/** A bot that remembers what it was told and decides like another one. */
export const listening = (bot: AnyBot, hear: (follower: AnyFollower, seat: Seat) => void): AnyBot => ({
  ...bot,
  decide(follower, seat, budget, rng) {
    hear(follower, seat);
    return bot.decide(follower, seat, budget, rng);
  },
});
