/** A player's place at the table, counted clockwise from 0. */
export const SEATS = [0, 1, 2, 3, 4, 5] as const;
export type Seat = (typeof SEATS)[number];

/** Dice and card draws act under this name. */
export const NATURE = -1;
export type Actor = Seat | typeof NATURE;

export type Viewer = Seat | 'spectator';

/** A list with one entry per seat; indexing it by a `Seat` needs no check. */
export type BySeat<T> = T[] & { [seat in Seat]: T };
export type ReadonlyBySeat<T> = readonly T[] & { readonly [seat in Seat]: T };

export const bySeat = <T>(players: number, value: (seat: Seat) => T): BySeat<T> =>
  seatsOf(players).map(value) as BySeat<T>;

export const copyBySeat = <T>(list: ReadonlyBySeat<T>): BySeat<T> => list.slice() as BySeat<T>;

const TABLES: readonly (readonly Seat[])[] = [0, ...SEATS.map(seat => seat + 1)].map(players =>
  SEATS.slice(0, players),
);

/** The seats of a table with that many players, in clockwise order. */
export function seatsOf(players: number): readonly Seat[] {
  const seats = TABLES[players];
  if (seats === undefined) throw new Error(`a table has 0 to ${SEATS.length} players, not ${players}`);
  return seats;
}

/** The next seat clockwise. */
export const leftOf = (seat: Seat, players: number): Seat => (seat + 1 === players ? 0 : ((seat + 1) as Seat));

export const isSeat = (value: unknown, players: number = SEATS.length): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players;
