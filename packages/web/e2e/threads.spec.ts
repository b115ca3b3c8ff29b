import { GAME_IDS } from '@zaria/games';
import type { ConsoleMessage } from '@playwright/test';
import { openChair } from './set-up.ts';
import { expect, logLines, still, test, withSettings } from './table.ts';

/* One build for the page and for the threads of its bots: each game has to find its own, and nothing of the page there. */

for (const id of GAME_IDS) {
  test(`the bots of ${id} are known in a thread of their own`, async ({ page }) => {
    const thread = page.waitForEvent('worker');
    await page.goto(`/new/${id}`);
    const worker = await thread;
    expect(new URL(worker.url()).pathname).toContain(`/bots-${id}-`);
    // It has answered which bots there are.
    await openChair(page, 2);
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Bot · novice/ })).toBeVisible();
    expect(await worker.evaluate(() => typeof document)).toBe('undefined');
  });

  test(`the bots of ${id} think there: no move is picked for them`, async ({ page }) => {
    await withSettings(page, still);
    const said: string[] = [];
    page.on('worker', worker => worker.on('console', (message: ConsoleMessage) => void said.push(message.text())));
    await page.goto(`/watch/${id}`);
    await expect(logLines(page).nth(5)).toBeAttached();
    // A thread that fails says why, and somebody else chooses for its bots.
    expect(said).toEqual([]);
  });
}
