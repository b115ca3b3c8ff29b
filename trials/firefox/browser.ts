import { installBeside } from '../../bench/install-beside.ts';
import { findFirefox } from '../../tools/firefox.mjs';

/* What is used of puppeteer-core. It is loaded by its address, since the product is checked and installed without it. */

interface Driven {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  url(): string;
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** Waits until an expression of the page is true. */
  waitForFunction(expression: string, options: { readonly timeout: number }): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  on(what: 'pageerror', listener: (error: Error) => void): void;
  on(what: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  close(): Promise<void>;
}
interface Browser {
  newPage(): Promise<Driven>;
  version(): Promise<string>;
  close(): Promise<void>;
}
interface Puppeteer {
  launch(options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly headless: true;
    readonly protocol: 'webDriverBiDi';
  }): Promise<Browser>;
}

/** Only a hang takes longer. */
const PATIENCE = 120_000;

/** What Firefox says when a page is left that still fetched something. What a page lacks is seen on its screen. */
const OF_THE_ONE_BEFORE =
  /A ServiceWorker intercepted the request and encountered an unexpected error|download failed .* status=2152398850/;

/** A tab that remembers what went wrong in it. */
export interface Tab {
  readonly keyboard: Driven['keyboard'];
  url(): string;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Waits until an expression is true, and gives it; throws with what was waited for. */
  until(expression: string): Promise<void>;
  read(expression: string): Promise<unknown>;
  /** The errors of the page since the last time somebody asked. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

export interface Firefox {
  readonly version: string;
  /** A tab at a site that has kept these settings. */
  open(base: string, settings: Readonly<Record<string, unknown>>): Promise<Tab>;
  close(): Promise<void>;
}

export async function openFirefox(): Promise<Firefox> {
  installBeside(new URL('./', import.meta.url));
  const main = new URL('node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js', import.meta.url).href;
  const { default: puppeteer } = (await import(main)) as { readonly default: Puppeteer };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    protocol: 'webDriverBiDi',
  });
  return {
    version: await browser.version(),
    open: (base, settings) => openTab(browser, base, settings),
    close: () => browser.close(),
  };
}

async function openTab(browser: Browser, base: string, settings: Readonly<Record<string, unknown>>): Promise<Tab> {
  const page = await browser.newPage();
  let complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${base}/settings`);
  await page.evaluate(`localStorage.setItem('zaria/settings', ${JSON.stringify(JSON.stringify(settings))})`);
  return {
    keyboard: page.keyboard,
    url: () => page.url(),
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async until(expression) {
      try {
        await page.waitForFunction(expression, { timeout: PATIENCE });
      } catch (error) {
        const shown = String(await page.evaluate('document.body.innerText.slice(0, 300)'));
        throw new Error(`${page.url()}: waited for ${expression}, and there is: ${shown}`, { cause: error });
      }
    },
    read: expression => page.evaluate(expression),
    complaints() {
      const said = complaints.filter(one => !OF_THE_ONE_BEFORE.test(one));
      complaints = [];
      return said;
    },
    close: () => page.close(),
  };
}
