import { openClient } from '@zaria/client';
import type { GameId } from '@zaria/games';
import { isSeat, type Seat } from '@zaria/kit';
import { usualViewer } from '@zaria/table/public';
import { boardOf, loadPlayable } from '../../boards/boards.ts';
import type { AnyGlance } from '../../boards/glance.ts';
import { lookAtMatch } from '../../keeper/looking.ts';
import type { Chair } from '../../lib/players.ts';

/** A match as it is now, to be looked at. */
export interface AtAGlance {
  /** `null`: the game has no small picture of its tables. */
  readonly glance: AnyGlance | null;
  readonly view: unknown;
  readonly chairs: readonly Chair[];
  /** The seats of the people at this device. */
  readonly own: readonly Seat[];
  /** Whose turn it is. */
  readonly waiting: readonly Seat[];
}

/** Looks at a match that goes on, without going on with it. What that takes, its table takes, too. */
export async function atAGlance(id: string, game: GameId): Promise<AtAGlance | null> {
  const [playable, drawn] = await Promise.all([loadPlayable(game), boardOf(game).glance?.()]);
  const looked = await lookAtMatch(id, playable.game);
  if (looked === null) return null;
  const client = openClient(looked.connection, playable.game);
  const { own, table } = client;
  const { view, waiting } = client.sight(usualViewer(own)).follower;
  client.close();
  return {
    glance: drawn?.glance ?? null,
    view,
    chairs: table.chairs,
    own,
    waiting: waiting.filter(actor => isSeat(actor)),
  };
}
