import { GAME_IDS } from '@zaria/games';
import { openChair } from './set-up.ts';
import { expect, test } from './table.ts';

/* One build for the page and for the threads of its bots: each game has to find its own, and nothing of the page there. */

for (const id of GAME_IDS)
  test(`the bots of ${id} think in a thread of their own`, async ({ page }) => {
    const thread = page.waitForEvent('worker');
    await page.goto(`/new/${id}`);
    const worker = await thread;
    expect(new URL(worker.url()).pathname).toContain(`/bots-${id}-`);
    // It has answered which bots there are.
    await openChair(page, 2);
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Bot · novice/ })).toBeVisible();
    expect(await worker.evaluate(() => typeof document)).toBe('undefined');
  });
