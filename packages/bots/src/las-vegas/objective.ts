import { SEATS, notesBy, wonBy, type Round } from './round.ts';

const ROUNDS = 4;
/** How far money still moves in one more round, in thousands, as the scale of a logistic curve. */
const SWING = 60;
/** So that who has won or lost already still prefers more. In chances of winning for a thousand. */
const EAGERNESS = 1e-6;

const ends = new Float64Array(SEATS);

/**
 * Each seat's chance of winning the match if the round ended now: certain after the last round, and before it the less
 * certain the more rounds are left. A lead near the end is worth keeping, a gap worth a risk.
 */
export function chances(round: Round, out: Float64Array, from: number): void {
  const { players, money, won } = round;
  const left = ROUNDS - round.number;
  let most = -Infinity;
  for (let seat = 0; seat < players; seat++) {
    const total = (money[seat] as number) + wonBy(round, seat);
    // The notes decide between equal money.
    const end = left > 0 ? total : total + ((won[seat] as number) + notesBy(round, seat)) / 128;
    ends[seat] = end;
    most = Math.max(most, end);
  }
  let sum = 0;
  const scale = SWING * Math.sqrt(left);
  for (let seat = 0; seat < players; seat++) {
    const behind = (ends[seat] as number) - most;
    const weight = left > 0 ? Math.exp(behind / scale) : behind === 0 ? 1 : 0;
    out[from + seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < players; seat++)
    out[from + seat] = (out[from + seat] as number) / sum + EAGERNESS * ((ends[seat] as number) - most);
}
