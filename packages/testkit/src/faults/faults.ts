import type { Game, Json } from '@zaria/kit';
import { clones, saving, views } from '../laws/copies.ts';
import { tellings } from '../laws/facts.ts';
import type { Law } from '../laws/law.ts';
import { legality } from '../laws/legality.ts';
import { notation, records, replay } from '../laws/log.ts';
import { conservation, questions, standings } from '../laws/play.ts';
import { imagined, twoWorlds } from '../laws/told.ts';
import { commuting, wayBack } from '../laws/together.ts';
import { fists, fistsSteps as good, fistsWith, type Fists, type FistsShape } from './fists.ts';

/** A game with one thing wrong, and the law that must notice. */
export interface Fault {
  readonly what: string;
  /** `null`: random play itself. */
  readonly law: Law | null;
  readonly game: Game<FistsShape>;
}

const { guess, hide, prize, round, stake } = good;
let calls = 0;

/** One planted fault or more for every law. */
export const FAULTS: readonly Fault[] = [
  {
    what: 'the rounds are not counted',
    law: null,
    game: fistsWith({ ...good, round: { ...round, run: state => (round.run(state, {}), void (state.round = 0)) } }),
  },
  {
    what: 'a seat that nobody waits for has legal actions',
    law: questions,
    game: { ...fists, legal: (state, seat) => fists.legal(state, fists.waiting(state).includes(0) ? 0 : seat) },
  },
  {
    what: 'an action is listed twice',
    law: questions,
    game: { ...fists, legal: (state, seat) => fists.legal(state, seat).flatMap(action => [action, action]) },
  },
  {
    what: 'the order of legal actions changes from call to call',
    law: questions,
    game: {
      ...fists,
      legal: (state, seat) => (calls++ % 2 ? fists.legal(state, seat) : [...fists.legal(state, seat)].reverse()),
    },
  },
  {
    what: 'looking at the table changes it',
    law: questions,
    game: { ...fists, view: (state, viewer) => (state.asked++, fists.view(state, viewer)) },
  },
  {
    what: 'sampling the dice changes the table',
    law: questions,
    game: fistsWith({
      ...good,
      prize: { ...prize, sample: (state, data, rng) => (state.prize++, state.bank--, prize.sample(state, data, rng)) },
    }),
  },
  {
    what: 'the standing is final too early',
    law: standings,
    game: { ...fists, standing: state => ({ ...fists.standing(state), over: true }) },
  },
  {
    what: 'the standing forgets a seat',
    law: standings,
    game: { ...fists, standing: state => ({ ...fists.standing(state), seats: [] as never }) },
  },
  {
    what: 'a token vanishes',
    law: conservation,
    game: fistsWith({
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
    game: fistsWith({
      ...good,
      prize: {
        ...prize,
        notation: { print: String, parse: text => (/^-?\d+$/.test(text) ? Number(text) : null) },
        admits: () => true,
        resolve(state, data, answer, tell) {
          prize.resolve(state, data, answer, tell);
          if (answer < 1 || answer > 3) state.bank++;
        },
      },
    }),
  },
  {
    what: 'the dice show what they are not admitted to',
    law: legality,
    game: fistsWith({ ...good, prize: { ...prize, admits: (_state, _data, answer) => answer !== 2 } }),
  },
  {
    what: 'an outcome is missing from the list',
    law: legality,
    game: fistsWith({ ...good, prize: { ...prize, outcomes: () => [{ answer: 1, weight: 1 }] } }),
  },
  {
    what: 'a clone shares a list',
    law: clones,
    game: { ...fists, clone: state => ({ ...fists.clone(state), tokens: state.tokens }) },
  },
  {
    what: "a clone shares a seat's work",
    law: clones,
    game: fistsWith({ ...good, stake: { ...stake, copy: work => work } }),
  },
  {
    what: 'a view shows the live table',
    law: views,
    game: { ...fists, view: (state, viewer) => ({ ...fists.view(state, viewer), tokens: state.tokens }) },
  },
  {
    what: 'a view does not say whose it is',
    law: views,
    game: { ...fists, view: state => ({ ...fists.view(state, 'spectator') }) },
  },
  {
    what: 'the state holds what JSON does not',
    law: saving,
    game: { ...fists, setup: (seats, options) => ({ ...fists.setup(seats, options), hint: undefined }) as Fists },
  },
  {
    what: 'the game remembers something outside its state',
    law: saving,
    game: remembering(),
  },
  {
    what: 'chance is at work inside a move',
    law: replay,
    game: fistsWith({
      ...good,
      stake: {
        ...stake,
        finish(state, data, parts, tell) {
          stake.finish(state, data, parts, tell);
          state.prize += calls;
          state.bank -= calls++;
        },
      },
    }),
  },
  {
    what: 'two actions are written the same way',
    law: notation,
    game: fistsWith({
      ...good,
      guess: { ...guess, notation: { print: n => String(n % 2), parse: t => (t === '1' ? 1 : 2) } },
    }),
  },
  {
    what: 'a record forgets an entry',
    law: records,
    game: { ...fists, print: action => fists.print(action.step === 'guess' ? { ...action, answer: 1 } : action) },
  },
  {
    what: 'an action can be written in two ways',
    law: notation,
    game: { ...fists, parse: text => fists.parse(text.trim().replace(/ +/, ' ')) },
  },
  {
    what: 'a view shows the fist',
    law: imagined,
    game: fistsWith({ ...good, guess: { ...guess, hide: data => data } }),
  },
  {
    what: 'what may be guessed depends on the fist',
    law: imagined,
    game: fistsWith({
      ...good,
      guess: { ...guess, answers: (_state, { hidden }) => ([1, 2, 3, 4] as const).filter(n => n !== hidden) },
    }),
  },
  {
    what: 'a fact gives the fist away',
    law: twoWorlds,
    game: fistsWith({
      ...good,
      hide: {
        ...hide,
        resolve(state, data, hidden, seat, tell) {
          hide.resolve(state, data, hidden, seat, tell);
          tell?.({ fact: 'prize', prize: hidden });
        },
      },
    }),
  },
  {
    what: 'the number of facts gives the fist away',
    law: imagined,
    game: fistsWith({
      ...good,
      hide: {
        ...hide,
        resolve(state, data, hidden, seat, tell) {
          hide.resolve(state, data, hidden, seat, tell);
          if (hidden === 1) tell?.({ fact: 'hidden', seat, many: false });
        },
      },
    }),
  },
  {
    what: 'a public count depends on the fist',
    law: twoWorlds,
    game: fistsWith({
      ...good,
      hide: {
        ...hide,
        resolve(state, data, hidden, seat, tell) {
          hide.resolve(state, data, hidden, seat, tell);
          state.tokens[seat] -= hidden;
          state.bank += hidden;
        },
      },
    }),
  },
  {
    what: 'the numbers of the steps depend on the fist',
    law: imagined,
    game: fistsWith({
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
    game: fistsWith({
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
    game: fistsWith({
      ...good,
      prize: {
        ...prize,
        resolve(state, data, answer, tell) {
          prize.resolve(state, data, answer, fact => {
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
      ...fists,
      play(state, actor, action, tell) {
        if (action.step === 'prize') tell?.({ fact: 'prize', prize: action.answer });
        fists.play(state, actor, action, action.step === 'prize' ? undefined : tell);
      },
    },
  },
  {
    what: 'a fact is told when the game looks over',
    law: tellings,
    game: fistsWith({
      ...good,
      stake: {
        ...stake,
        finish(state, data, parts, tell) {
          const rest = state.agenda.splice(0);
          stake.finish(state, data, parts, tell);
          state.agenda.push(...rest);
        },
      },
    }),
  },
  {
    what: 'who listens changes the table',
    law: tellings,
    game: fistsWith({
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
    what: "a view shows others' stakes before the end",
    law: imagined,
    game: { ...fists, view: (state, viewer) => ({ ...fists.view(state, viewer), stakes: stakesOf(state) }) },
  },
  {
    what: 'the stakes act on the common table at once',
    law: wayBack,
    game: fistsWith({
      ...good,
      stake: {
        ...stake,
        act(work, answer, state, data, seat) {
          if (answer === 'more') state.tokens[seat] = Math.max(0, state.tokens[seat] - 1);
          return stake.act(work, answer, state, data, seat);
        },
      },
    }),
  },
  {
    what: 'who answers first counts',
    law: commuting,
    game: fistsWith({
      ...good,
      stake: {
        ...stake,
        act(work, answer, state, data, seat) {
          const done = stake.act(work, answer, state, data, seat);
          if (done) work.staked += isFirstDone(state) ? 0 : 0.5;
          return done;
        },
      },
    }),
  },
  {
    what: 'an answer taken back leaves something behind',
    law: wayBack,
    game: { ...fists, takeBack: (state, seat) => (fists.takeBack(state, seat), void state.asked++) },
  },
];

const stakesOf = (state: Fists): readonly (number | null)[] =>
  (state.agenda.at(-1)?.parts ?? []).map(part => (part && 'staked' in part.work ? part.work.staked : null));

const isFirstDone = (state: Fists): boolean =>
  (state.agenda.at(-1)?.parts ?? []).every(part => part === null || !part.done);

/** A game that counts its own moves in a variable of its own. */
function remembering(): Game<FistsShape> {
  const moves = new WeakMap<object, number>();
  return {
    ...fists,
    clone(state) {
      const copy = fists.clone(state);
      moves.set(copy, moves.get(state) ?? 0);
      return copy;
    },
    play(state, actor, action, tell) {
      fists.play(state, actor, action, tell);
      const count = (moves.get(state) ?? 0) + 1;
      moves.set(state, count);
      if (count > 6) state.round = 3;
    },
  };
}
