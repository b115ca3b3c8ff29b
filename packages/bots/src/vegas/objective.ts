/** How far money still moves in one more round, in thousands, as the scale of a logistic curve. */
const SWING = 60;
/** So that who has won or lost already still prefers more. In chances of winning for a thousand. */
const EAGERNESS = 1e-6;

/**
 * Each seat's chance of winning the match with what it has: certain after the last round, and before it the less certain
 * the more rounds are left. A lead near the end is worth keeping, a gap worth a risk. Written to `out` from `from` on.
 */
export function chancesOf(
  money: Float64Array,
  players: number,
  roundsLeft: number,
  out: Float64Array,
  from: number,
): void {
  let most = -Infinity;
  for (let seat = 0; seat < players; seat++) most = Math.max(most, money[seat] as number);
  let sum = 0;
  const scale = SWING * Math.sqrt(roundsLeft);
  for (let seat = 0; seat < players; seat++) {
    const behind = (money[seat] as number) - most;
    const weight = roundsLeft > 0 ? Math.exp(behind / scale) : behind === 0 ? 1 : 0;
    out[from + seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < players; seat++)
    out[from + seat] = (out[from + seat] as number) / sum + EAGERNESS * ((money[seat] as number) - most);
}
