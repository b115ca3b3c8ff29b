import { lasVegas, outlookOf } from '@zaria/games/las-vegas';
import { NATURE, pick, questionOn, seatsOf, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { newFaces, playOut, throwFor } from './playout.ts';
import { chances } from './objective.ts';
import { copyRound, look, newRound, notesBy, passOn, place, readRound, wonBy, type Round } from './round.ts';

const TABLES = [2, 3, 4, 5].flatMap(seats => [false, true].map(neutral => ({ seats, neutral })));
const tables = TABLES.filter(({ seats, neutral }) => !neutral || seats < 5);

const startOf = (seats: number, neutral: boolean) =>
  lasVegas.setup({ rules: 1, seats, options: { starter: 'random', openMoney: false, neutral } });

/** What lies and what is won, as far as both writings know it. */
const comparable = ({ players, number, notes, cells, money, won, left, seat }: Round) => ({
  players,
  number,
  notes: [...notes],
  cells: [...cells],
  money: [...money].slice(0, players),
  won: [...won].slice(0, players),
  left,
  seat,
});

describe.each(tables)('with $seats, neutral dice: $neutral', ({ seats, neutral }) => {
  test('the arrays say what the rules say, placement by placement', () => {
    const [before, after] = [newRound(), newRound()];
    const change = { own: 0, others: 0 };
    let placements = 0;
    for (let match = 0; match < 4; match++) {
      const rng = simulationRng(`round ${seats} ${neutral} ${match}`);
      const state = startOf(seats, neutral);
      for (let [actor] = lasVegas.waiting(state); actor !== undefined; [actor] = lasVegas.waiting(state)) {
        const action = actor === NATURE ? lasVegas.sample(state, rng) : pick(lasVegas.legal(state, actor), rng);
        const question = questionOn(state);
        if (action.step !== 'place' || question?.step !== 'place' || actor === NATURE) {
          lasVegas.play(state, actor, action);
          continue;
        }
        const { own, white } = question.data.rolled;
        const dice = [own[action.answer], white[action.answer]] as const;
        readRound(state, before);
        const unchanged = comparable(before);

        look(before, actor, action.answer - 1, ...dice, change);
        const gains = outlookOf(lasVegas.view(state, actor), action)?.gains ?? [];
        const mine = gains[actor] ?? 0;
        expect(change).toEqual({ own: mine, others: gains.reduce((a, b) => a + b, 0) - mine });
        expect(comparable(before)).toEqual(unchanged);

        const round = state.round;
        const [money, notes] = [[...state.money], [...state.notes]];
        place(before, actor, action.answer - 1, ...dice);
        passOn(before);
        lasVegas.play(state, actor, action);
        placements++;
        const isOver = questionOn(state)?.step !== 'roll' || state.round !== round;
        expect(before.left === 0).toBe(isOver);
        if (isOver) {
          for (const seat of seatsOf(seats)) {
            expect(wonBy(before, seat)).toBe(state.money[seat] - (money[seat] ?? 0));
            expect(notesBy(before, seat)).toBe(state.notes[seat] - (notes[seat] ?? 0));
          }
          continue;
        }
        readRound(state, after);
        expect(comparable(before)).toEqual(comparable(after));
      }
    }
    expect(placements).toBeGreaterThan(100);
  });

  test('a playout ends with every die on a casino, and the same one is the same', () => {
    const state = startOf(seats, neutral);
    const rng = simulationRng('playout');
    while (lasVegas.waiting(state)[0] === NATURE) lasVegas.play(state, NATURE, lasVegas.sample(state, rng));
    const [from, one, other] = [newRound(), newRound(), newRound()];
    for (const round of [from, one, other]) readRound(state, round);
    const tastes = Array.from({ length: seats }, () => ({ spite: 1, price: 10, isPerDie: false }));
    for (let playout = 0; playout < 20; playout++) {
      for (const round of [one, other]) {
        copyRound(from, round);
        expect(playOut(round, playout, tastes)).toBeGreaterThan(seats);
        expect(round.left).toBe(0);
      }
      expect(comparable(one)).toEqual(comparable(other));
    }
  });
});

test('the dice of playouts are fair', () => {
  const state = startOf(2, true);
  const rng = simulationRng('fair');
  while (lasVegas.waiting(state)[0] === NATURE) lasVegas.play(state, NATURE, lasVegas.sample(state, rng));
  const round = newRound();
  readRound(state, round);
  const faces = newFaces();
  const totals = Array<number>(12).fill(0);
  const throws = 20_000;
  for (let playout = 0; playout < throws; playout++) {
    throwFor(round, faces, playout, playout % 5);
    for (const [at, count] of faces.entries()) totals[at] = (totals[at] ?? 0) + count;
  }
  // Eight own dice and four white ones; five standard deviations.
  for (const [at, total] of totals.entries()) {
    const dice = throws * (at < 6 ? 8 : 4);
    expect(Math.abs(total - dice / 6)).toBeLessThan(5 * Math.sqrt((dice * 5) / 36));
  }
});

describe('the chances', () => {
  const round = newRound();
  const out = new Float64Array(5);
  const after = (number: number, money: readonly number[], won: readonly number[]): readonly number[] => {
    round.players = money.length;
    round.number = number;
    round.cells.fill(0);
    round.money.set(money);
    round.won.set(won);
    chances(round, out, 0);
    return [...out].slice(0, money.length).map(chance => Math.round(chance * 1000) / 1000 + 0);
  };

  test('after the last round are certain: money, then notes, then shared', () => {
    expect(after(4, [300, 310, 200], [5, 4, 9])).toEqual([0, 1, 0]);
    expect(after(4, [310, 310, 200], [5, 4, 9])).toEqual([1, 0, 0]);
    expect(after(4, [310, 310, 310], [5, 5, 4])).toEqual([0.5, 0.5, 0]);
  });

  test('before it follow the lead, the less the more rounds are left', () => {
    const [one, two, three] = [3, 2, 1].map(number => after(number, [200, 150], [3, 3])[0] ?? 0);
    expect(one).toBeGreaterThan(two ?? 1);
    expect(two).toBeGreaterThan(three ?? 1);
    expect(three).toBeGreaterThan(0.5);
  });
});
