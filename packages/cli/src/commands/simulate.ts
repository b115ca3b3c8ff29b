import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { fail, ok, seatsOf } from '@zaria/kit';
import { say } from '@zaria/words';
import { commonFlags, matchesOf, rotatedOptions, seedOf } from '../arena/arguments.ts';
import { playAndTell } from '../arena/play-and-tell.ts';
import { boutsOf, summarize, type Series } from '../arena/simulation.ts';
import { playersFor } from '../bots.ts';
import type { Checked, Command, Given } from '../command.ts';
import { gameFor, seatsFor } from '../game-arguments.ts';
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
    ...commonFlags,
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

  async run(given, surroundings) {
    const asked = seriesOf(given, surroundings.voice);
    if (!asked.ok) return asked;
    return playAndTell(asked.value, boutsOf(asked.value), given, surroundings, results => {
      const played = results.flatMap(result => (result === null ? [] : [result]));
      if (played.length === 0) return null;
      const series = { ...asked.value, matches: played.length };
      const outcome = summarize(series, played);
      return { json: { matches: played.length, ...outcome }, lines: () => outcomeTable(series, outcome, surroundings) };
    });
  },
};

function seriesOf(given: Given, voice: Voice): Checked<Series> {
  const game = gameFor(voice, given.operands[0]);
  if (!game.ok) return game;
  const matches = matchesOf(given, USUAL_MATCHES);
  if (!matches.ok) return matches;
  const bots = playersFor(given, voice, game.value, given.text('bots') ?? 'random');
  if (!bots.ok) return bots;
  const seats = seatsInSeries(given, voice, game.value, bots.value.length);
  if (!seats.ok) return seats;
  const options = rotatedOptions(given, voice, game.value, seats.value);
  if (!options.ok) return options;
  return ok({
    game: game.value,
    seats: seats.value,
    matches: matches.value,
    seed: seedOf(given),
    bots: seatsOf(seats.value).map(seat => bots.value[seat % bots.value.length] ?? ''),
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
