import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageServer } from '../../../tools/serve.mjs';
import { expect, logLines, settled, still, test, typeFirst, withSettings } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('a new version waits until it is wanted, and a match in play goes on with it', async ({ page }) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'zaria-update-')), 'dist');
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), folder, { recursive: true });
  const server = pageServer(folder);
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  try {
    await withSettings(page, still);
    await page.goto(base);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto(`${base}/play/las-vegas`);
    await page.waitForURL(/\/table\//);
    await settled(page);
    await typeFirst(page);
    await settled(page);
    const lines = await logLines(page).allTextContents();
    await expect(page.getByText('A new version of Zaria is ready.')).toBeHidden();

    appendFileSync(join(folder, 'sw.js'), '\n// The next version.\n');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect(page.getByText('A new version of Zaria is ready.')).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await reloaded;
    await settled(page);
    await expect(logLines(page)).toHaveText(lines);
  } finally {
    await page.close();
    server.close();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
});
