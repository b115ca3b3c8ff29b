/* The real server, started by a test on a free port with a data folder of its own. */
import type { BrowserContext } from '@playwright/test';
import { realServer, type RealServer } from '../../../tools/real-server.mjs';
import { expect, test as base } from './table.ts';

export type Server = Omit<RealServer, 'stop'>;

/** What a browser has stored. */
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody's browser, at the test's server; maybe with what another one has stored. */
export interface Visitor {
  readonly context: BrowserContext;
  /** Cuts every socket that is open, as a lost network does. */
  cut(): Promise<void>;
}

/**
 * A server for each test, and browsers that know it. What is said of a lost line in the console is the browser's own;
 * that the policy forbids something, or what Svelte warns of, never is.
 */
export const test = base.extend<{ server: Server; visitor: (settings: object, state?: State) => Promise<Visitor> }>({
  // Playwright reads the names of what is needed here; it is nothing.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await realServer();
    await use(server);
    await server.stop();
  },
  visitor: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const forbidden: string[] = [];
    await use(async (settings, state) => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
        viewport: { width: 1100, height: 800 },
        serviceWorkers: 'block',
        ...(state === undefined ? {} : { storageState: state }),
      });
      contexts.push(context);
      context.on('console', message => {
        if (/Content.Security.Policy|svelte\.dev\/e\//i.test(message.text())) forbidden.push(message.text());
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

/** Waits of some seconds are over at once, as those for a part of the page that does not come; longer ones are not. */
export const hurried = ({ context }: Pick<Visitor, 'context'>): Promise<unknown> =>
  context.addInitScript(() => {
    const slowly = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (call: () => void, ms = 0) => slowly(call, ms >= 1000 && ms <= 8000 ? ms / 50 : ms),
    });
  });

export { expect };
