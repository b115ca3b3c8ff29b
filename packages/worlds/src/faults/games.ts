import { answersGiven, engine, partsOf, questionOn, seatsOf, type Game, type Steps } from '@zaria/kit';
import { toy, toySteps as good, type ToyShape } from '@zaria/kit/testing';
import type { Authority } from '../authority.ts';
import { fault, type Fault } from './fault.ts';

const { guess, hide, write } = good;

/** The small game, played by these steps. */
function toyWith(steps: Steps<ToyShape>): Game<ToyShape> {
  const rules = engine<ToyShape>(steps);
  return {
    ...toy,
    ...rules,
    view: (state, viewer) => ({
      ...toy.view(state, viewer),
      agenda: state.agenda.map(one => rules.redact(one, viewer)),
    }),
  };
}

const playing = (game: Game<ToyShape>): Partial<Authority> => ({ games: () => game });

/** Games that give away what they should hide: the table must not let it pass. */
export const GAME_LEAKS: readonly Fault[] = [
  fault('the data of a question are shown to everybody', 'worlds', {
    ...playing(toyWith({ ...good, guess: { ...guess, hide: data => data } })),
  }),
  fault('a view shows what the others do in a common step', 'worlds', {
    ...playing({ ...toy, view: (state, viewer) => ({ ...toy.view(state, viewer), agenda: state.agenda }) }),
  }),
  fault('a view counts what the others do in a common step', 'fold', {
    ...playing({
      ...toy,
      view: (state, viewer) => ({
        ...toy.view(state, viewer),
        words: partsOf(questionOn(state)).map(part => String(part.answers.length)),
      }),
    }),
  }),
  fault('a fact tells what is hidden', 'fold', {
    ...playing(
      toyWith({
        ...good,
        hide: {
          ...hide,
          resolve(state, data, hidden, seat, tell) {
            tell?.({ fact: 'die', die: hidden });
            hide.resolve(state, data, hidden, seat, tell);
          },
        },
      }),
    ),
  }),
  fault('which answers are legal depends on what another hid', 'worlds', {
    ...playing(
      toyWith({
        ...good,
        guess: {
          ...guess,
          answers: (state, data, seat) => guess.answers(state, data, seat).filter(n => n !== data.hidden),
        },
      }),
    ),
  }),
  fault('the order of legal answers depends on what another hid', 'worlds', {
    ...playing(
      toyWith({
        ...good,
        guess: {
          ...guess,
          answers: (state, data, seat) => guess.answers(state, data, seat).toSorted(n => (n === data.hidden ? -1 : 1)),
        },
      }),
    ),
  }),
  fault('what a seat may do in a common step depends on the others', 'fold', {
    ...playing(
      toyWith({
        ...good,
        write: {
          ...write,
          answers: (work, state, data, seat) =>
            seatsOf(state.players).some(other => other !== seat && answersGiven(questionOn(state), other) > 1)
              ? ['stop']
              : write.answers(work, state, data, seat),
        },
      }),
    ),
  }),
];
