import { parseArgs } from 'node:util';
import { playMatch, randomBot } from '@zaria/bots';
import { GAME_IDS, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, simulationRng, type Start } from '@zaria/kit';
import type { Benchmark } from './benchmark.ts';
import { paceOf, parsed } from './settings.ts';
import { median } from './statistics.ts';
import { textTable } from './text-table.ts';
import { threadSeconds } from './thread-clock.ts';

interface Simulated {
  readonly game: GameId;
  readonly seats: number;
  readonly matchesPerSecond: number;
  readonly entriesPerMatch: number;
}

/** Plays matches of random players for so long. */
function simulate(game: GameId, seats: number, seconds: number, seed: string): Simulated {
  const { game: rules } = registered(game);
  const options = completeOptions(rules.options, seats, {});
  if (!options.ok) throw new Error(`${game} has no options for ${seats} players`);
  const start: Start = { rules: rules.rules, seats, options: options.value };
  const bots = Array.from({ length: seats }, () => randomBot());
  let [matches, entries, spent] = [0, 0, 0];
  for (const begun = threadSeconds(); spent < seconds; spent = threadSeconds() - begun) {
    const [nature, thought] = [simulationRng(`${seed} nature ${matches}`), simulationRng(`${seed} thought ${matches}`)];
    entries += playMatch(rules, start, { bots, nature, thought }).log.length;
    matches++;
  }
  return { game, seats, matchesPerSecond: matches / spent, entriesPerMatch: entries / matches };
}

/** The smallest and the largest table of every game. */
const TABLES = GAME_IDS.flatMap(game => {
  const { min, max } = registered(game).game.players;
  return [min, max].map(seats => ({ game, seats }));
});

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const simulation: Benchmark = {
  summary: 'matches a second of random players, for every game',
  help: `usage: npm run bench simulate [-- options]

Plays every game with as few and as many random players as it is for, as ./zaria simulate does: each follows the
match with its own eyes. Medians, thread seconds.

  --rounds N     how many rounds, 5 if left out
  --seconds S    how long a table is played in a round, 0.5 if left out
  --json         one JSON document instead of a table`,
  async run(args) {
    const options = {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '0.5' },
      json: { type: 'boolean', default: false },
    } as const;
    const { values } = parsed(() => parseArgs({ args: [...args], options }));
    const { rounds, seconds } = paceOf(values);
    const results = TABLES.map(({ game, seats }): Simulated => {
      simulate(game, seats, seconds, 'warm');
      const all = Array.from({ length: rounds }, (_, round) => simulate(game, seats, seconds, `round ${round}`));
      return {
        game,
        seats,
        matchesPerSecond: median(all.map(result => result.matchesPerSecond)),
        entriesPerMatch: median(all.map(result => result.entriesPerMatch)),
      };
    });
    if (values.json) console.log(JSON.stringify({ node: process.version, rounds, seconds, results }, null, 2));
    else
      console.log(
        textTable(
          ['random players', 'seats', 'matches/s', 'entries/match'],
          results.map(({ game, seats, matchesPerSecond, entriesPerMatch }) => [
            game,
            String(seats),
            WHOLE.format(matchesPerSecond),
            WHOLE.format(entriesPerMatch),
          ]),
        ),
      );
  },
};
