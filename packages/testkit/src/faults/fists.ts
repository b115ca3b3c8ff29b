import {
  NONE,
  SEATS,
  agendaOf,
  bySeat,
  copyBySeat,
  engine,
  leftOf,
  oneOf,
  rank,
  type Action,
  type Ask,
  type Auto,
  type BySeat,
  type Chance,
  type FrameView,
  type Game,
  type None,
  type Seat,
  type Staged,
  type Steps,
  type Together,
  type Viewer,
} from '@zaria/kit';

/*
 * A game of the testkit's own with one step of each kind and both sorts of secret, to plant faults in.
 * Three rounds: a prize is drawn; a player hides tokens in a fist and shows whether many or few, his neighbour guesses;
 * then everybody stakes tokens at the same time, and whoever stakes most alone takes the prize.
 */

const FIST = [1, 2, 3, 4] as const;
type Tokens = (typeof FIST)[number];
const STAKES = ['more', 'stop'] as const;
type Stake = (typeof STAKES)[number];
const PRIZES = [1, 2, 3] as const;
const ROUNDS = 3;

interface FistsSteps {
  round: Auto<None>;
  prize: Chance<None, number>;
  hide: Ask<None, Tokens>;
  guess: Ask<{ readonly hider: Seat; readonly hidden: Tokens | null }, Tokens>;
  stake: Together<None, Stake, { staked: number }>;
}

export interface Fists extends Staged<FistsSteps> {
  readonly players: number;
  round: number;
  prize: number;
  bank: number;
  tokens: BySeat<number>;
}

type Fact =
  | { readonly fact: 'prize'; readonly prize: number }
  | { readonly fact: 'hidden'; readonly seat: Seat; readonly many: boolean }
  | { readonly fact: 'guessed'; readonly seat: Seat; readonly hidden: number; readonly right: boolean }
  | { readonly fact: 'staked'; readonly seat: Seat; readonly staked: number };

interface FistsView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly prize: number;
  readonly bank: number;
  readonly tokens: readonly number[];
  readonly agenda: readonly FrameView<FistsSteps>[];
}

export interface FistsShape {
  steps: FistsSteps;
  state: Fists;
  action: Action<FistsSteps>;
  view: FistsView;
  options: { readonly bank: number };
  fact: Fact;
  reason: { readonly why: 'too-many' };
}

const { ask, schedule } = agendaOf<FistsSteps>();

export const fistsSteps: Steps<FistsShape> = {
  round: {
    kind: 'auto',
    run(state) {
      if (state.round === ROUNDS) return;
      const hider = (state.round++ % state.players) as Seat;
      schedule(state, 'round', NONE);
      schedule(state, 'stake', NONE);
      ask(state, 'hide', hider, NONE);
      schedule(state, 'prize', NONE);
    },
  },
  prize: {
    kind: 'chance',
    notation: oneOf(PRIZES),
    sample: (_state, _data, rng) => 1 + rng.below(PRIZES.length),
    admits: (_state, _data, prize) => (PRIZES as readonly number[]).includes(prize),
    outcomes: () => PRIZES.map(answer => ({ answer, weight: 1 })),
    resolve(state, _data, prize, tell) {
      state.prize += prize;
      state.bank -= prize;
      tell?.({ fact: 'prize', prize });
    },
  },
  hide: {
    kind: 'ask',
    notation: oneOf(FIST),
    secret: { until: 'guess', shows: hidden => hidden > 2 },
    answers: () => FIST,
    resolve(state, _data, hidden, hider, tell) {
      ask(state, 'guess', leftOf(hider, state.players), { hider, hidden });
      tell?.({ fact: 'hidden', seat: hider, many: hidden > 2 });
    },
  },
  guess: {
    kind: 'ask',
    notation: oneOf(FIST),
    answers: () => FIST,
    hide: (data, viewer) => (viewer === data.hider ? data : { ...data, hidden: null }),
    resolve(state, { hidden }, guess, seat, tell) {
      const right = guess === hidden;
      if (right) {
        state.tokens[seat]++;
        state.bank--;
      }
      tell?.({ fact: 'guessed', seat, hidden: hidden ?? 0, right });
    },
  },
  stake: {
    kind: 'together',
    notation: oneOf(STAKES),
    reopens: true,
    begin: (state, _data, seat) => (seat < state.players ? { staked: 0 } : null),
    answers: (work, state, _data, seat) => (work.staked < state.tokens[seat] ? STAKES : ['stop']),
    act(work, stake) {
      if (stake === 'more') work.staked++;
      return stake === 'stop';
    },
    copy: work => ({ ...work }),
    finish(state, _data, parts, tell) {
      const stakes = parts.map(part => part?.work.staked ?? 0);
      const most = Math.max(...stakes);
      for (const seat of SEATS.slice(0, state.players)) {
        const staked = stakes[seat] ?? 0;
        state.tokens[seat] -= staked;
        state.bank += staked;
        if (staked === most && stakes.filter(other => other === most).length === 1) {
          state.tokens[seat] += state.prize;
          state.prize = 0;
        }
        tell?.({ fact: 'staked', seat, staked });
      }
    },
  },
};

/** The game, played by these steps. */
export function fistsWith(steps: Steps<FistsShape>): Game<FistsShape> {
  const rules = engine<FistsShape>(steps);
  return {
    ...rules,
    id: 'fists',
    rules: 1,
    players: { min: 2, max: 4 },
    options: { bank: { values: [50, 60], default: 50 } },
    setup(players, { bank }) {
      const state: Fists = {
        players,
        round: 0,
        prize: 0,
        bank: bank - 3 * players,
        tokens: bySeat(players, () => 3),
        agenda: [],
        asked: 0,
      };
      schedule(state, 'round', NONE);
      rules.settle(state);
      return state;
    },
    clone: state => ({ ...state, tokens: copyBySeat(state.tokens), agenda: rules.copyAgenda(state) }),
    view: (state, viewer) => ({
      viewer,
      round: state.round,
      prize: state.prize,
      bank: state.bank,
      tokens: [...state.tokens],
      agenda: state.agenda.map(frame => rules.redact(frame, viewer)),
    }),
    standing: state =>
      rank(
        bySeat(state.players, seat => ({ score: state.tokens[seat], parts: [], tieBreaks: [] })),
        state.agenda.length === 0,
      ),
    conserved: state => ({ tokens: state.bank + state.prize + state.tokens.reduce((a, b) => a + b, 0) }),
  };
}

export const fists = fistsWith(fistsSteps);
