import { expect, test } from 'vitest';
import {
  NONE,
  agendaOf,
  engine,
  narrate,
  oneOf,
  rank,
  type Action,
  type Game,
  type None,
  type Staged,
} from './index.ts';
import type { Entry, Seat, Together, Viewer } from './index.ts';

/* Two seats draw lines at the same time until both stop. */

interface Steps {
  draw: Together<None, 'line' | 'stop', { lines: number }>;
}
interface Shape {
  steps: Steps;
  state: Staged<Steps>;
  action: Action<Steps>;
  view: unknown;
  options: Readonly<Record<string, never>>;
  fact: { readonly fact: never };
  reason: { readonly why: never };
}

const rules = engine<Shape>({
  draw: {
    kind: 'together',
    notation: oneOf(['line', 'stop']),
    reopens: true,
    begin: (_state, _data, seat) => (seat < 2 ? { lines: 0 } : null),
    answers: () => ['line', 'stop'],
    act(work, answer) {
      work.lines++;
      return answer === 'stop';
    },
    copy: work => ({ ...work }),
    finish() {},
  },
});

const game: Game<Shape> = {
  ...rules,
  id: 'lines',
  rules: 1,
  players: { min: 2, max: 2 },
  options: {},
  setup() {
    const state: Staged<Steps> = { agenda: [], asked: 0 };
    agendaOf<Steps>().schedule(state, 'draw', NONE);
    rules.settle(state);
    return state;
  },
  clone: state => ({ ...state, agenda: rules.copyAgenda(state) }),
  view: (_state, viewer) => ({ viewer }),
  standing: state => rank([], state.agenda.length === 0),
  conserved: () => ({}),
};

const line = (seat: Seat): Entry<Action<Steps>> => ({
  kind: 'play',
  actor: seat,
  action: { step: 'draw', answer: 'line' },
});
const asks: Entry<Action<Steps>> = { kind: 'note', note: { note: 'asks', seat: 0, to: 2 } };

const told = (viewer: Viewer, log: readonly Entry<Action<Steps>>[]) =>
  narrate(game, { seats: 2, options: {} }, log).told(viewer).entries;

test('a request to undo names a place in what its hearer was told, not in the log', () => {
  const log = [line(0), line(0), asks];
  expect(told(0, log).at(-1)).toEqual({ kind: 'note', note: { note: 'asks', seat: 0, to: 2 } });
  expect(told(1, log)).toEqual([{ kind: 'note', note: { note: 'asks', seat: 0, to: 0 } }]);
  expect(told('spectator', log)).toEqual([{ kind: 'note', note: { note: 'asks', seat: 0, to: 0 } }]);
});
