import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildWeb } from '../tools/build-web.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.mjs';
import { pageServer } from '../tools/serve.mjs';
import type { Benchmark } from './benchmark.ts';
import { textTable } from './text-table.ts';

const DIST = fileURLToPath(new URL('../packages/web/dist/', import.meta.url));
/** What the first visit to a playable table of Las Vegas may weigh, in JavaScript, gzipped. */
const BUDGET_KB = 120;
const ROUTES = ['/', '/play/las-vegas', '/play/qwinto', '/new/las-vegas', '/help/qwinto', '/settings'] as const;

export const web: Benchmark = {
  summary: 'the page: sizes per route, time to the first roll, the slowest frame of a payout',
  help: [
    'usage: npm run bench web',
    '',
    'Builds the page, loads each route in a fresh headless Chromium and adds up the JavaScript it asks for, gzipped,',
    'the bots’ worker included and what the service worker keeps for later left out. Then it plays: from the first byte',
    'to the first roll, and frame by frame through a payout.',
  ].join('\n'),
  async run() {
    buildWeb();
    const sizes = gzippedSizes();
    const server = pageServer();
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
    try {
      const rows: string[][] = [];
      let toTable = 0;
      for (const route of ROUTES) {
        const { total, worker, files } = await weigh(browser, base, route, sizes);
        if (route === '/play/las-vegas') toTable = total;
        rows.push([route, kb(total), kb(worker), String(files)]);
      }
      console.log(textTable(['route', 'JavaScript kB gzip', 'of it the bots’ worker', 'files'], rows));
      const isKept = toTable <= BUDGET_KB * 1000;
      console.log(
        `\nfirst visit to a table of Las Vegas: ${kb(toTable)} kB, budget ${BUDGET_KB} kB: ${isKept ? 'kept' : 'EXCEEDED'}`,
      );
      if (!isKept) process.exitCode = 1;
      console.log(`time to the first roll: ${Math.round(await timeToFirstRoll(browser, base))} ms`);
      const { slowest, frames } = await payoutFrames(browser, base);
      console.log(`slowest frame of a payout: ${slowest.toFixed(1)} ms of ${frames} frames`);
    } finally {
      await browser.close();
      server.close();
    }
  },
};

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Every script of the build by its path. */
function gzippedSizes(): ReadonlyMap<string, number> {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.js'));
  return new Map(
    files
      .filter(file => statSync(join(DIST, file)).isFile())
      .map(file => [`/${file.replaceAll('\\', '/')}`, gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length]),
  );
}

/** A page that no visit before has prepared; the service worker's keeping for later does not count as a visit. */
const firstVisit = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB', viewport: { width: 390, height: 844 } })
  ).newPage();

const asked = (page: Page): Promise<void> => page.locator('.dock .panel button').first().waitFor({ timeout: 60_000 });

async function weigh(browser: Browser, base: string, route: string, sizes: ReadonlyMap<string, number>) {
  const page = await firstVisit(browser);
  const seen = new Map<string, boolean>();
  page.context().on('request', request => {
    const { pathname } = new URL(request.url());
    const isWorker = request.headers()['referer']?.includes('worker') === true || pathname.includes('worker');
    if (sizes.has(pathname)) seen.set(pathname, isWorker);
  });
  await page.goto(base + route);
  if (route.startsWith('/play/')) await asked(page);
  else await page.waitForLoadState('networkidle');
  await page.context().close();
  let [total, worker] = [0, 0];
  for (const [path, isWorker] of seen) {
    total += sizes.get(path) ?? 0;
    if (isWorker) worker += sizes.get(path) ?? 0;
  }
  return { total, worker, files: seen.size };
}

/** From asking for the home page to the dice having been thrown, by two taps as quick as can be. */
async function timeToFirstRoll(browser: Browser, base: string): Promise<number> {
  const page = await firstVisit(browser);
  await page.addInitScript(settings({ motion: 'none' }));
  const start = performance.now();
  await page.goto(base);
  await page.locator('a[href="/play/las-vegas"]').click();
  await page.locator('.dock .panel .button.main').click({ timeout: 60_000 });
  await page.locator('.dock .question').filter({ hasText: 'Choose a number' }).waitFor();
  const time = performance.now() - start;
  await page.context().close();
  return time;
}

/* In the page, whose types are not known here. */
const settings = (kept: object): string => `localStorage.setItem('zaria/settings', '${JSON.stringify(kept)}')`;
const WATCH_FRAMES = `new Promise(resolve => {
  const gaps = [];
  let last = performance.now();
  const until = last + 4000;
  const frame = now => {
    gaps.push(now - last);
    last = now;
    if (now < until) requestAnimationFrame(frame);
    else resolve(gaps);
  };
  requestAnimationFrame(frame);
})`;

/** Watches bots until the first payout is over, and keeps the time between frames while it lasts. */
async function payoutFrames(
  browser: Browser,
  base: string,
): Promise<{ readonly slowest: number; readonly frames: number }> {
  const page = await firstVisit(browser);
  await page.addInitScript(settings({ motion: 'full', speed: 'fast', language: 'en' }));
  await page.goto(`${base}/watch/las-vegas`);
  const live = page.locator('[aria-live=polite] p').first();
  await live.filter({ hasText: /wins \$/ }).waitFor({ timeout: 120_000, state: 'attached' });
  const gaps = await page.evaluate<readonly number[]>(WATCH_FRAMES);
  await page.context().close();
  return { slowest: Math.max(...gaps), frames: gaps.length };
}
