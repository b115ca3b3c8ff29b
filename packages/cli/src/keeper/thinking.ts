import { setImmediate } from 'node:timers/promises';
import { findBot } from '@zaria/bots/all';
import type { GameId } from '@zaria/games';
import { catchUp, follower, type AnyAction, type AnyFollower, type Seat } from '@zaria/kit';
import { questionOf, startOf, type Table, type Wanted } from '@zaria/table';
import { USUAL_BOT } from '../bots.ts';
import type { Io } from '../io.ts';
import { thoughtFor, type Chance } from './chance.ts';

/** The bots of a match, each with the eyes of its seat. */
export function thinking(id: GameId, table: Table, chance: Chance, nodes: number | null, { rng }: Pick<Io, 'rng'>) {
  const followers = new Map<Seat, AnyFollower>();
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

  return {
    async think(wanted: Wanted): Promise<readonly AnyAction[] | null> {
      // Lets a signal through between two thoughts.
      await setImmediate();
      if (isTalking()) await new Promise<void>(resolve => void paused.push(resolve));
      if (isClosed || wanted.question !== questionOf(table)) return null;
      const bot = findBot(id, wanted.bot ?? USUAL_BOT);
      const budget = { nodes: nodes ?? bot?.nodes ?? 0 };
      return bot?.decide(eyesOf(wanted), wanted.seat, budget, thoughtFor(chance, wanted, rng)) ?? null;
    },
    /** Something has happened at the table. */
    look,
    close(): void {
      isClosed = true;
      look();
    },
  };
}
