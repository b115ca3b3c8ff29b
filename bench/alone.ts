import { parseArgs } from 'node:util';
import { endOf, playMatch, type AnyBot } from '@zaria/bots';
import { findBot } from '@zaria/bots/all';
import { isGameId, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, simulationRng } from '@zaria/kit';
import { UsageError, type Benchmark } from './benchmark.ts';
import { parsed, roundsOf } from './settings.ts';
import { textTable } from './text-table.ts';
import { threadSeconds } from './thread-clock.ts';

const SHARES = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1] as const;

/** The value that this share of the values does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** What came of the matches of one bot that sits in every seat. */
interface Outcome {
  readonly scores: number[];
  /** By the lines of the score sheet, all matches together. */
  readonly parts: Map<string, number>;
  /** Of each decision, in milliseconds of the thread. */
  readonly decisions: number[];
}

function play(game: GameId, bot: AnyBot, seats: number, given: Record<string, unknown>, matches: number): Outcome {
  const { game: rules } = registered(game);
  const options = completeOptions(rules.options, seats, given);
  if (!options.ok) throw new UsageError(`${game}: ${options.error.why} ${options.error.option}`);
  const outcome: Outcome = { scores: [], parts: new Map(), decisions: [] };
  const timed: AnyBot = {
    ...bot,
    decide(...asked) {
      const begun = threadSeconds();
      const plan = bot.decide(...asked);
      outcome.decisions.push(1000 * (threadSeconds() - begun));
      return plan;
    },
  };
  const bots = Array.from({ length: seats }, () => timed);
  for (let match = 0; match < matches; match++) {
    const [nature, thought] = [simulationRng(`alone nature ${match}`), simulationRng(`alone thought ${match}`)];
    const start = { rules: rules.rules, seats, options: options.value };
    for (const { score, parts } of endOf(rules, playMatch(rules, start, { bots, nature, thought })).seats) {
      outcome.scores.push(score);
      for (const { part, value } of parts) outcome.parts.set(part, (outcome.parts.get(part) ?? 0) + value);
    }
  }
  return outcome;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1));
}

function report({ scores, parts, decisions }: Outcome, matches: number): string {
  const { length } = scores;
  const mean = meanOf(scores);
  const deviation = deviationOf(scores);
  // Those at one table have the same dice: each match counts once.
  const seats = length / matches;
  const means = Array.from({ length: matches }, (_, match) => meanOf(scores.slice(match * seats, (match + 1) * seats)));
  const error = (1.96 * deviationOf(means)) / Math.sqrt(matches);
  const [byScore, byTime] = [scores.toSorted((a, b) => a - b), decisions.toSorted((a, b) => a - b)];
  const seconds = decisions.reduce((sum, ms) => sum + ms, 0) / 1000 / matches;
  return [
    textTable(
      ['', 'points'],
      [
        ['mean', mean.toFixed(2)],
        ['95 %', `${(mean - error).toFixed(2)}–${(mean + error).toFixed(2)}`],
        ['deviation', deviation.toFixed(2)],
        ...SHARES.map(share => [`${100 * share} % have at most`, `${quantile(byScore, share)}`]),
        ...[...parts].map(([part, sum]) => [part, (sum / length).toFixed(2)]),
      ],
    ),
    '',
    `${decisions.length} decisions: median ${quantile(byTime, 0.5).toFixed(1)} ms, p99 ${quantile(byTime, 0.99).toFixed(1)} ms,`,
    `${seconds.toFixed(2)} core-seconds a match`,
  ].join('\n');
}

export const alone: Benchmark = {
  summary: 'how many points a bot makes, of what, and how long it takes',
  help: `usage: npm run bench alone -- GAME [options]

Lets a bot play alone (or against itself), and prints the mean of its points with what they are made of, their spread,
and the seconds that its thread computes for a decision.

  --bot NAME          as in ./zaria arena: master, master@60000; master if left out
  --matches N         how many matches, 100 if left out
  --seats N           how many of it sit at the table, 1 if left out
  --option KEY=VALUE  sets an option of the game; may be repeated`,
  async run(args) {
    const options = {
      bot: { type: 'string', default: 'master' },
      matches: { type: 'string', default: '100' },
      seats: { type: 'string', default: '1' },
      option: { type: 'string', multiple: true },
    } as const;
    const { values, positionals } = parsed(() => parseArgs({ args: [...args], options, allowPositionals: true }));
    const [game = ''] = positionals;
    if (!isGameId(game)) throw new UsageError(`there is no game ${game}`);
    const bot = findBot(game, values.bot);
    if (bot === null) throw new UsageError(`${game} has no bot ${values.bot}`);
    const given = Object.fromEntries(
      (values.option ?? []).map(text => {
        const [key = '', value = ''] = text.split('=');
        return [key, value === 'true' || value === 'false' ? value === 'true' : value];
      }),
    );
    const matches = roundsOf(values.matches);
    console.log(report(play(game, bot, roundsOf(values.seats), given, matches), matches));
  },
};
