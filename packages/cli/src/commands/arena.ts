import { LEVELS, printBotName } from '@zaria/bots';
import { registered } from '@zaria/games/all';
import { ok } from '@zaria/kit';
import { say } from '@zaria/words';
import {
  MOST_MATCHES,
  USUAL_SEED,
  EACH,
  rotatedOptions,
  threadsFlag,
  threadsOf,
  withoutInfinity,
} from '../arena/arguments.ts';
import { boutsOf, pacesOf, summarize, type Contest, type Pace, type PairResult } from '../arena/cross-play.ts';
import { playAll } from '../arena/play-all.ts';
import { botsFor, nodesFlag } from '../bots.ts';
import { EXIT, type Checked, type Command, type Given } from '../command.ts';
import { gameFor } from '../game-arguments.ts';
import { printLine, printLines } from '../io.ts';
import { progressOn } from '../progress.ts';
import { contestTable } from '../text/contest.ts';
import type { Voice } from '../text/voice.ts';

const USUAL_MATCHES = 200;

/** `zaria arena GAME`: bots that all meet each other. */
export const arena: Command = {
  name: 'arena',
  operands: 'GAME',
  most: 1,
  about: 'usage.arena',
  flags: {
    bots: { value: 'LIST', about: words => say(words, 'flag.arena.bots') },
    seats: { value: 'N', about: words => say(words, 'flag.arena.seats') },
    matches: { value: 'N', about: words => say(words, 'flag.arena.matches', { count: USUAL_MATCHES }) },
    nodes: nodesFlag,
    option: { value: 'KEY=VALUE', isRepeated: true, about: words => say(words, 'flag.option') },
    seed: { value: 'TEXT', about: words => say(words, 'flag.simulate.seed', { seed: USUAL_SEED }) },
    threads: threadsFlag,
    times: { about: words => say(words, 'flag.arena.times') },
    json: { about: words => say(words, 'flag.json') },
  },
  note: words => say(words, 'usage.arena.note'),
  examples: ['./zaria arena las-vegas --matches 400', './zaria arena las-vegas --bots master,margin --seats 4 --json'],
  json: [
    ['game, rules, seats, matches, seed, options, bots', words => say(words, 'json.played')],
    ['pairs', words => say(words, 'json.pairs', { fields: 'bot, against, matches, wins, scores, others' })],
    ['paces', words => say(words, 'json.paces', { fields: 'bot, decisions, median, p99' })],
    ['mean, ci95, ci99', words => say(words, 'json.estimate')],
  ],

  async run(given, { io, voice }) {
    const asked = contestOf(given, voice);
    if (!asked.ok) return asked;
    const threads = threadsOf(given);
    if (!threads.ok) return threads;
    const contest = asked.value;
    const bouts = boutsOf(contest);
    const progress = progressOn(io.stderr, bouts.length, () => io.now());
    const signal = io.interruption();
    const seen = (done: number): void => progress.at(done);
    const results = await playAll(bouts, { threads: threads.value, isTimed: given.has('times'), signal, seen });
    progress.end();
    const [pairs, paces] = [summarize(contest, results), pacesOf(bouts, results)];
    if (given.has('json')) printLine(io.stdout, JSON.stringify(asJson(contest, pairs, paces), withoutInfinity));
    else printLines(io.stdout, contestTable(contest, pairs, paces, { io, voice }));
    return ok(signal.aborted ? EXIT.interrupted : EXIT.fine);
  },
};

function contestOf(given: Given, voice: Voice): Checked<Contest> {
  const game = gameFor(voice, given.operands[0]);
  if (!game.ok) return game;
  const { min, max } = registered(game.value).game.players;
  const seats = given.whole('seats', min, max);
  if (!seats.ok) return seats;
  const count = seats.value ?? Math.min(max, Math.max(min, 2));
  const matches = given.whole('matches', 1, MOST_MATCHES);
  if (!matches.ok) return matches;
  const bots = botsFor(given, voice, game.value, given.text('bots') ?? [...LEVELS.toReversed(), 'random'].join(','));
  if (!bots.ok) return bots;
  const options = rotatedOptions(given, voice, game.value, count);
  if (!options.ok) return options;
  return ok({
    game: game.value,
    seats: count,
    matches: Math.ceil((matches.value ?? USUAL_MATCHES) / count) * count,
    seed: given.text('seed') ?? USUAL_SEED,
    bots: [...new Set(bots.value.map(printBotName))],
    options: options.value,
  });
}

function asJson(contest: Contest, pairs: readonly PairResult[], paces: readonly Pace[]): unknown {
  const { game: id, seats, matches, seed, bots, options } = contest;
  const common = options.length === 1 ? options[0] : { ...options[0], starter: EACH };
  const { rules } = registered(id).game;
  return { game: id, rules, seats, matches, seed, options: common, bots, pairs, ...(paces.length > 0 && { paces }) };
}
