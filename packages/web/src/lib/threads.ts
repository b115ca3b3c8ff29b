import type { GameId } from '@zaria/games';
import { boardOf } from '../boards/shelf.ts';

/** Of bots at a table that begins at once: they start while the page is on its way. */
const started = new Map<GameId, Worker>();

export function startThread(game: GameId): void {
  const thread = boardOf(game).bots();
  started.set(game, thread);
  // One that could not be fetched is no thread: whoever wants it tries again.
  thread.addEventListener('error', () => started.delete(game), { once: true });
}

/** The thread of a game's bots: the one that was started ahead, or a new one. */
export function threadFor(game: GameId): Worker {
  const thread = started.get(game);
  started.delete(game);
  return thread ?? boardOf(game).bots();
}
