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
        readonly categories: Readonly<
          Record<
            string,
            {
              readonly score: number | null;
              readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
            }
          >
        >;
        readonly audits: Readonly<Record<string, { readonly score?: number | null; readonly numericValue?: number }>>;
      };
    }
  | undefined
>;

/** What is looked at: a first visit each time. */
export const PLACES = { home: '/', 'a table': '/play/las-vegas' } as const;

export interface Judged {
  readonly place: string;
  readonly version: string;
  /** From 0 to 100, one for each run. */
  readonly scores: Readonly<Record<Category, readonly number[]>>;
  /** What performance is made of. */
  readonly parts: readonly Part[];
}

/** A part of the performance, and what it counts of 100. */
interface Part {
  readonly name: string;
  readonly weight: number;
  /** Milliseconds, or a measure of its own; and from 0 to 100. One for each run. */
  readonly values: readonly number[];
  readonly scores: readonly number[];
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

/** A part while it is being counted. */
interface Counted {
  readonly weight: number;
  readonly values: number[];
  readonly scores: number[];
}

async function judge(lighthouse: Lighthouse, place: string, url: string, runs: number): Promise<Judged> {
  const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [] };
  let version = '';
  const parts = new Map<string, Counted>();
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
      for (const { id, weight } of lhr.categories['performance']?.auditRefs ?? []) {
        if (weight === 0) continue;
        const part: Counted = parts.get(id) ?? { weight, values: [], scores: [] };
        parts.set(id, part);
        part.values.push(lhr.audits[id]?.numericValue ?? Number.NaN);
        part.scores.push(Math.round((lhr.audits[id]?.score ?? 0) * 100));
      }
    } finally {
      await browser.close();
    }
  }
  return { place, version, scores, parts: [...parts].map(([name, part]) => ({ name, ...part })) };
}
