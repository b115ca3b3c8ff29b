import type { Page } from '@playwright/test';
import {
  begun,
  expect,
  roll,
  rollButton,
  settled,
  started,
  still,
  test,
  typeFirst,
  typeToTheEnd,
  withSettings,
} from './table.ts';

const running = (page: Page) => page.getByRole('region', { name: 'Go on playing' });
const thousands = (texts: readonly string[]): readonly number[] =>
  texts.map(text => Number(/\d+/.exec(text)?.[0])).toSorted((a, b) => a - b);

test('the match to go on with is shown as it is: whose turn, which round, the notes and the dice', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'qwinto');
  await begun(page, 'las-vegas');
  await roll(page);
  await settled(page);
  const notes = thousands(await page.locator('.board .note .value').allTextContents());
  expect(notes.length).toBeGreaterThan(5);

  await page.goto('/');
  const [last, other] = [running(page).getByRole('listitem').first(), running(page).getByRole('listitem').nth(1)];
  await expect(last.getByRole('heading', { name: 'Las Vegas' })).toBeVisible();
  await expect(last).toContainText('You are to play');
  await expect(last).toContainText('Round 1 of 4');
  expect(thousands(await last.locator('svg .value').allTextContents())).toEqual(notes);
  await expect(other).toContainText('Qwinto');

  await last.getByRole('link', { name: 'Continue' }).click();
  await settled(page);
  await expect(rollButton(page)).toBeHidden();
});

test('one switch says how a game is played, and stays as it was set', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Alone' }).check();
  await expect(page.getByText('For 2 players or more')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Alone' })).toBeChecked();
  await page.getByRole('link', { name: 'Play: Qwinto' }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  await page.goto('/');
  await expect(running(page)).toContainText('Your sheet: 0 points');
  await page.getByRole('radio', { name: 'One device' }).check();
  await page.getByRole('link', { name: 'Play: Qwinto' }).click();
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeVisible();
});

test('whoever is new finds how to play with friends: it is said, and it is one of the ways', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/');
  await expect(page.getByText(/with friends over a link/)).toBeVisible();
  for (const link of ['Set up a table: Qwinto', 'Invite others: Qwinto', 'How to play Qwinto'])
    await expect(page.getByRole('link', { name: link })).toHaveAttribute('title', /./);
  await page.getByRole('radio', { name: 'With friends' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'With friends' })).toBeChecked();
  await page.getByRole('link', { name: 'Play: Qwinto' }).click();
  await expect(page).toHaveURL(/\/invite\/qwinto$/);
  await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible();
});

test('a match that is over says who won, what one reached, and whether that was the best so far @matrix', async ({
  page,
}) => {
  await withSettings(page, still);
  const finished = page.getByRole('region', { name: 'Finished matches' });
  await started(page, '/new/qwinto?way=solo');
  await typeToTheEnd(page, 'write misthrow');
  await page.goto('/');
  await expect(finished.getByRole('link')).toContainText(['You: −20 points']);
  await expect(finished).not.toContainText('personal best');
  // Better than ever before: something is written before the misthrows.
  await started(page, '/new/qwinto?way=solo');
  for (let moves = 0; moves < 6; moves++) {
    await typeFirst(page);
    await settled(page);
  }
  await typeToTheEnd(page, 'write misthrow');
  await page.goto('/');
  await expect(finished.getByRole('link')).toHaveCount(2);
  await expect(finished.getByRole('link').first()).toContainText('personal best');
});
