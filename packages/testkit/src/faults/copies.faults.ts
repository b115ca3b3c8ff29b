import { type Game } from '@zaria/kit';
import { toy, toyWith, toySteps as good, type Toy, type ToyShape } from '@zaria/kit/testing';
import { clones, saving, views } from '../laws/copies.ts';
import type { Fault } from './fault.ts';

const { write } = good;

/** Against the laws of clones, views and saved tables. */
export const COPIES_FAULTS: readonly Fault[] = [
  {
    what: 'a clone shares a list',
    law: clones,
    game: { ...toy, clone: state => ({ ...toy.clone(state), words: state.words }) },
  },
  {
    what: "a clone shares a seat's work",
    law: clones,
    game: toyWith({ ...good, write: { ...write, copy: work => work } }),
  },
  {
    what: 'a view shows the live table',
    law: views,
    game: { ...toy, view: (state, viewer) => ({ ...toy.view(state, viewer), words: state.words }) },
  },
  {
    what: 'a view does not say whose it is',
    law: views,
    game: { ...toy, view: state => ({ ...toy.view(state, 'spectator') }) },
  },
  {
    what: 'the state holds what JSON does not',
    law: saving,
    game: { ...toy, setup: start => ({ ...toy.setup(start), hint: undefined }) as Toy },
  },
  {
    what: 'the game remembers something outside its state',
    law: saving,
    game: remembering(),
  },
];

/** A game that counts its own moves in a variable of its own. */
function remembering(): Game<ToyShape> {
  const moves = new WeakMap<object, number>();
  return {
    ...toy,
    clone(state) {
      const copy = toy.clone(state);
      moves.set(copy, moves.get(state) ?? 0);
      return copy;
    },
    play(state, actor, action, tell) {
      toy.play(state, actor, action, tell);
      const count = (moves.get(state) ?? 0) + 1;
      moves.set(state, count);
      if (count > 6) state.round = state.rounds;
    },
  };
}
