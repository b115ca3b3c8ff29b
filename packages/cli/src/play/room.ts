import { openClient, type Client } from '@zaria/client';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { usualViewer, type Connection } from '@zaria/table/public';
import { say } from '@zaria/words';
import type { Surroundings } from '../command.ts';
import { printLines } from '../io.ts';
import { presenterOf } from '../presenter.ts';
import { openScreen } from '../screen/terminal-screen.ts';
import { wrap } from '../text/layout.ts';
import type { Front } from './front.ts';
import type { Hall } from './hall.ts';
import { lineFront } from './line-front.ts';
import { screenFront } from './screen-front.ts';
import { SMALLEST, isTooSmall } from './table-frame.ts';

/** The people's side of a match that somebody keeps, here or elsewhere, before anything is shown of it. */
export interface Room extends Omit<Hall, 'front'> {
  /** Calls it whenever there is news. */
  listen(heard: () => void): void;
  /** There is news of another kind. */
  ring(): void;
  /** The people go. */
  leave(): void;
}

/** What a match is played over. */
export interface Seating {
  readonly game: GameId;
  readonly connection: Connection;
  /** Aborted when it cannot go on here. */
  readonly failure: AbortSignal;
  /** Grows with what the hands that add to its dice warn of. */
  readonly warnings?: Client['warnings'];
  /** What is the matter with the way to the table, if anything. */
  readonly status?: () => string | null;
  /** What is to be said besides; it grows. */
  readonly remarks?: readonly string[];
}

export function roomOf(seating: Seating, surroundings: Surroundings): Room {
  const { game: id, connection, failure, warnings = [], status = () => null, remarks = [] } = seating;
  const { io } = surroundings;
  const leaving = new AbortController();
  const signal = AbortSignal.any([io.interruption(), failure, leaving.signal]);
  const listeners = new Set<() => void>();
  const ring = (): void => {
    for (const heard of listeners) heard();
  };
  signal.addEventListener('abort', ring, { once: true });
  const client = openClient(connection, registered(id).game, ring, warnings);
  // What happened before is known; what happens from now on is for each of them to hear. Who plays alone needs no other eyes.
  for (const viewer of new Set([...client.own, usualViewer(client.own)])) client.sight(viewer);
  const names = client.table.chairs.map(({ name }) => name);
  return {
    ...presenterOf(id, names, client.own, surroundings),
    client,
    signal,
    rng: io.rng,
    news: () =>
      new Promise(resolve => {
        const heard = (): void => {
          listeners.delete(heard);
          resolve();
        };
        listeners.add(heard);
      }),
    listen: heard => void listeners.add(heard),
    ring,
    status,
    remarks,
    leave: () => leaving.abort(),
  };
}

/** The whole screen where there is one that is large enough, and lines otherwise. */
export function frontOf(isInLines: boolean, room: Room, { io }: Surroundings): Front {
  const { terminal } = io;
  if (terminal === null || isInLines) return lineFront(io, room);
  if (isTooSmall(terminal.size)) {
    const width = Math.min(room.pen.width, terminal.size.columns);
    printLines(io.stdout, wrap(say(room.pen.words, 'screen.lines', SMALLEST), width));
    return lineFront(io, room);
  }
  const screen = openScreen(terminal, room.signal);
  screen.left.addEventListener('abort', () => room.leave(), { once: true });
  room.listen(() => screen.nudge());
  return screenFront(screen, room);
}
