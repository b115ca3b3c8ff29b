import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { asked, begun, curtain, expect, expectAccessible, fillStorage, isOver, log, logLines } from './table.ts';
import { played, result, roll, rollButton, settled, started, still, test } from './table.ts';
import { typeFirst, typeToTheEnd, withSettings } from './table.ts';
import { nameSeat } from './set-up.ts';

test('from the home page to the first roll in two taps', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play: Las Vegas', exact: true }).click();
  await rollButton(page).click();
  await expect(log(page)).toContainText('You roll');
});

test('a whole match of Las Vegas by keyboard alone', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Play: Las Vegas', exact: true }));
  await page.keyboard.press('Enter');
  for (let moves = 0; ; moves++) {
    expect(moves).toBeLessThan(80);
    await settled(page);
    if (await isOver(page)) break;
    if (await rollButton(page).isVisible()) {
      // One Tab away from the question, or Enter on it.
      if (moves === 0) await tabTo(page, rollButton(page));
      await page.keyboard.press('Enter');
      await expect(rollButton(page)).toBeHidden();
    } else {
      const lines = await logLines(page).count();
      // A number that was not rolled does nothing, so the first that was is chosen.
      for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await expect.poll(() => logLines(page).count()).toBeGreaterThan(lines);
    }
  }
  await tabTo(page, page.getByRole('button', { name: 'The same table again' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Check the dice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/throws? recomputed/)).toBeVisible();
});

/** Walks with the Tab key, as somebody without a pointer does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(wanted)}`);
}

test('Qwinto alone, typed to the end, with sheets to keep', async ({ page }) => {
  await withSettings(page, still);
  await started(page, '/new/qwinto?way=solo');
  await typeToTheEnd(page, 'write misthrow');
  await expect(result(page)).toBeVisible();
  // Alone nobody wins: the score is said once, and why the match ended.
  await expect(asked(page)).toContainText('You end with −20 points.');
  await expect(asked(page)).toContainText('The match ended with the fourth misthrow: you.');
  await expect(asked(page)).not.toContainText('wins');
  await expect(asked(page).getByText(/−20 points/)).toHaveCount(1);
  await expectAccessible(page, 'light', 'dark');
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/throws? recomputed/)).toBeVisible();

  await page.getByRole('button', { name: 'Save as a picture' }).click();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save the sheet:/ }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Print sheets' }).click();
  await expect(page.locator('main section svg').first()).toBeVisible();
  await page.goBack();
  await expect(result(page)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Finished matches' }).getByRole('link')).toContainText(
    'You: −20 points',
  );
});

test('Qwinto against bots, a turn by touch', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'qwinto');
  const orange = page.getByRole('group', { name: 'Dice' }).getByRole('button', { name: 'orange' });
  // The bots may begin: their dice are answered until one’s own turn comes.
  for (let turns = 0; turns < 4 && (await orange.count()) === 0; turns++) {
    await typeFirst(page);
    await settled(page);
  }
  await orange.click();
  await page.getByRole('button', { name: 'Roll 1 die' }).click();
  await expect(log(page)).toContainText('You roll');
});

test('passing the device: the curtain falls before anything secret', async ({ page }) => {
  await withSettings(page, still);
  await started(page, '/new/qwinto?way=pass', async () => {
    await nameSeat(page, 1, 'Anna');
    await nameSeat(page, 2, 'Ben');
  });
  let curtains = 0;
  for (let moves = 0; moves < 16 && curtains < 3; moves++) {
    await settled(page);
    if (await curtain(page).isVisible()) {
      if (curtains === 0) await expectAccessible(page, 'light', 'dark');
      curtains++;
      await expect(curtain(page)).toContainText(/The next player is (Anna|Ben)/);
      await page.keyboard.press('Escape');
      await expect(curtain(page)).toBeVisible();
      await curtain(page).getByRole('button').click();
      await expect(curtain(page)).toBeHidden();
    } else await typeFirst(page);
  }
  expect(curtains).toBeGreaterThanOrEqual(2);
});

for (const [game, tag] of [
  ['las-vegas', ''],
  ['las-vegas-royale', ' @matrix'],
] as const)
  test(`${game}: watching bots to the end, the record, its replay and the same table again${tag}`, async ({ page }) => {
    await withSettings(page, still);
    await page.goto(`/watch/${game}`);
    await page.waitForURL(/\/table\//);
    await played(page);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expect(page.getByText(/throws? recomputed/)).toBeVisible();

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
    await expect(result(page)).toBeVisible();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expect(page.getByText(/throws? recomputed/)).toBeVisible();
    await page.getByRole('slider').fill('3');
    await expect(page.getByText(/Step 3 of/)).toBeVisible();
    // A jump to a round takes the log with it.
    await page.getByRole('combobox', { name: 'Jump to a round' }).selectOption('Round 3');
    const line = page
      .locator('aside li')
      .filter({ has: page.locator('[aria-current=step]') })
      .first();
    await expect(line).toContainText('Round 3');
    await expect(line).toBeInViewport();
    await page.getByRole('button', { name: 'Speed: 1×' }).click();
    await expect(page.getByRole('button', { name: 'Speed: 2×' })).toBeVisible();

    await page.goto(address);
    const again = page.getByRole('button', { name: 'The same table again' });
    await again.waitFor();
    const makeRoom = await fillStorage(page);
    await again.click();
    await expect(page.getByRole('alert')).toContainText('no room left');
    await makeRoom();
    await again.click();
    await expect(page).not.toHaveURL(address);
    await expect(logLines(page).first()).toBeVisible();
  });

test('the record of a match in play can be replayed, and the way back works', async ({ page }) => {
  await withSettings(page, still);
  const table = await begun(page, 'las-vegas');
  await roll(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Las Vegas' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${table}$`));
  await settled(page);
});
