import { describe, expect, test } from 'vitest';
import { emptyBoard, type Board } from './board.ts';
import {
  copyWork,
  drawTile,
  drawings,
  mayFinish,
  refuseDrawing,
  routesDue,
  specialsLeft,
  type Work,
} from './drawing.ts';
import { drawingNotation, parsePlacement } from './notation.ts';
import { parseSquare } from './squares.ts';
import { boardWith } from './table.testing.ts';
import { SPECIALS, UNDRAWN, isSpecial, PIECE, type ExtraFace, type RouteFace, type Special } from './tiles.ts';

interface Given {
  readonly board?: Board;
  readonly routes?: readonly RouteFace[];
  readonly extra?: readonly ExtraFace[];
  readonly specials?: readonly Special[];
}

const work = ({ board = emptyBoard(), routes = [], extra = [], specials = [] }: Given): Work => ({
  board,
  routes,
  extra,
  specials,
  isSpecialDrawn: false,
});

function draw(on: Work, ...texts: readonly string[]): void {
  for (const text of texts) {
    const placement = parsePlacement(text);
    if (placement === null || !drawings(on).some(drawing => drawingNotation.print(drawing) === text))
      throw new Error(`${text} cannot be drawn`);
    drawTile(on, placement, 1);
  }
}

function refused(on: Work, text: string): unknown {
  const drawing = drawingNotation.parse(text);
  if (drawing === null) throw new Error(`${text} is no drawing`);
  expect(drawings(on).map(drawingNotation.print)).not.toContain(text);
  return refuseDrawing(on, drawing);
}

const at = (name: string) => parseSquare(name) ?? 0;
const texts = (on: Work): string[] => drawings(on).map(drawingNotation.print);

describe('all four, if possible', () => {
  test('[RI-4.1] each die is drawn once, in any order', () => {
    const on = work({ routes: ['HH..', 'HH..', 'R.R.', 'H.R.'] });
    draw(on, 'D1 R.R.', 'B1 HH..');
    expect(on.routes).toEqual(['HH..', 'H.R.']);
    draw(on, 'F1 H.R.', 'B7 .HH.');
    expect(on.routes).toEqual([]);
  });

  test('[RI-4.1] a fifth route is refused, and a face that was not rolled', () => {
    const on = work({ routes: ['HH..'] });
    expect(refused(on, 'B1 HHH.')).toEqual({ why: 'no-die', square: at('B1'), piece: 'HHH.' });
    draw(on, 'B1 HH..');
    expect(refused(on, 'F1 HH..')).toEqual({ why: 'no-die', square: at('F1'), piece: 'HH..' });
  });

  test('[RI-4.2] nobody ends the round while a route die fits', () => {
    const on = work({ routes: ['HH..', 'HHH.'] });
    expect(refused(on, 'finish')).toEqual({ why: 'routes-due', routes: ['HH..', 'HHH.'] });
    draw(on, 'B1 HH..');
    expect(refused(on, 'finish')).toEqual({ why: 'routes-due', routes: ['HHH.'] });
    draw(on, 'F1 HHH.');
    expect(mayFinish(on)).toBe(true);
    expect(texts(on)).toContain('finish');
  });

  /** Every square is drawn but C1; it faces a highway in the west and nothing else. */
  function oneLeft(): Board {
    const board = boardWith('B1 HH..');
    for (const square of board.tiles.keys())
      if (square !== 2 && board.tiles[square] === UNDRAWN) board.tiles[square as 0] = 1;
    return board;
  }

  test('[RI-4.2] a die that fits nowhere may be left', () => {
    const on = work({ board: oneLeft(), routes: ['R.R.'] });
    expect(routesDue(on)).toEqual([]);
    expect(texts(on)).toContain('finish');
    expect(refused(on, 'C1 R.R.')).toEqual({ why: 'unconnected', square: at('C1') });
  });

  test('[RI-4.3] a die becomes due through another placement', () => {
    const board = oneLeft();
    board.tiles[at('C2')] = UNDRAWN;
    const on = work({ board, routes: ['RR..', 'HR..'] });
    expect(routesDue(on)).toEqual(['HR..']);
    draw(on, 'C1 ..RH');
    expect(routesDue(on)).toEqual(['RR..']);
    expect(refused(on, 'finish')).toEqual({ why: 'routes-due', routes: ['RR..'] });
  });

  test('[RI-4.4] drawing so that another die no longer fits is allowed', () => {
    const on = work({ board: oneLeft(), routes: ['HH..', 'HHH.'] });
    expect(routesDue(on)).toEqual(['HH..', 'HHH.']);
    draw(on, 'C1 H..H');
    expect(routesDue(on)).toEqual([]);
    expect(on.routes).toEqual(['HHH.']);
    expect(texts(on)).toEqual(['finish']);
  });
});

