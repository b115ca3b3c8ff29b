/**
 * The server as `npm start` runs it, in a process of its own, on a free port and with a data folder of its own: for tests
 * in a browser and for measurements. It must be built (`buildServer`), and so must the page.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { POLICY } from '../packages/web/policy.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PROGRAM = pathToFileURL(join(ROOT, 'packages', 'server', 'dist', 'main.mjs')).href;
const PAGES = join(ROOT, 'packages', 'web', 'dist');

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ pages?: string, policy?: string }} Shown Which page, and what it may do.
 * @typedef {object} RealServer
 * @property {string} url
 * @property {string} folder Its data.
 * @property {() => Promise<void>} kill Ends it at once, as a power cut would.
 * @property {(shown?: Shown) => Promise<void>} start At the same port with the same data, and maybe with another page.
 * @property {() => Promise<void>} stop Ends it for good; its data goes, too.
 */

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/**
 * @param {string} url
 * @param {ChildProcess} child
 */
async function answers(url, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server has ended: ${child.exitCode}`);
    const isThere = await fetch(`${url}/api/tables`).then(
      response => response.ok,
      () => false,
    );
    if (isThere) return;
    await new Promise(resolve => {
      setTimeout(resolve, 50);
    });
  }
}

/**
 * @param {Shown} [shown]
 * @returns {Promise<RealServer>}
 */
export async function realServer(shown = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-real-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  /** @type {ChildProcess | null} */
  let child = null;
  async function kill() {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null) return;
    const isGone = once(running, 'exit');
    running.kill('SIGKILL');
    await isGone;
  }
  /** @type {RealServer} */
  const server = {
    url,
    folder,
    kill,
    async start(given = shown) {
      const { pages = PAGES, policy = POLICY } = given;
      const code = `const { main } = await import('${PROGRAM}'); await main(${JSON.stringify({ pages, policy })});`;
      const args = ['--port', String(port), '--host', '127.0.0.1', '--data', folder];
      child = spawn(process.execPath, ['--input-type=module', '-e', code, 'zaria', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await answers(url, child);
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
