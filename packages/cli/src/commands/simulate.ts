import type { AnyBot } from '@zaria/bots';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { fail, ok, seatsOf, type AnyOptions } from '@zaria/kit';
import { say } from '@zaria/words';
import { botFor, budgetOf, nodesFlag } from '../bots.ts';
import { EXIT, type Checked, type Command, type Given } from '../command.ts';
import { fullOptions, gameFor, readOptions, seatsFor } from '../game-arguments.ts';
import { printLine, printLines } from '../io.ts';
import { progressOn } from '../progress.ts';
import { simulateMatches, type Outcome, type Series } from '../simulation.ts';
import { outcomeTable } from '../text/outcome.ts';
import type { Voice } from '../text/voice.ts';

const USUAL_MATCHES = 1000;
/** A simulation can be repeated even if nobody thought of it before. */
const USUAL_SEED = '1';
const MOST_MATCHES = 1_000_000;

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
    json: { about: words => say(words, 'flag.json') },
  },
  note: words => say(words, 'usage.simulate.note'),
  examples: [
    './zaria simulate las-vegas --seats 4 --matches 2000 --bots random --json',
    './zaria simulate las-vegas --bots greedy,random,random --seed 7',
  ],
  json: [
    ['game, rules, seats, matches, seed, nodes, options', words => say(words, 'json.played')],
    ['bySeat', words => say(words, 'json.seats', { fields: `seat, bot, ${SAMPLE}` })],
    ['byBot', words => say(words, 'json.bots', { fields: `bot, seats, ${SAMPLE}` })],
    ['mean, ci95, ci99', words => say(words, 'json.estimate')],
    ['wins', words => say(words, 'json.wins')],
  ],

  async run(given, { io, voice }) {
    const series = seriesOf(given, voice);
    if (!series.ok) return series;
    const progress = progressOn(io.stderr, series.value.matches, () => io.now());
    const outcome = simulateMatches(series.value, done => progress.at(done));
    progress.end();
    if (given.has('json')) printLine(io.stdout, JSON.stringify(asJson(series.value, outcome)));
    else printLines(io.stdout, outcomeTable(series.value, outcome, { io, voice }));
    return ok(EXIT.fine);
  },
};

function seriesOf(given: Given, voice: Voice): Checked<Series> {
  const game = gameFor(voice, given.operands[0]);
  if (!game.ok) return game;
  const matches = given.whole('matches', 1, MOST_MATCHES);
  if (!matches.ok) return matches;
  const budget = budgetOf(given);
  if (!budget.ok) return budget;
  const bots = readBots(voice, game.value, given.text('bots') ?? 'random');
  if (!bots.ok) return bots;
  const seats = seatsInSeries(given, voice, game.value, bots.value.length);
  if (!seats.ok) return seats;
  const options = optionsOf(given, voice, game.value, seats.value);
  if (!options.ok) return options;
  return ok({
    game: game.value,
    seats: seats.value,
    matches: matches.value ?? USUAL_MATCHES,
    seed: given.text('seed') ?? USUAL_SEED,
    bots: seatsOf(seats.value).flatMap(seat => bots.value[seat % bots.value.length] ?? []),
    budget: budget.value,
    options: options.value,
  });
}

function readBots(voice: Voice, game: GameId, list: string): Checked<readonly AnyBot[]> {
  const bots: AnyBot[] = [];
  for (const id of list.split(',')) {
    const bot = botFor(voice, game, id.trim());
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return ok(bots);
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

/** That each seat begins in turn, as what is printed calls it. */
const EACH = 'each';

/** Each seat begins in turn, where the game lets one say who begins and the user did not, or said just that. */
function optionsOf(given: Given, voice: Voice, id: GameId, seats: number): Checked<readonly AnyOptions[]> {
  const wishes = readOptions(voice, id, given.texts('option'));
  if (!wishes.ok) return wishes;
  const { starter: wanted, ...others } = wishes.value;
  const plain = fullOptions(voice, id, seats, wanted === EACH || wanted === undefined ? others : wishes.value);
  if (!plain.ok) return plain;
  if (wanted !== undefined && wanted !== EACH) return ok([plain.value]);
  const rotated = seatsOf(seats).map(starter => fullOptions(voice, id, seats, { ...others, starter }));
  const options = rotated.flatMap(full => (full.ok ? [full.value] : []));
  if (options.length === seats) return ok(options);
  // Where nobody begins, or it makes no difference, the game does not let one say who.
  const refused = wanted === EACH ? fullOptions(voice, id, seats, wishes.value) : ok(plain.value);
  return refused.ok ? ok([plain.value]) : refused;
}

function asJson({ game: id, seats, matches, seed, budget, options }: Series, { bySeat, byBot }: Outcome): unknown {
  // Where the start rotates, no one starter is the option of all matches.
  const common = options.length === 1 ? options[0] : { ...options[0], starter: EACH };
  const { rules } = registered(id).game;
  return { game: id, rules, seats, matches, seed, nodes: budget.nodes, options: common, bySeat, byBot };
}
