import type { RailroadInkShape, RailroadInkView, SeatView } from '@zaria/games/railroad-ink';
import { seatsOf, type Seat } from '@zaria/kit';
import { say } from '@zaria/words';
import { padEnd, widthOf } from '../../text/layout.ts';
import type { Pen } from '../../text/pen.ts';
import { scoreSheet } from '../../text/standing.ts';
import type { TerminalBoard } from '../board.ts';
import { gain } from '../gain.ts';
import { SIGNS, centreOf, drawSquares } from './squares.ts';

export const railroadInkBoard: TerminalBoard<RailroadInkShape> = {
  /** The viewer's board and what he has to draw; a spectator sees all boards. Everyone's points so far. */
  draw(view, pen) {
    const { words, colours } = pen;
    const seats = view.viewer === 'spectator' ? seatsOf(view.players) : [view.viewer];
    return [
      colours.bold(say(words, 'draw.round', { round: view.round, rounds: view.rounds })),
      ...inPairs(
        seats.map(seat => boardOf(view, seat, pen)),
        pen.width,
      ),
      colours.dim(legendOf(view, pen)),
      '',
      ...points(view, pen),
      ...dice(view, pen),
    ];
  },

  foresee(follower, action, pen) {
    const ahead = action.step !== 'draw' || action.answer === 'finish' ? null : follower.foresee(action);
    return ahead && gain(pen.words, ownPoints(ahead.view) - ownPoints(follower.view));
  },
};

const ownPoints = ({ viewer, seats }: RailroadInkView): number =>
  viewer === 'spectator' ? 0 : (seats[viewer]?.score.total ?? 0);

/** What the signs mean, as far as the game needs them. */
function legendOf({ options: { expansion } }: RailroadInkView, { words }: Pen): string {
  const known = ['highway', 'railway', 'station', 'loose'] as const;
  const water = expansion === 'rivers' ? (['river'] as const) : expansion === 'lakes' ? (['lake'] as const) : [];
  return [...known, ...water].map(kind => `${SIGNS[kind]} ${say(words, `draw.${kind}`)}`).join('   ');
}

function boardOf(view: RailroadInkView, seat: Seat, pen: Pen): string[] {
  const own = view.seats[seat];
  return own === undefined ? [] : [`   ${pen.player(seat)}`, ...drawSquares(own, pen.colours)];
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
    const parts = [
      { part: 'networks', value: score.networks.reduce((sum, network) => sum + network.points, 0) },
      { part: 'highway', value: score.highway.points },
      { part: 'railway', value: score.railway.points },
      { part: 'centre', value: score.centre.points },
      { part: 'errors', value: score.errors.points },
      ...(expansion === 'rivers' ? [{ part: 'river', value: score.river.points }] : []),
      ...(expansion === 'lakes' ? [{ part: 'lake', value: score.lake.points }] : []),
    ];
    return [{ head: pen.player(seat), parts, total: String(score.total) }];
  });
  return scoreSheet(sheet, pen);
}

/** A face as it is drawn and as it is written. */
const printFace = (face: string): string => `${centreOf(face)} ${face}`;

/** The dice of the round; for who is drawing, what is left of them and the special routes. */
function dice(view: RailroadInkView, pen: Pen): string[] {
  const { words } = pen;
  const shown = (faces: readonly string[]): string => faces.map(printFace).join('  ');
  const pairs = view.pairs.map(pair => pair.map(printFace).join(' + '));
  const own: SeatView | undefined = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const common = [...(view.seats[0]?.routes ?? []), ...view.extra];
  const lines: string[] = [];
  if (pairs.length > 0) lines.push(say(words, 'draw.pool', { dice: pairs.join('   ') }));
  else if (!view.options.draft && common.length > 0) lines.push(say(words, 'draw.rolled', { dice: shown(common) }));
  const drawing = own?.drawing ?? null;
  if (drawing === null) return lines.length === 0 ? [] : ['', ...lines];
  const optional = [...drawing.extra, ...drawing.specials];
  lines.push(say(words, 'draw.due', { dice: drawing.due.length === 0 ? '–' : shown(drawing.due) }));
  if (optional.length > 0) lines.push(say(words, 'draw.optional', { dice: shown(optional) }));
  return ['', ...lines];
}
