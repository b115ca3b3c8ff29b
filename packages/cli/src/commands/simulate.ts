import { printBotName } from '@zaria/bots';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { fail, ok, seatsOf } from '@zaria/kit';
import { say } from '@zaria/words';
import { playAll } from '../arena/play-all.ts';
import { boutsOf, summarize, type Outcome, type Series } from '../arena/simulation.ts';
import {
  MOST_MATCHES,
  USUAL_SEED,
  EACH,
  rotatedOptions,
  threadsFlag,
  threadsOf,
  withoutInfinity,
} from '../arena/arguments.ts';
import { botsFor, nodesFlag } from '../bots.ts';
import { EXIT, type Checked, type Command, type Given } from '../command.ts';
import { gameFor, seatsFor } from '../game-arguments.ts';
import { printLine, printLines } from '../io.ts';
import { progressOn } from '../progress.ts';
import { outcomeTable } from '../text/outcome.ts';
import type { Voice } from '../text/voice.ts';

const USUAL_MATCHES = 1000;

const SAMPLE = 'mean, deviation, least, most, ci95, ci99, wins';

/** `zaria simulate GAME`: many matches between bots. */
export const simulate: Command = {
  name: 'simulate',
  operands: 'GAME',
  most: 1,
  about: 'usage.simulate',
  flags: {
    seats: { value: 'N', about: words => say(words, 'flag.simulate.seats') },
    matches: { value: 'N', about: words => say(words, 'flag.simulate.matches', { count: USUAL_MATCHES }) },
    bots: { value: 'LIST', about: words => say(words, 'flag.simulate.bots') },
    nodes: nodesFlag,
    option: { value: 'KEY=VALUE', isRepeated: true, about: words => say(words, 'flag.option') },
    seed: { value: 'TEXT', about: words => say(words, 'flag.simulate.seed', { seed: USUAL_SEED }) },
    threads: threadsFlag,
    json: { about: words => say(words, 'flag.json') },
  },
  note: words => say(words, 'usage.simulate.note'),
  examples: [
    './zaria simulate las-vegas --seats 4 --matches 2000 --bots random --json',
    './zaria simulate las-vegas --bots greedy,random,random --seed 7',
  ],
  json: [
    ['game, rules, seats, matches, seed, options', words => say(words, 'json.played')],
    ['bySeat', words => say(words, 'json.seats', { fields: `seat, bot, ${SAMPLE}` })],
    ['byBot', words => say(words, 'json.bots', { fields: `bot, seats, ${SAMPLE}` })],
    ['mean, ci95, ci99', words => say(words, 'json.estimate')],
    ['wins', words => say(words, 'json.wins')],
  ],

  async run(given, { io, voice }) {
    const asked = seriesOf(given, voice);
    if (!asked.ok) return asked;
    const threads = threadsOf(given);
    if (!threads.ok) return threads;
    const progress = progressOn(io.stderr, asked.value.matches, () => io.now());
    const signal = io.interruption();
    const seen = (done: number): void => progress.at(done);
    const results = await playAll(boutsOf(asked.value), { threads: threads.value, isTimed: false, signal, seen });
    progress.end();
    const played = results.flatMap(result => (result === null ? [] : [result]));
    if (played.length === 0) return ok(EXIT.interrupted);
    const series = { ...asked.value, matches: played.length };
    const outcome = summarize(series, played);
    if (given.has('json')) printLine(io.stdout, JSON.stringify(asJson(series, outcome), withoutInfinity));
    else printLines(io.stdout, outcomeTable(series, outcome, { io, voice }));
    return ok(signal.aborted ? EXIT.interrupted : EXIT.fine);
  },
};

function seriesOf(given: Given, voice: Voice): Checked<Series> {
  const game = gameFor(voice, given.operands[0]);
  if (!game.ok) return game;
  const matches = given.whole('matches', 1, MOST_MATCHES);
  if (!matches.ok) return matches;
  const bots = botsFor(given, voice, game.value, given.text('bots') ?? 'random');
  if (!bots.ok) return bots;
  const seats = seatsInSeries(given, voice, game.value, bots.value.length);
  if (!seats.ok) return seats;
  const options = rotatedOptions(given, voice, game.value, seats.value);
  if (!options.ok) return options;
  const names = bots.value.map(printBotName);
  return ok({
    game: game.value,
    seats: seats.value,
    matches: matches.value ?? USUAL_MATCHES,
    seed: given.text('seed') ?? USUAL_SEED,
    bots: seatsOf(seats.value).map(seat => names[seat % names.length] ?? ''),
    options: options.value,
  });
}

/** As many as were asked for; otherwise one for each bot that was named, but a game's smallest table at least. */
function seatsInSeries(given: Given, voice: Voice, id: GameId, bots: number): Checked<number> {
  const { min, max } = registered(id).game.players;
  const asked = given.whole('seats', min, max);
  if (!asked.ok) return asked;
  const seats = seatsFor(voice, id, asked.value ?? Math.max(bots, min));
  if (seats.ok && bots > seats.value) return fail(say(voice.words, 'complaint.bots-count'));
  return seats;
}

function asJson({ game: id, seats, matches, seed, options }: Series, { bySeat, byBot }: Outcome): unknown {
  // Where the start rotates, no one starter is the option of all matches.
  const common = options.length === 1 ? options[0] : { ...options[0], starter: EACH };
  const { rules } = registered(id).game;
  return { game: id, rules, seats, matches, seed, options: common, bySeat, byBot };
}
