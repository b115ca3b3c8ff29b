import { playFor, type Match, type Playouts } from '../contestant.ts';
import { below, sfc32, type Sfc32 } from '../sfc32.ts';

/*
 * Las Vegas Royale without tiles, with four players, as one mutable loop over typed arrays: see las-vegas.ts here. Seven
 * dice and a Biggy that counts for two, two cards a casino, and passing for a chip.
 */

const SEATS = 4;
const CASINOS = 6;
const ROUNDS = 3;
const SMALL = 7;
const BIGGY = 2;
const ROUND_CHIPS = 2;
const CHIP = 10;
/** How many cards there are of 30k, 40k, … 100k. */
const PRINTED = [11, 11, 13, 15, 13, 11, 9, 7];
const CARDS = Uint8Array.from(PRINTED.flatMap((copies, index) => Array<number>(copies).fill((index + 3) * 10)));

const deck = new Uint8Array(CARDS.length);
/** By casino the higher card and the lower one. */
const cards = new Uint8Array(CASINOS * 2);
/** By casino and seat what its dice weigh there. */
const weights = new Uint8Array(CASINOS * SEATS);
const small = new Uint8Array(SEATS);
const big = new Uint8Array(SEATS);
const chips = new Int32Array(SEATS);
const money = new Int32Array(SEATS);
const holders = new Int32Array(SMALL + BIGGY + 1);
let dealt = 0;

function draw(rng: Sfc32): number {
  const at = dealt + below(rng, CARDS.length - dealt);
  const card = deck[at] as number;
  deck[at] = deck[dealt] as number;
  deck[dealt++] = card;
  return card;
}

/** Six pairs in the order of their worth: the sum, then the higher card. */
function deal(rng: Sfc32): void {
  for (let casino = 0; casino < CASINOS; casino++) {
    const [a, b] = [draw(rng), draw(rng)];
    const [high, low] = a >= b ? [a, b] : [b, a];
    let at = casino;
    for (; at > 0; at--) {
      const [over, under] = [cards[2 * at - 2] as number, cards[2 * at - 1] as number];
      if (over + under < high + low || (over + under === high + low && over <= high)) break;
      cards[2 * at] = over;
      cards[2 * at + 1] = under;
    }
    cards[2 * at] = high;
    cards[2 * at + 1] = low;
  }
}

/** Rolls, and places dice or passes for a chip; each choice as likely. Returns how many dice were placed. */
function takeTurn(rng: Sfc32, seat: number): number {
  let counts = 0;
  let faces = 0;
  for (let die = small[seat] as number; die > 0; die--) {
    const face = below(rng, CASINOS);
    counts += 1 << (4 * face);
    faces |= 1 << face;
  }
  const biggy = (big[seat] as number) > 0 ? below(rng, CASINOS) : -1;
  if (biggy >= 0) faces |= 1 << biggy;
  let choices = (chips[seat] as number) > 0 ? 1 : 0;
  for (let left = faces; left !== 0; left &= left - 1) choices++;
  let skip = below(rng, choices);
  for (let face = 0; face < CASINOS; face++) {
    if ((faces & (1 << face)) === 0 || skip-- > 0) continue;
    const dice = (counts >> (4 * face)) & 15;
    const spot = face * SEATS + seat;
    weights[spot] = (weights[spot] as number) + dice + (face === biggy ? BIGGY : 0);
    small[seat] = (small[seat] as number) - dice;
    if (face === biggy) big[seat] = 0;
    return dice + (face === biggy ? 1 : 0);
  }
  chips[seat] = (chips[seat] as number) - 1;
  return 0;
}

/** Pays, and says who begins next: first at the highest casino where anybody is. */
function payOut(starter: number): number {
  let next = starter;
  for (let casino = 0; casino < CASINOS; casino++) {
    let once = 0;
    let tied = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      const weight = weights[casino * SEATS + seat] as number;
      tied |= once & (1 << weight);
      once |= 1 << weight;
      holders[weight] = seat;
    }
    let ranked = once & ~tied & ~1;
    for (let place = 0; ranked !== 0 && place < 2; place++) {
      const weight = 31 - Math.clz32(ranked);
      ranked ^= 1 << weight;
      const seat = holders[weight] as number;
      if (place === 0) next = seat;
      money[seat] = (money[seat] as number) + (cards[2 * casino + place] as number);
    }
  }
  return next;
}

function playMatch(rng: Sfc32): Match {
  deck.set(CARDS);
  dealt = 0;
  money.fill(0);
  chips.fill(0);
  let starter = below(rng, SEATS);
  let placements = 0;
  for (let round = 0; round < ROUNDS; round++) {
    deal(rng);
    weights.fill(0);
    small.fill(SMALL);
    big.fill(1);
    for (let seat = 0; seat < SEATS; seat++) chips[seat] = (chips[seat] as number) + ROUND_CHIPS;
    let left = SEATS * (SMALL + 1);
    for (let seat = starter; left > 0; seat = (seat + 1) % SEATS) {
      if ((small[seat] as number) + (big[seat] as number) === 0) continue;
      left -= takeTurn(rng, seat);
      placements++;
    }
    starter = payOut(starter);
  }
  let total = 0;
  for (let seat = 0; seat < SEATS; seat++) total += (money[seat] as number) + CHIP * (chips[seat] as number);
  return { placements, score: total / SEATS };
}

export function playouts(seed: number, milliseconds: number, least?: number): Playouts {
  const rng = sfc32(seed);
  return playFor(milliseconds, () => playMatch(rng), least);
}
