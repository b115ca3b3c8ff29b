import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/chromium.mjs';

const port = process.env['ZARIA_PORT'] ?? '4173';
/** Kept by nobody: each run begins with an empty server. */
const data = process.env['ZARIA_DATA'] ?? mkdtempSync(join(tmpdir(), 'zaria-e2e-data-'));
const baseURL = `http://127.0.0.1:${port}`;

/** Run by tools/e2e.mjs, which builds the page and finds a browser first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // One try more for what drives real browsers and servers; `npm test` lists what needed it.
  retries: 1,
  // More than the two cores of CI: most of its time a test waits, for dice that roll, a breath or a bot.
  workers: 4,
  // Limits only end a hang: a test waits for what it needs to see, and a busy machine takes its time to show it.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1100, height: 800 },
    // Filling its cache takes longer than many a test; those that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? 'chromium',
      args: CHROMIUM_FLAGS,
      timeout: 300_000,
    },
  },
  webServer: {
    command: `node --v8-pool-size=1 ../../tools/start.mjs --host 127.0.0.1 --port ${port} --data ${JSON.stringify(data)}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
