import { seatsOf } from '@zaria/kit';
import { percent, say } from '@zaria/words';
import type { Surroundings } from '../command.ts';
import type { Outcome, Series } from '../arena/simulation.ts';
import type { Estimate } from '../arena/statistics.ts';
import { columns, isAsWideAs, type Side } from './layout.ts';
import { inkOf } from './pen.ts';
import { gameName, seatNames, speakerOf } from './voice.ts';

/** The columns where the scores begin, and the shares of the wins. */
const [SCORES_AT, WINS_AT] = [2, 5] as const;

const SIDES: readonly Side[] = ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'];

/** What a simulation came to, as tables. */
export function outcomeTable(series: Series, { bySeat, byBot }: Outcome, { io, voice }: Surroundings): string[] {
  const { words, language } = voice;
  const names = seatNames(voice, seatsOf(series.seats));
  const pen = inkOf(io);
  const speaker = speakerOf(series.game, voice, names);

  const cells = ({ mean, ci95, ci99 }: Estimate, print: (value: number) => string): string[] => [
    print(mean),
    ...[ci95, ci99].map(([low, high]) =>
      Number.isFinite(high - low)
        ? say(words, 'simulate.range', { low: print(low), high: print(high) })
        : say(words, 'simulate.unknown'),
    ),
  ];
  const share = (value: number): string => percent(value, language, 1);
  // A tenth is finer than any interval.
  const score = (value: number): string => speaker.score(Math.round(value * 10) / 10 || 0);
  const head = ['simulate.seat', 'simulate.bot', 'simulate.mean', null, null, 'simulate.wins', null, null] as const;
  let confidence = 0;
  const heading = head.map(key => {
    if (key !== null) return pen.colours.bold(say(words, key));
    return pen.colours.dim(percent(confidence++ % 2 === 0 ? 0.95 : 0.99, language));
  });
  const row = (first: string, bot: string, sample: Estimate & { wins: Estimate }): string[] => [
    first,
    bot,
    ...cells(sample, score),
    ...cells(sample.wins, share),
  ];
  /** Over all its seats. A bot that has them all wins every match: that says nothing. */
  const botRow = (result: Outcome['byBot'][number]): string[] => {
    const cellsOfBot = row(result.seats.map(seat => pen.badge(seat)).join(' '), result.bot, result);
    return result.seats.length === series.seats ? cellsOfBot.slice(0, WINS_AT) : cellsOfBot;
  };

  const seatRows = bySeat.map(result => row(pen.badge(result.seat), result.bot, result));
  const botRows = byBot.map(botRow);
  const title = say(words, 'simulate.title', {
    game: gameName(voice, series.game),
    matches: series.matches,
    seed: series.seed,
  });
  const hasTeams = byBot.some(({ seats }) => seats.length > 1);
  const rows = hasTeams ? [heading, ...seatRows, [], ...botRows] : [heading, ...seatRows];
  const table = columns(rows, SIDES);
  if (isAsWideAs(table, io.stdout.columns)) return [title, ...table];
  // Too wide for one table: scores and wins below each other, and where that is too wide the last interval below it.
  const blocks = [
    [SCORES_AT, WINS_AT],
    [WINS_AT, heading.length],
  ].flatMap(([from = 0, to = 0]) => {
    const lines = columns(columnsOf(rows, from, to), SIDES);
    if (isAsWideAs(lines, io.stdout.columns)) return [lines];
    return [columns(columnsOf(rows, from, to - 1), SIDES), columns(columnsOf(rows, to - 1, to), SIDES)];
  });
  return [title, ...blocks.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))];
}

/** Who it is, and some columns; without the rows that have nothing there. */
const columnsOf = (rows: readonly (readonly string[])[], from: number, to: number): string[][] =>
  rows
    .filter((_, i) => rows.slice(i).some(row => row.length > from))
    .filter(row => row.length === 0 || row.length > from)
    .map(row => [...row.slice(0, SCORES_AT), ...row.slice(from, to)]);
