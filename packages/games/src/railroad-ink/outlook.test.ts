import { NATURE, pick, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { randomBoard } from './agreement.testing.ts';
import { fits, type Board } from './board.ts';
import { EXPANSIONS } from './dice.ts';
import { railroadInk } from './game.ts';
import { misfitOf, outlookOf } from './outlook.ts';
import { boardSeen, type BoardSeen } from './seen.ts';
import { SQUARES, parseSquare, type Square } from './squares.ts';
import { boardWith, tableFor } from './table.testing.ts';
import { PIECES, TURNS, printTile, type Piece, type Tile } from './tiles.ts';

const seen = ({ tiles, rounds }: Board): BoardSeen => ({ tiles: tiles.map(printTile), rounds });

test('a board that is seen is the board', () => {
  const board = randomBoard('lakes', simulationRng('seen'));
  expect(boardSeen(seen(board))).toEqual(board);
  expect(() => boardSeen({ tiles: ['HX..'], rounds: [1] })).toThrow('there is no tile HX..');
});

test.each(EXPANSIONS)('what a placement would come to is what it comes to, expansion: %s', expansion => {
  const rng = simulationRng('outlook');
  const table = tableFor(1, { expansion });
  for (let [actor] = railroadInk.waiting(table); actor !== undefined; [actor] = railroadInk.waiting(table)) {
    const before = railroadInk.view(table, 0);
    const action = actor === NATURE ? railroadInk.sample(table, rng) : pick(railroadInk.legal(table, actor), rng);
    railroadInk.play(table, actor, action);
    const [now, then] = [before.seats[0], railroadInk.view(table, 0).seats[0]];
    if (action.step !== 'draw' || action.answer === 'finish' || now === undefined || then === undefined) continue;
    const { tiles, filled, score } = outlookOf(before, now, action.answer);
    expect({ tiles, score }).toEqual({ tiles: then.tiles, score: then.score });
    expect(filled).toHaveLength(then.tiles.filter((tile, i) => tile === 'LLLL' && now.tiles[i] !== tile).length);
  }
});

describe('why a piece does not fit', () => {
  const board = boardWith('B1 H..H', 'D1 R.R.');
  const at = (name: string): Square => parseSquare(name) ?? 0;
  const why = (piece: Piece, name: string) => misfitOf(seen(board), piece, at(name));

  test('[RI-3.1] something is drawn there', () => {
    expect(why('HH..', 'B1')).toEqual({ why: 'occupied', square: at('B1') });
  });

  test('[RI-3.8] nothing would be joined, however it is turned', () => {
    expect(why('HH..', 'E5')).toEqual({ why: 'unconnected', square: at('E5') });
    expect(why('H.H.', 'D2')).toEqual({ why: 'unconnected', square: at('D2') });
  });

  test('[RI-3.6] it cannot be turned away from an exit of the other kind', () => {
    expect(why('RRRR', 'F1')).toEqual({ why: 'clash', square: at('F1'), side: 0, exit: true });
  });

  test('[RI-3.3] it would be joined on one side, and runs into another kind on the other', () => {
    // A highway comes from the west, a railway from the east.
    const between = boardWith('B1 HH..', 'D1 R..R');
    expect(misfitOf(seen(between), 'H.H.', at('C1'))).toEqual({ why: 'clash', square: at('C1'), side: 1, exit: false });
  });

  test('there is a reason exactly where no turn of the piece fits', () => {
    const rng = simulationRng('misfits');
    for (const expansion of EXPANSIONS) {
      const random = randomBoard(expansion, rng);
      const shown = seen(random);
      for (const square of SQUARES) {
        for (const piece of PIECES) {
          const { first, count } = TURNS[piece];
          const turns = Array.from({ length: count }, (_, turn) => (first + turn) as Tile);
          expect(misfitOf(shown, piece, square) === null).toBe(turns.some(tile => fits(random, { square, tile })));
        }
      }
    }
  });
});
