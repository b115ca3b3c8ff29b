import { toy, toyWith, toySteps as good } from '@zaria/kit/testing';
import { notation, records, replay } from '../laws/log.ts';
import type { Fault } from './fault.ts';

const { guess, write } = good;
let calls = 0;

/** Against the laws of replaying, notation and records. */
export const LOG_FAULTS: readonly Fault[] = [
  {
    what: 'chance is at work inside a move',
    law: replay,
    game: toyWith({
      ...good,
      write: {
        ...write,
        finish(state, data, parts, tell) {
          write.finish(state, data, parts, tell);
          state.bank += calls++;
        },
      },
    }),
  },
  {
    what: 'two actions are written the same way',
    law: notation,
    game: toyWith({
      ...good,
      guess: { ...guess, notation: { print: n => String(n % 2), parse: t => (t === '1' ? 1 : 2) } },
    }),
  },
  {
    what: 'an action can be written in two ways',
    law: notation,
    game: { ...toy, parse: text => toy.parse(text.trim().replace(/ +/, ' ')) },
  },
  {
    what: 'a record forgets an entry',
    law: records,
    game: { ...toy, print: action => toy.print(action.step === 'guess' ? { ...action, answer: 1 } : action) },
  },
];
