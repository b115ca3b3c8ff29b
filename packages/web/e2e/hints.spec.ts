import type { GameId } from '@zaria/games';
import type { Locator, Page } from '@playwright/test';
import {
  PHONE,
  asked,
  begun,
  expect,
  expectAccessible,
  expectNoOverflow,
  settled,
  started,
  still,
  test,
  typeFirst,
  withSettings,
} from './table.ts';

/* What the bot would do: on demand, by a button or a key, with expected results and reasons; and afterwards in practice. */

const hints = (page: Page): Locator => page.getByRole('dialog', { name: 'Hint' });
const hintButton = (page: Page): Locator => page.getByRole('button', { name: 'Hint' });

/** Moves until somebody has to choose: to throw is no choice. */
async function choosing(page: Page, game: GameId): Promise<void> {
  await withSettings(page, still);
  await begun(page, game);
  if (game === 'las-vegas' || game === 'las-vegas-royale') {
    await typeFirst(page);
    // The question of the throw stays until the next one is there: that has nothing chosen yet.
    await expect(asked(page).locator('.button.main:disabled')).toBeVisible();
  }
  await settled(page);
}

async function isGiven(page: Page): Promise<void> {
  const ways = hints(page).getByRole('listitem');
  await expect(ways.first()).toContainText('Expected: ');
  expect(await ways.count()).toBeLessThanOrEqual(3);
  if ((await ways.count()) > 1)
    for (const way of await ways.all())
      await expect(way).toContainText(/Compared with the (next )?best:|Nothing tells it/);
}

test('a hint by key and by button, and in practice what the bot would have done', async ({ page }) => {
  await choosing(page, 'las-vegas');
  await page.keyboard.press('h');
  await isGiven(page);
  // Nobody has chosen anything yet.
  await expect(hints(page).getByRole('heading', { name: 'Your last choice' })).toBeHidden();
  await expectAccessible(page, 'light', 'dark');
  await page.keyboard.press('Escape');
  await expect(hints(page)).toBeHidden();
  await typeFirst(page, 'place');
  await settled(page);
  await hintButton(page).click();
  const dialog = hints(page);
  await expect(dialog.getByRole('heading', { name: 'Your last choice' })).toBeVisible();
  await expect(dialog.getByText(/^The bot would have chosen/)).toBeVisible();
  await expect(dialog.getByText(/^Chosen: /)).toBeVisible();
});

for (const isFriendly of [false, true])
  test(`people who play against each other: hints at a friendly table only (${isFriendly}) @matrix`, async ({
    page,
  }) => {
    await withSettings(page, still);
    await started(page, '/new/qwinto?way=pass', async () => {
      if (isFriendly) await page.getByRole('switch', { name: /Friendly table/ }).click();
    });
    await expect(hintButton(page)).toHaveCount(isFriendly ? 1 : 0);
    await page.keyboard.press('h');
    if (isFriendly) await isGiven(page);
    else await expect(hints(page)).toHaveCount(0);
  });

for (const game of ['las-vegas-royale', 'qwinto', 'railroad-ink'] as const)
  test(`hints in ${game}, on a phone @matrix`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await choosing(page, game);
    await page.keyboard.press('h');
    await isGiven(page);
    await expectNoOverflow(page);
    await expectAccessible(page, 'light', 'dark');
  });

test('a hint that nobody wants any more is not thought about @matrix', async ({ page }) => {
  await choosing(page, 'railroad-ink');
  const [thread] = await Promise.all([page.waitForEvent('worker'), page.keyboard.press('h')]);
  const ended = new Promise<void>(resolve => thread.once('close', () => resolve()));
  await page.keyboard.press('Escape');
  await ended;
  await expect(hints(page)).toBeHidden();
});
