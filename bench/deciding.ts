import { playMatch, type AnyBot } from '@zaria/bots';
import { findBot } from '@zaria/bots/all';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, simulationRng, type Start } from '@zaria/kit';

/* How long bots take to decide. Knows neither Node nor the browser: it is run in both. */

export interface Deciding {
  readonly game: GameId;
  readonly bot: string;
  readonly nodes: number;
  readonly decisionsPerSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** Lets a bot play against itself until it has thought for so long; only its own thinking counts. `now` in seconds. */
export function measureDeciding(game: GameId, id: string, seconds: number, now: () => number): Deciding {
  const bot = findBot(game, id);
  if (bot === null) throw new Error(`no ${id} plays ${game}`);
  const { game: rules } = registered(game);
  const seats = Math.max(2, rules.players.min);
  const options = completeOptions(rules.options, seats, {});
  if (!options.ok) throw new Error(`${game} has no options for ${seats} players`);
  const start: Start = { rules: rules.rules, seats, options: options.value };
  const times: number[] = [];
  const spent = { thinking: 0 };
  const timed: AnyBot = {
    ...bot,
    decide(...args) {
      const began = now();
      const plan = bot.decide(...args);
      const took = now() - began;
      spent.thinking += took;
      times.push(took * 1000);
      return plan;
    },
  };
  for (let match = 0; spent.thinking < seconds; match++) {
    const [nature, thought] = [simulationRng(`nature ${match}`), simulationRng(`thought ${match}`)];
    playMatch(rules, start, { bots: Array.from({ length: seats }, () => timed), nature, thought });
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    game,
    bot: id,
    nodes: bot.nodes,
    decisionsPerSecond: times.length / spent.thinking,
    medianMs: at(0.5),
    p99Ms: at(0.99),
  };
}
