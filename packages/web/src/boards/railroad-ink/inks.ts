import type { RailroadInkView, SeatView } from '@zaria/games/railroad-ink';
import { boardInk } from './ink.ts';
import { isSameBoard } from './reading.ts';

interface Inked {
  readonly board: SeatView;
  readonly isOver: boolean;
  readonly ink: string;
}

/** Everybody's board in ink. One on which nothing was drawn stays as it was; of another what is new is seen being drawn. */
export function keepInks(hasNumbers = false) {
  let before: readonly Inked[] = [];
  return (view: RailroadInkView, pace: number): readonly Inked[] => {
    const isOver = view.agenda.length === 0;
    before = view.seats.map((board, seat) => {
      const last = before[seat];
      if (last !== undefined && last.isOver === isOver && isSameBoard(last.board, board)) return last;
      const tiles = pace > 0 ? last?.board.tiles : undefined;
      return { board, isOver, ink: boardInk(board, { isOver, hasNumbers, before: tiles }) };
    });
    return before;
  };
}
