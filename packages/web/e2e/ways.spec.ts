import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  begun,
  expect,
  isOver,
  mainButton,
  panel,
  settled,
  still,
  test,
  typeFirst,
  typeToTheEnd,
  withSettings,
} from './table.ts';

test('from the home page to the first roll in two taps', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now: Las Vegas', exact: true }).click();
  const roll = panel(page).getByRole('button', { name: /^Roll/ });
  await expect(roll).toBeVisible({ timeout: 30_000 });
  await roll.click();
  await expect(page.locator('aside .log')).toContainText('Red rolls');
});

test('a whole match of Las Vegas by keyboard alone', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Las Vegas', exact: true }).waitFor();
  await tabTo(page, 'a[href="/play/las-vegas"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  for (let moves = 0; !(await isOver(page)); moves++) {
    expect(moves).toBeLessThan(80);
    await settled(page);
    if (await isOver(page)) break;
    const before = await page.locator('.dock .question').textContent();
    if ((await panel(page).getByRole('button', { name: /^Roll/ }).count()) > 0) {
      await tabTo(page, '.dock .panel .button.main:not(:disabled)');
      await page.keyboard.press('Enter');
      await expect(page.locator('.dock .question')).not.toHaveText(before ?? '');
    } else {
      const turns = await page.locator('aside .log li').count();
      // A number that was not rolled does nothing, so the first that was is chosen.
      for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
      await tabTo(page, '.dock .panel .button.main:not(:disabled)');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('aside .log li').count()).toBeGreaterThan(turns);
    }
  }
  await tabTo(page, '.dock .actions .button.main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Check the dice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/The dice are in order/)).toBeVisible();
});

/** Walks with the Tab key, as somebody without a pointer does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

test('Qwinto alone, typed to the end, with sheets to keep', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/new/qwinto?way=solo');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  await typeToTheEnd(page, 'write misthrow');
  await expect(page.getByRole('list', { name: 'Final standing' })).toBeVisible();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/The dice are in order/)).toBeVisible();

  await page.getByRole('button', { name: 'Save as a picture' }).click();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save the sheet/ }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Print sheets' }).click();
  await expect(page.locator('main section svg').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Final standing' })).toBeVisible();
});

test('Qwinto against bots, a turn by touch', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'qwinto');
  const orange = panel(page).getByRole('button', { name: 'Orange' });
  // The bots may begin: their dice are answered until one’s own turn comes.
  for (let turns = 0; turns < 4 && (await orange.count()) === 0; turns++) {
    await typeFirst(page);
    await settled(page);
  }
  await orange.click();
  await page.getByRole('button', { name: 'Roll 1 die' }).click();
  await expect(page.locator('aside .log')).toContainText('Red rolls');
});

test('passing the device: the curtain falls before anything secret', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/new/qwinto?way=pass');
  await page.getByLabel('Seat 1: name').fill('Anna');
  await page.getByLabel('Seat 2: name').fill('Ben');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  let curtains = 0;
  for (let moves = 0; moves < 16; moves++) {
    await settled(page);
    const curtain = page.locator('dialog.curtain[open]');
    if (await curtain.isVisible()) {
      curtains++;
      await expect(curtain).toContainText(/The next player is (Anna|Ben)/);
      await page.keyboard.press('Escape');
      await expect(curtain).toBeVisible();
      await curtain.getByRole('button').click();
      await expect(curtain).toBeHidden();
    } else await typeFirst(page);
  }
  expect(curtains).toBeGreaterThanOrEqual(2);
});

test('passing the device: Las Vegas with two people, undo and take over the place', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/new/las-vegas?way=pass');
  await page.getByRole('switch', { name: /Open money/ }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  await typeFirst(page);
  await settled(page);
  const lines = await page.locator('aside .log li').count();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The table goes back to an earlier moment.').first()).toBeVisible();
  expect(await page.locator('aside .log li').count()).toBeGreaterThan(lines);
  await expect(panel(page).getByRole('button', { name: /^Roll/ })).toBeVisible();
});

test('watching bots to the end, the record, its replay and the same table again', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/watch/las-vegas');
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('list', { name: 'Final standing' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/The dice are in order/)).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = await (await saved).path();
  const address = page.url();

  await page.goto('/record');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await page.waitForURL(/\/record\/[0-9a-f]+$/);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByText(/Step 1 of/)).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByRole('list', { name: 'Final standing' })).toBeVisible();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/The dice are in order/)).toBeVisible();
  await page.getByRole('slider').fill('3');
  await expect(page.getByText(/Step 3 of/)).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'The same table again' }).click();
  await expect(page).not.toHaveURL(address);
  await settled(page);
});

test('the record of a match in play can be replayed, and the way back works', async ({ page }) => {
  await withSettings(page, still);
  const table = await begun(page, 'las-vegas');
  await mainButton(page).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Las Vegas' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${table}$`));
  await settled(page);
});
