import type { Locator, Page } from '@playwright/test';
import { asked, begun, expect, log, logLines, result, rollButton, settled, still, test, typeFirst } from './table.ts';
import { started, typeToTheEnd, withSettings } from './table.ts';

const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });
const askBack = (page: Page): Locator => page.getByRole('button', { name: 'Ask to go back' });
const friendly = (page: Page): Locator => page.getByRole('switch', { name: /Friendly table/ });

/** The last thing that happened. */
const newest = (page: Page): Locator => logLines(page).first();

/** A table at which two people share the device. */
async function passed(page: Page, isFriendly: boolean): Promise<void> {
  await withSettings(page, still);
  await started(page, '/new/las-vegas?way=pass', async () => {
    await page.getByRole('switch', { name: /Open money/ }).click();
    if (isFriendly) await friendly(page).click();
  });
}

/** What has just appeared ignores taps for a moment. */
const moment = (page: Page): Promise<void> => page.clock.runFor(400);

/** A match of Las Vegas against bots: Red has rolled and put dice on a casino, and time stands still. */
async function chosen(page: Page): Promise<void> {
  await page.clock.install();
  await withSettings(page, { ...still, breath: 2000 });
  await begun(page, 'las-vegas');
  await page.clock.pauseAt(Date.now() + 60_000);
  await moment(page);
  await typeFirst(page, 'roll');
  await moment(page);
  await typeFirst(page, 'place');
  await expect(newest(page)).toContainText('You put');
}

test('to roll, undo and roll gives nobody other dice', async ({ page }) => {
  await passed(page, false);
  await typeFirst(page, 'roll');
  await settled(page);
  await expect(undo(page)).toBeHidden();
  await typeFirst(page, 'place');
  await settled(page);
  // Now the other is asked, and whoever has put his dice may still think again.
  const lines = await logLines(page).count();
  await page.keyboard.press('t');
  await page.getByRole('textbox').fill('x');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('textbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await logLines(page).count()).toBe(lines);
  await undo(page).click();
  await expect(log(page)).toContainText('takes back a move.');
  expect(await logLines(page).count()).toBe(lines + 1);
  await expect(undo(page)).toBeHidden();
  await typeFirst(page, 'place');
  await expect(undo(page)).toBeVisible();
  await rollButton(page).click();
  await expect(rollButton(page)).toBeHidden();
  await settled(page);
  await expect(undo(page)).toBeHidden();
});

test('a slip is taken back before any bot has moved, and after a breath they do', async ({ page }) => {
  await chosen(page);
  await moment(page);
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(log(page)).toContainText('You take back a move.');
  await moment(page);
  await typeFirst(page, 'place');
  await expect(undo(page)).toBeVisible();
  await expect(newest(page)).toContainText('You put');
  await page.clock.runFor(2000);
  await expect(undo(page)).toBeHidden();
  await expect(newest(page)).not.toContainText('You put');
});

/** Wherever it is, and whatever is there. */
async function tapAt(page: Page, locator: Locator): Promise<void> {
  const { x = 0, y = 0 } = (await locator.boundingBox()) ?? {};
  await page.mouse.click(x + 4, y + 4);
}

for (const [how, goOn] of [
  ['a tap beside everything', (page: Page) => tapAt(page, asked(page).getByRole('heading'))],
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
] as const)
  test(`${how} ends the breath, but not the second tap of a double one`, async ({ page }) => {
    await chosen(page);
    await expect(undo(page)).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await goOn(page);
    await expect(undo(page)).toBeVisible();
    await page.clock.runFor(400);
    await goOn(page);
    await expect(undo(page)).toBeHidden();
    await expect(newest(page)).not.toContainText('You put');
  });

test('at a friendly table everybody at the device is asked', async ({ page }) => {
  await passed(page, true);
  await typeFirst(page, 'roll');
  await settled(page);
  const dialog = page.getByRole('dialog', { name: /asks to go back\. .+: do you agree\?/ });
  await askBack(page).click();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(log(page)).toContainText(/asks to go back, but .+ does not agree\./);
  await askBack(page).click();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(log(page)).toContainText('Everybody agrees:');
  await expect(rollButton(page)).toBeVisible();
});

test('what was taken back stands in the result, in the replay and in the check of the dice', async ({ page }) => {
  await withSettings(page, still);
  await started(page, '/new/qwinto?way=solo', () => friendly(page).click());
  await typeFirst(page, 'roll');
  await settled(page);
  await undo(page).click();
  await expect(log(page)).toContainText('You take back a move.');
  await typeToTheEnd(page, 'write misthrow');
  await expect(result(page)).toBeVisible();
  await expect(page.getByText('1 move was taken back by consent.')).toBeVisible();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/throws? recomputed/)).toContainText('1 throw undone');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText('1 move was taken back by consent.')).toBeVisible();
});
