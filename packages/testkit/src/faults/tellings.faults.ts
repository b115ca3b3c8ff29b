import { toy, toyWith, toySteps as good } from '@zaria/kit/testing';
import { tellings } from '../laws/facts.ts';
import type { Fault } from './fault.ts';

const { guess, write } = good;

/** Against the laws of facts and the views of their moments. */
export const TELLINGS_FAULTS: readonly Fault[] = [
  {
    what: 'a fact is told when half of its edit is done',
    law: tellings,
    game: toyWith({
      ...good,
      guess: {
        ...guess,
        resolve(state, data, answer, seat, tell) {
          guess.resolve(state, data, answer, seat, fact => {
            state.bank++;
            tell?.(fact);
            state.bank--;
          });
        },
      },
    }),
  },
  {
    what: 'a fact is told before its question is off the table',
    law: tellings,
    game: {
      ...toy,
      play(state, actor, action, tell) {
        if (action.step === 'die') tell?.({ fact: 'die', die: action.answer });
        toy.play(state, actor, action, action.step === 'die' ? undefined : tell);
      },
    },
  },
  {
    what: 'a fact is told when the game looks over',
    law: tellings,
    game: toyWith({
      ...good,
      write: {
        ...write,
        finish(state, data, parts, tell) {
          const rest = state.agenda.splice(0);
          write.finish(state, data, parts, tell);
          state.agenda.push(...rest);
        },
      },
    }),
  },
  {
    what: 'who listens changes the table',
    law: tellings,
    game: toyWith({
      ...good,
      guess: {
        ...guess,
        resolve(state, data, answer, seat, tell) {
          guess.resolve(state, data, answer, seat, tell);
          if (tell) state.asked++;
        },
      },
    }),
  },
];
