import { oneOf } from './notation.ts';
import type { Rng } from './rng.ts';
import { SEATS, seatsOf, type Seat } from './seats.ts';
import type { Weighted } from './steps.ts';

interface Seated {
  readonly players: number;
}

/** A chance step that draws a seat, each equally likely; what the seat is for is the game's own `resolve`. */
export const drawnSeat = {
  kind: 'chance',
  notation: oneOf(SEATS),
  sample: (table: Seated, _data: unknown, rng: Rng): Seat => rng.below(table.players) as Seat,
  admits: (table: Seated, _data: unknown, seat: Seat): boolean => seat < table.players,
  outcomes: (table: Seated): readonly Weighted<Seat>[] =>
    seatsOf(table.players).map(seat => ({ answer: seat, weight: 1 })),
} as const;
