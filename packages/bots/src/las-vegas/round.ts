import type { LasVegasShape } from '@zaria/games/las-vegas';
import { questionOn, seatsOf } from '@zaria/kit';

/*
 * A round of Las Vegas on one typed array, for playouts: what lies at the casinos, what each party would win if the
 * round ended now, and the dice in hand. A second writing of the rules for speed only; round.test.ts holds it to them.
 */

export const CASINOS = 6;
export const SEATS = 5;
/** The white dice of the imaginary player. */
const WHITE = 5;
const PARTIES = 6;
const NOTE_ROOM = 5;

const PAY = CASINOS * PARTIES;
const SUPPLY = PAY + CASINOS * PARTIES;
const WHITE_SUPPLY = SUPPLY + SEATS;
/** By casino what all seats together would win: never more than the 130 that a casino can hold. */
const TOTAL = WHITE_SUPPLY + SEATS;
const CELLS = TOTAL + CASINOS;

export interface Round {
  players: number;
  /** 1 to 4. */
  number: number;
  /** By casino: its notes, highest first, in thousands, then zeros. */
  readonly notes: Uint8Array;
  /** Dice by casino and party; what they would win; dice in hand by seat, own and white; what all seats would win. */
  readonly cells: Uint8Array;
  /** Money and notes won before this round, by seat. */
  readonly money: Int32Array;
  readonly won: Int32Array;
  /** Dice in all hands. */
  left: number;
  /** Who rolls next, if there are dice left. */
  seat: number;
}

export const newRound = (): Round => ({
  players: 0,
  number: 0,
  notes: new Uint8Array(CASINOS * NOTE_ROOM),
  cells: new Uint8Array(CELLS),
  money: new Int32Array(SEATS),
  won: new Int32Array(SEATS),
  left: 0,
  seat: 0,
});

/** Copies what changes within a round. */
export function copyRound(from: Round, to: Round): void {
  to.cells.set(from.cells);
  to.left = from.left;
  to.seat = from.seat;
}

/** Copies what stays the same within a round: once for many playouts of it. */
export function shareTable(from: Round, to: Round): void {
  to.players = from.players;
  to.number = from.number;
  to.notes.set(from.notes);
  to.money.set(from.money);
  to.won.set(from.won);
}

export const ownDice = ({ cells }: Round, seat: number): number => cells[SUPPLY + seat] as number;
export const whiteDice = ({ cells }: Round, seat: number): number => cells[WHITE_SUPPLY + seat] as number;
const hand = (round: Round, seat: number): number => ownDice(round, seat) + whiteDice(round, seat);

/** The round that a table is in. */
export function readRound(table: LasVegasShape['state'], round: Round): void {
  round.players = table.players;
  round.number = table.round;
  round.notes.fill(0);
  round.cells.fill(0);
  round.left = 0;
  for (const seat of seatsOf(table.players)) {
    round.cells[SUPPLY + seat] = table.supply[seat];
    round.cells[WHITE_SUPPLY + seat] = table.white[seat];
    round.money[seat] = table.money[seat];
    round.won[seat] = table.notes[seat];
    round.left += table.supply[seat] + table.white[seat];
  }
  for (let casino = 0; casino < CASINOS; casino++) {
    const { notes, dice, white } = table.casinos[(casino + 1) as 1];
    for (const [at, note] of notes.entries()) round.notes[casino * NOTE_ROOM + at] = note;
    for (const seat of seatsOf(table.players)) round.cells[casino * PARTIES + seat] = dice[seat];
    round.cells[casino * PARTIES + WHITE] = white;
    settle(round, casino);
  }
  const frame = questionOn(table);
  round.seat = frame === null || frame.actor < 0 ? table.starter : frame.actor;
}

/** Which party has so many dice at the casino that is being settled. */
const holders = new Int32Array(32);

