import { NATURE, SEATS, type AnyGame, type AnyOptions, type Seat } from '@zaria/kit';
import {
  HOST_ENTROPY,
  NOTHING_HEARD,
  connect,
  givenBy,
  hostPart,
  keep,
  openTable,
  opening,
  questionOf,
} from '@zaria/table';
import type { Connection, Stored, Wish } from '@zaria/table';
import { randomHex, trueRng } from './chance.ts';

/** What is settled before a lesson begins: how the dice fall, and what the other player does. */
export interface LessonScript {
  readonly seats: number;
  readonly options: AnyOptions;
  /** In the game's notation, in their order. */
  readonly throws: readonly string[];
  readonly others: readonly string[];
}

/** A real match in memory alone. Whoever learns has the first seat. */
export interface LessonTable {
  readonly connection: Connection;
  /** Whether all that was settled has happened. */
  isOver(): boolean;
  close(): void;
}

const BOT = 'lesson';
const LEARNER: Seat = 0;

/** `done`: what was answered before the page was loaded anew. `shown` is kept when the page shows all that has happened. */
export async function openLessonTable(
  game: AnyGame,
  names: readonly string[],
  { seats, options, throws, others }: LessonScript,
  done: readonly string[],
  shown: () => Promise<void>,
): Promise<LessonTable> {
  const token = randomHex(32);
  const { matchId } = hostPart(crypto.getRandomValues(new Uint8Array(HOST_ENTROPY)));
  const findGame = (): AnyGame => game;
  const setting = {
    seats,
    options,
    clock: { kind: 'none' },
    forced: false,
    spectators: 'none',
    friendly: false,
    breath: 0,
    chairsEach: SEATS.length,
  } as const;
  const opened = opening(
    { game: game.id, setting, host: token, dice: { kind: 'typed', matchId, head: null } },
    Date.now(),
    findGame,
  );
  if (!opened.ok) throw new Error(`a lesson cannot be opened: ${opened.error.why}`);
  const entries: Stored[] = [...opened.value];
  let isCaughtUp = false;
  let [thrown, answered] = [0, 0];
  const keeper = keep(openTable(entries, findGame), {
    async append(_seq, more) {
      entries.push(...more);
      return true;
    },
    read: async () => [],
    async think() {
      if (isCaughtUp) await shown();
      const action = game.parse(others[answered++] ?? '');
      return action === null ? null : [action];
    },
    now: () => Date.now(),
    wake: () => {},
    dice: () => null,
    rng: trueRng,
    absent: () => new Map(),
    bots: [BOT],
    failed: error => console.warn(error),
  });

  async function send(wish: Wish): Promise<void> {
    const reply = await keeper.send({ id: randomHex(8), token, wish });
    if (!reply.ok) throw new Error(`a lesson does not go on: ${reply.error.why}`);
  }
  const waiting = (): readonly number[] => {
    const { match } = keeper.table;
    return match === null ? [] : game.waiting(match.state);
  };

  /** The dice fall as they are to, as soon as they are thrown. */
  let isThrowing = false;
  async function throwAll(): Promise<void> {
    if (isThrowing) return;
    isThrowing = true;
    for (let next = throws[thrown]; next !== undefined && waiting().includes(NATURE); next = throws[thrown]) {
      thrown++;
      await send({ do: 'throw', question: questionOf(keeper.table), action: next });
    }
    isThrowing = false;
  }

  for (const [at, name] of names.slice(0, seats).entries()) {
    const seat = at as Seat;
    await send(
      seat === LEARNER
        ? { do: 'sit', seat, as: 'local', name, colour: at }
        : { do: 'seat-bot', seat, bot: BOT, name, colour: at },
    );
  }
  await send({ do: 'ready', seat: LEARNER, version: 0, ready: true });
  await send({ do: 'start' });
  const hearing = keeper.listen(token, 'spectator', NOTHING_HEARD, () => void throwAll());
  if (!hearing.ok) throw new Error(`a lesson cannot be followed: ${hearing.error.why}`);
  await keeper.goOn();
  await throwAll();
  for (const action of done) {
    // The other player answers in a task of his own.
    while (!waiting().includes(LEARNER)) await new Promise(resolve => setTimeout(resolve));
    const { table } = keeper;
    await send({ do: 'play', seat: LEARNER, question: questionOf(table), count: givenBy(table, LEARNER), action });
    await throwAll();
  }
  isCaughtUp = true;
  return {
    connection: connect(keeper, { token: () => token, hearing: () => token, newId: () => randomHex(8) }),
    isOver: () => thrown === throws.length && waiting().includes(NATURE),
    close() {
      hearing.value();
      keeper.close();
    },
  };
}
