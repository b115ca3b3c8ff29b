import type { Locator, Page } from '@playwright/test';
import { expect, played, result, settled, still, test, typeFirst, typeToTheEnd, withSettings } from './table.ts';

/** What a replay says of the moment. */
const sayingIn = (page: Page): Locator => page.getByRole('region', { name: 'Replay controls' }).locator('p').first();

const GAMES = [
  ['las-vegas', ''],
  ['las-vegas-royale', ' @matrix'],
  ['qwinto', ' @matrix'],
  ['railroad-ink', ' @matrix'],
] as const;

for (const [game, tag] of GAMES) {
  test(`${game}: a link carries the match to another device, at the moment it was taken${tag}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await withSettings(page, still);
    await page.goto(`/watch/${game}`);
    await played(page);
    const winner = await result(page).getByRole('listitem').first().textContent();

    // From the end: whoever opens it sees how it ended.
    await page.getByRole('button', { name: 'Link to this match' }).click();
    const field = page.getByRole('dialog').getByRole('textbox');
    await expect(field).toHaveValue(/\/record#\d+~[\w-]{500,}$/);
    const ending = await field.inputValue();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByText('The table before the first move.')).toBeVisible();
    await page.getByRole('slider').fill('7');
    await expect(page.getByText(/^Step 7 of/)).toBeVisible();
    await expect(page).toHaveURL(/\/replay\?at=\d+$/);
    const said = (await sayingIn(page).textContent()) ?? '';
    await page.reload();
    await expect(page.getByText(/^Step 7 of/)).toBeVisible();
    await expect(sayingIn(page)).toHaveText(said);
    await page.getByRole('button', { name: 'Link to this moment' }).click();
    const moment = await page.getByRole('dialog').getByRole('textbox').inputValue();

    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await elsewhere.newPage();
    await withSettings(other, still);
    await other.goto(moment);
    await expect(other).toHaveURL(/\/record\/[0-9a-f]+\?at=\d+$/);
    await expect(other.getByText(/^Step 7 of/)).toBeVisible();
    await expect(sayingIn(other)).toHaveText(said);
    await other.getByRole('button', { name: 'Check the dice' }).click();
    await expect(other.getByText(/throws? recomputed/)).toBeVisible();
    await other.goto(ending);
    await expect(result(other)).toBeVisible();
    await expect(result(other).getByRole('listitem').first()).toHaveText(winner ?? '');
    await elsewhere.close();
  });

  test(`${game}: one goes on from a moment of a finished match, and the table says so @matrix`, async ({ page }) => {
    await withSettings(page, still);
    await page.goto(`/watch/${game}`);
    await played(page);
    await page.getByRole('link', { name: 'Replay' }).click();
    // Towards the end, so that what is left is soon played, but not before everybody is asked once more.
    const slider = page.getByRole('slider');
    const step = String(Math.floor(0.8 * Number(await slider.getAttribute('max'))));
    await slider.fill(step);
    await expect(page).toHaveURL(/\/replay\?at=\d+$/);
    const from = new URL(page.url());
    await page.getByRole('button', { name: 'Go on from here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Go on from here' });
    await dialog.getByRole('radio').nth(1).check();
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL(/\/table\//);
    await settled(page);
    await expect(page.getByRole('note')).toContainText(
      `goes on from entry ${from.searchParams.get('at') ?? ''} of an earlier one`,
    );
    // Dice fall by themselves, and after a reload it goes on.
    await typeFirst(page);
    await settled(page);
    await page.reload();
    await typeToTheEnd(page);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expect(page.getByText('by hand: nothing is claimed')).toBeVisible();
    await page.getByRole('link', { name: 'See that moment' }).click();
    await expect(page).toHaveURL(from.href);
    await expect(page.getByText(`Step ${step} of`)).toBeVisible();
  });
}

for (const [what, packed, says] of [
  ['lost a part on the way', 'q1bKTS0uTkxPVbJSSk', 'This link is not whole'],
  ['holds something else', 'q1bKTS0uTkxPVbJSSkwCAA', 'This record cannot be opened'],
] as const)
  test(`a link that ${what} says so, and what to do`, async ({ page }) => {
    await withSettings(page, still);
    await page.goto(`/record#12~${packed}`);
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page).toHaveURL(/\/record$/);
  });

test('how a match ended can be kept as one picture, in which nobody is called “you”', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/watch/las-vegas');
  await played(page);
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'A picture to share' });
  await expect(dialog.getByRole('img', { name: 'Las Vegas' })).not.toContainText('You');
  for (const [button, file] of [
    ['Save the picture', 'zaria-las-vegas.png'],
    ['Save the drawing (SVG)', 'zaria-las-vegas.svg'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: button }).click();
    expect((await saved).suggestedFilename()).toBe(file);
  }
});
