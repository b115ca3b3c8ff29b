import { PHONE, asked, expect, played, result, started, still, test, typeToTheEnd, withSettings } from './table.ts';

test('an ending is counted and celebrated once; who comes back finds it as it is', async ({ page }) => {
  await withSettings(page, { motion: 'full', speed: 'fast', language: 'en' });
  await started(page, '/new/qwinto?way=solo');
  await typeToTheEnd(page, 'write misthrow');
  const confetti = page.locator('.confetti');
  await expect(confetti.locator('svg').first()).toBeAttached();
  await expect(asked(page).getByRole('heading', { name: 'You end with −20 points.' })).toHaveCSS('opacity', '1');
  await expect(confetti).toHaveCount(0);

  await page.reload();
  await expect(result(page)).toBeVisible();
  await expect(asked(page).getByRole('heading', { name: 'You end with −20 points.' })).toBeVisible();
  await expect(confetti).toHaveCount(0);
});

test('under reduced motion an ending stands there at once, and the next match is compared with it', async ({
  page,
}) => {
  await withSettings(page, still);
  await started(page, '/new/qwinto?way=solo');
  await typeToTheEnd(page, 'write misthrow');
  await expect(result(page)).toBeVisible();
  await expect(page.locator('.confetti')).toHaveCount(0);
  await expect(asked(page).getByRole('img', { name: /^Your matches at such a table/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'The same table again' }).click();
  await expect(result(page)).toBeHidden();
  await typeToTheEnd(page, 'write misthrow');
  await expect(asked(page).getByText('Better than 0 of your 1 earlier match')).toBeVisible();
  const history = asked(page).getByRole('img', { name: /this one last: −20 points and −20 points$/ });
  await expect(history).toBeVisible();
});

test('on a phone every part of the score beside a finished sheet is whole @matrix', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withSettings(page, still);
  await page.goto('/watch/qwinto');
  await played(page);
  const parts = page.getByRole('region', { name: 'Score' }).getByRole('button');
  await expect(parts).toHaveCount(5);
  for (const part of await parts.all())
    expect(await part.evaluate(one => one.getBoundingClientRect().right <= innerWidth - 8)).toBe(true);
});
