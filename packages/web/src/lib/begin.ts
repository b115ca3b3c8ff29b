import { commitPlayer, parseHex, printHex } from '@zaria/fair';
import { fail, ok, type AnyGame, type AnyOptions, type Result, type Seat } from '@zaria/kit';
import {
  REVEAL_WITHIN,
  SERVER_ENTROPY,
  absorb,
  decide,
  fairDice,
  openTable,
  opening,
  phaseOf,
  rematch,
  resume,
  serverPart,
  viewTable,
  type Context,
  type Stored,
  type Table,
  type TableRefusal,
  type Wish,
} from '@zaria/table';
import { randomHex, trueRng } from './chance.ts';
import type { KeptMatch, Store, Summary } from './kept.ts';
import type { GameId } from './registry.ts';

/** Who is to sit in a seat. */
export interface Sitter {
  readonly kind: 'local' | 'bot';
  readonly name: string;
  readonly colour: number;
  /** Which bot, for a bot. */
  readonly bot: string | null;
}

/** How a table is to be. */
export interface Plan {
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  readonly options: AnyOptions;
  /** Whether moves without a choice are made by the table. */
  readonly forced: boolean;
}

export const contextOf = (table: Table, serverSeed: string, bots: readonly string[]): Context => ({
  now: Date.now(),
  dice: fairDice(table, serverSeed),
  rng: trueRng,
  absent: new Set(),
  bots,
});

export function summaryOf(id: string, createdAt: number, table: Table): Summary {
  const { chairs } = viewTable(table);
  return {
    id,
    game: table.game.id,
    createdAt,
    updatedAt: Date.now(),
    phase: phaseOf(table),
    players: chairs.map(({ name, colour, isBot }) => ({ name, colour, isBot })),
  };
}

/**
 * Opens a table on this device, which plays both parts in the dice: it draws the seed and every person's entropy,
 * promises them first and shows them afterwards. Nothing is kept unless all of it is.
 */
export async function beginMatch(game: AnyGame, plan: Plan, store: Store): Promise<Result<string, TableRefusal>> {
  const { sitters, options, forced } = plan;
  const [id, token] = [randomHex(8), randomHex(32)];
  const { serverSeed, ...part } = serverPart(crypto.getRandomValues(new Uint8Array(SERVER_ENTROPY)));
  const { matchId } = part;
  const bots = sitters.flatMap(({ bot }) => (bot === null ? [] : [bot]));
  const now = Date.now();
  const opened = opening(
    {
      game: game.id,
      setting: { seats: sitters.length, options, clock: { kind: 'none' }, forced, spectators: 'none' },
      host: token,
      dice: { kind: 'local', part },
      revealWithin: REVEAL_WITHIN.live,
    },
    now,
  );
  if (!opened.ok) return opened;
  const entries: Stored[] = [...opened.value];
  const table = openTable(entries);
  const take = (more: readonly Stored[]): void => {
    absorb(table, more);
    entries.push(...more);
  };

  const people = sitters.flatMap(({ kind }, seat) =>
    kind === 'local' ? [{ seat: seat as Seat, entropy: randomHex(32) }] : [],
  );
  const wishes: Wish[] = [
    ...sitters.map(({ name, colour, bot }, at): Wish => {
      const seat = at as Seat;
      return bot === null
        ? { do: 'sit', seat, as: 'local', name, colour }
        : { do: 'seat-bot', seat, bot, name, colour };
    }),
    ...people.map(({ seat }): Wish => ({ do: 'ready', seat, ready: true })),
    ...people.map(({ seat, entropy }): Wish => ({
      do: 'commit',
      seat,
      commit: printHex(commitPlayer(parseHex(matchId), seat, parseHex(entropy))),
    })),
    { do: 'start' },
    ...people.map(({ seat, entropy }): Wish => ({ do: 'reveal', seat, entropy })),
  ];
  for (const wish of wishes) {
    const decided = decide(table, { id: randomHex(8), token, wish }, contextOf(table, serverSeed, bots));
    if (!decided.ok) return fail(decided.error);
    take(decided.value);
  }
  take(resume(table, contextOf(table, serverSeed, bots)));

  const match: KeptMatch = { ...summaryOf(id, now, table), token, serverSeed };
  await store.append(match, 0, entries);
  return ok(id);
}

/** The same table again, the start moved on by one seat. */
export function rematchPlan(table: Table): Plan {
  const { setting, sitting } = rematch(table);
  const sitters = sitting.flatMap((entry): Sitter[] =>
    entry.kind === 'sat'
      ? [{ kind: entry.as === 'bot' ? 'bot' : 'local', name: entry.name, colour: entry.colour, bot: entry.bot }]
      : [],
  );
  return { game: table.game.id as GameId, sitters, options: setting.options, forced: setting.forced };
}
