import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildServer } from '../../../tools/build-server.mjs';
import { buildWeb } from '../../../tools/build-web.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';
import { realServer } from '../../../tools/real-server.mjs';
import { GAME_IDS, type GameId } from '@zaria/games';
import { ENDINGS } from './endings.ts';
import { FIVE_BOTS } from './five-bots.ts';
import { RAILROAD_INK_SCENES, prepareRailroadInk } from './railroad-ink.ts';
import { CATEGORIES, SCENE_MARK, workIn, type TraceEvent, type Work } from './trace.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const ROUTES = [
  '/',
  '/ → /play/las-vegas',
  ...GAME_IDS.map(id => `/play/${id}`),
  '/new/las-vegas',
  '/help/qwinto',
  '/settings',
];

/** Sizes in bytes, times in milliseconds. */
export interface Measured {
  readonly routes: readonly { readonly route: string; readonly total: number; readonly files: number }[];
  readonly firstRoll: number;
  /** With a processor that is slowed down. */
  readonly moving: readonly Moving[];
}

export interface Moving extends Work {
  /** Of which game, and while what happens. */
  readonly game: string;
  readonly scene: string;
  readonly frames: { readonly count: number; readonly median: number; readonly slowest: number };
}

/** How many times slower the processor is made while things move. */
export const SLOWED = 4;

/** Builds the page, serves it, and looks at it in a headless Chromium. Only some games move, if they are named. */
export async function measureWeb(games: readonly string[] = GAME_IDS): Promise<Measured> {
  buildWeb();
  const sizes = gzippedSizes();
  await buildServer();
  const server = await realServer();
  const base = server.url;
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const routes: Measured['routes'][number][] = [];
    for (const route of ROUTES) routes.push({ route, ...(await weigh(browser, base, route, sizes)) });
    return { routes, firstRoll: await timeToFirstRoll(browser, base), moving: await watchMoving(browser, base, games) };
  } finally {
    await browser.close();
    await server.stop();
  }
}

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
const firstVisit = async (browser: Browser, baseURL: string): Promise<Page> =>
  (
    await browser.newContext({
      baseURL,
      serviceWorkers: 'block',
      locale: 'en-GB',
      viewport: { width: 390, height: 844 },
    })
  ).newPage();

/** Milliseconds. Only a hang takes longer. */
const LIMIT = 600_000;

const asked = (page: Page): Promise<void> => page.locator('section[data-asks]').waitFor({ timeout: LIMIT });

/* In the page: the same chance every time, by which a person begins. Else a table with bots has fetched more or less. */
const SAME_CHANCE = `{
  let last = 6;
  const next = () => (last = (Math.imul(last, 1664525) + 1013904223) >>> 0) >>> 16;
  crypto.getRandomValues = array => {
    for (let at = 0; at < array.length; at++) array[at] = next();
    return array;
  };
}`;

/** The JavaScript that a route asks for, the bots' worker included. */
async function weigh(
  browser: Browser,
  base: string,
  route: string,
  sizes: ReadonlyMap<string, number>,
): Promise<{ readonly total: number; readonly files: number }> {
  const page = await firstVisit(browser, base);
  await page.addInitScript(SAME_CHANCE);
  const seen = new Set<string>();
  page.context().on('request', request => {
    const { pathname } = new URL(request.url());
    if (sizes.has(pathname)) seen.add(pathname);
  });
  const [first = '/', then] = route.split(' → ');
  await page.goto(base + first);
  if (then !== undefined) await page.locator(`a[href="${then}"]`).click();
  if ((then ?? first).startsWith('/play/')) await asked(page);
  else await page.waitForLoadState('networkidle');
  await page.context().close();
  return { total: [...seen].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0), files: seen.size };
}

/** From asking for the home page to the dice having been thrown, by two taps as quick as can be. */
async function timeToFirstRoll(browser: Browser, base: string): Promise<number> {
  const page = await firstVisit(browser, base);
  await page.addInitScript(settings({ motion: 'none' }));
  const start = performance.now();
  await page.goto(base);
  await page.locator('a[href="/play/las-vegas"]').click();
  const question = page.getByRole('region', { name: 'What is asked' });
  await question.getByRole('button', { name: /^Roll/ }).click({ timeout: LIMIT });
  await question.getByRole('heading', { name: 'Choose a number' }).waitFor({ timeout: LIMIT });
  const time = performance.now() - start;
  await page.context().close();
  return time;
}