/** Works out what each party would win at a casino. */
function settle({ cells, notes, players }: Round, casino: number): void {
  const base = casino * PARTIES;
  const pay = PAY + base;
  // Which counts of dice one party has, and which more than one: a bit for each count.
  let once = 0;
  let tied = 0;
  for (let seat = 0; seat < players; seat++) {
    const dice = cells[base + seat] as number;
    tied |= once & (1 << dice);
    once |= 1 << dice;
    holders[dice] = seat;
    cells[pay + seat] = 0;
  }
  const white = cells[base + WHITE] as number;
  if (white > 0) {
    tied |= once & (1 << white);
    once |= 1 << white;
    holders[white] = WHITE;
  }
  cells[pay + WHITE] = 0;
  // Bit 0 is the parties without dice here.
  let ranked = once & ~tied & ~1;
  let total = 0;
  const end = (casino + 1) * NOTE_ROOM;
  for (let note = casino * NOTE_ROOM; ranked !== 0 && note < end; note++) {
    const dice = 31 - Math.clz32(ranked);
    ranked ^= 1 << dice;
    const party = holders[dice] as number;
    const money = notes[note] as number;
    cells[pay + party] = money;
    if (party !== WHITE) total += money;
  }
  cells[TOTAL + casino] = total;
}

/** Puts dice of a seat on a casino. */
export function place(round: Round, seat: number, casino: number, own: number, white: number): void {
  const { cells } = round;
  const spot = casino * PARTIES;
  cells[spot + seat] = (cells[spot + seat] as number) + own;
  cells[SUPPLY + seat] = (cells[SUPPLY + seat] as number) - own;
  if (white > 0) {
    cells[spot + WHITE] = (cells[spot + WHITE] as number) + white;
    cells[WHITE_SUPPLY + seat] = (cells[WHITE_SUPPLY + seat] as number) - white;
  }
  round.left -= own + white;
  settle(round, casino);
}

/** Hands the turn to the next seat with dice. */
export function passOn(round: Round): void {
  if (round.left === 0) return;
  let { seat } = round;
  do seat = seat + 1 === round.players ? 0 : seat + 1;
  while (hand(round, seat) === 0);
  round.seat = seat;
}

/** What a seat has won in this round if it ended now. */
export function wonBy({ cells }: Round, seat: number): number {
  let money = 0;
  for (let spot = PAY + seat; spot < SUPPLY; spot += PARTIES) money += cells[spot] as number;
  return money;
}

/** How many notes that is. */
export function notesBy({ cells }: Round, seat: number): number {
  let notes = 0;
  for (let spot = PAY + seat; spot < SUPPLY; spot += PARTIES) if ((cells[spot] as number) > 0) notes++;
  return notes;
}

/** What dice on a casino would change there now. Filled by `look`. */
export interface Change {
  /** The seat's own gain, and the gains of all other seats together, in thousands. */
  own: number;
  others: number;
}

/** Looks at what a seat's dice on a casino would change there, and changes nothing. As `settle`, for one question only. */
export function look(round: Round, seat: number, casino: number, own: number, white: number, change: Change): void {
  const { cells, notes, players } = round;
  const base = casino * PARTIES;
  const mine = (cells[base + seat] as number) + own;
  let once = 1 << mine;
  let tied = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const bit = 1 << (cells[base + other] as number);
    tied |= once & bit;
    once |= bit;
  }
  const others = (cells[base + WHITE] as number) + white;
  if (others > 0) {
    const bit = 1 << others;
    tied |= once & bit;
    once |= bit;
  }
  let ranked = once & ~tied & ~1;
  let gained = 0;
  let total = 0;
  const end = (casino + 1) * NOTE_ROOM;
  for (let note = casino * NOTE_ROOM; ranked !== 0 && note < end; note++) {
    const dice = 31 - Math.clz32(ranked);
    ranked ^= 1 << dice;
    const money = notes[note] as number;
    if (dice === mine) gained = money;
    else if (dice !== others) total += money;
  }
  const before = cells[PAY + base + seat] as number;
  change.own = gained - before;
  change.others = total - ((cells[TOTAL + casino] as number) - before);
}
