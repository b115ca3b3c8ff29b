/* A server of its own process, as its operator runs it, and a table on it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tableLink } from '@zaria/client/online';
import type { GameId } from '@zaria/games';
import { simulationRng, type AnyOptions, type Seat } from '@zaria/kit';
import { play, type Player } from '@zaria/server/player';
import { guestOf, settingOf } from '@zaria/server/testing';
import { onTestFinished } from 'vitest';
import { buildServer } from '../../../tools/build-server.mjs';

export interface Served {
  readonly link: string;
  hostPlays(seat: Seat): Player;
  /** As by a cut of the power, and started again. */
  kill(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => void probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => void probe.close(resolve));
  return port;
}

/** Starts a server and opens a table on it. */
export async function serve(game: GameId, options: AnyOptions = {}): Promise<Served> {
  const program = await buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'zaria-served-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = () => {
    const code = `const { main } = await import(${JSON.stringify(pathToFileURL(program).href)});
      await main({ pages: ${JSON.stringify(folder)}, policy: "default-src 'self'" });`;
    const argv = ['--port', String(port), '--host', '127.0.0.1', '--data', folder];
    const child = spawn(process.execPath, ['--input-type=module', '-e', code, '--', 'server', ...argv], {
      stdio: 'ignore',
    });
    return { child, over: new Promise<void>(resolve => void child.on('close', () => resolve())) };
  };
  let running = start();
  onTestFinished(async () => {
    running.child.kill('SIGKILL');
    await running.over;
    rmSync(folder, { recursive: true, force: true });
  });
  const answers = async (): Promise<void> => {
    for (;;) {
      try {
        if ((await fetch(`${url}/api/tables`)).ok) return;
      } catch {
        // Not yet.
      }
      await new Promise(resolve => void setTimeout(resolve, 50));
    }
  };
  await answers();
  const host = await guestOf(() => url, 'Host');
  const setting = { ...settingOf(2), options };
  const { table, code } = await host.get('open', { body: { request: 'a', game, setting, isPublic: false } });
  return {
    link: tableLink(url, table, code),
    hostPlays(seat) {
      const player = play(host, table, seat, { rng: simulationRng('host'), secret: new Uint8Array(32).fill(7) });
      onTestFinished(() => player.close());
      return player;
    },
    async kill() {
      running.child.kill('SIGKILL');
      await running.over;
      running = start();
      await answers();
    },
  };
}
