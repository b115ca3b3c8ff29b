import { chancesOf } from '../vegas/objective.ts';
import { SEATS, notesBy, wonBy, type Round } from './round.ts';

const ROUNDS = 4;

const ends = new Float64Array(SEATS);

/** Each seat's chance of winning the match if the round ended now. */
export function chances(round: Round, out: Float64Array, from: number): void {
  const { players, money, won } = round;
  const left = ROUNDS - round.number;
  for (let seat = 0; seat < players; seat++) {
    const total = (money[seat] as number) + wonBy(round, seat);
    // The notes decide between equal money.
    ends[seat] = left > 0 ? total : total + ((won[seat] as number) + notesBy(round, seat)) / 128;
  }
  chancesOf(ends, players, left, out, from);
}
