import { seatsOf, type Placing, type ScorePart, type Seat, type Standing } from '@zaria/kit';
import { say } from '@zaria/words';
import { columns, cut, isAsWideAs, widthOf, wrap, type Side } from './layout.ts';
import type { Pen } from './pen.ts';
import type { Speaker } from './voice.ts';

/** One player's score, part by part. */
export interface SheetColumn {
  readonly head: string;
  readonly parts: readonly ScorePart[];
  readonly total: string;
}

/** Players beside each other, the parts of their scores below: it stays narrow however many parts there are. */
export function scoreSheet(sheet: readonly SheetColumn[], pen: Pen): string[] {
  const [first] = sheet;
  if (first === undefined) return [];
  const rows = first.parts.map((part, i) => [
    pen.part(part).name,
    ...sheet.map(({ parts }) => pen.part(parts[i] ?? part).value),
  ]);
  // A score of one part is its own total.
  const total = [say(pen.words, 'standing.total'), ...sheet.map(column => pen.colours.bold(column.total))];
  const hasTotal = first.parts.length > 1;
  return inRoom([['', ...sheet.map(({ head }) => head)], ...rows, ...(hasTotal ? [total] : [])], pen.width);
}

/** As many players beside each other as there is room for, the others below them. */
function inRoom(rows: readonly (readonly string[])[], width: number): string[] {
  const sides: readonly Side[] = ['left', ...(rows[0] ?? []).map((): Side => 'right')];
  const players = Math.max(1, (rows[0]?.length ?? 0) - 1);
  const block = (from: number, count: number): string[] =>
    columns(
      rows.map(([label = '', ...cells]) => [label, ...cells.slice(from, from + count)]),
      sides,
    );
  const blocks: string[][] = [];
  for (let from = 0; from < players;) {
    let count = players - from;
    while (count > 1 && !isAsWideAs(block(from, count), width)) count--;
    const lines = block(from, count);
    blocks.push(isAsWideAs(lines, width) ? lines : oneByOne(rows, from, width));
    from += count;
  }
  return blocks.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}

/** One player where even a single column is too wide: the name, and below it each part with its value behind it. */
const oneByOne = (rows: readonly (readonly string[])[], player: number, width: number): string[] =>
  rows.map(([label = '', ...cells], i) => {
    const cell = cells[player] ?? '';
    return i === 0 ? cut(cell, width) : `${cut(label, width - widthOf(cell) - 2)}  ${cell}`;
  });

/** The score sheet, the best first; then, of a match that is over, why it is and who has won. */
export function standingTable(standing: Standing, view: unknown, pen: Pen, speaker: Speaker): string[] {
  const { words, colours } = pen;
  const order = seatsOf(standing.seats.length).toSorted(
    (a, b) => standing.seats[a].rank - standing.seats[b].rank || a - b,
  );
  const column = (seat: Seat): SheetColumn => {
    const placing = standing.seats[seat];
    return {
      head: `${placing.rank}. ${pen.player(seat)}`,
      parts: placing.parts,
      total: speaker.score(placing.score),
    };
  };
  const sheet = scoreSheet(order.map(column), pen);
  return [
    colours.bold(say(words, standing.over ? 'standing.end' : 'standing.now')),
    ...sheet,
    ...(standing.over
      ? [
          ...deciders(standing, pen),
          ...wrap(speaker.ending(view), pen.width),
          ...wrap(speaker.verdict(standing), pen.width).map(line => colours.bold(line)),
        ]
      : []),
  ];
}

/** What broke the tie, where equal scores had to be told apart. */
function deciders({ seats }: Standing, pen: Pen): string[] {
  const isTied = (placing: Placing): boolean => seats.some(other => other !== placing && other.score === placing.score);
  return seatsOf(seats.length).flatMap(seat => {
    if (!isTied(seats[seat])) return [];
    const said = seats[seat].tieBreaks.map(part => pen.part(part)).map(({ name, value }) => `${name} ${value}`);
    return said.length === 0 ? [] : [`${pen.player(seat)}: ${said.join(', ')}`];
  });
}
