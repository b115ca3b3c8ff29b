import { LEVELS } from '@zaria/bots';
import { registered } from '@zaria/games/all';
import { fail, ok } from '@zaria/kit';
import { say } from '@zaria/words';
import { commonFlags, givenOptions, matchesOf, rotatedOptions, seedOf } from '../arena/arguments.ts';
import { boutsOf, pacesOf, summarize, type Contest } from '../arena/cross-play.ts';
import { playAndTell } from '../arena/play-and-tell.ts';
import { playersFor } from '../bots.ts';
import type { Checked, Command, Given } from '../command.ts';
import { gameFor } from '../game-arguments.ts';
import { quoted } from '../program.ts';
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
    ladder: { about: words => say(words, 'flag.arena.ladder') },
    times: { about: words => say(words, 'flag.arena.times') },
    ...commonFlags,
  },
  note: words => say(words, 'usage.arena.note'),
  examples: [
    './zaria arena las-vegas --matches 400',
    './zaria arena las-vegas --bots master,margin --seats 4 --json',
    './zaria arena qwinto --ladder --matches 2000',
    "./zaria arena qwinto --bots 'steady,cmd:python3 bot.py'",
  ],
  json: [
    ['command', words => say(words, 'json.command')],
    ['game, rules, seats, matches, seed, options, bots', words => say(words, 'json.played')],
    ['pairs', words => say(words, 'json.pairs', { fields: 'bot, against, matches, wins, scores, others' })],
    ['paces', words => say(words, 'json.paces', { fields: 'bot, decisions, median, p99' })],
    ['mean, ci95, ci99', words => say(words, 'json.estimate')],
  ],

  async run(given, surroundings) {
    const asked = contestOf(given, surroundings.voice);
    if (!asked.ok) return asked;
    const contest = asked.value;
    const bouts = boutsOf(contest);
    return playAndTell(contest, bouts, given, surroundings, results => {
      const [pairs, paces] = [summarize(contest, results), pacesOf(bouts, results)];
      return {
        json: { command: commandOf(contest), bots: contest.bots, pairs, ...(paces.length > 0 && { paces }) },
        lines: () => contestTable(contest, pairs, paces, surroundings),
      };
    });
  },
};

/** What has to be typed to play the same again. */
function commandOf({ game, seats, matches, seed, bots, options, isLadder }: Contest): string {
  const given = Object.entries(givenOptions(options)).map(([key, value]) => `--option ${key}=${String(value)}`);
  const words = ['./zaria arena', game, '--bots', quoted(bots.join(',')), '--seats', seats, '--matches', matches];
  return [...words, '--seed', quoted(seed), ...given, ...(isLadder ? ['--ladder'] : [])].join(' ');
}

function contestOf(given: Given, voice: Voice): Checked<Contest> {
  const game = gameFor(voice, given.operands[0]);
  if (!game.ok) return game;
  const { min, max } = registered(game.value).game.players;
  const seats = given.whole('seats', min, max);
  if (!seats.ok) return seats;
  const count = seats.value ?? Math.min(max, Math.max(min, 2));
  const matches = matchesOf(given, USUAL_MATCHES);
  if (!matches.ok) return matches;
  const bots = playersFor(given, voice, game.value, given.text('bots') ?? [...LEVELS.toReversed(), 'random'].join(','));
  if (!bots.ok) return bots;
  const different = [...new Set(bots.value)];
  if (different.length < 2) return fail(say(voice.words, 'complaint.arena-alone', { bot: different[0] ?? '' }));
  const options = rotatedOptions(given, voice, game.value, count);
  if (!options.ok) return options;
  return ok({
    game: game.value,
    seats: count,
    matches: Math.ceil(matches.value / count) * count,
    seed: seedOf(given),
    bots: different,
    isLadder: given.has('ladder'),
    options: options.value,
  });
}
