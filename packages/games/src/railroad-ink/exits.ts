import { parseSquare, type Below, type Side, type Square } from './squares.ts';
import { HIGHWAY, RAILWAY } from './tiles.ts';

/** A way off the board: three on each side, at its 2nd, 4th and 6th square. */
export type Exit = Below<12>;

export interface ExitPlace {
  readonly square: Square;
  readonly side: Side;
  readonly mark: typeof HIGHWAY | typeof RAILWAY;
}

const place = (name: string, side: Side, mark: ExitPlace['mark']): ExitPlace => {
  const square = parseSquare(name);
  if (square === null) throw new Error(`there is no square ${name}`);
  return { square, side, mark };
};

/** The twelve exits clockwise from the top left. */
export const EXITS: readonly ExitPlace[] & { readonly [exit in Exit]: ExitPlace } = [
  place('B1', 0, HIGHWAY),
  place('D1', 0, RAILWAY),
  place('F1', 0, HIGHWAY),
  place('G2', 1, RAILWAY),
  place('G4', 1, HIGHWAY),
  place('G6', 1, RAILWAY),
  place('F7', 2, HIGHWAY),
  place('D7', 2, RAILWAY),
  place('B7', 2, HIGHWAY),
  place('A6', 3, RAILWAY),
  place('A4', 3, HIGHWAY),
  place('A2', 3, RAILWAY),
];
