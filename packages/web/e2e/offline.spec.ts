import { expect, isOver, settled, still, test, typeFirst, withSettings } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('offline after the first visit', async ({ page, context }) => {
  await withSettings(page, still);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker takes over at the next load.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto('/help/qwinto');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/rules/las-vegas-royale');
  await expect(page.locator('[id="RV-M.4"]')).toBeAttached();
  await page.goto('/play/las-vegas');
  await page.waitForURL(/\/table\//);
  await settled(page);
  await typeFirst(page);
  await page.reload();
  await settled(page);
  expect(await isOver(page)).toBe(false);
});
