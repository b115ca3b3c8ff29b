import { partOf, questionOn, seatsOf, type Json } from '@zaria/kit';
import { toy, toyWith, toySteps as good, type Toy } from '@zaria/kit/testing';
import { followed, imagined, rewound } from '../laws/follower.ts';
import { twoWorlds } from '../laws/told.ts';
import type { Fault } from './fault.ts';

const { guess, hide } = good;
let calls = 0;

/** Against the laws of what a viewer is told and must imagine. */
export const SECRETS_FAULTS: readonly Fault[] = [
  {
    what: 'a view shows the fist',
    law: imagined,
    game: toyWith({ ...good, guess: { ...guess, hide: data => data } }),
  },
  {
    what: 'what may be guessed depends on the fist',
    law: imagined,
    game: toyWith({
      ...good,
      guess: { ...guess, answers: (_state, { hidden }) => ([1, 2, 3, 4] as const).filter(n => n !== hidden) },
    }),
  },
  {
    what: 'the numbers of the steps depend on the fist',
    law: imagined,
    game: toyWith({
      ...good,
      hide: {
        ...hide,
        resolve(state, data, hidden, seat, tell) {
          state.asked += hidden;
          hide.resolve(state, data, hidden, seat, tell);
        },
      },
    }),
  },
  {
    what: "a view shows others' words before the end",
    law: imagined,
    game: { ...toy, view: (state, viewer) => ({ ...toy.view(state, viewer), words: wordsOn(state) }) },
  },
  {
    what: 'a fact gives the fist away',
    law: twoWorlds,
    game: toyWith({
      ...good,
      hide: {
        ...hide,
        resolve(state, data, hidden, seat, tell) {
          hide.resolve(state, data, hidden, seat, tell);
          tell?.({ fact: 'die', die: hidden });
        },
      },
    }),
  },
  {
    what: 'a public count depends on the fist',
    law: twoWorlds,
    game: toyWith({
      ...good,
      hide: {
        ...hide,
        resolve(state, data, hidden, seat, tell) {
          hide.resolve(state, data, hidden, seat, tell);
          state.bank += hidden;
        },
      },
    }),
  },
  {
    what: 'the public part of a hidden answer is the answer',
    law: twoWorlds,
    game: toyWith({
      ...good,
      hide: {
        ...hide,
        secret: { until: 'guess', shows: (hidden): Json => (calls++, hidden > 2 ? hidden : calls % 7) },
      },
    }),
  },
  {
    what: 'the number of facts gives the fist away',
    law: followed,
    game: toyWith({
      ...good,
      hide: {
        ...hide,
        resolve(state, data, hidden, seat, tell) {
          hide.resolve(state, data, hidden, seat, tell);
          if (hidden === 1) tell?.({ fact: 'die', die: 1 });
        },
      },
    }),
  },
  {
    what: 'what is seen when a fact is told gives the fist away',
    law: followed,
    game: toyWith({
      ...good,
      hide: {
        ...hide,
        resolve(state, data, hidden, seat, tell) {
          state.bank += hidden;
          tell?.({ fact: 'die', die: 1 });
          state.bank -= hidden;
          hide.resolve(state, data, hidden, seat, tell);
        },
      },
    }),
  },
  {
    what: 'no table is set up as the one before it',
    law: rewound,
    game: { ...toy, setup: start => ({ ...toy.setup(start), bank: calls++ }) },
  },
];

const wordsOn = (state: Toy): readonly string[] => {
  const frame = questionOn(state);
  return frame?.step === 'write'
    ? seatsOf(state.players).map(seat => partOf(frame, seat)?.work.word ?? '')
    : state.words;
};
