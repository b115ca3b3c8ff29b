import type { Locator } from '@playwright/test';
import { NATURE } from '@zaria/kit';
import { loadWords, say } from '@zaria/words';
import { fallAs } from './planting.ts';
import { finished, openRecord } from './railroad-ink-finished.ts';
import {
  begin,
  byClick,
  byDrag,
  drawTile,
  drawn,
  endRound,
  free,
  openings,
  pencilled,
  playRound,
  scores,
  squareAt,
  takeFor,
} from './railroad-ink.ts';
import {
  LANGUAGES,
  PHONE,
  curtain,
  expect,
  expectAccessible,
  expectNoOverflow,
  goOffline,
  log,
  settled,
  still,
  test,
  withSettings,
} from './table.ts';
import { nameSeat } from './set-up.ts';

/* Railroad Ink for everyone: in every language and window, passed on, alone offline, with six, and at the end. */

for (const language of LANGUAGES)
  test(`a piece in pencil, and every part of the score explained, on a phone in ${language} @matrix`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, { ...still, language });
    await page.goto('/play/railroad-ink');
    await page.waitForURL(/\/table\/[0-9a-f]+$/);
    await settled(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-square][aria-pressed="true"]')).toHaveCount(1);
    await expectNoOverflow(page);
    const words = await loadWords(language, 'web-railroad-ink');
    const region = page.getByRole('region', { name: say(words, 'score') });
    for (const part of ['networks', 'highway', 'railway', 'centre', 'errors'] as const) {
      await region.locator(`button.${part}`).click();
      await expect(region.getByText(say(words, `about.${part}`))).toBeVisible();
      await expectNoOverflow(page);
    }
  });

for (const [width, height] of [
  [320, 568],
  [740, 360],
  [768, 1024],
  [1920, 1080],
] as const)
  test(`at ${width}×${height} nothing is cut, and everything can be reached @matrix`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, { way: 'bots', expansion: 'lakes' });
    await free(page).first().click();
    await openings(page).first().click();
    await expect(pencilled(page)).toHaveCount(1);
    await expectNoOverflow(page);
    for (const thing of [pencilled(page), free(page).last(), scores(page).getByRole('button').last()])
      await thing.click({ trial: true });
    await expectAccessible(page, 'light', 'dark');
  });

test('letters of twice the size leave everything on the page @matrix', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await begin(page, { way: 'bots', players: 3 });
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await free(page).first().click();
  await openings(page).first().click();
  await expect(pencilled(page)).toHaveCount(1);
  await expectNoOverflow(page);
  const outside = await page.getByRole('tab').evaluateAll(tabs =>
    tabs.flatMap(tab => {
      const { left, right } = tab.getBoundingClientRect();
      return [...tab.querySelectorAll('.mark, .status, .points')].flatMap(one => {
        const box = one.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1 ? [one.className] : [];
      });
    }),
  );
  expect(outside).toEqual([]);
});

test('passed on: nobody sees anything of a round before it has ended @matrix', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/new/railroad-ink?way=pass');
  await nameSeat(page, 1, 'Anna');
  await nameSeat(page, 2, 'Ben');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\/[0-9a-f]+$/);
  await settled(page);
  const lift = async (): Promise<void> => {
    await expect(curtain(page)).toBeVisible();
    await curtain(page).getByRole('button').click();
    await expect(curtain(page)).toBeHidden();
  };
  if (await curtain(page).isVisible()) await lift();
  await playRound(page, byClick);
  await lift();
  // Ben's turn: Anna has drawn, and her board is as empty as it was.
  await expect(drawn(page)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /Anna done with the round 0$/ })).toBeVisible();
  await page.keyboard.press('w');
  const words = page.getByRole('dialog', { name: 'The table in words' });
  // One's own board is told row by row.
  await expect(words.getByText(/^Row \d: nothing is drawn\.$/)).toHaveCount(7);
  await expect(words.getByText('Nothing is drawn yet.')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(log(page)).not.toContainText('Anna draws');
  await playRound(page, byClick);
  await expect(log(page)).toContainText('Anna draws');
  await expect(log(page)).toContainText('Ben draws');
});

