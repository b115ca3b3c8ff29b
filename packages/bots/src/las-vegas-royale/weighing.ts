import type { RoyaleShape } from '@zaria/games/las-vegas-royale';
import { seatsOf, type Seat } from '@zaria/kit';
import { worthBy, type Taste } from '../vegas/rivals.ts';

/* What lies at the casinos of a Royale table, counted without making anything: for playouts. */

export type Table = RoyaleShape['state'];
type Casino = Table['casinos'][1];
export type Face = keyof Table['casinos'];
/** The dice of one throw. */
interface Roll {
  readonly small: Readonly<Record<Face, number>>;
  readonly big: Face | null;
}

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

/** What a seat's dice on a casino would be worth there, by a taste. */
function placedWorth(taste: Taste, table: Table, casino: Face, seat: Seat, weight: number, dice: number): number {
  before.fill(0);
  after.fill(0);
  addPay(table, casino, seat, 0, before);
  addPay(table, casino, seat, weight, after);
  let others = 0;
  for (let other = 0; other < table.players; other++)
    if (other !== seat) others += (after[other] as number) - (before[other] as number);
  const own = (after[seat] as number) - (before[seat] as number);
  return worthBy(taste, own, others / (table.players - 1), dice);
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The casino that a player of this taste chooses, to whom a tile is worth `tile`; on ties with the fewest dice. */
export function chosenBy(taste: Taste, tile: number, table: Table, seat: Seat, rolled: Roll): Face | null {
  let best: Face | null = null;
  let most = -Infinity;
  let fewest = 0;
  for (const face of FACES) {
    const [small, big] = [rolled.small[face], rolled.big === face ? 1 : 0];
    const dice = small + big;
    if (dice === 0 || face === table.closed) continue;
    const worth =
      placedWorth(taste, table, face, seat, small + BIG * big, dice) + (face <= table.tiles.length ? tile : 0);
    if (worth < most || (worth === most && dice >= fewest)) continue;
    most = worth;
    best = face;
    fewest = dice;
  }
  return best;
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
  for (const casino of FACES) addPay(table, casino, -1, 0, before);
  return wealthOf(table, seat) + (before[seat] as number);
}

/** How much more that is than the others have on average. */
export function leadOf(table: Table, seat: Seat): number {
  before.fill(0);
  for (const casino of FACES) addPay(table, casino, -1, 0, before);
  let lead = 0;
  for (const other of seatsOf(table.players)) {
    const standing = wealthOf(table, other) + (before[other] as number);
    lead += other === seat ? standing : -standing / (table.players - 1);
  }
  return lead;
}
