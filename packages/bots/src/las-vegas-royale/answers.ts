import { count } from './settlement.ts';
import {
  BAR,
  BLANK,
  CASINOS,
  DOUBLED,
  FREE,
  GROUPS,
  SEATS,
  SIZES,
  SLOTS,
  WEIGHTS,
  add,
  addToHand,
  at,
  award,
  changed,
  diceAt,
  enter,
  enterOne,
  inHand,
  loneDie,
  seatOf,
  sizeOf,
  type Round,
  type TileStep,
} from './round.ts';
import {
  MOVES,
  REWARDS,
  activate,
  askGold,
  askMoveDie,
  askNextKnocked,
  askTile,
  endTurn,
  isMovable,
  isRelief,
  isSlottable,
  place,
} from './turn.ts';

/* What may be answered to the tiles' questions, in numbers and in the order of the rules, and what comes of it. */

/** No question has more answers. */
export const MOST_ANSWERS = 24;

/** Nothing, or no: where there is something to say no to. */
const NO = 0;
const LEAVE = CASINOS;
/** Fifty-Fifty's. */
const STOP = 0;
export const HIGHER = 1;
/** Double Down's dice, small ones and eight times the big ones. */
const PER_BIG = 8;
/** Prime Time's casinos, 0 for none, and seven times the second. */
const PER_SECOND = 7;

/** Writes down what may be answered; how many answers that are. */
export function answersTo(round: Round, step: TileStep, answers: Uint8Array): number {
  const { cells, actor: seat, closed, casino: here } = round;
  let found = 0;
  switch (step) {
    case 'fiftyFifty.bet':
      for (let bet = STOP; bet <= 2; bet++) answers[found++] = bet;
      return found;
    case 'powerPlay.turn':
      answers[found++] = NO;
      for (let die = 0; die < CASINOS * SIZES; die++)
        if (inHand(cells, die % SIZES, seat) > 0 && Math.floor(die / SIZES) !== closed) answers[found++] = 1 + die;
      return found;
    case 'noEntry.close':
      for (let casino = 0; casino < CASINOS; casino++)
        if (casino !== here && casino !== closed) answers[found++] = casino;
      if (closed >= 0) answers[found++] = LEAVE;
      return found;
    case 'knockout.die':
    case 'myChoice.gold':
      for (let size = 0; size < SIZES; size++) if (inHand(cells, size, seat) > 0) answers[found++] = size;
      return found;
    case 'blockIt.put':
      for (let dice = 1; dice <= 3; dice++)
        for (let casino = 0; casino < CASINOS; casino++)
          if (at(cells, GROUPS + dice) > 0 && casino !== closed) answers[found++] = dice * CASINOS + casino;
      return found;
    case 'handicap.take':
      answers[found++] = NO;
      for (let relief = 0; relief < CASINOS * REWARDS; relief++)
        if (isRelief(round, Math.floor(relief / REWARDS), relief % REWARDS)) answers[found++] = 1 + relief;
      return found;
    case 'moveDie':
      for (let move = 0; move < MOVES; move++) if (isMovable(round, seat, move)) answers[found++] = move;
      return found;
    case 'doubleDown.move':
      for (let big = 0; big <= diceAt(cells, 1, here, seat); big++)
        for (let small = 0; small <= diceAt(cells, 0, here, seat); small++) answers[found++] = big * PER_BIG + small;
      return found;
    case 'niceDice.slot':
      answers[found++] = NO;
      for (let die = 0; die < CASINOS * SIZES; die++) if (isSlottable(round, die)) answers[found++] = 1 + die;
      return found;
    case 'myChoice.use':
      answers[found++] = round.one;
      if (round.two !== round.one) answers[found++] = round.two;
      return found;
    case 'myChoice.tile':
      for (let casino = 0; casino < CASINOS; casino++)
        if (casino !== here && round.sides[casino] !== null) answers[found++] = casino;
      return found;
    case 'primeTime.place':
      return primeTimes(round, answers);
  }
}

/** Which of the black dice may be placed. */
export function primeTimes({ one, two, closed }: Round, answers: Uint8Array): number {
  let found = 0;
  answers[found++] = 0;
  if (one - 1 !== closed) answers[found++] = one;
  if (two !== one && two - 1 !== closed) answers[found++] = two;
  if (one - 1 !== closed && two - 1 !== closed) answers[found++] = one + PER_SECOND * two;
  return found;
}

/** By space. */
const FIFTY_TRACK = [0, 0, 10, 30, 40, 60] as const;
const LOOP = [0, 20, 0, 30, 0, 10] as const;
const RELIEF = [10, 30] as const;

