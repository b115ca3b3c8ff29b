import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { buildServer } from '../../../tools/build-server.mjs';
import { buildWeb } from '../../../tools/build-web.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';
import { realServer } from '../../../tools/real-server.mjs';

/* The page as Lighthouse sees it, on a phone: served as it is to everybody. */

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof CATEGORIES)[number];

/** As much as is used of the package, which is installed beside the product. */
export type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly onlyCategories: readonly string[]; readonly logLevel: 'error' },
) => Promise<
  | {
      readonly lhr: {
        readonly lighthouseVersion: string;
        readonly runtimeError?: { readonly message: string };
        readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
        readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
      };
    }
  | undefined
>;

/** What is looked at: a first visit each time. */
export const PLACES = { home: '/', 'a table': '/play/las-vegas' } as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

export interface Judged {
  readonly place: string;
  readonly version: string;
  /** From 0 to 100, one for each run. */
  readonly scores: Readonly<Record<Category, readonly number[]>>;
  /** What performance is made of, as the last run says it. */
  readonly times: readonly string[];
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Builds the page, serves it, and lets every place be judged so many times, each time by a browser that knows nothing. */
export async function judgePage(lighthouse: Lighthouse, runs: number): Promise<readonly Judged[]> {
  buildWeb();
  await buildServer();
  const server = await realServer();
  const base = server.url;
  try {
    const judged: Judged[] = [];
    for (const [place, path] of Object.entries(PLACES)) judged.push(await judge(lighthouse, place, base + path, runs));
    return judged;
  } finally {
    await server.stop();
  }
}

async function judge(lighthouse: Lighthouse, place: string, url: string, runs: number): Promise<Judged> {
  const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [] };
  let [version, times]: [string, readonly string[]] = ['', []];
  for (let run = 0; run < runs; run++) {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    });
    try {
      const found = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
      if (found === undefined) throw new Error(`Lighthouse says nothing about ${place}`);
      const { lhr } = found;
      if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse, ${place}: ${lhr.runtimeError.message}`);
      for (const category of CATEGORIES) {
        const score = lhr.categories[category]?.score ?? null;
        if (score === null) throw new Error(`Lighthouse has no score for ${category} of ${place}`);
        scores[category].push(Math.round(score * 100));
      }
      version = lhr.lighthouseVersion;
      times = TIMES.map(time => `${time} ${lhr.audits[time]?.displayValue ?? '?'}`);
    } finally {
      await browser.close();
    }
  }
  return { place, version, scores, times };
}
