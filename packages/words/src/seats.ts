import type { Seat } from '@zaria/kit';

/** Each seat is a colour and a shape, so that nothing is told by colour alone. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'grey'] as const;
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'] as const;
export type Colour = (typeof COLOURS)[number];
export type Shape = (typeof SHAPES)[number];

/** What the seats are called, in seat order. */
export type Names = readonly string[];

export const colourOf = (seat: Seat): Colour => COLOURS[seat];
export const shapeOf = (seat: Seat): Shape => SHAPES[seat];

export function nameOf(names: Names, seat: Seat): string {
  const name = names[seat];
  if (name === undefined) throw new Error(`seat ${seat} has no name`);
  return name;
}
