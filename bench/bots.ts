import { parseArgs } from 'node:util';
import { LEVELS, playMatch, type AnyBot } from '@zaria/bots';
import { findBot } from '@zaria/bots/all';
import { placementsPerRun } from '@zaria/bots/las-vegas/speed';
import { GAME_IDS, isGameId, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, simulationRng, type Start } from '@zaria/kit';
import * as bareLasVegas from './bare/las-vegas.ts';
import { UsageError, type Benchmark } from './benchmark.ts';
import { parsed, paceOf } from './settings.ts';
import { median } from './statistics.ts';
import { textTable } from './text-table.ts';
import { threadSeconds } from './thread-clock.ts';

interface Measured {
  readonly game: GameId;
  readonly bot: string;
  readonly nodes: number;
  readonly decisionsPerSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** Lets a bot play against itself for so long; only its own thinking counts. */
function measure(game: GameId, id: string, seconds: number): Measured {
  const bot = findBot(game, id);
  if (bot === null) throw new Error(`no ${id} plays ${game}`);
  const { game: rules } = registered(game);
  const seats = Math.max(2, rules.players.min);
  const options = completeOptions(rules.options, seats, {});
  if (!options.ok) throw new Error(`${game} has no options for ${seats} players`);
  const start: Start = { rules: rules.rules, seats, options: options.value };
  const times: number[] = [];
  const spentSoFar = { thinking: 0 };
  const timed: AnyBot = {
    ...bot,
    decide(...args) {
      const began = threadSeconds();
      const plan = bot.decide(...args);
      const spent = threadSeconds() - began;
      spentSoFar.thinking += spent;
      times.push(spent * 1000);
      return plan;
    },
  };
  for (let match = 0; spentSoFar.thinking < seconds; match++) {
    const [nature, thought] = [simulationRng(`nature ${match}`), simulationRng(`thought ${match}`)];
    playMatch(rules, start, { bots: Array.from({ length: seats }, () => timed), nature, thought });
  }
  const sorted = times.toSorted((a, b) => a - b);
  const p99Ms = sorted[Math.floor(0.99 * sorted.length)] ?? 0;
  return {
    game,
    bot: id,
    nodes: bot.nodes,
    decisionsPerSecond: times.length / spentSoFar.thinking,
    medianMs: median(times),
    p99Ms,
  };
}

/** Placements a second of the array playouts that search uses, and of the bare loop. */
function playoutSpeed(seconds: number): { readonly arrays: number; readonly bare: number } {
  placementsPerRun(4, 2_000);
  const began = threadSeconds();
  let placements = 0;
  while (threadSeconds() - began < seconds) placements += placementsPerRun(4, 2_000);
  const arrays = placements / (threadSeconds() - began);
  const { placements: count, seconds: spent } = bareLasVegas.playouts(1, seconds * 1000);
  return { arrays, bare: count / spent };
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const FINE = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const bots: Benchmark = {
  summary: 'decisions a second of every level, and playouts beside the bare loop',
  help: `usage: npm run bench bots [-- options]

Lets every level of every game play against itself and prints how long its decisions take, in thread seconds; and for
Las Vegas how many placements a second its array playouts make, beside the bare loop of the engine's benchmark.

  --game ID      one game only
  --seconds S    how long each level thinks, 2 if left out
  --json         one JSON document instead of a table`,
  async run(args) {
    const options = {
      game: { type: 'string' },
      seconds: { type: 'string', default: '2' },
      json: { type: 'boolean', default: false },
    } as const;
    const { values } = parsed(() => parseArgs({ args: [...args], options }));
    const { seconds } = paceOf({ rounds: '1', seconds: values.seconds });
    const { game } = values;
    if (game !== undefined && !isGameId(game)) throw new UsageError(`there is no game "${game}"`);
    const games = game === undefined ? GAME_IDS : [game];
    const results = games.flatMap(id => LEVELS.map(level => measure(id, level, seconds)));
    const playouts = playoutSpeed(seconds);
    if (values.json) return console.log(JSON.stringify({ node: process.version, seconds, results, playouts }, null, 2));
    const rows = results.map(({ game: id, bot, nodes, decisionsPerSecond, medianMs, p99Ms }) => [
      id,
      bot,
      WHOLE.format(nodes),
      WHOLE.format(decisionsPerSecond),
      FINE.format(medianMs),
      FINE.format(p99Ms),
    ]);
    console.log(textTable(['game', 'level', 'nodes', 'decisions/s', 'median ms', 'p99 ms'], rows));
    console.log(
      `\nLas Vegas, 4 players, placements a second: array playouts ${WHOLE.format(playouts.arrays)}, ` +
        `bare loop ${WHOLE.format(playouts.bare)} (random, whole matches)`,
    );
  },
};
