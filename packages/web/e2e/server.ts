/* The real server, started by a test on a free port with a data folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext } from '@playwright/test';
import { expect, test as base } from './table.ts';

const START = fileURLToPath(new URL('../../../tools/start.mjs', import.meta.url));

export interface Server {
  readonly url: string;
  readonly folder: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** The same port and the same data. */
  start(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server has ended: ${child.exitCode}`);
    const isThere = await fetch(`${url}/api/tables`).then(
      response => response.ok,
      () => false,
    );
    if (isThere) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

async function openServer(): Promise<Server & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-online-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  async function kill(): Promise<void> {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null) return;
    const isGone = once(running, 'exit');
    running.kill('SIGKILL');
    await isGone;
  }
  const server = {
    url,
    folder,
    kill,
    async start() {
      child = spawn(process.execPath, [START, '--port', String(port), '--host', '127.0.0.1', '--data', folder], {
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

/** Somebody's browser, at the test's server. */
export interface Visitor {
  readonly context: BrowserContext;
  /** Cuts every socket that is open, as a lost network does. */
  cut(): Promise<void>;
}

/**
 * A server for each test, and browsers that know it. What is said of a lost line in the console is the browser's own;
 * that the policy forbids something never is.
 */
export const test = base.extend<{ server: Server; visitor: (settings: object) => Promise<Visitor> }>({
  // Playwright reads the names of what is needed here; it is nothing.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await openServer();
    await use(server);
    await server.stop();
  },
  visitor: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const forbidden: string[] = [];
    await use(async settings => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
        viewport: { width: 1100, height: 800 },
        serviceWorkers: 'block',
      });
      contexts.push(context);
      context.on('console', message => {
        if (/Content.Security.Policy/i.test(message.text())) forbidden.push(message.text());
      });
      context.on('weberror', error => forbidden.push(String(error.error())));
      await context.addInitScript(kept => {
        // An empty page, which every browser begins with, has no storage.
        if (location.origin !== 'null' && localStorage.getItem('zaria/settings') === null)
          localStorage.setItem('zaria/settings', kept);
        const open: WebSocket[] = [];
        const Real = WebSocket;
        globalThis.WebSocket = class extends Real {
          constructor(...given: ConstructorParameters<typeof Real>) {
            super(...given);
            open.push(this);
          }
        };
        Object.assign(globalThis, { cutSockets: () => open.splice(0).forEach(socket => socket.close()) });
      }, JSON.stringify(settings));
      return {
        context,
        async cut() {
          for (const page of context.pages())
            await page.evaluate(() => (globalThis as unknown as { cutSockets(): void }).cutSockets());
        },
      };
    });
    for (const context of contexts) await context.close();
    expect(forbidden).toEqual([]);
  },
});

export { expect };
