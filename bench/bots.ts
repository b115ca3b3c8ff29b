import { parseArgs } from 'node:util';
import { LEVELS } from '@zaria/bots';
import { pliesPerRun } from '@zaria/bots/las-vegas-royale/speed';
import { placementsPerRun } from '@zaria/bots/las-vegas/speed';
import { GAME_IDS, isGameId, type GameId } from '@zaria/games';
import * as bareRoyale from './bare/las-vegas-royale.ts';
import * as bareLasVegas from './bare/las-vegas.ts';
import { UsageError, type Benchmark } from './benchmark.ts';
import { decidingInChromium } from './chromium.ts';
import type { Contestant } from './contestant.ts';
import { measureDeciding } from './deciding.ts';
import { parsed, paceOf } from './settings.ts';
import { textTable } from './text-table.ts';
import { threadSeconds } from './thread-clock.ts';

/** Placements a second that search plays out in its head, and those of the bare loop of the same game. */
interface Speed {
  readonly game: GameId;
  readonly playouts: number;
  readonly bare: number;
}

/** How many of them a second, once it is warm. */
function perSecond(run: () => number, seconds: number): number {
  run();
  const began = threadSeconds();
  let count = 0;
  while (threadSeconds() - began < seconds) count += run();
  return count / (threadSeconds() - began);
}

/** A throw, its question and the placement. */
const PLIES_A_PLACEMENT = 3;

const PLAYOUTS: Readonly<Record<string, { readonly bare: Pick<Contestant, 'playouts'>; readonly run: () => number }>> =
  {
    'las-vegas': { bare: bareLasVegas, run: () => placementsPerRun(4, 2_000) },
    'las-vegas-royale': { bare: bareRoyale, run: () => pliesPerRun(4, 100) / PLIES_A_PLACEMENT },
  };

function speedOf(game: GameId, seconds: number): readonly Speed[] {
  const known = PLAYOUTS[game];
  if (known === undefined) return [];
  const { placements, seconds: spent } = known.bare.playouts(1, seconds * 1000);
  return [{ game, playouts: perSecond(known.run, seconds), bare: placements / spent }];
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const FINE = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const bots: Benchmark = {
  summary: 'decisions a second of every level, and playouts beside the bare loop',
  help: `usage: npm run bench bots [-- options]

Lets every level of every game play against itself and prints how long its decisions take, in thread seconds; and for
both Vegas games how many placements a second their playouts make, beside a bare loop over typed arrays.

  --game ID      one game only
  --chromium     in a headless Chromium instead of Node, by its own clock
  --seconds S    how long each level thinks, 2 if left out
  --json         one JSON document instead of a table`,
  async run(args) {
    const options = {
      game: { type: 'string' },
      seconds: { type: 'string', default: '2' },
      chromium: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    } as const;
    const { values } = parsed(() => parseArgs({ args: [...args], options }));
    const { seconds } = paceOf({ rounds: '1', seconds: values.seconds });
    const { game } = values;
    if (game !== undefined && !isGameId(game)) throw new UsageError(`there is no game "${game}"`);
    const games = game === undefined ? GAME_IDS : [game];
    const results = values.chromium
      ? await decidingInChromium(games, seconds)
      : games.flatMap(id => LEVELS.map(level => measureDeciding(id, level, seconds, threadSeconds)));
    const playouts = games.flatMap(id => speedOf(id, seconds));
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
    for (const { game: id, playouts: own, bare } of playouts)
      console.log(
        `\n${id}, 4 players, placements a second: playouts ${WHOLE.format(own)}, ` +
          `bare loop ${WHOLE.format(bare)} (random, whole matches)`,
      );
  },
};
