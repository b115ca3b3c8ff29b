import { toy, toyWith, toySteps as good } from '@zaria/kit/testing';
import { conservation, questions, standings } from '../laws/play.ts';
import type { Fault } from './fault.ts';

const { die, guess, round } = good;
let calls = 0;

/** Against the laws of questions, standings and what never changes. */
export const PLAY_FAULTS: readonly Fault[] = [
  {
    what: 'the rounds are not counted',
    law: null,
    game: toyWith({ ...good, round: { ...round, run: state => (round.run(state, {}), void (state.round = 0)) } }),
  },
  {
    what: 'a seat that nobody waits for has legal actions',
    law: questions,
    game: { ...toy, legal: (state, seat) => toy.legal(state, toy.waiting(state).includes(0) ? 0 : seat) },
  },
  {
    what: 'an action is listed twice',
    law: questions,
    game: { ...toy, legal: (state, seat) => toy.legal(state, seat).flatMap(action => [action, action]) },
  },
  {
    what: 'the order of legal actions changes from call to call',
    law: questions,
    game: {
      ...toy,
      legal: (state, seat) => (calls++ % 2 ? toy.legal(state, seat) : [...toy.legal(state, seat)].reverse()),
    },
  },
  {
    what: 'looking at the table changes it',
    law: questions,
    game: { ...toy, view: (state, viewer) => (state.asked++, toy.view(state, viewer)) },
  },
  {
    what: 'sampling the dice changes the table',
    law: questions,
    game: toyWith({
      ...good,
      die: { ...die, sample: (state, data, rng) => (state.bank++, die.sample(state, data, rng)) },
    }),
  },
  {
    what: 'the standing is final too early',
    law: standings,
    game: { ...toy, standing: state => ({ ...toy.standing(state), over: true }) },
  },
  {
    what: 'the standing forgets a seat',
    law: standings,
    game: { ...toy, standing: state => ({ ...toy.standing(state), seats: [] as never }) },
  },
  {
    what: 'a point vanishes',
    law: conservation,
    game: toyWith({
      ...good,
      guess: {
        ...guess,
        resolve(state, data, answer, seat, tell) {
          guess.resolve(state, data, answer, seat, tell);
          if (answer === 4) state.bank--;
        },
      },
    }),
  },
];
