import { lasVegas } from '@zaria/games/las-vegas';
import { NATURE, pick, questionOn, simulationRng, type Seat } from '@zaria/kit';
import { expect, test } from 'vitest';
import { ENDGAME_NODES, solve } from './endgame.ts';
import { chances } from './objective.ts';
import { newRound, readRound } from './round.ts';

type State = ReturnType<typeof lasVegas.setup>;

/** Every throw of so many dice, one by one: the slow twin counts them all. */
const throwsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : throwsOf(dice - 1).flatMap(faces => [1, 2, 3, 4, 5, 6].map(face => [...faces, face]));

/** The same by the rules: every throw, every choice, every seat for itself. Stops where the round ends. */
function slowly(state: State): readonly number[] {
  const question = questionOn(state);
  if (question?.step !== 'roll') throw new Error('it is nobody’s turn');
  const seat = question.actor as Seat;
  const rolled = lasVegas.clone(state);
  lasVegas.play(rolled, seat, { step: 'roll', answer: 'go' });
  const all = throwsOf(state.supply[seat]);
  const sums = Array<number>(state.players).fill(0);
  for (const faces of all) {
    const action = lasVegas.parse(`dice ${faces.toSorted((a, b) => a - b).join(' ')}`);
    if (action === null) throw new Error('no throw');
    const thrown = lasVegas.clone(rolled);
    lasVegas.play(thrown, NATURE, action);
    const ends = lasVegas.legal(thrown, seat).map(choice => {
      const next = lasVegas.clone(thrown);
      lasVegas.play(next, seat, choice);
      return next.round === state.round && questionOn(next)?.step === 'roll' ? slowly(next) : endOf(next);
    });
    const best = ends.reduce((a, b) => ((b[seat] ?? 0) > (a[seat] ?? 0) ? b : a));
    for (const [at, chance] of best.entries()) sums[at] = (sums[at] ?? 0) + chance / all.length;
  }
  return sums;
}

/** After the payout the money is the table's; nothing lies at the casinos. */
function endOf(state: State): readonly number[] {
  const round = newRound();
  readRound(state, round);
  const out = new Float64Array(5);
  chances(round, out, 0);
  return [...out].slice(0, state.players);
}

test('the end of a round is worked out as the rules would', () => {
  const round = newRound();
  const out = new Float64Array(5);
  let solved = 0;
  for (let match = 0; solved < 12; match++) {
    const rng = simulationRng(`endgame ${match}`);
    const seats = 2 + (match % 3);
    const state = lasVegas.setup({ rules: 1, seats, options: { starter: 0, openMoney: false, neutral: false } });
    for (let [actor] = lasVegas.waiting(state); actor !== undefined; [actor] = lasVegas.waiting(state)) {
      const left = state.supply.reduce((a, b) => a + b, 0);
      if (questionOn(state)?.step === 'roll' && left > 0 && left <= (Math.max(...state.supply) < 2 ? 3 : 2)) {
        readRound(state, round);
        const nodes = solve(round, out);
        expect(nodes).toBeLessThanOrEqual(ENDGAME_NODES[left] ?? 0);
        const twin = slowly(state);
        for (const [seat, chance] of twin.entries()) expect(out[seat]).toBeCloseTo(chance, 9);
        solved++;
      }
      lasVegas.play(
        state,
        actor,
        actor === NATURE ? lasVegas.sample(state, rng) : pick(lasVegas.legal(state, actor), rng),
      );
    }
  }
});
