import { seatsOf, type Placing, type ScorePart, type Standing } from '@zaria/kit';
import { say, verdict, type Area } from '@zaria/words';
import { columns, type Side } from './layout.ts';
import type { Pen } from './pen.ts';
import type { Speaker } from './voice.ts';

/** The score sheet, the best first, with every part of the score; then who has won. */
export function standingTable(standing: Standing, pen: Pen<Area>, speaker: Speaker): string[] {
  const { words, names, colours } = pen;
  const seats = seatsOf(standing.seats.length);
  const partsOf = ({ parts, tieBreaks }: Placing): readonly ScorePart[] => [...parts, ...tieBreaks];
  const [any] = standing.seats;
  if (any === undefined) return [];
  // A score of one part is its own total.
  const hasTotal = any.parts.length !== 1;
  const heads = partsOf(any).map(part => speaker.part(part).name);
  const heading = ['', '', ...heads, ...(hasTotal ? [say(words, 'standing.total')] : [])];
  const rows = seats
    .map(seat => ({ seat, placing: standing.seats[seat] }))
    .sort((a, b) => a.placing.rank - b.placing.rank || a.seat - b.seat)
    .map(({ seat, placing }) => [
      `${placing.rank}.`,
      pen.player(seat),
      ...partsOf(placing).map(part => speaker.part(part).value),
      ...(hasTotal ? [colours.bold(speaker.score(placing.score))] : []),
    ]);
  const sides: readonly Side[] = ['right', 'left', ...heading.slice(2).map((): Side => 'right')];
  return [
    colours.bold(say(words, standing.over ? 'standing.end' : 'standing.now')),
    ...columns([heading, ...rows], sides),
    ...(standing.over ? [colours.bold(verdict(words, standing, names))] : []),
  ];
}
