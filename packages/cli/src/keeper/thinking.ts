import { setImmediate } from 'node:timers/promises';
import { findBot } from '@zaria/bots/all';
import type { GameId } from '@zaria/games';
import { catchUp, follower, seatsOf, type AnyAction, type AnyFollower, type Seat } from '@zaria/kit';
import { questionOf, startOf, type Table, type Wanted } from '@zaria/table';
import { USUAL_BOT } from '../bots.ts';
import type { Io } from '../io.ts';
import { commandIn } from '../outside/command-line.ts';
import { seatProgram, type ProgramFault, type SeatProgram } from '../outside/seat-program.ts';
import { thoughtFor, type Chance } from './chance.ts';

/** What decides for those who are no people. */
export interface Thought {
  /** How far bots think; `null`: as far as each usually does. */
  readonly nodes: number | null;
  /** The command lines of the programs that play, in the order of their seats. */
  readonly programs: readonly string[];
  /** Milliseconds that a program may take to decide. */
  readonly patience: number;
}

/** The seats that programs play. A match that is kept says which program was there, and never how to run one. */
export const programSeats = ({ chairs }: Pick<Table, 'chairs'>): readonly Seat[] =>
  seatsOf(chairs.length).filter(seat => commandIn(chairs[seat]?.bot ?? '') !== null);

/** The bots and programs of a match, each with the eyes of its seat. `faulty` hears of a program that does not play. */
export function thinking(
  id: GameId,
  table: Table,
  chance: Chance,
  { nodes, programs, patience }: Thought,
  { rng }: Pick<Io, 'rng'>,
  faulty: (fault: ProgramFault) => void,
) {
  const followers = new Map<Seat, AnyFollower>();
  const running = new Map<Seat, SeatProgram>();
  const commands = new Map(programSeats(table).map((seat, at) => [seat, programs[at]]));
  /** Thoughts that wait until people have agreed on an undo, or not. */
  let paused: (() => void)[] = [];
  let isClosed = false;

  function eyesOf({ seat, told }: Wanted): AnyFollower {
    const own = followers.get(seat) ?? follower(table.game, startOf(table), seat);
    followers.set(seat, own);
    catchUp(own, told);
    return own;
  }

  /** While people talk about an undo nobody plays on. */
  const isTalking = (): boolean => table.undoAsked !== null && !isClosed;

  function look(): void {
    if (isTalking()) return;
    const woken = paused;
    paused = [];
    for (const wake of woken) wake();
  }

  /** One that failed is said to have, and begun anew when it is asked again: it is told everything then. */
  async function run(wanted: Wanted, command: string): Promise<readonly AnyAction[] | null> {
    const { seat, told, question } = wanted;
    const program = running.get(seat) ?? seatProgram(table.game, seat, command, patience);
    running.set(seat, program);
    const decided = await program.decide({ told, follower: eyesOf(wanted), question });
    if (decided.ok) return [decided.value];
    running.delete(seat);
    void program.close(null);
    if (!isClosed) faulty(decided.error);
    return null;
  }

  return {
    async think(wanted: Wanted): Promise<readonly AnyAction[] | null> {
      // Lets a signal through between two thoughts.
      await setImmediate();
      if (isTalking()) await new Promise<void>(resolve => void paused.push(resolve));
      if (isClosed || wanted.question !== questionOf(table)) return null;
      const command = commands.get(wanted.seat);
      if (command !== undefined && commandIn(wanted.bot ?? '') !== null) return run(wanted, command);
      const bot = findBot(id, wanted.bot ?? USUAL_BOT);
      const budget = { nodes: nodes ?? bot?.nodes ?? 0 };
      return bot?.decide(eyesOf(wanted), wanted.seat, budget, thoughtFor(chance, wanted, rng)) ?? null;
    },
    /** Something has happened at the table. */
    look,
    async close(): Promise<void> {
      isClosed = true;
      look();
      await Promise.all([...running].map(([seat, program]) => program.close(table.match?.told(seat) ?? null)));
      running.clear();
    },
  };
}
