import { agendaOf, engine, type FrameView } from './agenda.ts';
import { check } from './apply.ts';
import type { Game, Start } from './game.ts';
import { oneOf } from './notation.ts';
import { bySeat, leftOf, NATURE, seatsOf, type Actor, type Seat, type Viewer } from './seats.ts';
import { rank } from './standing.ts';
import { NONE, type Action, type Ask, type Auto, type Chance, type None, type Staged, type Steps } from './steps.ts';
import type { Together } from './steps.ts';

/*
 * A small game for the tests of the kit, with a step of each kind and both sorts of secret. Each round a die says who
 * hides a number; his neighbour guesses it, told only whether it is high; then everyone writes a word at the same time.
 */

export const FIST = [1, 2, 3, 4] as const;
export type Fist = (typeof FIST)[number];
const LETTERS = ['a', 'b', 'stop'] as const;
export type Letter = (typeof LETTERS)[number];

export interface ToySteps {
  round: Auto<None>;
  die: Chance<None, number>;
  hide: Ask<None, Fist>;
  guess: Ask<{ readonly hider: Seat; readonly hidden: Fist | null }, Fist>;
  write: Together<{ readonly idle: Seat | null }, Letter, { word: string }>;
}

export interface Toy extends Staged<ToySteps> {
  readonly rules: number;
  readonly rounds: number;
  round: number;
  points: number[];
  words: string[];
}

export type ToyFact =
  | { readonly fact: 'die'; readonly die: number }
  | { readonly fact: 'guessed'; readonly seat: Seat; readonly hidden: number; readonly right: boolean }
  | { readonly fact: 'wrote'; readonly seat: Seat; readonly word: string };

export type ToyOptions = { readonly rounds: number; readonly long: boolean };

export interface ToyShape {
  steps: ToySteps;
  state: Toy;
  action: Action<ToySteps>;
  view: { readonly viewer: Viewer; readonly words: readonly string[]; readonly agenda: readonly FrameView<ToySteps>[] };
  options: ToyOptions;
  fact: ToyFact;
  part: 'points';
  reason: { readonly why: 'too-long'; readonly word: string };
}

/** The longest word, by version of the rules. */
const LONGEST: Readonly<Record<number, number>> = { 1: 2, 2: 3 };

export const { ask, schedule } = agendaOf<ToySteps>();

export const toySteps: Steps<ToyShape> = {
  round: {
    kind: 'auto',
    run(state) {
      if (state.round === state.rounds) return;
      state.round++;
      schedule(state, 'round', NONE);
      schedule(state, 'write', { idle: null });
      schedule(state, 'die', NONE);
    },
  },
  die: {
    kind: 'chance',
    notation: oneOf([1, 2, 3]),
    sample: (_state, _data, rng) => 1 + rng.below(3),
    admits: (_state, _data, die) => die >= 1 && die <= 3,
    outcomes: () => [1, 2, 3].map(answer => ({ answer, weight: 1 })),
    resolve(state, _data, die, tell) {
      tell?.({ fact: 'die', die });
      ask(state, 'hide', (die % state.players) as Seat, NONE);
    },
  },
  hide: {
    kind: 'ask',
    notation: oneOf(FIST),
    secret: { until: 'guess', shows: hidden => (hidden > 2 ? 'high' : 'low') },
    answers: () => FIST,
    resolve: (state, _data, hidden, hider) => ask(state, 'guess', leftOf(hider, state.players), { hider, hidden }),
  },
  guess: {
    kind: 'ask',
    notation: oneOf(FIST),
    answers: () => FIST,
    hide: (data, viewer) => (viewer === data.hider ? data : { ...data, hidden: null }),
    resolve(state, { hidden }, guess, seat, tell) {
      if (guess === hidden) state.points[seat] = (state.points[seat] ?? 0) + 1;
      tell?.({ fact: 'guessed', seat, hidden: hidden ?? 0, right: guess === hidden });
    },
  },
  write: {
    kind: 'together',
    notation: oneOf(LETTERS),
    reopens: true,
    begin: (state, { idle }, seat) =>
      seat < state.players && seat !== idle ? { word: state.words[seat] ?? '' } : null,
    answers: (work, { rules }) => (work.word.length < (LONGEST[rules] ?? 0) ? LETTERS : ['stop']),
    refuse: work => ({ why: 'too-long', word: work.word }),
    act(work, letter) {
      if (letter !== 'stop') work.word += letter;
      return letter === 'stop';
    },
    copy: work => ({ ...work }),
    finish(state, _data, parts, tell) {
      for (const seat of seatsOf(state.players)) {
        const part = parts[seat];
        if (part === null) continue;
        state.words[seat] = part.work.word;
        tell?.({ fact: 'wrote', seat, word: part.work.word });
      }
    },
  },
};

export const toyRules = engine<ToyShape>(toySteps);

/** A table of the small game before anything is on its agenda. */
export const bareToy = (players: number, rounds = 1, rules = 2): Toy => ({
  rules,
  players,
  rounds,
  round: 0,
  points: bySeat(players, () => 0),
  words: bySeat(players, () => ''),
  agenda: [],
  asked: 0,
});

export const toy: Game<ToyShape> = {
  ...toyRules,
  id: 'toy',
  rules: 2,
  players: { min: 2, max: 4 },
  options: {
    rounds: { values: [1, 2], default: 1 },
    long: {
      values: [false, true],
      default: false,
      allowed: (_seats, { rounds }) => (rounds === 2 ? [false, true] : [false]),
    },
  },
  setup({ rules, seats, options: { rounds } }) {
    const state = bareToy(seats, rounds, rules);
    schedule(state, 'round', NONE);
    toyRules.settle(state);
    return state;
  },
  clone: state => ({
    ...state,
    points: [...state.points],
    words: [...state.words],
    agenda: toyRules.copyAgenda(state),
  }),
  view: (state, viewer) => ({
    viewer,
    words: [...state.words],
    agenda: state.agenda.map(frame => toyRules.redact(frame, viewer)),
  }),
  standing: state =>
    rank(
      state.points.map(score => ({ score, parts: [], tieBreaks: [] })),
      state.agenda.length === 0,
    ),
  conserved: () => ({}),
};

export const OPTIONS: ToyOptions = { rounds: 1, long: false };
export const startOf = (seats: number, options = OPTIONS): Start<ToyOptions> => ({ rules: toy.rules, seats, options });

/** "nature die 2", "1 hide 3": who, and what he answers. */
export function rowOf(row: string): { readonly actor: Actor; readonly action: Action<ToySteps> } {
  const [who = '', ...what] = row.split(' ');
  const action = toy.parse(what.join(' '));
  if (action === null) throw new Error(`not a move: ${row}`);
  return { actor: who === 'nature' ? NATURE : (Number(who) as Seat), action };
}

/** Plays rows on a table of the small game, and refuses what its rules refuse. */
export function play(state: Toy, ...rows: readonly string[]): ToyFact[] {
  const facts: ToyFact[] = [];
  for (const { actor, action } of rows.map(rowOf)) {
    const refusal = check(toy, state, actor, action);
    if (refusal !== null) throw new Error(refusal.why);
    toy.play(state, actor, action, fact => facts.push(fact));
  }
  return facts;
}

/** A table of the small game after these rows. */
export function toyAfter(players: number, ...rows: readonly string[]): Toy {
  const state = toy.setup(startOf(players));
  play(state, ...rows);
  return state;
}
