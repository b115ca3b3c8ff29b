import { seatsOf } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Surroundings } from '../command.ts';
import type { Outcome, Series } from '../simulation.ts';
import type { Estimate } from '../statistics.ts';
import { columns, widthOf, type Side } from './layout.ts';
import { inkOf } from './pen.ts';
import { gameName, seatNames, speakerOf } from './voice.ts';

/** The column where the shares of the wins begin. */
const WINS_AT = 5;

const SIDES: readonly Side[] = ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'];

/** What a simulation came to, as tables. */
export function outcomeTable(series: Series, { bySeat, byBot }: Outcome, { io, voice }: Surroundings): string[] {
  const { words, language } = voice;
  const names = seatNames(voice, seatsOf(series.seats));
  const pen = inkOf(io);
  const speaker = speakerOf(series.game, voice, names);
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });

  const cells = ({ mean, ci95, ci99 }: Estimate, print: (value: number) => string): string[] => [
    print(mean),
    ...[ci95, ci99].map(([low, high]) => say(words, 'simulate.range', { low: print(low), high: print(high) })),
  ];
  const share = (value: number): string => percent.format(value);
  // A tenth is finer than any interval.
  const score = (value: number): string => speaker.score(Math.round(value * 10) / 10 || 0);
  const head = ['simulate.seat', 'simulate.bot', 'simulate.mean', null, null, 'simulate.wins', null, null] as const;
  let confidence = 0;
  const heading = head.map(key => {
    if (key !== null) return pen.colours.bold(say(words, key));
    return pen.colours.dim(confidence++ % 2 === 0 ? '95 %' : '99 %');
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
  if (table.every(line => widthOf(line) <= io.stdout.columns)) return [title, ...table];
  // Too wide for one table: scores and wins below each other.
  const scores = rows.map(cellsOfRow => cellsOfRow.slice(0, WINS_AT));
  const wins = rows
    .filter(cellsOfRow => cellsOfRow.length === 0 || cellsOfRow.length > WINS_AT)
    .map(cellsOfRow => [...cellsOfRow.slice(0, 2), ...cellsOfRow.slice(WINS_AT)]);
  return [title, ...columns(scores, SIDES), '', ...columns(wins, SIDES)];
}
