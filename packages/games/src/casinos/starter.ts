import { drawnSeat, leftOf, type Seat, type Tell } from '@zaria/kit';

/** What a table needs for its first player to be drawn. */
interface Starting {
  readonly players: number;
  starter: Seat;
}

/** Who begins the game, if the table left it to chance. */
export const starterStep = {
  ...drawnSeat,
  resolve(
    table: Starting,
    _data: unknown,
    seat: Seat,
    tell?: Tell<{ readonly fact: 'starts'; readonly seat: Seat }>,
  ): void {
    table.starter = seat;
    tell?.({ fact: 'starts', seat });
  },
} as const;

/** The first seat that has dice, from this one on clockwise; `null` if none has. */
export function nextWithDice(players: number, from: Seat, dice: (seat: Seat) => number): Seat | null {
  let seat = from;
  do {
    if (dice(seat) > 0) return seat;
    seat = leftOf(seat, players);
  } while (seat !== from);
  return null;
}
