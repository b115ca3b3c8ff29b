import { pieceOf, printSquare, printTile, type RailroadInkShape, type SideName } from '@zaria/games/railroad-ink';
import { tIn } from '../../lib/words.svelte.ts';
import type { FormsOf } from '../typed-forms.ts';
import { namePiece } from './spoken.ts';

const SIDES: readonly SideName[] = ['N', 'E', 'S', 'W'];
const MARKS = ['H', 'R', 'V', 'L'] as const;

/** In words “D4 highway curve north east”; without its sides where it can lie in one way only. */
export const formsOf: FormsOf = given => {
  const action = given as RailroadInkShape['action'];
  if (action.step !== 'draw' || action.answer === 'finish') return [];
  const { square, tile } = action.answer;
  const drawn = printTile(tile);
  const named = `${printSquare(square)} ${namePiece(pieceOf(tile))}`;
  const marks = SIDES.flatMap((side, i) => {
    const mark = MARKS.find(one => one === drawn.charAt(i));
    return mark === undefined ? [] : [{ mark, side }];
  });
  // What runs where is said where it is not all the same: a station has two ends.
  const isMixed = new Set(marks.map(({ mark }) => mark)).size > 1;
  const sides = marks.map(({ mark, side }) =>
    isMixed ? tIn('web-railroad-ink', 'side', { mark, side }) : tIn('web-sight', 'typed.side', { side }),
  );
  return [`${named} ${sides.join(' ')}`, named];
};