test('six players: their boards in small, and large on a tap @matrix', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, { way: 'bots', players: 6 });
  await playRound(page, byClick);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(6);
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [740, 360],
    [768, 1024],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await hangingOut(tabs)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const other of (await tabs.all()).slice(1))
    await expect(other.locator('svg.picture path').first()).toBeVisible();
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  // It lies on the table to be looked at, not to be touched.
  await expect(page.getByRole('tabpanel').getByRole('img', { name: /^Board: / })).toBeVisible();
  await expect(page.locator('[data-square]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await expect(page.locator('[data-square]')).toHaveCount(49);
});

const top = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? NaN;

/** What reaches out of its tab, and so over the next; a player's points must be read. */
const hangingOut = (tabs: Locator): Promise<readonly string[]> =>
  tabs.evaluateAll(list =>
    list.flatMap(tab => {
      const room = tab.getBoundingClientRect();
      const parts = [...tab.querySelectorAll('.mark, .points, .done svg')].filter(part => part.checkVisibility());
      return parts.flatMap(part => {
        const { left, right } = part.getBoundingClientRect();
        return left < room.left - 1 || right > room.right + 1 ? `${tab.textContent?.trim()}: ${part.outerHTML}` : [];
      });
    }),
  );

test('at the end all boards lie side by side, each with its score, and one is made large @matrix', async ({ page }) => {
  await withSettings(page, still);
  const { record, names } = finished('side by side', { expansion: 'lakes' });
  await openRecord(page, record);
  const boards = page.getByRole('list', { name: 'Boards' }).getByRole('listitem');
  await expect(boards).toHaveCount(6);
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [740, 360],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoOverflow(page);
    // None begins above the edge, from where nothing scrolls it back.
    const [edge, first] = [page.locator('.all-boards'), boards.first()];
    expect(await top(first)).toBeGreaterThanOrEqual(await top(edge));
  }
  await expectAccessible(page, 'light', 'dark');
  await boards.nth(2).getByRole('button').click();
  await expect(page.getByRole('img', { name: `Board: ${names[2]}` })).toBeVisible();
  await page.getByRole('button', { name: 'All boards' }).click();
  await expect(boards).toHaveCount(6);
  // And back to the beginning.
  await page.getByRole('slider').fill('3');
  await expect(page.getByText(/^Step 3 of/)).toBeVisible();
  await expect(boards).toHaveCount(0);
});

test('a round by dragging with the mouse alone at 1280 pixels @matrix', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, { expansion: 'rivers' });
  await playRound(page, byDrag);
  await expect(page.getByRole('img', { name: 'Round 2 of 6' })).toBeVisible();
});

test('things move where they may, and not where nothing is to move @matrix', async ({ page }) => {
  await begin(page, { expansion: 'lakes' }, { ...still, motion: 'full', speed: 'fast' });
  await fallAs(page, () => [
    [NATURE, 'roll H.H. H.H. HHH. H.R. / L... L...'],
    ...['B1 H.H.', 'B2 H.H.', 'B3 HHH.', 'F1 H.R.', 'D3 ..L.', 'E4 ...L'].map(text => [0, `draw ${text}`] as const),
    [0, 'draw finish'],
    [NATURE, 'roll H.H. H.H. HHH. H.R. / L... L...'],
  ]);
  await settled(page);
  await takeFor(page, 'L...');
  // Squares light up one ring after the other.
  await expect(page.locator('.board .open')).not.toHaveCount(0);
  const delays = await page
    .locator('.board .open')
    .evaluateAll(squares => squares.map(square => getComputedStyle(square).animationDelay));
  expect(new Set(delays).size).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await drawTile(page, 'D5', 'L...');
  // The water rises by itself.
  await expect(page.locator('.board .risen')).toHaveCount(1);
  await expect(squareAt(page, 'D4')).toHaveAccessibleName(/^D4: water/);
  await scores(page)
    .getByRole('button', { name: /^Longest highway/ })
    .click();
  await expect(page.locator('.board .running')).not.toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => localStorage.setItem('zaria/settings', JSON.stringify({ motion: 'auto', language: 'en' })));
  await page.reload();
  await settled(page);
  await free(page).first().click();
  await expect(openings(page)).not.toHaveCount(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a round is drawn @matrix', async ({ page }) => {
    await withSettings(page, still);
    await goOffline(page);
    await page.goto('/play/railroad-ink');
    await page.waitForURL(/\/table\/[0-9a-f]+$/);
    await settled(page);
    await playRound(page, byClick);
    await page.reload();
    await settled(page);
    await expect(drawn(page)).not.toHaveCount(0);
    await expect(endRound(page)).toBeHidden();
  });
});
