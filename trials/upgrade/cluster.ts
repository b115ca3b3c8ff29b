import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBeside } from '@zaria/server/store/tools';
import { buildServer } from '../../tools/build-server.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { freePort, startProgram, type Program } from '../program.ts';
import { openBalancer } from './balancer.ts';
import { ROOT } from './old-tree.ts';
import type { Fleet } from './upgrade.ts';

const SERVERS = 2;

/** Some servers on one PostgreSQL, behind a balancer: one after the other is stopped, and the new one takes its place. */
export async function severalServers(oldTree: string, tell: (line: string) => void): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-upgrade-data-'));
  const postgres = await startPostgres(folder);
  const database = postgres.url('postgres');
  await buildServer();
  const ports: number[] = [];
  for (let i = 0; i < SERVERS; i++) ports.push(await freePort());
  const start = (tree: string, port: number): Promise<Program> =>
    startProgram({
      tree,
      port,
      args: ['--host', '127.0.0.1', '--port', String(port)],
      env: { DATABASE_URL: database },
    });
  const running: Program[] = [];
  for (const port of ports) running.push(await start(oldTree, port));
  const balancer = await openBalancer(ports);

  async function stop(program: Program): Promise<void> {
    const code = await program.stop();
    if (code !== 0) throw new Error(`a server ended with ${code}: ${program.said.err}`);
  }

  return {
    url: `http://127.0.0.1:${balancer.port}`,
    async replace() {
      for (const [i, port] of ports.entries()) {
        await stop(running[i] as Program);
        running[i] = await start(ROOT, port);
        tell(`server ${i + 1} of ${ports.length} is replaced; another one was there all the time`);
      }
    },
    async stop() {
      for (const program of running) await stop(program);
    },
    open: () => openBeside({ database }, 'read'),
    async close() {
      for (const program of running) await program.kill();
      await balancer.close();
      // Nobody is kept waiting for a database by its mere being there: whoever ends it waits himself.
      const waiting = setInterval(() => {}, 1000);
      await postgres.stop();
      clearInterval(waiting);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
