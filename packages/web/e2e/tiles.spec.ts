import type { Locator, Page } from '@playwright/test';
import { GAME_IDS } from '@zaria/games';
import { SIDES } from '@zaria/games/las-vegas-royale';
import { readFileSync } from 'node:fs';
import {
  LANGUAGES,
  expect,
  expectAccessible,
  expectNoOverflow,
  open,
  settled,
  still,
  test,
  withSettings,
} from './table.ts';
import { chooseValue, unfold } from './set-up.ts';

const SET_UP = '/new/las-vegas-royale';
const NARROW = { width: 320, height: 568 } as const;

const editor = (page: Page): Locator => page.getByRole('group', { name: 'Tiles' }).first();
const side = (page: Page, name: string): Locator => editor(page).getByRole('button', { name, exact: true });
const slot = (page: Page, casino: number): Locator => page.getByRole('combobox', { name: `Tile at casino ${casino}` });
const count = (page: Page, tiles: number): Locator =>
  editor(page).getByRole('radio', { name: `${tiles}`, exact: true });
const gallery = (page: Page): Locator => editor(page).getByText('Choose tiles by their pictures');

/** The set-up, with its rules unfolded. */
async function openSetUp(page: Page): Promise<void> {
  await open(page, SET_UP);
  await unfold(page);
}

/** The sides that lie on the table, casino by casino. */
async function onTheTable(page: Page): Promise<(string | null)[]> {
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  const tiles = page.getByRole('button', { name: /, at casino \d/ });
  const found = await tiles.evaluateAll(buttons =>
    buttons.map(button => [
      /at casino (\d)/.exec(button.getAttribute('aria-label') ?? '')?.[1],
      button.querySelector('[data-tile]')?.getAttribute('data-tile'),
    ]),
  );
  const sides = Array<string | null>(Math.max(0, ...found.map(([casino]) => Number(casino)))).fill(null);
  for (const [casino, tile] of found) sides[Number(casino) - 1] = tile ?? null;
  return sides;
}

test('the tiles that were chosen by their pictures lie on the table, and no others', async ({ page }) => {
  await withSettings(page, still);
  await openSetUp(page);
  await count(page, 2).check({ force: true });
  await gallery(page).click();
  for (const name of ['Black Box', 'Jackpot', 'Lucky Punch', 'Pay Day']) await side(page, name).click();
  await side(page, 'Black Box').click();
  await expect(side(page, 'Lucky Punch')).toHaveAttribute('aria-pressed', 'true');
  await expect(side(page, 'Jackpot')).toHaveAttribute('aria-pressed', 'false');
  await side(page, 'No Entry').click();
  expect(await onTheTable(page)).toEqual(['E1', 'A1', 'D1']);
});

test('tiles are chosen by keyboard alone, and what cannot be is said @matrix', async ({ page }) => {
  await withSettings(page, still);
  await openSetUp(page);
  await slot(page, 2).focus();
  await page.keyboard.type('Prime');
  await expect(editor(page).getByRole('status')).toHaveText(/In every round: Prime Time\. 2 more are drawn/);
  await gallery(page).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Pay Day', 'No Entry', 'Block It', 'Black Box', 'Nice Dice']) {
    await side(page, name).focus();
    await page.keyboard.press('Space');
    await expect(side(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(editor(page).getByRole('status')).toHaveText(/More than six tiles do not fit\. Take one away first\.$/);
  await expect(side(page, 'Jackpot')).toHaveAttribute('aria-disabled', 'true');
  await side(page, 'Jackpot').focus();
  await page.keyboard.press('Space');
  await expect(side(page, 'Jackpot')).toHaveAttribute('aria-pressed', 'false');
  // With more than four tiles a side may come twice.
  await expect(page.getByRole('switch', { name: 'No repeats' })).toHaveCount(0);
  expect(await onTheTable(page)).toEqual(['D1', 'B1', 'E1', 'F1', 'G1', 'H1']);
});

test('“Surprise us” has all tiles drawn, and base mode does without @matrix', async ({ page }) => {
  await withSettings(page, still);
  await openSetUp(page);
  await gallery(page).click();
  await side(page, 'High Five').click();
  await count(page, 4).check({ force: true });
  await page.getByRole('button', { name: 'Surprise us' }).click();
  await expect(editor(page).getByRole('status')).toHaveText('4 tiles are drawn anew in every round.');
  await page.getByRole('switch', { name: 'No repeats' }).check();
  const drawn = await onTheTable(page);
  expect(drawn).toHaveLength(4);
  expect(drawn.every(tile => SIDES.some(known => known === tile))).toBe(true);
  await openSetUp(page);
  await chooseValue(page, 'base');
  await expect(page.getByRole('button', { name: 'Surprise us' })).toHaveCount(0);
  expect(await onTheTable(page)).toEqual([]);
});

for (const id of GAME_IDS) {
  test(`help on ${id} leads to its rules, where every number is a place of its own @matrix`, async ({ page }) => {
    await withSettings(page, { ...still, language: 'el' });
    await open(page, `/help/${id}`);
    await page.locator(`a[href="/rules/${id}"]`).click();
    await expect(page.getByText('Οι πλήρεις κανόνες είναι γραμμένοι στα αγγλικά.')).toBeVisible();
    const source = readFileSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url), 'utf8');
    const numbers = [...source.matchAll(/^- \*\*([A-Z]{2}-[A-Z0-9]+\.\d+)\*\*/gm)].map(([, number]) => number);
    const rules = page.locator('article[lang=en] li[id]');
    expect(await rules.evaluateAll(items => items.map(({ id: place }) => place))).toEqual(numbers);
    const last = numbers.at(-1) ?? '';
    await open(page, `/rules/${id}#${last}`);
    await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
  });

  test(`the rules of ${id} fit 320 pixels, light and dark @matrix`, async ({ page }) => {
    await page.setViewportSize(NARROW);
    await withSettings(page, still);
    await open(page, `/rules/${id}`);
    await page.getByText('Contents', { exact: true }).click();
    await expectNoOverflow(page);
    await expectAccessible(page, 'light', 'dark');
  });
}

for (const language of LANGUAGES)
  test(`Royale’s tiles fit 320 pixels in help and set-up, light and dark, in ${language} @matrix`, async ({ page }) => {
    await page.setViewportSize(NARROW);
    await withSettings(page, { ...still, language });
    await open(page, '/help/las-vegas-royale');
    await expect(page.locator('main li:has(h3) [data-tile]')).toHaveCount(SIDES.length);
    await expectNoOverflow(page);
    await expectAccessible(page, 'light', 'dark');
    await openSetUp(page);
    await page.locator('details details summary').click();
    await expect(page.locator('button [data-tile]')).toHaveCount(SIDES.length);
    await expectNoOverflow(page);
    await expectAccessible(page, 'light', 'dark');
  });
