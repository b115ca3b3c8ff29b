import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { installBeside } from '../../bench/install-beside.ts';
import { listening } from '../listening.ts';
import { figuresOf } from './asking.ts';
import { openLine, type Line } from './line.ts';
import type { Side } from './side.ts';

const PEERS = new URL('../../bench/peers/', import.meta.url);

/** The peer's server, in one file beside its packages. */
async function bundlePeer(): Promise<string> {
  installBeside(new URL('../../bench/peers/', import.meta.url));
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
const SAID = `42${SPACE}`;
const UPDATE = '["update",';

/** boardgame.io's own server with its in-memory store; its clients speak socket.io by hand, as ours speak our protocol. */
export const boardgameIo = (): Side => ({
  name: 'boardgame.io',
  async start({ tables, each }, { free, told }) {
    const { child, port, ended } = await listening(await bundlePeer(), [], { NODE_ENV: 'production' });
    const places = await Promise.all(Array.from({ length: tables }, (_, table) => sit(table)));
    return {
      figures: async () => ({ ...(await figuresOf(child)), database: null }),
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
      /** Who has heard that the match is over. */
      const parted = new Set<number>();
      const matchId = (): string => `${table}-${match}`;
      const lines = await Promise.all(Array.from({ length: each }, (_, player) => join(player)));
      beginAll();

      async function join(player: number): Promise<Line> {
        let line: Line | null = null;
        await new Promise<void>((resolve, reject) => {
          line = openLine({
            port,
            path: '/socket.io/?EIO=4&transport=websocket',
            opened: () => {},
            heard(text) {
              if (text.startsWith(SAID)) hear(player, text);
              else if (text.startsWith('0')) line?.send(`40${SPACE}`);
              else if (text.startsWith('40')) resolve();
              else if (text === '2') line?.send('3');
            },
            failed: reject,
          });
        });
        return line as unknown as Line;
      }

      function emit(player: number, ...said: readonly unknown[]): void {
        lines[player]?.send(`${SAID}${JSON.stringify(said)}`);
      }

      function beginAll(): void {
        for (let player = 0; player < each; player++) emit(player, 'sync', matchId(), String(player), undefined, each);
      }

      /** Only what concerns the player is read: whoever has others to wait for needs no more than that something came. */
      function hear(player: number, text: string): void {
        const isUpdate = text.startsWith(UPDATE, SAID.length);
        if (isUpdate && text.startsWith(`"${matchId()}"`, SAID.length + UPDATE.length))
          if (placing?.delete(player) === true) told(table);
        if (!text.includes(`"currentPlayer":"${player}"`) && !text.includes('"gameover":')) return;
        const [type, id, given] = JSON.parse(text.slice(SAID.length)) as Said;
        if (id !== matchId()) return;
        if (type === 'sync') look(player, (given as { state: State }).state);
        else if (type === 'update') look(player, given as State);
      }

      /** Whoever is to act says so; when it is over, all begin again. */
      function look(player: number, seen: State): void {
        if (seen.ctx.gameover !== undefined) {
          // When the last of them knows, as at ours: somebody else may hear of the last placement after him.
          if (parted.add(player).size < each) return;
          parted.clear();
          match++;
          beginAll();
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
        placing = new Set(lines.keys());
        emit(
          Number(ctx.currentPlayer),
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
