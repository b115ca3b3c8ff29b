import { playFor, type Match, type Playouts } from '../contestant.ts';
import { below, sfc32, type Sfc32 } from '../sfc32.ts';

/*
 * Las Vegas (2012) with four players as one mutable loop over typed arrays: no log, no actions, no agenda, nothing that
 * could be saved, shown or searched. It is the upper limit the engine is measured against, and no way to write rules.
 */

const SEATS = 4;
const CASINOS = 6;
const ROUNDS = 4;
const DICE = 8;
const FULL = 50;
/** How many notes there are of 10k, 20k, … 90k. */
const PRINTED = [6, 8, 8, 6, 6, 5, 5, 5, 5];
const NOTES = Uint8Array.from(PRINTED.flatMap((copies, index) => Array<number>(copies).fill((index + 1) * 10)));
/** More than the deck and all that can come under it in four rounds. */
const DECK_ROOM = 256;
const NOTE_ROOM = 5;

/** How many of the six faces are in a set of them. */
const POPULATION = Uint8Array.from(
  { length: 1 << CASINOS },
  (_, faces) => faces.toString(2).replaceAll('0', '').length,
);

const deck = new Uint8Array(DECK_ROOM);
const notes = new Uint8Array(CASINOS * NOTE_ROOM);
const noteCounts = new Uint8Array(CASINOS);
const placed = new Uint8Array(CASINOS * SEATS);
const diceLeft = new Int32Array(SEATS);
const holders = new Int32Array(DICE + 1);
const money = new Int32Array(SEATS);
const noteWins = new Int32Array(SEATS);
let deckTop = 0;
let deckEnd = 0;

/** The top note: a random one of those never dealt, and after them what came under the deck, in order. */
function drawNote(rng: Sfc32): number {
  const top = deckTop++;
  const note = deck[top] as number;
  if (top >= NOTES.length) return note;
  const drawn = top + below(rng, NOTES.length - top);
  const value = deck[drawn] as number;
  deck[drawn] = note;
  return value;
}

function deal(rng: Sfc32): void {
  for (let casino = 0; casino < CASINOS; casino++) {
    const base = casino * NOTE_ROOM;
    let count = 0;
    for (let sum = 0; sum < FULL && deckTop < deckEnd; count++) {
      const note = drawNote(rng);
      sum += note;
      let at = base + count;
      for (; at > base && (notes[at - 1] as number) < note; at--) notes[at] = notes[at - 1] as number;
      notes[at] = note;
    }
    noteCounts[casino] = count;
  }
}

/** Rolls the seat's dice, chooses one of the numbers rolled and places all its dice there. Returns how many. */
function takeTurn(rng: Sfc32, seat: number, dice: number): number {
  // How often each face fell, four bits a face, and which faces fell, one bit a face.
  let counts = 0;
  let faces = 0;
  for (let die = 0; die < dice; die++) {
    const face = below(rng, CASINOS);
    counts += 1 << (4 * face);
    faces |= 1 << face;
  }
  for (let skip = below(rng, POPULATION[faces] as number); skip > 0; skip--) faces &= faces - 1;
  const face = 31 - Math.clz32(faces & -faces);
  const count = (counts >> (4 * face)) & 15;
  const spot = face * SEATS + seat;
  placed[spot] = (placed[spot] as number) + count;
  return count;
}

function payOut(): void {
  for (let casino = 0; casino < CASINOS; casino++) {
    // Which counts of dice one seat has, and which more than one: a bit for each count.
    let once = 0;
    let tied = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      const dice = placed[casino * SEATS + seat] as number;
      tied |= once & (1 << dice);
      once |= 1 << dice;
      holders[dice] = seat;
    }
    let note = casino * NOTE_ROOM;
    const end = note + (noteCounts[casino] as number);
    // Bit 0 is the seats without dice here.
    let ranked = once & ~tied & ~1;
    while (ranked !== 0 && note < end) {
      const dice = 31 - Math.clz32(ranked);
      ranked ^= 1 << dice;
      const seat = holders[dice] as number;
      money[seat] = (money[seat] as number) + (notes[note++] as number);
      noteWins[seat] = (noteWins[seat] as number) + 1;
    }
    while (note < end) deck[deckEnd++] = notes[note++] as number;
  }
}

function playRound(rng: Sfc32, start: number): number {
  deal(rng);
  placed.fill(0);
  diceLeft.fill(DICE);
  let placements = 0;
  let seat = start;
  for (let left = SEATS * DICE; left > 0; seat = (seat + 1) % SEATS) {
    const dice = diceLeft[seat] as number;
    if (dice === 0) continue;
    const count = takeTurn(rng, seat, dice);
    diceLeft[seat] = dice - count;
    left -= count;
    placements++;
  }
  payOut();
  return placements;
}

/** Most money, then most notes; several bits for a shared win. */
function winners(): number {
  let best = -1;
  let seats = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const rank = (money[seat] as number) * NOTES.length * ROUNDS + (noteWins[seat] as number);
    if (rank > best) seats = 0;
    if (rank >= best) seats |= 1 << seat;
    best = Math.max(best, rank);
  }
  return seats;
}

function playMatch(rng: Sfc32): Match {
  deck.set(NOTES);
  deckTop = 0;
  deckEnd = NOTES.length;
  money.fill(0);
  noteWins.fill(0);
  const first = below(rng, SEATS);
  let placements = 0;
  for (let round = 0; round < ROUNDS; round++) placements += playRound(rng, (first + round) % SEATS);
  if (winners() === 0) throw new Error('a match without a winner');
  let total = 0;
  for (let seat = 0; seat < SEATS; seat++) total += money[seat] as number;
  return { placements, score: total / SEATS };
}

export function playouts(seed: number, milliseconds: number, least?: number): Playouts {
  const rng = sfc32(seed);
  return playFor(milliseconds, () => playMatch(rng), least);
}
