import type { Locator, Page } from '@playwright/test';
import { withChains } from './planting.ts';
import {
  asked,
  expect,
  expectNoOverflow,
  open,
  PHONE,
  rollButton,
  settled,
  started,
  test,
  typeFirst,
  withSettings,
} from './table.ts';

/* An open match asks everybody present for a link before it draws: until they are there the dice tumble. */

const LONG = 60_000;
const motion = { motion: 'full', speed: 'fast', breath: 0, language: 'en' };
const waits = (page: Page): Locator => asked(page).getByRole('heading', { name: 'Chance decides…' });

/** A table of two people at this device, whose throws wait for links that nobody gives. */
async function asking(page: Page, game: string, wait: number, isAnew = false): Promise<void> {
  await started(page, `/new/${game}?way=pass`);
  await withChains(page, wait, isAnew);
}

const TABLES: readonly (readonly [game: string, tumbling: string, throws: (page: Page) => Promise<void>])[] = [
  ['las-vegas', '.hand svg.die.rolling', page => rollButton(page).click()],
  ['las-vegas-royale', '.hand svg.die.rolling', page => rollButton(page).click()],
  ['qwinto', '.tray svg.die.rolling', page => typeFirst(page, 'roll')],
];

for (const [game, tumbling, throws] of TABLES)
  test(`the dice of ${game} tumble while links come in, and nobody is asked`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, motion);
    await asking(page, game, LONG);
    await settled(page);
    await throws(page);
    await expect(waits(page)).toBeVisible();
    await expect(page.locator(tumbling).first()).toBeVisible();
    await expect(asked(page).locator('.main:not(:disabled)')).toHaveCount(0);
    await expectNoOverflow(page);
  });

test('the dice of railroad-ink tumble while links come in', async ({ page }) => {
  await withSettings(page, motion);
  await asking(page, 'railroad-ink', LONG, true);
  await expect(page.locator('.tray svg.tumbling')).toHaveCount(4);
  await expect(waits(page)).toBeVisible();
});

test('where nothing is to move the wait is said, and when it is over the dice lie there', async ({ page }) => {
  await withSettings(page, { ...motion, motion: 'none' });
  await asking(page, 'las-vegas', LONG);
  await rollButton(page).click();
  await expect(waits(page)).toBeVisible();
  await expect(page.locator('svg.die.rolling')).toHaveCount(0);
  await open(page, '/');
  await asking(page, 'las-vegas', 500);
  await rollButton(page).click();
  await expect(asked(page).getByRole('heading', { name: /casino/i })).toBeVisible();
});
