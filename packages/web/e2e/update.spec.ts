import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { realServer } from '../../../tools/real-server.mjs';
import { POLICY } from '../policy.mjs';
import { pageConfig } from '../vite.config.ts';
import { expect, logLines, settled, still, test, typeFirst, withSettings } from './table.ts';

test.use({ serviceWorkers: 'allow' });

/** Loads the page until a worker answers for it. */
async function installed(page: Page, base: string): Promise<void> {
  await page.goto(base);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(base);
}
async function lookForNews(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(page.getByText('A new version of Zaria is ready.')).toBeVisible();
}

test('a new version waits until it is wanted, and a match in play goes on with it', async ({ page }) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'zaria-update-')), 'dist');
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), folder, { recursive: true });
  const server = await realServer({ pages: folder });
  const base = server.url;
  try {
    await withSettings(page, still);
    await installed(page, base);
    await page.goto(`${base}/play/las-vegas`);
    await page.waitForURL(/\/table\//);
    await settled(page);
    await typeFirst(page);
    await settled(page);
    const lines = await logLines(page).allTextContents();
    await expect(page.getByText('A new version of Zaria is ready.')).toBeHidden();

    appendFileSync(join(folder, 'sw.js'), '\n// The next version.\n');
    await server.kill();
    await server.start();
    await lookForNews(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await reloaded;
    await settled(page);
    await expect(logLines(page)).toHaveText(lines);
  } finally {
    await page.close();
    await server.stop();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
});

/** The policy that an installed page is under: the worker answers for it. */
async function policyOf(page: Page, base: string): Promise<string | undefined> {
  const response = await page.goto(base);
  expect(response?.fromServiceWorker()).toBe(true);
  return response?.headers()['content-security-policy'];
}

/* Two builds of the page that differ in nothing but the policy they are answered with. */
test('a changed policy reaches pages that are installed already @matrix', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-policy-'));
  const dist = join(folder, 'dist');
  const stricter = POLICY.replace(' data: blob:', '');
  const builtWith = (policy: string): Promise<unknown> => {
    const { build: how, ...config } = pageConfig(policy);
    return build({
      ...config,
      configFile: false,
      logLevel: 'error',
      build: { ...how, outDir: dist, emptyOutDir: true },
    });
  };
  await builtWith(POLICY);
  const server = await realServer({ pages: dist });
  const base = server.url;
  try {
    await withSettings(page, still);
    await installed(page, base);
    expect(await policyOf(page, base)).toBe(POLICY);

    await builtWith(stricter);
    await server.kill();
    await server.start({ pages: dist, policy: stricter });
    await lookForNews(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await reloaded;
    expect(await policyOf(page, base)).toBe(stricter);
  } finally {
    await page.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
