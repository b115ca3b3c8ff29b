import { parseSquare, printSquare, printTile, type Piece, type Square } from '@zaria/games/railroad-ink';
import { describe, expect, test } from 'vitest';
import { played, ROLLED } from './match.testing.ts';
import {
  countIn,
  finishIn,
  fittingOf,
  isPlacing,
  nextTurn,
  openEnds,
  ownSeat,
  partsIn,
  piecesAt,
  pointsOf,
  specialsOf,
  statusOf,
  trayOf,
  turnsAt,
} from './reading.ts';
import { mirror, rotate } from './turning.ts';

const at = (name: string): Square => parseSquare(name) ?? 0;

describe('what fits', () => {
  const { legal } = played([ROLLED]);
  const fitting = fittingOf(legal);

  test('every legal placing has its place, and the end of the round has none', () => {
    const placings = legal.filter(isPlacing);
    const kept = [...fitting.values()].flatMap(squares => [...squares.values()].flat());
    expect(new Set(kept)).toEqual(new Set(placings));
    expect(finishIn(legal)).toBeNull();
  });

  test('a curve fits at a highway exit in two ways', () => {
    expect(turnsAt(fitting, 'HH..', at('B1')).map(({ answer }) => printTile(answer.tile))).toEqual(['HH..', 'H..H']);
    expect(turnsAt(fitting, 'HH..', at('D4'))).toEqual([]);
  });

  test('a square knows what fits there', () => {
    const pieces: readonly Piece[] = piecesAt(fitting, at('D1'));
    expect(pieces).toContain('R.R.');
    expect(pieces).not.toContain('HH..');
    expect(piecesAt(fitting, at('D4'))).toEqual([]);
  });
});

describe('turning', () => {
  const { legal } = played([ROLLED]);
  const fitting = fittingOf(legal);
  const turns = (piece: Piece, name: string) => turnsAt(fitting, piece, at(name));
  const text = (placing: ReturnType<typeof turns>[number]) => printTile(placing.answer.tile);

  test('again and again comes every legal way once', () => {
    const all = turns('HHH.', 'B1');
    let now = all[0];
    const seen = all.map(() => (now = now && nextTurn(all, now)) && text(now));
    expect(new Set(seen)).toEqual(new Set(all.map(text)));
    expect(now).toBe(all[0]);
  });

  test('a quarter on clockwise, over what does not fit', () => {
    const [first] = turns('HH..', 'B1');
    expect(first && text(rotate(turns('HH..', 'B1'), first))).toBe('H..H');
  });

  test('and not the other way round', () => {
    const [first] = turns('HHH.', 'B1');
    expect(first && text(first)).toBe('HHH.');
    expect(first && text(rotate(turns('HHH.', 'B1'), first))).toBe('H.HH');
  });

  test('mirrored', () => {
    const [first] = turns('HH..', 'B1');
    expect(first && text(mirror(turns('HH..', 'B1'), first))).toBe('H..H');
  });

  test('what fits one way only stays', () => {
    const [first] = turns('H.R.', 'B1');
    expect(turns('H.R.', 'B1')).toHaveLength(1);
    expect(first && rotate(turns('H.R.', 'B1'), first)).toBe(first);
    expect(first && mirror(turns('H.R.', 'B1'), first)).toBe(first);
  });
});

