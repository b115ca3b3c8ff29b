import { partsOf, questionOn } from '@zaria/kit';
import { toy, toyWith, toySteps as good, type Toy } from '@zaria/kit/testing';
import { commuting, wayBack } from '../laws/together.ts';
import type { Fault } from './fault.ts';

const { write } = good;

/** Against the laws of steps played together. */
export const TOGETHER_FAULTS: readonly Fault[] = [
  {
    what: 'the letters act on the common table at once',
    law: wayBack,
    game: toyWith({
      ...good,
      write: {
        ...write,
        act(work, letter, state, data, seat) {
          state.words[seat] += letter;
          return write.act(work, letter, state, data, seat);
        },
      },
    }),
  },
  {
    what: 'an answer taken back leaves something behind',
    law: wayBack,
    game: { ...toy, takeBack: (state, seat) => (toy.takeBack(state, seat), void state.asked++) },
  },
  {
    what: 'who answers first counts',
    law: commuting,
    game: toyWith({
      ...good,
      write: {
        ...write,
        act(work, letter, state, data, seat) {
          const done = write.act(work, letter, state, data, seat);
          if (done && !isFirstDone(state)) work.word += 'late';
          return done;
        },
      },
    }),
  },
];

const isFirstDone = (state: Toy): boolean => partsOf(questionOn(state)).every(part => !part.done);
