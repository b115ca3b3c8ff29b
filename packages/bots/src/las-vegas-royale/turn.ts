import { endRound } from './settlement.ts';
import {
  BAR,
  BLANK,
  CASINOS,
  CHIP,
  FREE,
  GROUPS,
  NOBODY,
  ROLLED,
  SEATS,
  SIZES,
  SLOTS,
  WEIGHTS,
  at,
  award,
  diceAt,
  enter,
  handOf,
  addToHand,
  inHand,
  leaderAt,
  takeHome,
  type Round,
} from './round.ts';

/* A turn in numbers: who is next, dice that are placed, and what the tiles do when they are set off. */

export const leftOf = ({ players }: Round, seat: number): number => (seat + 1 === players ? 0 : seat + 1);

/** The first seat with dice from this one on; without any the round ends. */
function beginTurn(round: Round, from: number): void {
  let seat = from;
  while (handOf(round.cells, seat) === 0) {
    seat = leftOf(round, seat);
    if (seat === from) return endRound(round);
  }
  round.turn = seat;
  round.actor = seat;
  round.step = round.power === seat ? 'powerPlay.turn' : 'roll';
}

export const endTurn = (round: Round): void => beginTurn(round, leftOf(round, round.turn));

/** Dice go from the hand of whose turn it is to a casino, whose tile is set off. */
export function place(round: Round, casino: number, small: number, big: number): void {
  round.small = small;
  round.big = big;
  addToHand(round, round.turn, 0, -small);
  addToHand(round, round.turn, 1, -big);
  enter(round, casino, round.turn, small, big);
  activate(round, casino);
}

function ask(round: Round, step: Round['step'], seat = round.turn): void {
  round.step = step;
  round.actor = seat;
}

const NEEDED = 5;

/** The tile of a casino is set off, if it has one. */
export function activate(round: Round, casino: number): void {
  const { cells, turn } = round;
  round.casino = casino;
  const side = round.sides[casino] ?? null;
  switch (side) {
    case 'A1':
      return ask(round, 'luckyPunch.hide');
    case 'A2':
      return ask(round, 'jackpot.dice');
    case 'B2':
      round.one = 0;
      return ask(round, 'fiftyFifty.dice');
    case 'C1':
      if (round.highFive === NOBODY && at(cells, WEIGHTS + casino * SEATS + turn) >= NEEDED) round.highFive = turn;
      return endTurn(round);
    case 'D1':
      award(round, turn, CHIP * casinosWith(cells, turn));
      return endTurn(round);
    case 'D2':
      if (leaderAt(round, casino) === turn) round.power = turn;
      return endTurn(round);
    case 'E1':
      return ask(round, 'noEntry.close');
    case 'E2':
      return knockOut(round);
    case 'F1':
      return at(cells, GROUPS + 1) + at(cells, GROUPS + 2) + at(cells, GROUPS + 3) > 0
        ? ask(round, 'blockIt.put')
        : endTurn(round);
    case 'F2':
      return mayRelieve(round) ? ask(round, 'handicap.take') : endTurn(round);
    case 'G2':
      return casino !== round.closed && diceAt(cells, 0, casino, turn) + diceAt(cells, 1, casino, turn) > 0
        ? ask(round, 'doubleDown.move')
        : endTurn(round);
    case 'H1':
      return maySlot(round) ? ask(round, 'niceDice.slot') : endTurn(round);
    case 'H2':
      return ask(round, 'myChoice.dice');
    case 'B1':
    case 'C2':
    case 'G1':
    case null:
      return endTurn(round);
  }
}

function casinosWith(cells: Int16Array, seat: number): number {
  let casinos = 0;
  for (let casino = 0; casino < CASINOS; casino++)
    if (diceAt(cells, 0, casino, seat) + diceAt(cells, 1, casino, seat) > 0) casinos++;
  return casinos;
}

/** Pieces of one player that find room at the bar. */
const BAR_ROOM = 2;

function knockOut(round: Round): void {
  const { cells, players, turn } = round;
  round.knocked = 0;
  for (let seat = 0; seat < players; seat++)
    if (seat !== turn && handOf(cells, seat) > 0 && at(cells, BAR + seat) + at(cells, BAR + SEATS + seat) < BAR_ROOM)
      round.knocked |= 1 << seat;
  askNextKnocked(round, turn);
}

/** The next one to the left of a seat puts a die on the bar; after all whose turn it is takes his own back. */
export function askNextKnocked(round: Round, seat: number): void {
  if (round.knocked === 0) {
    takeHome(round, BAR, round.turn);
    return endTurn(round);
  }
  let next = leftOf(round, seat);
  while ((round.knocked & (1 << next)) === 0) next = leftOf(round, next);
  round.knocked ^= 1 << next;
  ask(round, 'knockout.die', next);
}

export const REWARDS = 3;

export const isRelief = ({ cells, closed }: Round, casino: number, reward: number): boolean =>
  casino !== closed && at(cells, BLANK + casino) > 0 && at(cells, FREE + reward) > 0;

function mayRelieve(round: Round): boolean {
  for (let code = 0; code < CASINOS * REWARDS; code++)
    if (isRelief(round, Math.floor(code / REWARDS), code % REWARDS)) return true;
  return false;
}

/** Whether the turn left such a die to put on its slot, and that may be taken. */
export function isSlottable({ cells, closed, casino: here, small, big, isThrown, biggy }: Round, die: number): boolean {
  const size = die % SIZES;
  const number = Math.floor(die / SIZES);
  if (at(cells, SLOTS + number) !== 0 && number === closed) return false;
  if (number === here) return (size === 0 ? small : big) > 0;
  return isThrown && (size === 0 ? at(cells, ROLLED + number) > 0 : biggy === number);
}

function maySlot(round: Round): boolean {
  for (let die = 0; die < CASINOS * SIZES; die++) if (isSlottable(round, die)) return true;
  return false;
}

/** A die to move: placed from the hand, or from twelve on taken back. */
export function isMovable({ cells, closed }: Round, seat: number, move: number): boolean {
  const die = move % (CASINOS * SIZES);
  const isTaken = move >= CASINOS * SIZES;
  const size = die % SIZES;
  const casino = Math.floor(die / SIZES);
  return casino !== closed && (isTaken ? diceAt(cells, size, casino, seat) : inHand(cells, size, seat)) > 0;
}

export const MOVES = 2 * CASINOS * SIZES;

export function askMoveDie(round: Round): void {
  for (let move = 0; move < MOVES; move++) if (isMovable(round, round.turn, move)) return ask(round, 'moveDie');
  endTurn(round);
}

export function askTile(round: Round): void {
  for (let casino = 0; casino < CASINOS; casino++)
    if (casino !== round.casino && round.sides[casino] !== null) return ask(round, 'myChoice.tile');
  endTurn(round);
}

export function askGold(round: Round): void {
  if (handOf(round.cells, round.turn) > 0) ask(round, 'myChoice.gold');
  else endTurn(round);
}
