import { describe, expect, test } from 'vitest';
import { fits, fitsSomewhere, place, placements, wipe, emptyBoard, type Board, type Placement } from './board.ts';
import cases from './cases.json' with { type: 'json' };
import { SPECIALS_PER_GAME, canBeRolled } from './dice.ts';
import { FILLS } from './meeting.ts';
import { scorePosition, type PositionScore } from './position.ts';
import { score } from './score.ts';
import { SIDES } from './squares.ts';
import { boardWith } from './table.testing.ts';
import { LAKE, PIECE, SPECIALS, isSpecial, packed, parseTile, type Piece, type Special } from './tiles.ts';

/*
 * Positions and whole games with known results, from outside. The JSON is a copy of the project's shared cases.
 */
type Row = readonly [square: string, tile: string];
interface Reading {
  readonly highway: number;
  readonly railway: number;
  readonly total: number;
}
interface Expected {
  readonly exits: readonly number[];
  readonly networkPoints: number;
  readonly centre: number;
  readonly errors: number;
  readonly once: Reading;
  readonly twice: Reading;
}
type Case = { readonly id: string } & (
  | { readonly kind: 'score'; readonly placements: readonly Row[]; readonly expected: Expected }
  | { readonly kind: 'full-game-score'; readonly rounds: readonly (readonly Row[])[]; readonly expected: Expected }
  | {
      readonly kind: 'sequence-legality';
      readonly placements: readonly Row[];
      readonly expected: { readonly legal: boolean; readonly firstIllegalIndex?: number; readonly reason?: string };
    }
  | {
      readonly kind: 'best-last-round';
      readonly placements: readonly Row[];
      readonly diceToPlace: readonly string[];
      readonly specialAllowed: boolean;
      readonly specialsAlreadyUsed: readonly string[];
      readonly expected: { readonly bestTotal: number };
    }
  | {
      readonly kind: 'lake-flood';
      readonly sidesFacingSquareNESW: readonly string[];
      readonly expected: { readonly floods: boolean };
    }
);

const CASES = cases.cases as unknown as readonly Case[];
const ofKind = <K extends Case['kind']>(kind: K) =>
  CASES.filter((one): one is Extract<Case, { kind: K }> => one.kind === kind).map(one => [one.id, one] as const);

test('no case is left out', () => {
  const kinds = ['score', 'full-game-score', 'sequence-legality', 'best-last-round', 'lake-flood'] as const;
  expect(kinds.map(kind => ofKind(kind).length)).toEqual([16, 40, 10, 2, 1]);
  expect(CASES).toHaveLength(69);
});

/** The score in the words of the cases. */
function scoreOf(position: object): Expected {
  const [once, twice] = (['once', 'twice'] as const).map(crossing => {
    const result = scorePosition({ ...position, options: { crossing } });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  });
  if (once === undefined || twice === undefined) throw new Error('not scored');
  const reading = ({ highway, railway, total }: PositionScore): Reading => ({ highway, railway, total });
  return {
    exits: once.networks.map(network => network.exits),
    networkPoints: once.networks.reduce((sum, network) => sum + network.points, 0),
    centre: once.centre,
    errors: once.errors,
    once: reading(once),
    twice: reading(twice),
  };
}

describe('[RI-6] the score of a board', () => {
  test.each(ofKind('score'))('%s', (_id, { placements: list, expected }) => {
    expect(scoreOf({ placements: list })).toEqual(expected);
  });
});

describe('[RI-6] the score of a whole game, round by round', () => {
  test.each(ofKind('full-game-score'))('%s', (_id, { rounds, expected }) => {
    expect(scoreOf({ rounds })).toEqual(expected);
  });
});

const REASONS: Readonly<Record<string, string>> = {
  noconn: 'unconnected',
  occupied: 'occupied',
  clash: 'clash',
  'clash-exit': 'clash',
};

describe('[RI-3] whether placements are legal', () => {
  test.each(ofKind('sequence-legality'))('%s', (_id, { placements: list, expected }) => {
    const result = scorePosition({ placements: list });
    expect(result.ok).toBe(expected.legal);
    if (result.ok || expected.firstIllegalIndex === undefined) return;
    const [square] = list[expected.firstIllegalIndex] ?? [];
    expect(result.error.at).toBe(`placements[${expected.firstIllegalIndex}] ${square}`);
    expect(result.error.why).toBe(REASONS[expected.reason ?? '']);
    if (result.error.why === 'clash') expect(result.error.exit).toBe(expected.reason === 'clash-exit');
  });
});

describe('[RI-8.7] whether a square fills', () => {
  test.each(ofKind('lake-flood'))('%s', (_id, { sidesFacingSquareNESW: faced, expected }) => {
    const marks = SIDES.reduce<number>((sum, side) => sum | (faced[side] === 'L' ? packed(side, LAKE) : 0), 0);
    expect(FILLS[marks] === 1).toBe(expected.floods);
    const around = ['D3 ..L.', 'E4 ...L', 'D5 L...', 'C4 .L..'].filter((_, side) => faced[side] === 'L');
    expect(boardWith(...around).tiles.some(tile => tile !== 0 && PIECE[tile] === null)).toBe(expected.floods);
  });
});

const pieceOf = (text: string): Piece => {
  const piece = PIECE[parseTile(text) ?? 0];
  if (piece === null) throw new Error(`${text} is no tile`);
  return piece;
};

/** The best total that the last round can still reach: tries everything the rules allow. */
function bestTotal(board: Board, dice: readonly Piece[], specials: readonly Special[]): number {
  let best = -Infinity;
  const isBefore = (a: Placement, b: Placement) => a.square < b.square || (a.square === b.square && a.tile < b.tile);

  /** Of two placements that could have come in either order, only one order is tried. */
  function isTriedElsewhere(placement: Placement, last: Placement | null): boolean {
    if (last === null || !isBefore(placement, last)) return false;
    wipe(board, last.square);
    const couldComeFirst = fits(board, placement);
    place(board, last, 7);
    return couldComeFirst;
  }

  function drawOn(left: readonly Piece[], allowed: readonly Special[], last: Placement | null): void {
    if (!left.some(piece => fitsSomewhere(board, piece))) best = Math.max(best, score(board, 'once').total);
    for (const piece of new Set([...left, ...allowed])) {
      for (const placement of placements(board, piece)) {
        if (isTriedElsewhere(placement, last)) continue;
        place(board, placement, 7);
        if (isSpecial(piece)) drawOn(left, [], placement);
        else drawOn(left.toSpliced(left.indexOf(piece), 1), allowed, placement);
        wipe(board, placement.square);
      }
    }
  }

  drawOn(dice, specials, null);
  return best;
}

describe('[RI-4.2] [RI-5.1] the best last round', () => {
  test.each(ofKind('best-last-round'))(
    '%s',
    (_id, { placements: list, diceToPlace, specialAllowed, specialsAlreadyUsed, expected }) => {
      const used = specialsAlreadyUsed.map(pieceOf);
      const dice = diceToPlace.map(pieceOf);
      expect(canBeRolled(dice, false)).toBe(true);
      expect(used.length).toBeLessThan(SPECIALS_PER_GAME);
      const board = boardWith(...list.map(row => row.join(' ')));
      const free = specialAllowed ? SPECIALS.filter(special => !used.includes(special)) : [];
      expect(bestTotal(board, dice, free)).toBe(expected.bestTotal);
    },
  );

  test('a die that fits must be drawn even where that costs points', () => {
    expect(bestTotal(emptyBoard(), ['RRR.'], [])).toBe(-1);
  });
});
