import { askedMatch, endOf, type Asked } from '@zaria/bots';
import { findBot } from '@zaria/bots/all';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { fail, ok, seatsOf, simulationRng, winners } from '@zaria/kit';
import type { AnyAction, AnyGame, AnyOptions, AnyShape, Result, Rng, Seat, Told } from '@zaria/kit';
import { commandIn } from '../outside/command-line.ts';
import { seatProgram, type ProgramFault } from '../outside/seat-program.ts';

/** One match of bots, as plain data: it can be sent to another thread, and always ends in the same way. */
export interface Bout {
  readonly game: GameId;
  readonly options: AnyOptions;
  /** Their names, by seat; `cmd:` and a command line for a program. */
  readonly bots: readonly string[];
  /** What the dice come from. Bouts with the same seed are played with the same dice, as long as play is the same. */
  readonly seed: string;
}

/** How a bout is played. */
export interface Manner {
  /** Whether to measure how long each decision takes. */
  readonly isTimed: boolean;
  /** Milliseconds that a program may take to decide. */
  readonly patience: number;
}

/** How a bout came out, by seat. */
export interface BoutResult {
  readonly scores: readonly number[];
  /** The share of the win. */
  readonly wins: readonly number[];
  /** Milliseconds of each decision, if they were asked for. */
  readonly times: readonly (readonly number[])[] | null;
}

type Decided = Result<readonly AnyAction[], ProgramFault>;

/** Whoever plays a seat: at once, or when it has decided. */
interface Player {
  decide(asked: Asked<AnyShape>): Decided | Promise<Decided>;
  close(told: Told | null): Promise<void>;
}

function thinking(id: GameId, name: string, thought: Rng): Player {
  const bot = findBot(id, name);
  if (bot === null) throw new Error(`no bot ${name} plays ${id}`);
  const budget = { nodes: bot.nodes };
  return {
    decide: ({ follower, seat }) => ok(bot.decide(follower, seat, budget, thought)),
    close: async () => undefined,
  };
}

function running(game: AnyGame, seat: Seat, command: string, patience: number): Player {
  const program = seatProgram(game, seat, command, patience);
  return {
    async decide({ told, follower }) {
      const question = `0/${follower.question?.number ?? 'end'}`;
      const decided = await program.decide({ told, follower, question });
      return decided.ok ? ok([decided.value]) : decided;
    },
    close: told => program.close(told),
  };
}

export async function playBout(
  { game: id, options, bots: names, seed }: Bout,
  { isTimed, patience }: Manner,
): Promise<Result<BoutResult, ProgramFault>> {
  const { game } = registered(id);
  const seats = names.length;
  const thought = simulationRng(`${seed} thought`);
  const times: number[][] = names.map(() => []);
  const players = seatsOf(seats).map(seat => {
    const name = names[seat] ?? '';
    const command = commandIn(name);
    return command === null ? thinking(id, name, thought) : running(game, seat, command, patience);
  });
  const match = askedMatch(game, { rules: game.rules, seats, options }, simulationRng(`${seed} nature`));
  let asked = match.next();
  while (asked.done !== true) {
    const { seat } = asked.value;
    const began = isTimed ? performance.now() : 0;
    const deciding = players[seat]?.decide(asked.value);
    // A bot answers at once, and a wait for nothing costs more than many of them think.
    const decided = deciding instanceof Promise ? await deciding : deciding;
    if (isTimed) times[seat]?.push(performance.now() - began);
    if (decided?.ok !== true) {
      await Promise.all(players.map(player => player.close(null)));
      if (decided === undefined) throw new Error(`nobody plays seat ${seat}`);
      return fail(decided.error);
    }
    asked = match.next(decided.value);
  }
  const played = asked.value;
  await Promise.all(players.map((player, seat) => player.close(played.told(seat as Seat))));
  const standing = endOf(game, played);
  const first = winners(standing);
  return ok({
    scores: standing.seats.map(({ score }) => score),
    wins: seatsOf(seats).map(seat => (first.includes(seat) ? 1 / first.length : 0)),
    times: isTimed ? times : null,
  });
}
