import { SIDES, lasVegasRoyale } from '@zaria/games/las-vegas-royale';
import { NATURE, pick, questionOn, seatsOf, simulationRng, type Rng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import type { Taste } from '../vegas/rivals.ts';
import { isPaid, playPlyByTheRules } from './by-the-rules.testing.ts';
import { OWN, playPly } from './playout.ts';
import { readRound } from './reading.ts';
import { CASINOS, HELD, KINDS, ROLLED, newRound, piecesOf, wealthOf, type Round, type Table } from './round.ts';

const GREEDY: Taste = { spite: 0, price: 0, isPerDie: false };
const MARGIN: Taste = { spite: 1, price: 0, isPerDie: true };
const TASTES = [OWN, GREEDY, MARGIN, OWN, GREEDY];

const SET_UP: ReadonlySet<string> = new Set(['starter', 'deal', 'bank', 'tiles', 'neutral']);
const MOST_PLIES = 160;

/** A table in the middle of a round, after some random plies of a match. */
function tableOf(tiles: number | string, seats: number, rng: Rng): Table {
  const mode = tiles === 0 ? 'base' : 'royale';
  const neutral = seats === 2 && rng.below(2) === 0;
  const options = { mode, tiles: tiles as 3, noRepeats: false, neutral, openMoney: false, starter: 0 } as const;
  const table = lasVegasRoyale.setup({ rules: lasVegasRoyale.rules, seats, options });
  for (let left = rng.below(MOST_PLIES); left > 0 || SET_UP.has(questionOn(table)?.step ?? ''); left--) {
    const [actor] = lasVegasRoyale.waiting(table);
    if (actor === undefined) break;
    const action = actor === NATURE ? lasVegasRoyale.sample(table, rng) : pick(lasVegasRoyale.legal(table, actor), rng);
    lasVegasRoyale.play(table, actor, action);
  }
  return questionOn(table) === null ? tableOf(tiles, seats, rng) : table;
}

const roundOf = (table: Table): Round => {
  const round = newRound();
  readRound(table, round);
  return round;
};

const remembers = ({ step }: Round, ...steps: readonly string[]): boolean => steps.includes(step);

/** What is left of a round while casinos are paid: what everybody has. */
const purses = ({ players, cells, ...round }: Round): readonly unknown[] =>
  seatsOf(players).map(seat => [
    wealthOf({ players, cells, ...round }, seat),
    piecesOf({ players, cells, ...round }, seat),
    cells.slice(HELD + seat * KINDS, HELD + (seat + 1) * KINDS),
  ]);

/** All that is the same whichever way a position came about: a throw and what a step remembers count while it is asked. */
function comparable(round: Round): unknown {
  const { cells, one, two, casino, small, big, isThrown, biggy, turn, ...rest } = round;
  if (remembers(round, 'blackBox.split', 'blackBox.pick')) {
    const { step, actor, paid, fined } = rest;
    return { step, actor, paid, fined, one, purses: purses(round), two: step === 'blackBox.pick' ? two : null };
  }
  const list = cells.slice();
  const isThrow = remembers(round, 'place', 'niceDice.slot') && isThrown;
  if (!isThrow) list.fill(0, ROLLED, ROLLED + CASINOS);
  const isWithTwo = remembers(round, 'myChoice.use', 'primeTime.place', 'luckyPunch.guess');
  const isWager = remembers(round, 'fiftyFifty.dice');
  return {
    ...rest,
    list: [...list],
    throw: isThrow ? biggy : null,
    turn: remembers(round, 'primeTime.dice', 'primeTime.place') ? null : turn,
    casino: remembers(round, 'noEntry.close', 'doubleDown.move', 'niceDice.slot', 'myChoice.use', 'myChoice.tile')
      ? casino
      : null,
    placed: remembers(round, 'niceDice.slot') ? [small, big, isThrown] : null,
    one: isWithTwo || isWager ? one : null,
    two: isWithTwo || remembers(round, 'fiftyFifty.bet') || (isWager && one > 0) ? two : null,
  };
}

/** By side what its own steps are called. */
const STEPS_OF: Readonly<Partial<Record<string, string>>> = {
  A1: 'luckyPunch',
  A2: 'jackpot',
  B1: 'primeTime',
  B2: 'fiftyFifty',
  D2: 'powerPlay',
  E1: 'noEntry',
  E2: 'knockout',
  F1: 'blockIt',
  F2: 'handicap',
  G1: 'blackBox',
  G2: 'doubleDown',
  H1: 'niceDice',
  H2: 'myChoice',
};

/** Plays a round out both ways with the same dice; which steps came up. */
function follow(table: Table, seed: string): ReadonlySet<string> {
  const steps = new Set<string>();
  const [slow, fast] = [simulationRng(seed), simulationRng(seed)];
  const round = roundOf(table);
  while (!isPaid(table)) {
    const { step = '' } = questionOn(table) ?? {};
    steps.add(step);
    playPlyByTheRules(table, TASTES, slow);
    playPly(round, TASTES, fast);
    if (isPaid(table)) break;
    expect(comparable(round), `after ${step}`).toEqual(comparable(roundOf(table)));
  }
  expect(round.step).toBe('over');
  const end = roundOf(table);
  for (const seat of seatsOf(table.players)) {
    expect(wealthOf(round, seat)).toBe(wealthOf(end, seat));
    expect(piecesOf(round, seat)).toBe(piecesOf(end, seat));
  }
  expect(fast.below(1e9)).toBe(slow.below(1e9));
  return steps;
}

/** So many tables are played out for each side; more, if something was never asked. */
const LEAST = 12;
const MOST = 100;

describe('a round in numbers is played as by the rules, ply by ply, with the same dice', () => {
  test.each(SIDES)('with %s', side => {
    const rng = simulationRng(`with ${side}`);
    const asked = Object.keys(lasVegasRoyale.steps).filter(
      step => step.startsWith(`${STEPS_OF[side] ?? '-'}.`) && step !== 'knockout.home',
    );
    const steps = new Set<string>();
    for (let at = 0; at < LEAST || (at < MOST && !asked.every(step => steps.has(step))); at++)
      for (const step of follow(tableOf(`${side} ? ?`, 2 + (at % 4), rng), `${side} ${at}`)) steps.add(step);
    expect([...steps]).toEqual(expect.arrayContaining(asked));
  });

  test('without tiles', () => {
    const rng = simulationRng('without tiles');
    for (let at = 0; at < 20; at++) expect(follow(tableOf(0, 2 + (at % 4), rng), `without ${at}`)).toContain('place');
  });

  test('with six tiles', () => {
    const rng = simulationRng('six tiles');
    for (let at = 0; at < 20; at++) expect(follow(tableOf(6, 2 + (at % 4), rng), `six ${at}`).size).toBeGreaterThan(0);
  });
});
