import { GAME_IDS, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { agendaOf, completeOptions, engine, oneOf, rank, seatsOf, simulationRng } from '@zaria/kit';
import type { Action, AnyFollower, AnyShape, Ask, Game, None, Narration, Seat, Staged, Start } from '@zaria/kit';
import type { Budget } from './bot.ts';
import { playMatch } from './match.ts';
import type { AnyBot } from './bot.ts';

/** A start with every option spelt out. */
function startOf(id: GameId, seats: number, given: Readonly<Record<string, unknown>> = {}): Start {
  const options = completeOptions(registered(id).game.options, seats, given);
  if (!options.ok) throw new Error(`${id}: ${options.error.why} ${options.error.option}`);
  return { rules: 1, seats, options: options.value };
}

/** A match of bots from a seed. */
export function matchOf(id: GameId, bots: readonly AnyBot[], seed: string, budget: Budget): Narration<AnyShape> {
  const nature = simulationRng(`${seed} nature`);
  const thought = simulationRng(`${seed} thought`);
  return playMatch(registered(id).game, startOf(id, bots.length), { bots, budget, nature, thought });
}

/** Every game with its smallest and its largest table. */
export const TABLES = GAME_IDS.flatMap(id => {
  const { min, max } = registered(id).game.players;
  return [...new Set([min, max])].map(seats => ({ id, seats }));
});

/* A small game with a secret: seat 0 hides a coin in a hand, seat 1 says which, seat 0 opens it. */

const HANDS = ['left', 'right'] as const;
type Hand = (typeof HANDS)[number];

interface CoinSteps {
  hide: Ask<None, Hand>;
  guess: Ask<{ readonly hidden: Hand | null }, Hand>;
  open: Ask<{ readonly won: boolean | null }, 'now'>;
}

interface CoinTable extends Staged<CoinSteps> {
  won: boolean;
}

export interface CoinShape extends AnyShape {
  steps: CoinSteps;
  state: CoinTable;
  action: Action<CoinSteps>;
  view: unknown;
  options: Readonly<Record<string, never>>;
}

const { ask } = agendaOf<CoinSteps>();

const rules = engine<CoinShape>({
  hide: {
    kind: 'ask',
    notation: oneOf(HANDS),
    answers: () => HANDS,
    secret: { until: 'open', shows: () => null },
    resolve: (table, _data, hidden) => ask(table, 'guess', 1, { hidden }),
  },
  guess: {
    kind: 'ask',
    notation: oneOf(HANDS),
    answers: () => HANDS,
    hide: (data, viewer) => (viewer === 0 ? data : { hidden: null }),
    resolve: (table, { hidden }, hand) => ask(table, 'open', 0, { won: hand === hidden }),
  },
  open: {
    kind: 'ask',
    notation: oneOf(['now']),
    answers: () => ['now'],
    hide: (data, viewer) => (viewer === 0 ? data : { won: null }),
    resolve(table, { won }) {
      table.won = won === true;
    },
  },
});

export const coin: Game<CoinShape> = {
  ...rules,
  id: 'coin',
  rules: 1,
  players: { min: 2, max: 2 },
  options: {},
  setup() {
    const table: CoinTable = { players: 2, agenda: [], asked: 0, won: false };
    ask(table, 'hide', 0, {});
    return table;
  },
  clone: table => ({ ...table, agenda: rules.copyAgenda(table) }),
  view: (table, viewer) => ({ viewer, agenda: table.agenda.map(frame => rules.redact(frame, viewer)) }),
  standing: ({ won, agenda }) =>
    rank(
      seatsOf(2).map((seat: Seat) => ({ score: Number(won === (seat === 1)), parts: [], tieBreaks: [] })),
      agenda.length === 0,
    ),
  conserved: () => ({}),
};

/** A bot that remembers what it was told and decides like another one. */
export const listening = (bot: AnyBot, hear: (follower: AnyFollower, seat: Seat) => void): AnyBot => ({
  id: bot.id,
  decide(follower, seat, budget, rng) {
    hear(follower, seat);
    return bot.decide(follower, seat, budget, rng);
  },
});
