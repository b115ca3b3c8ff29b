import {
  SEATS,
  ok,
  type AnyAction,
  type AnyGame,
  type AnyOptions,
  type Entry,
  type Result,
  type Seat,
} from '@zaria/kit';
import { HOST_ENTROPY, chainDice, growPart, keep, openTable, opening, playedUntil } from '@zaria/table';
import type { Origin, Stored, TableRefusal, Wish } from '@zaria/table';
import { keepBegun } from './begun.ts';
import { randomHex, trueRng } from './chance.ts';
import { openStore } from './database.ts';
import { askOnceToLast } from './lasting.ts';
import { inTasks, nextTask } from '../lib/next-task.ts';
import { summaryOf } from './summary.ts';

/** Who is to sit in a seat. */
export interface Sitter {
  readonly kind: 'local' | 'bot';
  readonly name: string;
  readonly colour: number;
  /** Which bot, for a bot. */
  readonly bot: string | null;
}

/** How a table is to be. */
export interface TableWish {
  readonly sitters: readonly Sitter[];
  readonly options: AnyOptions;
  /** Whether moves without a choice are made by the table. */
  readonly forced: boolean;
  /** Whether any step may be taken back, if all agree; and how long the table waits after a choice, in milliseconds. */
  readonly friendly: boolean;
  readonly breath: number;
  /** Whether real dice are thrown, and somebody says what they show. */
  readonly isTyped: boolean;
  readonly from?: EarlierMatch;
}

/** The match that a table goes on from, with its record's log. */
interface EarlierMatch extends Origin {
  readonly log: readonly Entry<AnyAction>[];
  /** Where that moment is to be seen. */
  readonly address: string;
}

/**
 * Opens a table on this device, which alone makes its dice, or is told them: nobody else has a part in them. Nothing is kept unless all of
 * it is. Gives the name of the match.
 */
export async function beginMatch(game: AnyGame, wish: TableWish): Promise<Result<string, TableRefusal>> {
  const { sitters, options, forced, friendly, breath, from } = wish;
  // Of dice after others' dice nothing is claimed either.
  const isTyped = wish.isTyped || from !== undefined;
  const [id, token] = [randomHex(8), randomHex(32)];
  const { matchId, secret, chain } = await inTasks(growPart(crypto.getRandomValues(new Uint8Array(HOST_ENTROPY))));
  const dice = chainDice(chain);
  // Its dice, its opening and its start are tasks of their own: none of them is long.
  await nextTask();
  const now = Date.now();
  const findGame = (): AnyGame => game;
  const opened = opening(
    {
      game: game.id,
      setting: {
        seats: sitters.length,
        options,
        clock: { kind: 'none' },
        forced,
        spectators: 'none',
        friendly,
        breath,
        chairsEach: SEATS.length,
      },
      host: token,
      dice: isTyped ? { kind: 'typed', matchId, head: null } : { kind: 'local', matchId, head: chain.head },
      ...(from === undefined ? {} : { from: { matchId: from.matchId, at: from.at } }),
    },
    now,
    findGame,
  );
  if (!opened.ok) return opened;
  const entries: Stored[] = [...opened.value];
  const keeper = keep(openTable(entries, findGame), {
    async append(_seq, more) {
      entries.push(...more);
      return true;
    },
    read: async () => [],
    // Bots play when the table is on the screen.
    think: () => new Promise(() => {}),
    now: () => Date.now(),
    wake: () => {},
    dice: () => (isTyped ? null : dice),
    rng: trueRng,
    absent: () => new Map(),
    bots: sitters.flatMap(({ bot }) => (bot === null ? [] : [bot])),
    failed(error) {
      throw error;
    },
  });
  await nextTask();
  for (const one of wishesFor(sitters)) {
    const reply = await keeper.send({ id: randomHex(8), token, wish: one });
    if (!reply.ok) return reply;
  }
  await nextTask();
  await keeper.goOn();
  keeper.close();
  const { chairs } = keeper.table;
  if (from !== undefined)
    entries.push(...playedUntil(from.log, from.at, { now, holders: chairs.map(one => one.token) }));
  await nextTask();

  const store = await openStore();
  const table = from === undefined ? keeper.table : openTable(entries, findGame);
  const cameFrom = from === undefined ? {} : { cameFrom: from.address };
  await store.append({ ...summaryOf(id, now, table), token, serverSeed: secret, ...cameFrom }, 0, entries);
  keepBegun(id, entries);
  void askOnceToLast();
  return ok(id);
}

/** Everybody sits down, and the match starts. */
function wishesFor(sitters: readonly Sitter[]): readonly Wish[] {
  return [
    ...sitters.map(({ name, colour, bot }, at): Wish => {
      const seat = at as Seat;
      return bot === null
        ? { do: 'sit', seat, as: 'local', name, colour }
        : { do: 'seat-bot', seat, bot, name, colour };
    }),
    ...sitters.flatMap(({ kind }, seat): Wish[] =>
      kind === 'local' ? [{ do: 'ready', seat: seat as Seat, version: 0, ready: true }] : [],
    ),
    { do: 'start' },
  ];
}
