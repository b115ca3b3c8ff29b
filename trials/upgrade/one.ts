import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStoreHere } from '@zaria/server/store/tools';
import { buildServer } from '../../tools/build-server.mjs';
import { freePort, startProgram, type Program } from '../program.ts';
import { ROOT } from './old-tree.ts';
import type { Fleet } from './upgrade.ts';

/** One server and its data folder: the old one is stopped, the new one brings its data up to date and goes on. */
export async function oneServer(oldTree: string, tell: (line: string) => void): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-upgrade-data-'));
  const port = await freePort();
  await buildServer();
  const start = (tree: string): Promise<Program> =>
    startProgram({ tree, port, args: ['--host', '127.0.0.1', '--port', String(port), '--data', folder] });
  let now = await start(oldTree);

  async function stop(): Promise<void> {
    const code = await now.stop();
    if (code !== 0) throw new Error(`the server ended with ${code}: ${now.said.err}`);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    async replace() {
      const began = performance.now();
      await stop();
      now = await start(ROOT);
      tell(`replaced: nobody was there for ${((performance.now() - began) / 1000).toFixed(1)} s`);
    },
    stop,
    open: () => openStoreHere(folder, 'read'),
    async close() {
      await now.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
