import type { Rng } from '@zaria/kit';
import { worthBy, type Taste } from '../vegas/rivals.ts';
import { MOST_ANSWERS, answer, answersTo } from './answers.ts';
import { BOX_SUM, EVEN_PILES, drawnGuess, drawnHiding } from './bluffs.ts';
import {
  CASINOS,
  CHIP,
  NOBODY,
  ROLLED,
  at,
  award,
  copyRound,
  leadOf,
  look,
  newRound,
  type Change,
  type Round,
  type TileStep,
} from './round.ts';
import { payOut } from './settlement.ts';
import { landBlack, placeThrown, throwDice } from './throws.ts';
import { endTurn, leftOf } from './turn.ts';

/** How it weighs in playouts itself; a tile that is set off, in thousands. */
export const OWN: Taste = { spite: 1, price: 12, isPerDie: false };
const TILE = 10;
/** Answers to a tile's question are weighed in playouts, if there are no more. */
const WEIGHED = 8;

/** Plays until the round is paid, in place; how many plies that took. */
export function playOut(round: Round, tastes: readonly Taste[], rng: Rng): number {
  let plies = 0;
  for (; round.step !== 'over'; plies++) playPly(round, tastes, rng);
  return plies;
}

/** Whatever is next: a throw, an answer. */
export function playPly(round: Round, tastes: readonly Taste[], rng: Rng): void {
  const { step } = round;
  switch (step) {
    case 'roll':
      round.step = 'dice';
      return;
    case 'dice':
      return throwDice(round, rng);
    case 'place': {
      const taste = tastes[round.actor] as Taste;
      return placeThrown(round, chosenBy(taste, taste === OWN ? TILE : 0, round));
    }
    case 'jackpot.dice':
    case 'fiftyFifty.dice':
    case 'myChoice.dice':
    case 'primeTime.dice': {
      const one = 1 + rng.below(CASINOS);
      const two = 1 + rng.below(CASINOS);
      return landBlack(round, step, Math.min(one, two), Math.max(one, two));
    }
    case 'luckyPunch.hide':
      round.one = drawnHiding(rng);
      round.two = round.actor;
      round.actor = leftOf(round, round.actor);
      round.step = 'luckyPunch.guess';
      return;
    case 'luckyPunch.guess':
      if (drawnGuess(rng) !== round.one) award(round, round.two, CHIP * (2 + round.one));
      return endTurn(round);
    case 'blackBox.split':
      round.actor = round.one;
      round.one = EVEN_PILES[rng.below(EVEN_PILES.length)] as number;
      round.two = BOX_SUM - round.one;
      round.step = 'blackBox.pick';
      return;
    case 'blackBox.pick':
      award(round, round.actor, rng.below(2) === 0 ? round.one : round.two);
      return payOut(round);
    case 'powerPlay.turn':
    case 'fiftyFifty.bet':
    case 'noEntry.close':
    case 'knockout.die':
    case 'blockIt.put':
    case 'handicap.take':
    case 'moveDie':
    case 'doubleDown.move':
    case 'niceDice.slot':
    case 'myChoice.use':
    case 'myChoice.tile':
    case 'myChoice.gold':
    case 'primeTime.place':
      return answer(round, step, chosenAnswer(round, step, rng));
    case 'over':
      throw new Error('the round is paid');
  }
}

const change: Change = { own: 0, others: 0 };

/**
 * The casino that a player of this taste chooses with the throw on the table, to whom a tile is worth `tile`; on ties
 * with the fewest dice. `NOBODY`: none is open.
 */
export function chosenBy(taste: Taste, tile: number, round: Round): number {
  const { cells, actor, biggy, closed, players, sides } = round;
  let best = NOBODY;
  let most = -Infinity;
  let fewest = 0;
  for (let casino = 0; casino < CASINOS; casino++) {
    const small = at(cells, ROLLED + casino);
    const big = biggy === casino ? 1 : 0;
    const dice = small + big;
    if (dice === 0 || casino === closed) continue;
    look(round, actor, casino, small + 2 * big, change);
    const worth = worthBy(taste, change.own, change.others / (players - 1), dice) + (sides[casino] === null ? 0 : tile);
    if (worth < most || (worth === most && dice >= fewest)) continue;
    most = worth;
    best = casino;
    fewest = dice;
  }
  return best;
}

const answers = new Uint8Array(MOST_ANSWERS);
const best = new Uint8Array(MOST_ANSWERS);
const ahead = newRound();

/** The answer to a tile that leaves the seat best at once, any of those that do; where there are many, any. */
function chosenAnswer(round: Round, step: TileStep, rng: Rng): number {
  const found = answersTo(round, step, answers);
  if (found === 1) return answers[0] as number;
  if (found > WEIGHED) return answers[rng.below(found)] as number;
  const { actor } = round;
  let most = -Infinity;
  let equal = 0;
  for (let one = 0; one < found; one++) {
    const code = answers[one] as number;
    copyRound(round, ahead);
    answer(ahead, step, code);
    const worth = leadOf(ahead, actor);
    if (worth > most) equal = 0;
    if (worth >= most) best[equal++] = code;
    most = Math.max(most, worth);
  }
  return best[rng.below(equal)] as number;
}
