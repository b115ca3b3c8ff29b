import type { Rng } from '@zaria/kit';
import { HIGHER, primeTimes } from './answers.ts';
import { BIG, CASINOS, CHIPS, NOBODY, ROLLED, add, at, award, inHand, type BlackStep, type Round } from './round.ts';
import { count } from './settlement.ts';
import { endTurn, place } from './turn.ts';

/* Dice that fell, in numbers: where they may go, and what black ones do. */

/** Throws the dice in hand, the Biggy last. */
export function throwDice(round: Round, rng: Rng): void {
  const { cells, actor } = round;
  beginThrow(round);
  for (let die = inHand(cells, 0, actor); die > 0; die--) add(cells, ROLLED + rng.below(CASINOS), 1);
  if (inHand(cells, BIG, actor) > 0) round.biggy = rng.below(CASINOS);
}

/** Lays dice as they fell: small ones by their casinos, then the Biggy's. */
export function layDice(round: Round, small: readonly number[], biggy: number): void {
  beginThrow(round);
  for (const casino of small) add(round.cells, ROLLED + casino, 1);
  round.biggy = biggy;
}

function beginThrow(round: Round): void {
  for (let casino = 0; casino < CASINOS; casino++) round.cells[ROLLED + casino] = 0;
  round.biggy = NOBODY;
  round.isThrown = true;
  round.step = 'place';
}

/** Whether dice of the throw may go to a casino. */
export const isOpen = ({ cells, biggy, closed }: Round, casino: number): boolean =>
  casino !== closed && (at(cells, ROLLED + casino) > 0 || biggy === casino);

export function mayPlace(round: Round): boolean {
  for (let casino = 0; casino < CASINOS; casino++) if (isOpen(round, casino)) return true;
  return false;
}

/** The dice of that number are placed; `NOBODY`: whose turn it is passes, for a chip unless he could place nothing. */
export function placeThrown(round: Round, casino: number): void {
  if (casino !== NOBODY) return place(round, casino, at(round.cells, ROLLED + casino), round.biggy === casino ? 1 : 0);
  if (mayPlace(round)) add(round.cells, CHIPS + round.turn, -1);
  endTurn(round);
}

const few = new Uint8Array(4);

/** The black dice fell, the lower first. */
export function landBlack(round: Round, step: BlackStep, one: number, two: number): void {
  switch (step) {
    case 'jackpot.dice':
      return tryJackpot(round, one, two);
    case 'fiftyFifty.dice':
      return tryFiftyFifty(round, one + two);
    case 'myChoice.dice':
      round.one = one;
      round.two = two;
      round.step = 'myChoice.use';
      return;
    case 'primeTime.dice':
      round.one = one;
      round.two = two;
      if (primeTimes(round, few) > 1) round.step = 'primeTime.place';
      else count(round);
  }
}

const JACKPOT = [30, 40, 50, 60, 70, 80] as const;
const SEVEN = 7;

function tryJackpot(round: Round, one: number, two: number): void {
  if (one === two || one + two === SEVEN) {
    award(round, round.actor, JACKPOT[round.jackpot] ?? 0);
    round.jackpot = 0;
  } else round.jackpot = Math.min(round.jackpot + 1, JACKPOT.length - 1);
  endTurn(round);
}

const LAST_SPACE = 5;
const LAST_AMOUNT = 60;

function tryFiftyFifty(round: Round, total: number): void {
  const isLost = round.one !== 0 && (round.one === HIGHER ? total <= round.two : total >= round.two);
  round.fifty = isLost ? 0 : round.fifty + 1;
  round.two = total;
  if (!isLost && round.fifty < LAST_SPACE) {
    round.step = 'fiftyFifty.bet';
    return;
  }
  if (!isLost) award(round, round.actor, LAST_AMOUNT);
  round.fifty = 0;
  endTurn(round);
}
