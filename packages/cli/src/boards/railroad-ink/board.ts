import { partsOf, type RailroadInkShape, type RailroadInkView, type SeatView } from '@zaria/games/railroad-ink';
import { seatsOf, type Seat } from '@zaria/kit';
import { say } from '@zaria/words';
import { always, ifRoom, type Part } from '../../screen/fit.ts';
import { beside, cut, flow, isAsWideAs, padEnd, widthOf, wrap } from '../../text/layout.ts';
import type { Pen } from '../../text/pen.ts';
import { scoreSheet } from '../../text/standing.ts';
import type { TerminalBoard } from '../board.ts';
import { gain } from '../gain.ts';
import { drawGrid, type Drawable } from './grid.ts';
import { legendOf, panel, previewOf, printFace, type Preview } from './panel.ts';
import { railroadInkPointing } from './pointing.ts';
import { drawSquares } from './squares.ts';

/** The columns that a board takes on the screen, and the lines. */
const GRID = { columns: 34, rows: 16 } as const;
const GAP = 2;

export const railroadInkBoard: TerminalBoard<RailroadInkShape> = {
  /** The viewer's board and what he has to draw; a spectator sees all boards. Everyone's points so far. */
  draw(view, pen) {
    const { colours } = pen;
    const seats = view.viewer === 'spectator' ? seatsOf(view.players) : [view.viewer];
    return [
      ...wrap(heading(view, pen), pen.width).map(line => colours.bold(line)),
      ...inPairs(
        seats.map(seat => boardOf(view, seat, pen)),
        pen.width,
      ),
      ...flow(legendOf(view, pen), pen.width).map(line => colours.dim(line)),
      '',
      ...points(view, pen),
      ...dice(view, pen).flatMap(line => (widthOf(line) > pen.width ? flow(line.split(/ {2,}/), pen.width) : [line])),
    ];
  },

  heading,

  /** The viewer's board with the panel beside it; for a spectator as many boards as fit. */
  parts(view, pen, pointer) {
    if (view.viewer === 'spectator') return boardsSeen(view, pen);
    const own = view.seats[view.viewer];
    if (own === undefined) return [];
    const preview = previewOf(view, own, pointer);
    const grid = drawGrid(drawable(view, own, preview), pen.colours);
    const room = { columns: pen.width - GRID.columns - GAP, rows: GRID.rows };
    return [always(beside(grid, panel(view, preview, pen, room), ' '.repeat(GAP)))];
  },

  explain: (view, pen) => [say(pen.words, 'explain.railroad-ink'), legendOf(view, pen).join('  ')],

  foresee(follower, action, pen) {
    const ahead = action.step !== 'draw' || action.answer === 'finish' ? null : follower.foresee(action);
    return ahead && gain(pen.words, ownPoints(ahead.view) - ownPoints(follower.view));
  },

  keyOf: () => null,
  pointing: railroadInkPointing,
};

function heading(view: RailroadInkView, { words }: Pen): string {
  return say(words, 'draw.round', { round: view.round, rounds: view.rounds });
}

const ownPoints = ({ viewer, seats }: RailroadInkView): number =>
  viewer === 'spectator' ? 0 : (seats[viewer]?.score.total ?? 0);

function drawable(view: RailroadInkView, own: SeatView, preview: Preview | null): Drawable {
  const fresh = new Set(own.rounds.flatMap((round, square) => (round === view.round ? [square] : [])));
  if (preview === null || preview.turned === null)
    return { tiles: own.tiles, ends: own.score.errors.ends, fresh, pointer: null };
  const { square, turned, outlook } = preview;
  // What does not fit is shown where there is room to show it, so that one sees why.
  const isFree = own.tiles[square] === '....';
  return {
    tiles: outlook?.tiles ?? (isFree ? own.tiles.with(square, turned) : own.tiles),
    ends: (outlook?.score ?? own.score).errors.ends,
    fresh,
    pointer: { square, fits: outlook !== null },
  };
}

