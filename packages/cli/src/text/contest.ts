import { seatsOf } from '@zaria/kit';
import { percent, say } from '@zaria/words';
import type { Contest, Pace, PairResult } from '../arena/cross-play.ts';
import type { Estimate } from '../arena/statistics.ts';
import type { Surroundings } from '../command.ts';
import { columns, widthOf, type Side } from './layout.ts';
import { inkOf } from './pen.ts';
import { gameName, seatNames, speakerOf } from './voice.ts';

const SIDES: readonly Side[] = ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'];

/** What a contest came to: who beat whom, a line for each pair, and how long the bots took. */
export function contestTable(
  contest: Contest,
  pairs: readonly PairResult[],
  paces: readonly Pace[],
  { io, voice }: Surroundings,
): string[] {
  const { words, language } = voice;
  const { colours } = inkOf(io);
  const isAlone = contest.seats === 1;
  const speaker = speakerOf(contest.game, voice, seatNames(voice, seatsOf(contest.seats)));
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = (value: number): string => percent(value, language, 1);
  const score = (value: number): string => speaker.score(Math.round(value * 10) / 10 || 0);
  const range = ({ ci95: [low, high] }: Estimate, print: (value: number) => string): string =>
    Number.isFinite(high - low)
      ? say(words, 'simulate.range', { low: print(low), high: print(high) })
      : say(words, 'simulate.unknown');
  const bold = (text: string): string => colours.bold(text);
  const dim = (text: string): string => colours.dim(text);

  const head = [
    bold(say(words, 'simulate.bot')),
    ...(isAlone ? [] : [bold(say(words, 'arena.against'))]),
    bold(say(words, 'arena.matches')),
    ...(isAlone ? [] : [bold(say(words, 'simulate.wins')), dim(percent(0.95, language))]),
    bold(say(words, 'simulate.mean')),
    dim(percent(0.95, language)),
    ...(isAlone ? [] : [bold(say(words, 'arena.others'))]),
  ];
  const rows = pairs.map(({ bot, against, matches, wins, scores, others }) => [
    bot,
    ...(isAlone ? [] : [against]),
    String(matches),
    ...(isAlone ? [] : [share(wins.mean), range(wins, share)]),
    score(scores.mean),
    range(scores, score),
    ...(others === null ? [] : [score(others.mean)]),
  ]);
  const sides = isAlone ? ['left' as const, ...SIDES.slice(2)] : SIDES;
  const wide = columns([head, ...rows], sides);
  const isWide = wide.some(line => widthOf(line) > io.stdout.columns);
  // Where it does not fit, the scores are left to the JSON.
  const list =
    isWide && !isAlone
      ? columns(
          [head, ...rows].map(row => row.slice(0, 5)),
          sides,
        )
      : wide;

  const pace = paces.map(({ bot, decisions, median, p99 }) => [
    bot,
    '',
    String(decisions),
    decimal.format(median),
    decimal.format(p99),
  ]);
  const paceHead = [
    say(words, 'simulate.bot'),
    '',
    say(words, 'arena.decisions'),
    say(words, 'arena.median'),
    percent(0.99, language),
  ];
  const title = say(words, 'arena.title', {
    game: gameName(voice, contest.game),
    players: say(words, 'count.players', { n: contest.seats }),
    seed: contest.seed,
  });
  if (pairs.length === 0) return [title];
  const isAll = !isAlone && !contest.isLadder && contest.bots.length >= 3;
  const everyone = !isAll ? [] : [...columns(crossTable(contest, pairs, share), CROSS), ''];
  return [
    title,
    ...everyone,
    ...list,
    ...(pace.length === 0 ? [] : ['', ...columns([paceHead.map(bold), ...pace], SIDES)]),
  ];
}

const CROSS: readonly Side[] = ['left', ...Array<Side>(32).fill('right')];

/** Everybody against everybody: the share of the wins of who stands at the left. Columns have the numbers of the lines. */
function crossTable(
  { bots, seats }: Contest,
  pairs: readonly PairResult[],
  share: (value: number) => string,
): readonly (readonly string[])[] {
  const cell = (bot: string, against: string): string => {
    const met = pairs.find(pair => pair.bot === bot && pair.against === against);
    if (met !== undefined) return share(met.wins.mean);
    // With two, whoever does not win loses.
    const turned = pairs.find(pair => pair.bot === against && pair.against === bot);
    return turned !== undefined && seats === 2 ? share(1 - turned.wins.mean) : '–';
  };
  return [
    ['', ...bots.map((_, at) => String(at + 1))],
    ...bots.map((bot, at) => [`${at + 1} ${bot}`, ...bots.map(against => cell(bot, against))]),
  ];
}
