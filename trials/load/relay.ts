import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../tools/build-server.mjs';
import { listening } from '../listening.ts';
import { figuresOf } from './asking.ts';
import { openLine, type Line } from './line.ts';
import type { Side } from './side.ts';

const PROGRAM = fileURLToPath(new URL('./relay-server.ts', import.meta.url));
/** As long as what a placement and its throw are told by at ours, about. */
const NEWS = `news ${'.'.repeat(250)}`;
const AT_ONCE = 200;

/**
 * A server that only passes on what is said: as many placements as the sockets and the clients of the trial allow; where
 * each is made durable in a folder first, as many as these and the store do.
 */
export const relay = (folder: string | null): Side => ({
  name: folder === null ? 'sockets alone' : 'sockets and store alone',
  async start({ tables, each }, { free, told }) {
    const program = await buildServer(PROGRAM, 'relay');
    const data = folder === null ? [] : [mkdtempSync(join(folder, 'zaria-relay-'))];
    const { child, port, ended } = await listening(program, data, { NODE_ENV: 'production' });

    async function sit(table: number): Promise<readonly Line[]> {
      let unheard = 0;
      const open = (): Promise<Line> =>
        new Promise((resolve, reject) => {
          const line: Line = openLine({
            port,
            path: `/${table}`,
            opened: () => resolve(line),
            heard(text) {
              if (text !== NEWS) return;
              told(table);
              unheard = (unheard || each) - 1;
              if (unheard === 0) free(table);
            },
            failed: reject,
          });
        });
      const lines = await Promise.all(Array.from({ length: each }, open));
      free(table);
      return lines;
    }

    const places: (readonly Line[])[] = [];
    for (let table = 0; table < tables; table += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, tables - table) }, (_, i) => sit(table + i));
      places.push(...(await Promise.all(some)));
    }
    return {
      figures: async () => ({ ...(await figuresOf(child)), database: null }),
      place(table) {
        const lines = places[table] ?? [];
        lines[Math.floor(Math.random() * lines.length)]?.send(NEWS);
      },
      async stop() {
        for (const line of places.flat()) line.close();
        child.kill('SIGKILL');
        await ended;
        for (const path of data) rmSync(path, { recursive: true, force: true });
      },
    };
  },
});
