import { openClient } from '@zaria/client';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import type { Connection } from '@zaria/table/public';
import { say } from '@zaria/words';
import type { Surroundings } from '../command.ts';
import { printLine } from '../io.ts';
import { presenterOf } from '../presenter.ts';
import { openScreen } from '../screen/terminal-screen.ts';
import type { Front } from './front.ts';
import type { Hall } from './hall.ts';
import { lineFront } from './line-front.ts';
import { screenFront } from './screen-front.ts';
import { SMALLEST, isTooSmall } from './table-frame.ts';

/** The people's side of a match that somebody keeps, here or elsewhere, before anything is shown of it. */
export interface Room extends Omit<Hall, 'front'> {
  /** The people go. */
  leave(): void;
}

export function roomOf(id: GameId, connection: Connection, failure: AbortSignal, surroundings: Surroundings): Room {
  const { io } = surroundings;
  const leaving = new AbortController();
  const signal = AbortSignal.any([io.interruption(), failure, leaving.signal]);
  let ring = (): void => undefined;
  signal.addEventListener('abort', () => ring(), { once: true });
  const client = openClient(connection, registered(id).game, () => ring());
  // What happened before is known; what happens from now on is for each of them to hear.
  for (const viewer of [...client.own, 'spectator' as const]) client.sight(viewer);
  const names = client.table.chairs.map(({ name }) => name);
  return {
    ...presenterOf(id, names, client.own, surroundings),
    client,
    signal,
    rng: io.rng,
    news: () => new Promise(resolve => (ring = resolve)),
    leave: () => leaving.abort(),
  };
}

/** The whole screen where there is one that is large enough, and lines otherwise. */
export function frontOf(isInLines: boolean, room: Room, { io }: Surroundings): Front {
  const { terminal } = io;
  if (terminal === null || isInLines) return lineFront(io, room, room.signal);
  if (isTooSmall(terminal.size)) {
    printLine(io.stdout, say(room.pen.words, 'screen.lines', SMALLEST));
    return lineFront(io, room, room.signal);
  }
  const screen = openScreen(terminal, room.signal);
  screen.left.addEventListener('abort', () => room.leave(), { once: true });
  return screenFront(screen, room);
}
