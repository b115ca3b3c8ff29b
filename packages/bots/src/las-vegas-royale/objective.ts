import { chancesOf } from '../vegas/objective.ts';
import { SEATS, piecesOf, wealthOf, type Round } from './round.ts';

const ROUNDS = 3;

const ends = new Float64Array(SEATS);

/** Each seat's chance of winning the match with what it has after a round, which is paid. */
export function chances(round: Round, out: Float64Array): void {
  const left = ROUNDS - round.number;
  for (let seat = 0; seat < round.players; seat++) {
    const wealth = wealthOf(round, seat);
    // Cards and chips decide between equal money.
    ends[seat] = left > 0 ? wealth : wealth + piecesOf(round, seat) / 128;
  }
  chancesOf(ends, round.players, left, out, 0);
}