describe('expansion dice', () => {
  test('[RI-2.4] each may be drawn once, or left', () => {
    const on = work({ extra: ['VV..', 'VV..'] });
    expect(mayFinish(on)).toBe(true);
    draw(on, 'D4 VV..');
    expect(on.extra).toEqual(['VV..']);
    draw(on, 'F6 VV..');
    expect(refused(on, 'C2 VV..')).toEqual({ why: 'no-die', square: at('C2'), piece: 'VV..' });
  });
});

describe('special routes', () => {
  test('[RI-5.1] come on top of the dice, with the same rules', () => {
    const on = work({});
    expect(texts(on)).toContain('B1 HHHH');
    expect(texts(on)).toContain('finish');
    expect(refused(on, 'D4 HHHH')).toEqual({ why: 'unconnected', square: at('D4') });
    expect(refused(on, 'D1 HHHH')).toMatchObject({ why: 'clash', exit: true });
  });

  test('[RI-5.2] at most one in a round', () => {
    const on = work({});
    draw(on, 'B1 HHHH');
    expect(specialsLeft(on)).toEqual([]);
    expect(refused(on, 'D1 RRRR')).toEqual({ why: 'special-this-round', square: at('D1') });
  });

  test('[RI-5.3] at most three in a game', () => {
    const on = work({ specials: ['HHHH', 'RRRR', 'HRHR'] });
    expect(specialsLeft(on)).toEqual([]);
    expect(refused(on, 'B1 HHRH')).toEqual({ why: 'specials-spent', square: at('B1'), most: 3 });
  });

  test('[RI-5.4] each at most once, however it is turned', () => {
    const on = work({ specials: ['HHRH', 'HHHH'] });
    expect(specialsLeft(on)).toEqual(['HRRR', 'RRRR', 'HRRH', 'HRHR']);
    expect(refused(on, 'B1 HHHR')).toEqual({ why: 'special-twice', square: at('B1'), piece: 'HHRH' });
  });
});

test('the order: route dice as they lie, expansion dice, special routes, the end of the round', () => {
  const on = work({ routes: ['RR..', 'H.H.', 'RR..'], extra: ['VV..', 'V.V.'] });
  const pieces = drawings(on).map(drawing => (drawing === 'finish' ? drawing : PIECE[drawing.tile]));
  expect([...new Set(pieces)]).toEqual(['RR..', 'H.H.', 'VV..', 'V.V.', ...SPECIALS]);
  expect(pieces.filter(piece => piece === 'H.H.')).toHaveLength(6);
  const free = drawings(work({}));
  expect(free.at(-1)).toBe('finish');
  expect(free.slice(0, -1).every(drawing => drawing !== 'finish' && isSpecial(PIECE[drawing.tile] ?? 'HH..'))).toBe(
    true,
  );
});

test('a copy is worked on by itself', () => {
  const on = work({ routes: ['H.H.', 'HHH.'] });
  const copy = copyWork(on);
  draw(copy, 'B1 H.H.');
  expect(on).toEqual(work({ routes: ['H.H.', 'HHH.'] }));
});
