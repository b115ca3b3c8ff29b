import { lasVegasRoyale, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import { NATURE, pick, questionOn, seatsOf, type Rng, type Seat } from '@zaria/kit';
import { worthBy, type Taste } from '../vegas/rivals.ts';
import { bluffed } from './bluffs.ts';
import { OWN } from './playout.ts';
import type { Table } from './round.ts';

/* Playouts by the rules themselves, as slow as that is: the judge of those in numbers. */

type Action = RoyaleShape['action'];
type Casino = Table['casinos'][1];
type Face = keyof Table['casinos'];
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
  for (let party = 0; party < table.players + 2; party++) {
    const weight =
      party < table.players
        ? weightOf(here, table, casino, party as Seat) + (party === placing ? more : 0)
        : party === table.players
          ? here.neutral.small + BIG * here.neutral.big
          : here.blank;
    const bit = 1 << weight;
    tied |= once & bit;
    once |= bit;
    holders[weight] = party < table.players ? party : -1;
  }
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
function chosenBy(taste: Taste, tile: number, table: Table, seat: Seat, rolled: Roll): Face | null {
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
function wealthOf(table: Table, seat: Seat): number {
  let wealth = table.cash[seat] + CHIP * table.chips[seat];
  for (const card of table.cards[seat]) wealth += card;
  return wealth;
}

/** How much more than the others on average a seat has and would win if the round ended now. */
function leadOf(table: Table, seat: Seat): number {
  before.fill(0);
  for (const casino of FACES) addPay(table, casino, -1, 0, before);
  let lead = 0;
  for (const other of seatsOf(table.players)) {
    const standing = wealthOf(table, other) + (before[other] as number);
    lead += other === seat ? standing : -standing / (table.players - 1);
  }
  return lead;
}

const TILE = 10;
/** Answers to a tile's question are weighed in playouts, if there are no more. */
const WEIGHED = 8;

/** Whether the round is paid. */
export const isPaid = (table: Table): boolean => (questionOn(table)?.step ?? 'deal') === 'deal';

/** Whatever is next: a throw, an answer. */
export function playPlyByTheRules(table: Table, tastes: readonly Taste[], rng: Rng): void {
  const [actor] = lasVegasRoyale.waiting(table);
  if (actor === undefined) throw new Error('the match is over');
  const action =
    actor === NATURE ? lasVegasRoyale.sample(table, rng) : answered(table, actor, tastes[actor] as Taste, rng);
  lasVegasRoyale.play(table, actor, action);
}

/** What a seat of a playout answers. */
function answered(table: Table, seat: Seat, taste: Taste, rng: Rng): Action {
  const question = questionOn(table);
  if (question?.step === 'place')
    return {
      step: 'place',
      answer: chosenBy(taste, taste === OWN ? TILE : 0, table, seat, question.data.rolled) ?? 'pass',
    };
  const legal = lasVegasRoyale.legal(table, seat);
  if (legal.length === 1) return legal[0] as Action;
  return bluffed(legal, rng) ?? (legal.length > WEIGHED ? pick(legal, rng) : weighed(table, seat, legal, rng));
}

/** The answer to a tile that leaves the seat best at once; any of those that do. */
function weighed(table: Table, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  let best: Action[] = [];
  let most = -Infinity;
  for (const action of legal) {
    const next = lasVegasRoyale.clone(table);
    lasVegasRoyale.play(next, seat, action);
    const worth = leadOf(next, seat);
    if (worth > most) best = [];
    if (worth >= most) best.push(action);
    most = Math.max(most, worth);
  }
  return pick(best, rng);
}
