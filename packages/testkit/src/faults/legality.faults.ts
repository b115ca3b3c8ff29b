import { toy, toyWith, toySteps as good } from '@zaria/kit/testing';
import { illTyped } from '../laws/ill-typed.ts';
import { legality, reasons } from '../laws/legality.ts';
import type { Fault } from './fault.ts';

const { die, guess, hide, write } = good;

/** Against the laws of what may be answered, and why not. */
export const LEGALITY_FAULTS: readonly Fault[] = [
  {
    what: 'the dice may show what no die shows',
    law: legality,
    game: toyWith({
      ...good,
      die: {
        ...die,
        notation: { print: String, parse: text => (/^-?\d+$/.test(text) ? Number(text) : null) },
        admits: () => true,
        resolve(state, data, answer, tell) {
          die.resolve(state, data, Math.abs(answer), tell);
          if (answer < 1 || answer > 3) state.bank++;
        },
      },
    }),
  },
  {
    what: 'the dice show what they are not admitted to',
    law: legality,
    game: toyWith({ ...good, die: { ...die, admits: (_state, _data, answer) => answer !== 2 } }),
  },
  {
    what: 'an outcome is missing from the list',
    law: legality,
    game: toyWith({ ...good, die: { ...die, outcomes: () => [{ answer: 1, weight: 1 }] } }),
  },
  {
    what: 'a legal answer is not well-formed',
    law: legality,
    game: toyWith({ ...good, guess: { ...guess, answers: () => [1, 2, 3, 4, 5 as never] } }),
  },
  {
    what: 'a legal answer makes points out of nothing',
    law: legality,
    game: toyWith({
      ...good,
      hide: {
        ...hide,
        resolve: (state, data, fist, seat) => (hide.resolve(state, data, fist, seat), void state.bank++),
      },
    }),
  },
  {
    what: 'a wrong answer is refused without a reason',
    law: reasons,
    game: toyWith({ ...good, write: { ...write, refuse: () => null } }),
  },
  {
    what: 'a legal answer has a reason not to be',
    law: reasons,
    game: { ...toy, refuse: () => ({ why: 'too-long', word: '' }) },
  },
  {
    what: 'an answer that is nothing is read as one',
    law: illTyped,
    game: { ...toy, isAction: () => true },
  },
  {
    what: 'a step throws at an answer of another type',
    law: illTyped,
    game: {
      ...toyWith({
        ...good,
        write: {
          ...write,
          refuse: (work, _state, _data, letter) => ({ why: 'too-long', word: work.word + letter.trim() }),
        },
      }),
      isAction: () => true,
    },
  },
  {
    what: 'the dice take a text for a number',
    law: illTyped,
    game: {
      ...toyWith({
        ...good,
        die: { ...die, admits: (_state, _data, answer: unknown) => [1, 2, 3].includes(Number(answer)) },
      }),
      isAction: ({ step, answer }) => step !== 'die' || Number(answer) > 0,
    },
  },
];
