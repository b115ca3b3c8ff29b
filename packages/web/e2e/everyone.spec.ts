import { SCREENS, TABLES } from './screens.ts';
import {
  LANGUAGES,
  PHONE,
  begun,
  expect,
  expectAccessible,
  expectNoOverflow,
  mainButton,
  settled,
  still,
  test,
  withSettings,
} from './table.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`every screen keeps to WCAG 2.2 AA, ${theme}`, async ({ page }) => {
    await withSettings(page, { ...still, theme });
    for (const screen of SCREENS)
      await test.step(screen.name, async () => {
        await screen.open(page);
        await expectAccessible(page);
      });
  });
  test(`every table keeps to WCAG 2.2 AA, ${theme}`, async ({ page }) => {
    await withSettings(page, { ...still, theme });
    for (const screen of TABLES)
      await test.step(screen.name, async () => {
        await screen.open(page);
        await expectAccessible(page);
      });
  });
}

for (const language of LANGUAGES)
  test(`${language}: every screen fits a phone, and the first roll is made`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, { ...still, language });
    for (const screen of SCREENS)
      await test.step(screen.name, async () => {
        await screen.open(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectNoOverflow(page);
      });
    await begun(page, 'qwinto');
    await expectNoOverflow(page);
    await begun(page, 'las-vegas');
    await expectNoOverflow(page);
    await mainButton(page).click();
    await settled(page);
    await expectNoOverflow(page);
  });

test('the language changes in place, at the table too', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Italiano' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  await begun(page, 'las-vegas');
  await expect(page.getByRole('button', { name: 'A parole' })).toBeVisible();
});

test('twice the text size still fits a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withSettings(page, still);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  for (const screen of [...SCREENS, ...TABLES.filter(({ name }) => /-(roll|place|write)$/.test(name))])
    await test.step(screen.name, async () => {
      await screen.open(page);
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter(
            element =>
              element.getBoundingClientRect().right > innerWidth + 1 && element.closest('[inert], svg') === null,
          )
          .map(element => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`),
      );
      expect(beyond).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
});

test('whatever is to be touched is large enough', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withSettings(page, still);
  for (const path of ['/', '/settings', '/new/las-vegas', '/record'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a.button, select.field, input.field')]
          .filter(element => element.checkVisibility())
          .filter(element => {
            const { width, height } = element.getBoundingClientRect();
            return width < 43.5 || height < 43.5;
          })
          .map(element => element.outerHTML.slice(0, 80)),
      );
      expect(small).toEqual([]);
    });
});

test('a screen reader hears whose turn it is, and what each move did', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'las-vegas');
  const live = page.locator('[aria-live=polite]').last();
  await expect(live).toContainText('is to play.');
  await mainButton(page).click();
  await expect(live).toContainText(/rolls \d/);
  await page.keyboard.press('?');
  const words = page.getByRole('dialog', { name: 'The table in words' });
  await expect(words).toContainText('Casino 6');
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
});

test('reduced motion shows results at once', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await begun(page, 'las-vegas');
  await mainButton(page).click();
  await expect(page.locator('svg.die.rolling')).toHaveCount(0);
  await settled(page);
  await page.close();
});
