import { asked, expect, goOffline, isOver, settled, still, test, typeFirst, withSettings } from './table.ts';

test.use({ serviceWorkers: 'allow' });

/** Of Royale's questions each may be the next: all of them are kept, though they are fetched late. */
for (const [game, answers, tag] of [
  ['las-vegas', 1, ''],
  ['las-vegas-royale', 5, ' @matrix'],
] as const)
  test(`${game}: offline after the first visit${tag}`, async ({ page }) => {
    await withSettings(page, still);
    await goOffline(page);
    await page.goto('/help/qwinto');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/rules/las-vegas-royale');
    await expect(page.locator('[id="RV-M.4"]')).toBeAttached();
    await page.goto(`/play/${game}`);
    await page.waitForURL(/\/table\//);
    for (let answer = 0; answer < answers; answer++) {
      await settled(page);
      await expect(asked(page).locator('.button.main')).toBeVisible();
      await typeFirst(page);
    }
    await page.reload();
    await settled(page);
    expect(await isOver(page)).toBe(false);
  });