/** Boards beside each other under the names of their owners, with their points; the first in any case. */
function boardsSeen(view: RailroadInkView, pen: Pen): readonly Part[] {
  const boards = seatsOf(view.players).flatMap(seat => {
    const own = view.seats[seat];
    if (own === undefined) return [];
    const name = `  ${pen.player(seat)}  ${pen.colours.bold(say(pen.words, 'number', { n: own.score.total }))}`;
    return [[name, ...drawGrid(drawable(view, own, null), pen.colours).slice(1)]];
  });
  const inRow = Math.max(1, Math.floor((pen.width + GAP) / (GRID.columns + GAP)));
  const rows: string[][] = [];
  for (let i = 0; i < boards.length; i += inRow)
    rows.push(boards.slice(i, i + inRow).reduce((left, right) => beside(left, right, ' '.repeat(GAP))));
  const [first = [], ...more] = rows;
  const names = seatsOf(view.players)
    .slice(inRow)
    .map(seat => `  ${pen.player(seat)}  ${say(pen.words, 'number', { n: view.seats[seat]?.score.total ?? 0 })}`);
  return [always(first), ifRoom(1, names, more.flat()), ifRoom(2, dice(view, pen))];
}

function boardOf(view: RailroadInkView, seat: Seat, pen: Pen): string[] {
  const own = view.seats[seat];
  if (own === undefined) return [];
  const squares = drawSquares(own, pen.colours);
  const drawn = isAsWideAs(squares, pen.width) ? squares : drawGrid(drawable(view, own, null), pen.colours);
  return [cut(`   ${pen.player(seat)}`, pen.width), ...drawn];
}

/** Boards two by two where there is room. */
function inPairs(boards: readonly (readonly string[])[], width: number): string[] {
  const [first = []] = boards;
  const wide = Math.max(0, ...first.map(widthOf)) + 3;
  if (boards.length < 2 || 2 * wide > width) return boards.flatMap(board => [...board, '']);
  const lines: string[] = [];
  for (let i = 0; i < boards.length; i += 2) {
    const [left = [], right = []] = [boards[i], boards[i + 1]];
    lines.push(...left.map((line, row) => `${padEnd(line, wide)}${right[row] ?? ''}`.trimEnd()), '');
  }
  return lines;
}

/** Every part of everyone's score so far. */
function points({ seats, players, options: { expansion } }: RailroadInkView, pen: Pen): string[] {
  const sheet = seatsOf(players).flatMap(seat => {
    const { score } = seats[seat] ?? {};
    if (score === undefined) return [];
    return [
      { head: pen.player(seat), parts: partsOf(score, expansion), total: say(pen.words, 'number', { n: score.total }) },
    ];
  });
  return scoreSheet(sheet, pen);
}

/** The dice of the round; for who is drawing, what is left of them and the special routes. */
function dice(view: RailroadInkView, pen: Pen): string[] {
  const { words } = pen;
  const shown = (faces: readonly string[]): string => faces.map(printFace).join('  ');
  const pairs = view.pairs.map(pair => pair.map(printFace).join(' + '));
  const own: SeatView | undefined = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const common = [...(view.seats[0]?.routes ?? []), ...view.extra];
  const lines: string[] = [];
  if (pairs.length > 0) {
    lines.push(say(words, 'draw.pool', { dice: pairs.join('   ') }));
    if (view.extra.length > 0) lines.push(`${say(words, 'draw.extra')} ${shown(view.extra)}`);
  } else if (!view.options.draft && common.length > 0) lines.push(say(words, 'draw.rolled', { dice: shown(common) }));
  const drawing = own?.drawing ?? null;
  if (drawing === null) return lines.length === 0 ? [] : ['', ...lines];
  const optional = [...drawing.extra, ...drawing.specials];
  lines.push(say(words, 'draw.due', { dice: drawing.due.length === 0 ? '–' : shown(drawing.due) }));
  if (optional.length > 0) lines.push(say(words, 'draw.optional', { dice: shown(optional) }));
  return ['', ...lines];
}
