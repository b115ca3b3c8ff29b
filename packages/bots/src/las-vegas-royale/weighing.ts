import type { RoyaleShape } from '@zaria/games/las-vegas-royale';
import { seatsOf, type Seat } from '@zaria/kit';

/* What lies at the casinos of a Royale table, counted without making anything: for playouts. */

export type Table = RoyaleShape['state'];
type Casino = Table['casinos'][1];
export type Face = keyof Table['casinos'];

/** What a Biggy counts for. */
const BIG = 2;
/** Which seat has so much weight at the casino that is being looked at; -1 for parties that are only imagined. */
const holders = new Int32Array(32);

function weightOf({ dice }: Casino, table: Table, casino: Face, seat: Seat): number {
  let weight = dice.small[seat] + BIG * dice.big[seat];
  for (const die of table.extra) if (die.seat === seat && die.casino === casino) weight++;
  return weight;
}

/**
 * Adds to `out` what each seat would win at a casino if the round ended now, with `more` of the weight of `placing`.
 */
function addPay(table: Table, casino: Face, placing: number, more: number, out: Float64Array): void {
  const here = table.casinos[casino];
  let once = 0;
  let tied = 0;
  const add = (weight: number, holder: number): void => {
    tied |= once & (1 << weight);
    once |= 1 << weight;
    holders[weight] = holder;
  };
  for (const seat of seatsOf(table.players))
    add(weightOf(here, table, casino, seat) + (seat === placing ? more : 0), seat);
  const neutral = here.neutral.small + BIG * here.neutral.big;
  if (neutral > 0) add(neutral, -1);
  if (here.blank > 0) add(here.blank, -1);
  let ranked = once & ~tied & ~1;
  for (let card = 0; ranked !== 0 && card < here.cards.length; card++) {
    const weight = 31 - Math.clz32(ranked);
    ranked ^= 1 << weight;
    const seat = holders[weight] as number;
    if (seat >= 0) out[seat] = (out[seat] as number) + (here.cards[card] ?? 0);
  }
}

const [before, after] = [new Float64Array(6), new Float64Array(6)];

/** What a seat's dice on a casino would bring it there, less what they bring the others on average. */
export function gainOf(table: Table, casino: Face, seat: Seat, weight: number, spite: number): number {
  before.fill(0);
  after.fill(0);
  addPay(table, casino, seat, 0, before);
  addPay(table, casino, seat, weight, after);
  let others = 0;
  for (let other = 0; other < table.players; other++)
    if (other !== seat) others += (after[other] as number) - (before[other] as number);
  return (after[seat] as number) - (before[seat] as number) - (spite * others) / (table.players - 1);
}

/** A chip, in thousands. */
const CHIP = 10;

/** Cards, cash and chips of a seat. */
export function wealthOf(table: Table, seat: Seat): number {
  let wealth = table.cash[seat] + CHIP * table.chips[seat];
  for (const card of table.cards[seat]) wealth += card;
  return wealth;
}

/** The same, and what it would win if the round ended now. */
export function standingOf(table: Table, seat: Seat): number {
  before.fill(0);
  for (const casino of [1, 2, 3, 4, 5, 6] as const) addPay(table, casino, -1, 0, before);
  return wealthOf(table, seat) + (before[seat] as number);
}
