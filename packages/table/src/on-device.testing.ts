/* Matches that one device keeps and makes the dice of: two people, and a bot that plays at random. */
import { NATURE, pick, simulationRng, type AnyGame, type Seat } from '@zaria/kit';
import { openTable } from './absorb.ts';
import type { Wish } from './command.ts';
import { HOST_ENTROPY, chainDice, hostPart, type HostPart } from './dice.ts';
import type { Stored } from './entries.ts';
import { keep, type Keeper } from './keeper.ts';
import { opening } from './opening.ts';
import { SETTING, games, memory, tokenOf } from './scene.testing.ts';
import { givenBy, phaseOf, questionOf } from './table.ts';
import { viewTable } from './view.ts';

export const DEVICE = tokenOf('a device');

const gameOf = (id: string): AnyGame => {
  const game = games(id);
  if (game === null) throw new Error(`there is no game ${id}`);
  return game;
};

/** The host's part in the dice of a match; another one for each number. */
export const partOf = (number: number): HostPart =>
  hostPart(Uint8Array.from({ length: HOST_ENTROPY }, (_, i) => (7 * i + number) % 256));

/** A keeper that has what the dice grow from. */
export const keptWith = ({ chain }: HostPart, stored: Stored[], id: string): Keeper => {
  const [game, dice] = [gameOf(id), chainDice(chain)];
  return keep(
    openTable(stored, () => game),
    memory(stored, { dice: () => dice }),
  );
};

/** Three sit there: `people`, and bots. */
export async function begunOnDevice(id: string, part: HostPart, people: readonly Seat[] = [0, 1]): Promise<Keeper> {
  const opened = opening(
    {
      game: id,
      setting: { ...SETTING, seats: 3, forced: true, friendly: true, spectators: 'none' },
      host: DEVICE,
      dice: { kind: 'local', matchId: part.matchId, head: part.chain.head },
    },
    1000,
    games,
  );
  if (!opened.ok) throw new Error(opened.error.why);
  const keeper = keptWith(part, [...opened.value], id);
  const wishes: readonly Wish[] = [
    ...people.map((seat): Wish => ({ do: 'sit', seat, as: 'local', name: `P${seat}`, colour: 5 - seat })),
    ...([0, 1, 2] as const)
      .filter(seat => !people.includes(seat))
      .map((seat): Wish => ({ do: 'seat-bot', seat, bot: 'random', name: 'Bot', colour: 2 - seat })),
    ...people.map((seat): Wish => ({ do: 'ready', seat, version: 0, ready: true })),
    { do: 'start' },
  ];
  for (const wish of wishes) await send(keeper, wish);
  return keeper;
}

let ids = 0;
async function send(keeper: Keeper, wish: Wish, token = DEVICE): Promise<void> {
  const reply = await keeper.send({ id: `c${ids++}`, token, wish });
  if (!reply.ok) throw new Error(`${wish.do}: ${JSON.stringify(reply.error)}`);
  await keeper.settled();
}

export const TO_THE_END = 2000;

/** People make so many moves; unless it is to the end some are taken back, in a common step and by everybody's consent. */
export async function playOn(keeper: Keeper, moves: number, seed: string, token = DEVICE): Promise<void> {
  const { table } = keeper;
  const { game } = table;
  const rng = simulationRng(seed);
  for (let i = 0; i < moves && phaseOf(table) === 'playing'; i++) {
    const state = table.match?.state;
    const seat = state && game.waiting(state).find((actor): actor is Seat => actor !== NATURE);
    if (state === undefined || seat === undefined) throw new Error('nobody is asked');
    const given = { seat, question: questionOf(table), count: givenBy(table, seat) };
    const [back] = game.back(state, seat);
    if (back !== undefined && rng.below(4) === 0) await send(keeper, { do: 'back', ...given, back }, token);
    else await send(keeper, { do: 'play', ...given, action: game.print(pick(game.legal(state, seat), rng)) }, token);
    if (moves !== TO_THE_END && rng.below(6) === 0) await goBack(keeper, token);
  }
}

async function goBack(keeper: Keeper, token: string): Promise<void> {
  const { table } = keeper;
  const [last] = phaseOf(table) === 'playing' ? viewTable(table).undoable : [];
  if (last === undefined) return;
  await send(keeper, { do: 'undo', seat: last.seat, question: questionOf(table) }, token);
  for (const seat of viewTable(table).undo?.waiting ?? [])
    await send(keeper, { do: 'answer-undo', seat, request: table.requests, agree: true }, token);
}