/** Answers the question on the table, and whatever follows of itself. */
export function answer(round: Round, step: TileStep, code: number): void {
  const { cells, actor: seat, casino: here } = round;
  switch (step) {
    case 'fiftyFifty.bet':
      if (code !== STOP) {
        round.one = code;
        round.step = 'fiftyFifty.dice';
        return;
      }
      award(round, seat, FIFTY_TRACK[round.fifty] ?? 0);
      round.fifty = 0;
      return endTurn(round);
    case 'powerPlay.turn': {
      if (code === NO) {
        round.step = 'dice';
        return;
      }
      round.isThrown = false;
      const size = (code - 1) % SIZES;
      return place(round, Math.floor((code - 1) / SIZES), 1 - size, size);
    }
    case 'noEntry.close':
      if (code !== LEAVE) {
        round.closed = code;
        round.loop = (round.loop + 1) % LOOP.length;
        award(round, seat, LOOP[round.loop] ?? 0);
      }
      return endTurn(round);
    case 'knockout.die':
      addToHand(round, seat, code, -1);
      add(cells, BAR + code * SEATS + seat, 1);
      return askNextKnocked(round, seat);
    case 'blockIt.put': {
      const dice = Math.floor(code / CASINOS);
      add(cells, GROUPS + dice, -1);
      moveBlank(round, code % CASINOS, dice);
      return endTurn(round);
    }
    case 'handicap.take':
      return code === NO ? endTurn(round) : relieve(round, code - 1);
    case 'moveDie':
      moveDie(round, seat, code);
      return endTurn(round);
    case 'doubleDown.move': {
      const small = code % PER_BIG;
      const big = Math.floor(code / PER_BIG);
      if (code > 0) {
        add(cells, DOUBLED + seat, small);
        add(cells, DOUBLED + SEATS + seat, big);
        enter(round, here, seat, -small, -big);
      }
      return endTurn(round);
    }
    case 'niceDice.slot':
      if (code !== NO) slot(round, seat, code - 1);
      return endTurn(round);
    case 'myChoice.use':
      return use(round, code);
    case 'myChoice.tile':
      return activate(round, code);
    case 'myChoice.gold': {
      const out = round.gold;
      addToHand(round, seat, code, -1);
      round.gold = loneDie(seat, code);
      if (out !== 0) addToHand(round, seatOf(out), sizeOf(out), 1);
      return endTurn(round);
    }
    case 'primeTime.place':
      placeBlack(round, seat, code % PER_SECOND);
      placeBlack(round, seat, Math.floor(code / PER_SECOND));
      return count(round);
  }
}

/** A black die of Prime Time on the casino of its number; 0 is none. */
function placeBlack(round: Round, seat: number, number: number): void {
  if (number === 0) return;
  add(round.cells, WEIGHTS + (number - 1) * SEATS + seat, 1);
  changed(round, number - 1);
}

function moveBlank(round: Round, casino: number, dice: number): void {
  add(round.cells, BLANK + casino, dice);
  changed(round, casino);
}

function relieve(round: Round, relief: number): void {
  const reward = relief % REWARDS;
  add(round.cells, FREE + reward, -1);
  moveBlank(round, Math.floor(relief / REWARDS), -1);
  const amount = RELIEF[reward];
  if (amount === undefined) return askMoveDie(round);
  award(round, round.actor, amount);
  endTurn(round);
}

function moveDie(round: Round, seat: number, move: number): void {
  const die = move % (CASINOS * SIZES);
  const size = die % SIZES;
  const casino = Math.floor(die / SIZES);
  const dice = move >= CASINOS * SIZES ? -1 : 1;
  addToHand(round, seat, size, -dice);
  enter(round, casino, seat, size === 0 ? dice : 0, size === 0 ? 0 : dice);
}

function slot(round: Round, seat: number, die: number): void {
  const { cells } = round;
  const size = die % SIZES;
  const number = Math.floor(die / SIZES);
  const out = at(cells, SLOTS + number);
  cells[SLOTS + number] = loneDie(seat, size);
  if (number === round.casino) enter(round, number, seat, size - 1, -size);
  else addToHand(round, seat, size, -1);
  if (out !== 0) enterOne(round, number, seatOf(out), sizeOf(out));
}

/** One of My Choice's results. */
function use(round: Round, result: number): void {
  if (result === 4) return askTile(round);
  if (result === 5) return askMoveDie(round);
  if (result === 6) return askGold(round);
  award(round, round.actor, 10 * result);
  endTurn(round);
}
