import { agendaOf, engine, type FrameView } from './agenda.ts';
import { check } from './apply.ts';
import type { Game, Start } from './game.ts';
import type { Entry } from './log.ts';
import { oneOf } from './notation.ts';
import { parseNote } from './notes.ts';
import { bySeat, leftOf, NATURE, seatsOf, type Actor, type Seat, type Viewer } from './seats.ts';
import { rank } from './standing.ts';
import { NONE, type Action, type Ask, type Auto, type Chance, type None, type Staged, type Steps } from './steps.ts';
import type { Together } from './steps.ts';

/*
 * The small game of all tests that need one: a step of each kind, both sorts of secret, something conserved, and two
 * versions of the rules. Each round a die says who hides a number; his neighbour guesses it, told only whether it is
 * high, and is paid from the bank if he is right; then everyone writes a word at the same time. At a `long` table they
 * write while the number is still hidden, and the guess comes last.
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
  readonly long: boolean;
  round: number;
  bank: number;
  points: number[];
  words: string[];
}

export type ToyFact =
  | { readonly fact: 'die'; readonly die: number }
  | { readonly fact: 'guessed'; readonly seat: Seat; readonly hidden: number; readonly right: boolean }
  | { readonly fact: 'wrote'; readonly seat: Seat; readonly word: string };

export type ToyOptions = { readonly rounds: number; readonly long: boolean };

export type ToyAction = Action<ToySteps>;
export type ToyEntry = Entry<ToyAction>;

export interface ToyView {
  readonly viewer: Viewer;
  readonly bank: number;
  readonly points: readonly number[];
  readonly words: readonly string[];
  readonly agenda: readonly FrameView<ToySteps>[];
}

export interface ToyShape {
  steps: ToySteps;
  state: Toy;
  action: ToyAction;
  view: ToyView;
  options: ToyOptions;
  fact: ToyFact;
  part: 'points';
  reason: { readonly why: 'too-long'; readonly word: string };
}

/** What differs between the versions of the rules: the longest word, and what a right guess is paid. */
const VERSIONS: Readonly<Record<number, { readonly longest: number; readonly prize: number }>> = {
  1: { longest: 2, prize: 2 },
  2: { longest: 3, prize: 1 },
};

function versionOf(rules: number): { readonly longest: number; readonly prize: number } {
  const version = VERSIONS[rules];
  if (version === undefined) throw new Error(`there are no rules ${rules}`);
  return version;
}

export const { ask, schedule } = agendaOf<ToySteps>();

export const toySteps: Steps<ToyShape> = {
  round: {
    kind: 'auto',
    run(state) {
      if (state.round === state.rounds) return;
      state.round++;
      schedule(state, 'round', NONE);
      if (!state.long) schedule(state, 'write', { idle: null });
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
      ask(state, 'hide', (die % state.players) as Seat, NONE);
      tell?.({ fact: 'die', die });
    },
  },
  hide: {
    kind: 'ask',
    notation: oneOf(FIST),
    secret: { until: 'guess', shows: hidden => (hidden > 2 ? 'high' : 'low') },
    answers: () => FIST,
    resolve(state, _data, hidden, hider) {
      ask(state, 'guess', leftOf(hider, state.players), { hider, hidden });
      if (state.long) schedule(state, 'write', { idle: null });
    },
  },
  guess: {
    kind: 'ask',
    notation: oneOf(FIST),
    answers: () => FIST,
    hide: (data, viewer) => (viewer === data.hider ? data : { ...data, hidden: null }),
    resolve(state, { hidden }, guess, seat, tell) {
      const { prize } = versionOf(state.rules);
      if (guess === hidden) {
        state.points[seat] = (state.points[seat] ?? 0) + prize;
        state.bank -= prize;
      }
      tell?.({ fact: 'guessed', seat, hidden: hidden ?? 0, right: guess === hidden });
    },
  },
  write: {
    kind: 'together',
    notation: oneOf(LETTERS),
    reopens: true,
    begin: (state, { idle }, seat) =>
      seat < state.players && seat !== idle ? { word: state.words[seat] ?? '' } : null,
    answers: (work, { rules }) => (work.word.length < versionOf(rules).longest ? LETTERS : ['stop']),
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

/** A table of the small game before anything is on its agenda. */
export const bareToy = (players: number, rounds = 1, rules = 2, long = false): Toy => ({
  rules,
  players,
  rounds,
  long,
  round: 0,
  bank: rounds * versionOf(rules).prize,
  points: bySeat(players, () => 0),
  words: bySeat(players, () => ''),
  agenda: [],
  asked: 0,
});

/** The small game, played by these steps: for tests that plant a fault in one. */
export function toyWith(steps: Steps<ToyShape>): Game<ToyShape> {
  const rules = engine<ToyShape>(steps);
  return {
    ...rules,
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
    setup({ rules: version, seats, options: { rounds, long } }) {
      const state = bareToy(seats, rounds, version, long);
      schedule(state, 'round', NONE);
      rules.settle(state);
      return state;
    },
    clone: state => ({
      ...state,
      points: [...state.points],
      words: [...state.words],
      agenda: rules.copyAgenda(state),
    }),
    view: (state, viewer) => ({
      viewer,
      bank: state.bank,
      points: [...state.points],
      words: [...state.words],
      agenda: state.agenda.map(frame => rules.redact(frame, viewer)),
    }),
    standing: state =>
      rank(
        state.points.map(score => ({ score, parts: [], tieBreaks: [] })),
        state.agenda.length === 0,
      ),
    conserved: state => ({ points: state.bank + state.points.reduce((sum, points) => sum + points, 0) }),
  };
}

export const toyRules = engine<ToyShape>(toySteps);
export const toy = toyWith(toySteps);

export const OPTIONS: ToyOptions = { rounds: 1, long: false };
export const startOf = (seats: number, options = OPTIONS): Start<ToyOptions> => ({ rules: toy.rules, seats, options });

/** "nature die 2", "1 hide 3": who, and what he answers. */
export function rowOf(row: string): { readonly actor: Actor; readonly action: ToyAction } {
  const [who = '', ...what] = row.split(' ');
  const action = toy.parse(what.join(' '));
  if (action === null) throw new Error(`not a move: ${row}`);
  return { actor: who === 'nature' ? NATURE : (Number(who) as Seat), action };
}

/** The same as an entry of a log; also "0 retract", "0 reopen", "table undo 2", "table resigned 1". */
export function entryOf(row: string): ToyEntry {
  const [who = '', what = '', to = ''] = row.split(' ');
  const note = who === 'table' ? parseNote(row.slice('table '.length)) : null;
  if (note !== null) return { kind: 'note', note };
  if (who === 'table') return { kind: 'undo', to: Number(to) };
  if (what === 'retract' || what === 'reopen') return { kind: 'back', seat: Number(who) as Seat, back: what };
  return { kind: 'play', ...rowOf(row) };
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
