import { findBot, type AnyBot, type Budget } from '@zaria/bots';
import type { GameId } from '@zaria/games';
import { NATURE, narrate, simulationRng, writeRecord } from '@zaria/kit';
import type { AnyAction, AnyFact, AnyGame, AnyShape, Entry, Match, Narration, Rng, Seat, SeatRecord } from '@zaria/kit';
import { printRecord, type KeptRecord } from '../files/record.ts';

/** Who sits in a seat. `bot` is what the record keeps beside the name, so that a match can go on. */
export interface Sitter extends SeatRecord {
  readonly kind: 'local' | 'bot';
  readonly bot?: string;
}

/** A match at this terminal. */
export interface LocalTable {
  readonly id: GameId;
  readonly match: Match & { readonly seats: readonly Sitter[] };
  readonly seed: string | null;
  readonly budget: Budget;
  /** Where its record is kept. */
  readonly file: string;
}

export interface Session {
  readonly game: AnyGame;
  readonly narration: Narration<AnyShape>;
  /** Appends an entry and keeps it; what happened comes back. */
  append(entry: Entry<AnyAction>): readonly AnyFact[];
  /** What dice or bots do now, if it is theirs to do: `null` when a person is asked, or nobody. */
  automatic(): readonly Entry<AnyAction>[] | null;
  /** The people who are asked now. */
  asked(): readonly Seat[];
}

/**
 * Sits down at a table. `rng` is true chance, for a match that is not practice; `keep` gets the record at once and after
 * every entry, before anybody hears of it.
 */
export function openSession(
  { id, match, seed, budget }: LocalTable,
  rng: Rng,
  keep: (record: string) => void,
): Session {
  const { game, start, seats, fairness } = match;
  const narration = narrate<AnyShape>(game, start, match.log);

  /**
   * Chance for the next entry. In practice it comes from the seed and the place in the log, so that going on later
   * gives the same dice as going on at once.
   */
  const chance = (whose: string): Rng =>
    seed === null ? rng : simulationRng(`${seed} ${whose} ${narration.log.length}`);
  const botAt = (seat: Seat): AnyBot | null => {
    const sitter = seats[seat];
    return sitter?.kind === 'bot' ? findBot(id, sitter.bot ?? '') : null;
  };
  const play = (actor: Seat | typeof NATURE, action: AnyAction): Entry<AnyAction> => ({ kind: 'play', actor, action });

  function save(): void {
    const record: KeptRecord = writeRecord({ game, start, seats, fairness, log: narration.log });
    keep(printRecord(seed === null ? record : { ...record, practice: { seed } }));
  }
  save();

  return {
    game,
    narration,
    append(entry) {
      const facts: AnyFact[] = [];
      narration.append(entry, fact => facts.push(fact));
      save();
      return facts;
    },
    automatic() {
      const { state } = narration;
      for (const actor of game.waiting(state)) {
        if (actor === NATURE) return [play(NATURE, game.sample(state, chance('nature')))];
        const bot = botAt(actor);
        if (bot !== null) {
          const actions = bot.decide(narration.told(actor), actor, budget, chance(`seat ${actor}`));
          return actions.map(action => play(actor, action));
        }
      }
      return null;
    },
    asked: () =>
      game.waiting(narration.state).filter((actor): actor is Seat => actor !== NATURE && botAt(actor) === null),
  };
}
