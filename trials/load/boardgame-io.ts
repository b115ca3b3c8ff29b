import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { WebSocket } from 'ws';
import { installBeside } from '../../bench/install-beside.ts';
import { listening } from '../listening.ts';
import type { Side } from './side.ts';

const PEERS = new URL('../../bench/peers/', import.meta.url);

/** The peer's server, in one file beside its packages. */
async function bundlePeer(): Promise<string> {
  installBeside('peers');
  const outfile = fileURLToPath(new URL('dist/server.cjs', PEERS));
  await build({
    entryPoints: [fileURLToPath(new URL('server-bgio.ts', PEERS))],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  return outfile;
}

/** As much of a state as a player needs to go on. */
interface State {
  readonly G: { readonly roll: readonly number[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

const SPACE = '/las-vegas,';

/** boardgame.io's own server with its in-memory store; its clients speak socket.io by hand, as ours speak our protocol. */
export const boardgameIo = (): Side => ({
  name: 'boardgame.io',
  async start({ tables, each }, { free, told }) {
    const { child, port, ended } = await listening(await bundlePeer(), [], { NODE_ENV: 'production' });
    const places = await Promise.all(Array.from({ length: tables }, (_, table) => sit(table)));
    return {
      child,
      place: table => places[table]?.(),
      async stop() {
        child.kill('SIGKILL');
        await ended;
      },
    };

    async function sit(table: number): Promise<() => void> {
      let match = 0;
      let state: State | null = null;
      let placing: Set<number> | null = null;
      const matchId = (): string => `${table}-${match}`;
      const sockets = await Promise.all(Array.from({ length: each }, (_, player) => join(player)));
      for (const player of sockets) player.sync();

      async function join(player: number): Promise<{ sync(): void; emit(...args: readonly unknown[]): void }> {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
        const emit = (...args: readonly unknown[]): void => socket.send(`42${SPACE}${JSON.stringify(args)}`);
        const sync = (): void => emit('sync', matchId(), String(player), undefined, each);
        await new Promise<void>((resolve, reject) => {
          socket.on('error', reject);
          socket.on('message', data => {
            const text = (data as Buffer).toString();
            if (text.startsWith('0')) socket.send(`40${SPACE}`);
            else if (text.startsWith('40')) resolve();
            else if (text === '2') socket.send('3');
            else if (text.startsWith('42')) hear(player, JSON.parse(text.slice(2 + SPACE.length)) as Said);
          });
        });
        return { sync, emit };
      }

      function hear(player: number, [type, id, given]: Said): void {
        if (id !== matchId()) return;
        if (type === 'sync') return look(player, (given as { state: State }).state);
        if (type !== 'update') return;
        if (placing?.delete(player) === true) told(table);
        look(player, given as State);
      }

      /** Whoever is to act says so; when it is over, all begin again. */
      function look(player: number, seen: State): void {
        if (seen.ctx.gameover !== undefined) {
          if (player !== each - 1) return;
          match++;
          for (const player of sockets) player.sync();
          return;
        }
        if (seen.ctx.currentPlayer !== String(player)) return;
        if (state !== null && state._stateID === seen._stateID) return;
        state = seen;
        free(table);
      }

      return () => {
        if (state === null) return;
        const { ctx, G, _stateID } = state;
        const faces = G.roll.flatMap((count, face) => (count > 0 ? [face + 1] : []));
        const payload = {
          type: 'place',
          args: [faces[Math.floor(Math.random() * faces.length)]],
          playerID: ctx.currentPlayer,
        };
        state = null;
        placing = new Set(sockets.keys());
        sockets[Number(ctx.currentPlayer)]?.emit(
          'update',
          { type: 'MAKE_MOVE', payload },
          _stateID,
          matchId(),
          ctx.currentPlayer,
        );
      };
    }
  },
});

type Said = readonly [type: string, match: string, given: unknown];
