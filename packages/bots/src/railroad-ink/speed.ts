import { emptyBoard, place, placements, rollRoutes, type Board } from '@zaria/games/railroad-ink';
import { pick, simulationRng } from '@zaria/kit';
import { newWorth, valueOf } from './value.ts';

const BOARDS = 40;
const FACES_EACH = 16;

/** Boards as random drawing leaves them, some of them nearly empty. */
function someBoards(): readonly Board[] {
  const rng = simulationRng('speed');
  return Array.from({ length: BOARDS }, (_, at) => {
    const board = emptyBoard();
    for (let face = 0; face < (at % FACES_EACH) + 1; face++) {
      const found = placements(board, pick(rollRoutes(rng), rng));
      if (found.length > 0) place(board, pick(found, rng), 1);
    }
    return board;
  });
}

/** For the benchmark: judges so many boards, a run at a time. */
export function judgingBoards(count: number): () => void {
  const boards = someBoards();
  const worth = newWorth();
  const prospects = { crossing: 'once', expansion: 'none', roundsLeft: 3 } as const;
  return () => {
    let sum = 0;
    for (let at = 0; at < count; at++) sum += valueOf(boards[at % boards.length] as Board, prospects, 2, worth);
    if (!Number.isFinite(sum)) throw new Error('a board is worth something');
  };
}
