import { MOST_ANSWERS, answer, answersTo } from './answers.ts';
import { chances } from './objective.ts';
import {
  BIG,
  CASINOS,
  CHIPS,
  NOBODY,
  SEATS,
  at,
  copyRound,
  handOf,
  inHand,
  newRound,
  type BlackStep,
  type Round,
} from './round.ts';
import { isOpen, landBlack, layDice, mayPlace, placeThrown } from './throws.ts';

/** With more dice in all hands it takes too long. */
const MOST_DICE = 2;

/** About how many plies it takes to work a round out; whoever has a chip may throw again. `Infinity`: too many. */
export function pliesToSolve(round: Round): number {
  const { cells, players, step } = round;
  if (step === 'over') return 0;
  let dice = 0;
  let throws = 0;
  for (let seat = 0; seat < players; seat++) {
    const hand = handOf(cells, seat);
    dice += hand;
    throws += hand > 0 ? hand + at(cells, CHIPS + seat) : 0;
  }
  return dice > MOST_DICE || isBluff(step) ? Infinity : 3 * CASINOS ** throws;
}

/** What is asked against somebody who thinks, too, has no best answer that he may know. */
const isBluff = (step: Round['step']): boolean => step.startsWith('luckyPunch') || step.startsWith('blackBox');

/** What is kept at each depth, so that little is made while searching. */
interface Level {
  readonly round: Round;
  readonly answers: Uint8Array;
  /** Each seat's chance, here and in the best or the mean of what follows. */
  readonly ends: Float64Array;
}

/**
 * Dice can be taken back and placed again without end: so deep nobody looks. No level of the game can afford to get here,
 * and a browser's stack has room for it several times.
 */
const DEEPEST = 1250;

const levels: Level[] = [];
const levelAt = (depth: number): Level =>
  (levels[depth] ??= {
    round: newRound(),
    answers: new Uint8Array(MOST_ANSWERS),
    ends: new Float64Array(SEATS),
  });

/**
 * Each seat's chance of winning with perfect play of all for the rest of the round; every seat wants its own chance.
 * `false`: something is asked that is answered by lot, it goes on without end, or nothing was left to spend on a ply.
 */
export function solve(round: Round, spend: () => boolean, out: Float64Array): boolean {
  if (!worth(round, 0, spend)) return false;
  const { ends } = levelAt(0);
  for (let seat = 0; seat < round.players; seat++) out[seat] = ends[seat] as number;
  return true;
}

function worth(round: Round, depth: number, spend: () => boolean): boolean {
  const { step } = round;
  if (depth > DEEPEST) return false;
  switch (step) {
    case 'over':
      chances(round, levelAt(depth).ends);
      return true;
    case 'luckyPunch.hide':
    case 'luckyPunch.guess':
    case 'blackBox.split':
    case 'blackBox.pick':
      return false;
    case 'dice':
      return expectedOfDice(round, depth, spend);
    case 'jackpot.dice':
    case 'fiftyFifty.dice':
    case 'myChoice.dice':
    case 'primeTime.dice':
      return expectedOfBlack(round, step, depth, spend);
    case 'roll': {
      const { round: next } = levelAt(depth);
      copyRound(round, next);
      next.step = 'dice';
      return spend() && worth(next, depth + 1, spend) && keep(depth, round.players);
    }
    case 'place':
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
      return best(round, step, depth, spend);
  }
}

/** What was found below holds here, too. */
function keep(depth: number, players: number): true {
  const [{ ends }, { ends: found }] = [levelAt(depth), levelAt(depth + 1)];
  for (let seat = 0; seat < players; seat++) ends[seat] = found[seat] as number;
  return true;
}

const PASS = CASINOS;

/** Where the dice of a throw may go, and passing. */
function placesFor(round: Round, answers: Uint8Array): number {
  let found = 0;
  for (let casino = 0; casino < CASINOS; casino++) if (isOpen(round, casino)) answers[found++] = casino;
  if (!mayPlace(round) || at(round.cells, CHIPS + round.actor) > 0) answers[found++] = PASS;
  return found;
}

function best(
  round: Round,
  step: 'place' | Parameters<typeof answer>[1],
  depth: number,
  spend: () => boolean,
): boolean {
  const { actor, players } = round;
  const { round: next, answers, ends } = levelAt(depth);
  const { ends: found } = levelAt(depth + 1);
  const count = step === 'place' ? placesFor(round, answers) : answersTo(round, step, answers);
  for (let one = 0; one < count; one++) {
    const code = answers[one] as number;
    if (!spend()) return false;
    copyRound(round, next);
    if (step === 'place') placeThrown(next, code === PASS ? NOBODY : code);
    else answer(next, step, code);
    if (!worth(next, depth + 1, spend)) return false;
    if (one === 0 || (found[actor] as number) > (ends[actor] as number)) keep(depth, players);
  }
  return true;
}

function expectedOfDice(round: Round, depth: number, spend: () => boolean): boolean {
  const { actor, cells } = round;
  const [small, big] = [inHand(cells, 0, actor), inHand(cells, BIG, actor)];
  if (small + big > MOST_DICE) return false;
  const { round: next, ends } = levelAt(depth);
  ends.fill(0);
  for (const fall of fallsOf(small, big)) {
    if (!spend()) return false;
    copyRound(round, next);
    layDice(next, fall.small, fall.biggy);
    if (!worth(next, depth + 1, spend)) return false;
    addShare(depth, round.players, fall.weight, CASINOS ** (small + big));
  }
  return true;
}

function expectedOfBlack(round: Round, step: BlackStep, depth: number, spend: () => boolean): boolean {
  const { round: next, ends } = levelAt(depth);
  ends.fill(0);
  for (let one = 1; one <= CASINOS; one++)
    for (let two = one; two <= CASINOS; two++) {
      if (!spend()) return false;
      copyRound(round, next);
      landBlack(next, step, one, two);
      if (!worth(next, depth + 1, spend)) return false;
      addShare(depth, round.players, one === two ? 1 : 2, CASINOS ** 2);
    }
  return true;
}

function addShare(depth: number, players: number, weight: number, ways: number): void {
  const [{ ends }, { ends: found }] = [levelAt(depth), levelAt(depth + 1)];
  for (let seat = 0; seat < players; seat++)
    ends[seat] = (ends[seat] as number) + ((found[seat] as number) * weight) / ways;
}

/** A throw that can fall, by casinos, and how many ways lead to it. */
interface Fall {
  readonly small: readonly number[];
  readonly biggy: number;
  weight: number;
}

const falls = new Map<number, readonly Fall[]>();

/** Every throw of so many small dice and Biggies. */
function fallsOf(small: number, big: number): readonly Fall[] {
  const key = small * SEATS + big;
  const known = falls.get(key);
  if (known !== undefined) return known;
  const found = new Map<string, Fall>();
  for (let code = 0; code < CASINOS ** (small + big); code++) {
    const faces = Array.from({ length: small + big }, (_, die) => Math.floor(code / CASINOS ** die) % CASINOS);
    const fall: Fall = {
      small: faces.slice(0, small).sort((a, b) => a - b),
      biggy: big > 0 ? (faces[small] as number) : NOBODY,
      weight: 1,
    };
    const text = `${fall.small.join(' ')} B${fall.biggy}`;
    const same = found.get(text);
    if (same === undefined) found.set(text, fall);
    else same.weight++;
  }
  const all = [...found.values()];
  falls.set(key, all);
  return all;
}
