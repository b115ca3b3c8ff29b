/* A bot of one's own: plays a seat over the socket, with the token that whoever sits there got for it. Forty lines. */
import { openClient, type Client } from '@zaria/client';
import { goOnline, type Online } from '@zaria/client/online';
import { findGame } from '@zaria/games/all';
import type { AnyAction, Seat } from '@zaria/kit';
import { WebSocket } from 'ws';

/** What it decides: here, the first thing that it may do. Put your own in its place. */
export const firstOf = ([first]: readonly AnyAction[]): AnyAction | undefined => first;

/** Plays a seat to the end of the match. `server`: `ws://host:port`. */
export async function playSeat(server: string, table: string, token: string, choose = firstOf): Promise<void> {
  const prefix = Math.random().toString(36).slice(2);
  let [ids, isThinking, client] = [0, false, null as Client | null];
  let finish = (): void => {};
  const over = new Promise<void>(resolve => (finish = resolve));
  const online: Online = goOnline(
    table,
    {
      token,
      socket: () => new WebSocket(`${server}/api/socket`),
      after: (ms, call) =>
        (
          timer => () =>
            clearTimeout(timer)
        )(setTimeout(call, ms)),
      random: Math.random,
      now: Date.now,
      newId: () => `${prefix}-${ids++}`,
      findGame: async id => findGame(id),
      keeping: { load: () => [], save: () => {} },
      build: null,
      known: () => new Map(),
    },
    () => void look(),
  );

  async function look(): Promise<void> {
    const [seat] = online.own as readonly [Seat?];
    if (online.table === null || online.game === null || online.table.phase === 'lobby' || seat === undefined) return;
    client ??= openClient(online, online.game, () => void look());
    const sight = client.sight(seat);
    sight.catchUp();
    if (online.table.phase !== 'playing') return finish();
    const action = choose(sight.follower.legal);
    if (action === undefined || isThinking) return;
    isThinking = true;
    await client.play(seat, online.game.print(action));
    isThinking = false;
    await look();
  }
  await over;
  online.close();
}
