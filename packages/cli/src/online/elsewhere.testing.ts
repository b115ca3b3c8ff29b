/* A server on this machine, somebody who has opened a table there, and those who come to it. */
import { tableLink } from '@zaria/client/online';
import type { GameId } from '@zaria/games';
import { simulationRng, type AnyOptions, type Seat } from '@zaria/kit';
import { play, type Player } from '@zaria/server/player';
import { guestOf, settingOf, startServer, until, type TestGuest, type TestServer } from '@zaria/server/testing';
import { onTestFinished } from 'vitest';

export { until };

export interface Elsewhere {
  readonly server: TestServer;
  readonly host: TestGuest;
  readonly table: string;
  readonly link: string;
  /** The host sits down in that chair and plays at random, each move after so many milliseconds; he starts when everybody is ready. */
  hostPlays(seat: Seat, pause?: () => number): Player;
}

interface Wanted {
  readonly game?: GameId;
  readonly seats?: number;
  readonly options?: AnyOptions;
  readonly spectators?: 'none' | 'silent';
}

/** A table that waits for players. */
export async function openElsewhere({
  game = 'las-vegas',
  seats = 2,
  options = {},
  spectators = 'silent',
}: Wanted = {}): Promise<Elsewhere> {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const host = await guestOf(() => server.url, 'Host');
  const setting = { ...settingOf(seats), options, spectators };
  const { table, code } = await host.get('open', { body: { request: 'a', game, setting, isPublic: false } });
  return {
    server,
    host,
    table,
    link: tableLink(server.url, table, code),
    hostPlays(seat, pause = () => 0) {
      const player = play(host, table, seat, {
        rng: simulationRng('host'),
        secret: new Uint8Array(32).fill(7),
        get pause() {
          return pause();
        },
      });
      onTestFinished(() => player.close());
      return player;
    },
  };
}
