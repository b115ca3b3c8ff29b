import { describe, expect, test } from 'vitest';
import { fold, type Entry } from './log.ts';
import { simulationRng } from './rng.ts';
import { NATURE } from './seats.ts';
import type { Game, Start } from './game.ts';
import { timeline } from './timeline.ts';
import type { Action, Chance, None, Staged } from './steps.ts';
import { agendaOf, engine } from './agenda.ts';
import { NONE } from './steps.ts';
import { rank } from './standing.ts';
import { numbers, mapped } from './notation.ts';

/** A die that is thrown for ever; the state is what it showed. */
interface Steps {
  throw: Chance<None, number>;
}
interface State extends Staged<Steps> {
  thrown: number[];
}
interface Shape {
  steps: Steps;
  state: State;
  action: Action<Steps>;
  view: null;
  options: Record<never, never>;
  fact: { readonly fact: 'thrown' };
  reason: { readonly why: 'never' };
  part: never;
}
const { schedule } = agendaOf<Steps>();
let plays = 0;
const rules = engine<Shape>({
  throw: {
    kind: 'chance',
    notation: mapped(
      numbers,
      n => [n],
      ([n]) => n ?? null,
    ),
    sample: (_state, _data, rng) => 1 + rng.below(6),
    admits: () => true,
    resolve(state, _data, face) {
      plays++;
      state.thrown.push(face);
      schedule(state, 'throw', NONE);
    },
  },
});
const game: Game<Shape> = {
  ...rules,
  id: 'for-ever',
  rules: 1,
  players: { min: 1, max: 1 },
  options: {},
  setup() {
    const state: State = { players: 1, thrown: [], agenda: [], asked: 0 };
    schedule(state, 'throw', NONE);
    return state;
  },
  clone: state => ({ ...state, thrown: state.thrown.slice(), agenda: rules.copyAgenda(state) }),
  view: () => null,
  standing: () => rank([], false),
  conserved: () => ({}),
};
const START: Start<Record<never, never>> = { rules: 1, seats: 1, options: {} };
const thrown = (face: number): Entry<Action<Steps>> => ({
  kind: 'play',
  actor: NATURE,
  action: { step: 'throw', answer: face },
});

describe('a timeline', () => {
  test('says at every moment what folding the whole log says', () => {
    const rng = simulationRng('timeline');
    const line = timeline(game, START);
    const log: Entry<Action<Steps>>[] = [];
    for (let i = 0; i < 400; i++) {
      const dice = rng.below(5);
      if (dice === 0) log.push({ kind: 'undo', to: rng.below(log.length + 1) });
      else if (dice === 1) log.push({ kind: 'note', note: { note: 'agrees', seat: 0 } });
      else log.push(thrown(1 + rng.below(6)));
      line.hear(log.at(-1) ?? thrown(1));
      expect(line.length).toBe(log.length);
      expect(line.state).toEqual(fold(game, START, log));
    }
  });

  test('many undos of a long log cost no more than a stride each', () => {
    const line = timeline(game, START);
    for (let i = 0; i < 1000; i++) line.hear(thrown(1));
    plays = 0;
    for (let i = 0; i < 200; i++) line.hear({ kind: 'undo', to: 999 });
    expect(plays).toBeLessThan(200 * 64);
  });

  test('an undo to a moment that never was throws', () => {
    expect(() => timeline(game, START).hear({ kind: 'undo', to: 1 })).toThrow('no moment 1');
  });
});