describe('what lies before a player', () => {
  const twice = ['nature', 'roll HH.. HH.. RRR. H.R.'] as const;

  test('a die that was drawn shows where, and its twin is still free', () => {
    const { view } = played([twice, [0, 'draw B1 HH..']]);
    expect(trayOf(view, 0).map(({ drawnOn, isFree }) => [drawnOn && printSquare(drawnOn), isFree])).toEqual([
      ['B1', false],
      [null, true],
      [null, true],
      [null, true],
    ]);
  });

  test('the dice of an expansion come after the routes', () => {
    const { view } = played([['nature', 'roll HH.. R.R. HHH. H.R. / VV.. V.V.']], { options: { expansion: 'rivers' } });
    expect(trayOf(view, 0).map(({ kind }) => kind)).toEqual(['route', 'route', 'route', 'route', 'extra', 'extra']);
  });

  test('of what somebody else draws nothing shows', () => {
    const { view } = played([ROLLED, [1, 'draw B1 HH..']]);
    expect(trayOf(view, 1).map(({ drawnOn, isFree }) => [drawnOn, isFree])).toEqual(
      Array.from({ length: 4 }, () => [null, false]),
    );
  });

  test('one special route a round: the others rest', () => {
    const before = played([ROLLED]).view.seats[0];
    const after = played([ROLLED, [0, 'draw B1 HHHH']]).view.seats[0];
    if (before === undefined || after === undefined) throw new Error('nobody sits there');
    expect(specialsOf(before).map(({ isFree }) => isFree)).toEqual(Array.from({ length: 6 }, () => true));
    expect(specialsOf(after).map(({ piece, drawnOn, isFree }) => [piece, drawnOn, isFree])).toEqual([
      ['HHRH', null, false],
      ['HRRR', null, false],
      ['HHHH', at('B1'), false],
      ['RRRR', null, false],
      ['HRRH', null, false],
      ['HRHR', null, false],
    ]);
  });
});

describe('who does what', () => {
  test('all draw, until they are done', () => {
    const { view } = played([
      ROLLED,
      [1, 'draw B1 HH..'],
      [1, 'draw D1 R.R.'],
      [1, 'draw F1 HHH.'],
      [1, 'draw B7 R.H.'],
      [1, 'draw finish'],
    ]);
    expect([statusOf(view, 0), statusOf(view, 1)]).toEqual(['draws', 'done']);
  });

  test('one picks', () => {
    const { view } = played([['nature', 'pool HH..+R.R. HHH.+H.R. R.R.+R.R. HH..+HR..']], {
      options: { draft: true, starter: 1 },
    });
    expect([statusOf(view, 0), statusOf(view, 1)]).toEqual(['waits', 'picks']);
  });

  test('whose board is on the table', () => {
    const { view } = played([ROLLED], { viewer: 1 });
    expect(ownSeat(view, null)).toBe(1);
    expect(ownSeat(view, 0)).toBe(0);
    expect(ownSeat(played([ROLLED], { viewer: 'spectator' }).view, null)).toBe(0);
    expect(ownSeat(played([ROLLED], { viewer: 'spectator' }).view, null, 1)).toBe(1);
  });
});

describe('the score', () => {
  const { view } = played([ROLLED, [0, 'draw B1 H..H'], [0, 'draw D1 R.R.']]);
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('nobody sits there');

  test('has the parts of the expansion in play', () => {
    expect(partsIn(view)).toEqual(['networks', 'highway', 'railway', 'centre', 'errors']);
    expect(partsIn({ options: { ...view.options, expansion: 'lakes' } })).toContain('lake');
    expect(partsIn({ options: { ...view.options, expansion: 'rivers' } })).toContain('river');
  });

  test('is the sum of its parts', () => {
    expect(partsIn(view).reduce((sum, part) => sum + pointsOf(seat.score, part), 0)).toBe(seat.score.total);
  });

  test('says how many each part counts', () => {
    expect(countIn(seat.score, 'networks')).toBe(0);
    expect(countIn(seat.score, 'highway')).toBe(1);
    expect(countIn(seat.score, 'errors')).toBe(2);
  });

  test('an open end can be joined while the square beyond is free and the game goes on', () => {
    expect(openEnds(seat, false).map(({ isLost }) => isLost)).toEqual([false, false]);
    expect(openEnds(seat, true).map(({ isLost }) => isLost)).toEqual([true, true]);
    const beside = played([ROLLED, [0, 'draw B1 H..H'], [0, 'draw A4 .H.H'], [0, 'draw D1 R.R.']]).view.seats[0];
    expect(beside && openEnds(beside, false).every(({ isLost }) => !isLost)).toBe(true);
  });
});