/* In the page, whose types are not known here. */
const settings = (kept: object): string => `localStorage.setItem('zaria/settings', '${JSON.stringify(kept)}')`;
const COUNT_FRAMES = `{
  const gaps = [];
  let last = performance.now();
  globalThis.frames = { take: () => gaps.splice(0) };
  requestAnimationFrame(function frame(now) {
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  });
}`;
const TAKE_FRAMES = 'globalThis.frames.take()';
const beginScene = (scene: string): string => `globalThis.frames.take(), performance.mark('${SCENE_MARK}${scene}')`;
/** Nobody's scene: whatever is still done when the last one is over. */
const AFTERWARDS = 'afterwards';

/** What is watched at a table: how to get there, and one scene after the other, each until it is over. */
interface Watched {
  readonly game: GameId;
  readonly prepare: (page: Page, base: string) => Promise<void>;
  readonly scenes: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

/** Bots through their rolls and the payout of the first round. */
const casinos = (game: GameId): Watched => ({
  game,
  async prepare(page, base) {
    await page.goto(`${base}/watch/${game}`);
    await page.locator('.felt svg.die.rolling').first().waitFor({ timeout: LIMIT });
  },
  scenes: {
    'dice are thrown and put': page => page.locator('.payout').first().waitFor({ timeout: LIMIT }),
    'a round is paid out': page => page.locator('.summary').first().waitFor({ timeout: LIMIT }),
  },
});

/** Bots for a quarter of a minute: some rounds. */
const qwinto: Watched = {
  game: 'qwinto',
  async prepare(page, base) {
    await page.goto(`${base}/watch/qwinto`);
    await page.locator('.tray svg.die.rolling').first().waitFor({ timeout: LIMIT });
  },
  scenes: {
    'dice are thrown and written down': page => page.waitForTimeout(15_000),
  },
};

const WATCHED: readonly Watched[] = [
  casinos('las-vegas'),
  casinos('las-vegas-royale'),
  qwinto,
  { game: 'railroad-ink', prepare: prepareRailroadInk, scenes: RAILROAD_INK_SCENES },
  ...FIVE_BOTS,
  ...ENDINGS,
];

async function watchMoving(browser: Browser, base: string, games: readonly string[]): Promise<readonly Moving[]> {
  const found: Moving[] = [];
  for (const { game, prepare, scenes } of WATCHED.filter(watched => games.includes(watched.game))) {
    const page = await firstVisit(browser, base);
    await page.addInitScript(settings({ motion: 'full', speed: 'fast', language: 'en' }));
    await prepare(page, base);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.evaluate(COUNT_FRAMES);
    const frames = new Map<string, Moving['frames']>();
    // One trace for all scenes: what happens while one is being written down would be in none.
    await browser.startTracing(page, { categories: [...CATEGORIES] });
    for (const [scene, play] of Object.entries(scenes)) {
      await page.evaluate(beginScene(scene));
      await play(page);
      const gaps = (await page.evaluate<readonly number[]>(TAKE_FRAMES)).toSorted((a, b) => a - b);
      frames.set(scene, { count: gaps.length, median: gaps[gaps.length >> 1] ?? 0, slowest: gaps.at(-1) ?? 0 });
    }
    await page.evaluate(beginScene(AFTERWARDS));
    const trace = (await browser.stopTracing()).toString();
    if (process.env['TRACES'] !== undefined)
      writeFileSync(join(process.env['TRACES'], `${game} ${Object.keys(scenes).length}.json`), trace);
    const works = workIn((JSON.parse(trace) as { readonly traceEvents: TraceEvent[] }).traceEvents);
    for (const [scene, shown] of frames) {
      const work = works.get(scene);
      if (work === undefined) throw new Error(`the trace has no ${scene} in it`);
      found.push({ game, scene, ...work, frames: shown });
    }
    await page.context().close();
  }
  return found;
}
