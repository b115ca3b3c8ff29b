import type { Board } from './board.ts';
import type { Crossing } from './lines.ts';
import { score, type Score } from './score.ts';

/** As many boards as six players and who watches them look at between two pieces that are drawn. */
const MOST_KNOWN = 32;
const known = new Map<string, Score>();

/**
 * What a board is worth, counted once. At the end of a round everybody's board is looked at after each of the others',
 * and every viewer has copies of his own; what is drawn was looked at in pencil before.
 */
export function scoreSeen(board: Board, crossing: Crossing): Score {
  const key = `${crossing} ${board.tiles.join()}`;
  const counted = known.get(key) ?? score(board, crossing);
  // Those that were seen last stay.
  known.delete(key);
  known.set(key, counted);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return counted;
}
