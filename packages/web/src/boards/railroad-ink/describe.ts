import { SQUARES, type RailroadInkShape, type SeatView } from '@zaria/games/railroad-ink';
import { tIn } from '../../lib/words.svelte.ts';
import type { BoardProps } from '../board.ts';
import { countIn, isDrawn, partsIn, pointsOf, statusOf } from './reading.ts';
import { namePiece, sayCount, sayDrawn, sayRound } from './spoken.ts';

/** The round and its dice, then every board: the score part by part, what is drawn, and the open ends. */
export function describe({
  view,
  players,
  speech,
}: Pick<BoardProps<RailroadInkShape>, 'view' | 'players' | 'speech'>): readonly string[] {
  const lines = [sayRound(view.round, view.rounds)];
  if (view.pairs.length > 0) {
    const dice = view.pairs.map(([one, other]) =>
      tIn('railroad-ink', 'pair', { one: namePiece(one), other: namePiece(other) }),
    );
    lines.push(tIn('web-railroad-ink', 'words.pool', { dice }));
  }
  if (view.extra.length > 0) lines.push(tIn('web-railroad-ink', 'extra', { dice: view.extra.map(namePiece) }));
  for (const { seat, name } of players) {
    const board = view.seats[seat];
    if (board === undefined) continue;
    lines.push(tIn('web-railroad-ink', 'words.player', { name, score: speech.score(board.score.total) }));
    const status = statusOf(view, seat);
    if (view.agenda.length > 0 && status !== 'waits')
      lines.push(
        tIn('web-railroad-ink', 'words.status', { name, status: tIn('web-railroad-ink', `status.${status}`) }),
      );
    if (board.routes.length > 0)
      lines.push(tIn('web-railroad-ink', 'words.dice', { name, dice: board.routes.map(namePiece) }));
    for (const part of partsIn(view))
      lines.push(
        tIn('web-railroad-ink', 'words.part', {
          part: speech.part({ part, value: 0 }).name,
          points: pointsOf(board.score, part),
          count: sayCount(part, countIn(board.score, part)),
        }),
      );
    lines.push(...drawnOn(board));
  }
  return lines;
}

function drawnOn(board: SeatView): readonly string[] {
  const drawn = SQUARES.filter(square => isDrawn(board, square));
  if (drawn.length === 0) return [tIn('web-railroad-ink', 'words.blank')];
  return drawn.map(square => sayDrawn(board, square));
}
