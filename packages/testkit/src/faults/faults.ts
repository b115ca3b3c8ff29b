import { partOf, partsOf, questionOn, seatsOf, type Game, type Json } from '@zaria/kit';
import { toy, toySteps as good, toyWith, type Toy, type ToyShape } from '@zaria/kit/testing';
import { clones, saving, views } from '../laws/copies.ts';
import { tellings } from '../laws/facts.ts';
import { followed, imagined, rewound } from '../laws/follower.ts';
import type { Law } from '../laws/law.ts';
import { illTyped } from '../laws/ill-typed.ts';
import { legality, reasons } from '../laws/legality.ts';
import { notation, records, replay } from '../laws/log.ts';
import { conservation, questions, standings } from '../laws/play.ts';
import { twoWorlds } from '../laws/told.ts';
import { commuting, wayBack } from '../laws/together.ts';

/** A game with one thing wrong, and the law that must notice. */
export interface Fault {
  readonly what: string;
  /** `null`: random play itself. */
  readonly law: Law | null;
  readonly game: Game<ToyShape>;
}

const { die, guess, hide, round, write } = good;
let calls = 0;

/** One planted fault or more for every law. */
export const FAULTS: readonly Fault[] = [
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
    what: 'a record forgets an entry',
    law: records,
    game: { ...toy, print: action => toy.print(action.step === 'guess' ? { ...action, answer: 1 } : action) },
  },
  {
    what: 'an action can be written in two ways',
    law: notation,
    game: { ...toy, parse: text => toy.parse(text.trim().replace(/ +/, ' ')) },
  },
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
  {
    what: "a view shows others' words before the end",
    law: imagined,
    game: { ...toy, view: (state, viewer) => ({ ...toy.view(state, viewer), words: wordsOn(state) }) },
  },
  {
    what: 'no table is set up as the one before it',
    law: rewound,
    game: { ...toy, setup: start => ({ ...toy.setup(start), bank: calls++ }) },
  },
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
  {
    what: 'an answer taken back leaves something behind',
    law: wayBack,
    game: { ...toy, takeBack: (state, seat) => (toy.takeBack(state, seat), void state.asked++) },
  },
];

const wordsOn = (state: Toy): readonly string[] => {
  const frame = questionOn(state);
  return frame?.step === 'write'
    ? seatsOf(state.players).map(seat => partOf(frame, seat)?.work.word ?? '')
    : state.words;
};

const isFirstDone = (state: Toy): boolean => partsOf(questionOn(state)).every(part => !part.done);

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
