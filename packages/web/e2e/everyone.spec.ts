import type { Page } from '@playwright/test';
import { SCREENS, TABLES, type Screen } from './screens.ts';
import {
  PHONE,
  begun,
  expect,
  expectAccessible,
  expectNoOverflow,
  open,
  roll,
  rollButton,
  still,
  test,
  withSettings,
} from './table.ts';

test('every screen keeps to WCAG 2.2 AA, light and dark', async ({ page }) => {
  await withSettings(page, still);
  for (const screen of SCREENS)
    await test.step(screen.name, async () => {
      await screen.open(page);
      await expectAccessible(page, 'light', 'dark');
    });
});
/* `npm run e2e` looks at the other tables, too. */
for (const screen of TABLES.filter(({ name }) => /-(place|write|over)$|curtain/.test(name)))
  test(`${screen.name} keeps to WCAG 2.2 AA, light and dark`, async ({ page }) => {
    await withSettings(page, still);
    await screen.open(page);
    await expectAccessible(page, 'light', 'dark');
  });

/* `npm run e2e` looks at every language at every size; here the one with the longest words, and one more. */
for (const language of ['el', 'is'] as const) {
  test(`${language}: every screen fits a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, { ...still, language });
    for (const screen of SCREENS)
      await test.step(screen.name, async () => {
        await screen.open(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectNoOverflow(page);
      });
  });
  test(`${language}: Las Vegas fits a phone, and the first roll is made`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, { ...still, language });
    await begun(page, 'las-vegas');
    await expectNoOverflow(page);
    await roll(page);
    await expectNoOverflow(page);
  });
  test(`${language}: Qwinto fits a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, { ...still, language });
    await begun(page, 'qwinto');
    await expectNoOverflow(page);
  });
}

test('the language changes in place, at the table too', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Italiano' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  await begun(page, 'las-vegas');
  await expect(page.getByRole('button', { name: 'A parole' })).toBeVisible();
});

test.describe('twice the text size still fits a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, still);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
    );
  });

  test('every screen', async ({ page }) => {
    for (const screen of SCREENS)
      await test.step(screen.name, async () => {
        await screen.open(page);
        await expectNothingBeyond(page);
      });
  });
  for (const screen of TABLES.filter(({ name }) => /-(roll|place|write)$/.test(name)))
    test(screen.name, async ({ page }) => {
      await screen.open(page);
      await expectNothingBeyond(page);
    });
});

async function expectNothingBeyond(page: Page): Promise<void> {
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        element => element.getBoundingClientRect().right > innerWidth + 1 && element.closest('[inert], svg') === null,
      )
      .map(element => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`),
  );
  expect(beyond).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('whatever is to be touched is large enough', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withSettings(page, still);
  for (const path of ['/', '/settings', '/new/las-vegas', '/record'])
    await test.step(path, async () => {
      await open(page, path);
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

/** What is to be touched at a table, that is too small, or too near to the next in the same row. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a.button, select')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null)
      .map(element => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    const nameOf = ({ element }: (typeof all)[number]): string =>
      `${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''} ${element.className}`;
    const small = all.filter(({ box }) => Math.max(box.width, box.height) < 43.5);
    // What fills a board touches its neighbours; what stands in the bar and in the dock does not.
    const shell = all.filter(({ element }) => element.closest('main, dialog') === null);
    const near = shell.flatMap((one, i) =>
      shell.slice(i + 1).filter(({ box }) => {
        const across = Math.max(box.left - one.box.right, one.box.left - box.right);
        const down = Math.max(box.top - one.box.bottom, one.box.top - box.bottom);
        return Math.max(across, down) < 7.5;
      }),
    );
    return [...small.map(one => `small: ${nameOf(one)}`), ...near.map(one => `near: ${nameOf(one)}`)];
  });

/* `npm run e2e` looks at the other tables, too. */
const matrixUnless = ({ name }: Screen, wanted: RegExp): string => (wanted.test(name) ? '' : ' @matrix');
for (const screen of TABLES.filter(({ name }) => /-(roll|place|write|over|replay)$/.test(name)))
  test(`${screen.name}: whatever is to be touched on a phone is large enough, and apart${matrixUnless(screen, /place|write/)}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, still);
    await screen.open(page);
    expect(await tooSmall(page)).toEqual([]);
  });

test('a screen reader hears whose turn it is, and what each move did', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'las-vegas');
  const live = page.locator('[aria-live=polite]').last();
  await expect(live).toContainText('You are to play.');
  await rollButton(page).click();
  await expect(live).toContainText(/You roll \d/);
  await page.keyboard.press('w');
  const words = page.getByRole('dialog', { name: 'The table in words' });
  await expect(words).toContainText('Casino 6');
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on the way to the result', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      addEventListener('animationstart', ({ animationName }) => moved.push(animationName));
      Object.assign(globalThis, { moved });
    });
    await begun(page, 'las-vegas');
    await roll(page);
    expect(await page.evaluate(() => (globalThis as { readonly moved?: unknown }).moved)).toEqual([]);
  });
});
