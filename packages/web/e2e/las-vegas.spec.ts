import type { Locator, Page } from '@playwright/test';
import { expectGoodAtEverySize } from './geometry.ts';
import { lasVegas } from '@zaria/games/las-vegas';
import { played } from '../src/boards/played.testing.ts';
import { plant } from './planting.ts';
import { rage } from './rage.ts';
import {
  asked,
  begun,
  expect,
  logLines,
  placeButton,
  roll,
  rollButton,
  settled,
  started,
  still,
  tapFor,
  test,
  typeFirst,
  withSettings,
} from './table.ts';
import { seatSome } from './set-up.ts';

const casinos = (page: Page): Locator => page.getByRole('list', { name: 'Casinos' }).getByRole('button');
const casino = (page: Page, number: number): Locator =>
  page.getByRole('list', { name: 'Casinos' }).getByRole('button', { name: new RegExp(`^Casino ${number}:`) });
/** One that may be chosen, and one that may not. */
const openCasinos = (page: Page): Locator => casinos(page).and(page.locator('[aria-disabled=false]'));
const openCasino = (page: Page): Locator => openCasinos(page).first();
const closedCasino = (page: Page): Locator => casinos(page).and(page.locator('[aria-disabled=true]')).first();
const summary = (page: Page): Locator => page.getByRole('region', { name: /^Round \d is paid out$/ });

/** Throws until not every number is there. */
async function thrownWithGap(page: Page): Promise<void> {
  await begun(page, 'las-vegas');
  for (;;) {
    await roll(page);
    if ((await closedCasino(page).count()) > 0 && (await openCasinos(page).count()) > 1) return;
    await typeFirst(page);
    await settled(page);
  }
}

test('a second tap on the casino does it, and the consequence stands inside', async ({ page }) => {
  await withSettings(page, still);
  await thrownWithGap(page);
  const chosen = openCasino(page);
  const name = await chosen.getAttribute('aria-label');
  expect(name).toMatch(/^Casino \d: .*\. Put \d .*(You would take \$\d|would tie with|Too few dice)/);
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.casino .pill')).toHaveText(/^Put \d.*(take \$\d|tie|nothing)/s);
  const lines = await logLines(page).count();
  await expect(chosen).toHaveAttribute('data-ready', '');
  expect(await logLines(page).count()).toBe(lines);
  await chosen.click();
  await expect.poll(() => logLines(page).count()).toBeGreaterThan(lines);
});

test('a double click looks at a casino and does no more', async ({ page }) => {
  await withSettings(page, still);
  await thrownWithGap(page);
  const chosen = openCasino(page);
  const lines = await logLines(page).count();
  await chosen.dblclick();
  await expect(chosen).toHaveAttribute('data-ready', '');
  await expect(placeButton(page)).toBeEnabled();
  expect(await logLines(page).count()).toBe(lines);
});

test('by keyboard: a number looks, Enter does; what cannot be chosen says why', async ({ page }) => {
  await withSettings(page, still);
  await thrownWithGap(page);
  const no = /^Casino (\d)/.exec((await closedCasino(page).getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await tapFor(closedCasino(page), page.getByRole('status').getByText(`You rolled no ${no}.`));
  await page.keyboard.press('Escape');
  await expect(page.getByText(`You rolled no ${no}.`)).toBeHidden();
  await page.keyboard.press(no);
  await expect(page.getByRole('status').getByText(`You rolled no ${no}.`)).toBeVisible();

  const yes = /^Casino (\d)/.exec((await openCasino(page).getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await page.keyboard.press(yes);
  await expect(page.getByText(`You rolled no ${no}.`)).toBeHidden();
  await expect(casino(page, Number(yes))).toHaveAttribute('aria-pressed', 'true');
  const lines = await logLines(page).count();
  await page.keyboard.press('Enter');
  await expect.poll(() => logLines(page).count()).toBeGreaterThan(lines);
});

test('before the roll a casino says what comes first, and a hand explains itself', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'las-vegas');
  await tapFor(casino(page, 2), page.getByRole('status').getByText('Roll your dice first.'));
  await page
    .getByRole('button', { name: /^(?!You: ).*: \d dice left/ })
    .last()
    .click();
  await expect(page.getByRole('status').getByText('The money lies face down until the end.')).toBeVisible();
});

test('the payout is a scene: one skip leads to the sum, the next goes on', async ({ page }) => {
  // Nothing moves until the last dice of the round are to be thrown.
  await withSettings(page, { motion: 'auto', speed: 'fast', breath: 0, language: 'en' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await started(page, '/new/las-vegas');
  while (
    !(await asked(page)
      .getByRole('button', { name: /^Roll [123] di/ })
      .isVisible())
  ) {
    await settled(page);
    await typeFirst(page);
    await settled(page);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const scene = page.getByRole('group', { name: /^Payout · round \d$/ });
  const watched = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const lit = document.querySelector('.payout .lit')?.textContent?.trim();
      if (lit !== undefined && seen.at(-1) !== lit) seen.push(lit);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  const type = page.getByRole('button', { name: 'Type a move' });
  while (!(await scene.isVisible())) {
    await expect(type.or(scene).first()).toBeVisible();
    if (await type.isVisible()) await typeFirst(page).catch(() => null);
  }
  const round = Number(/\d$/.exec((await scene.getAttribute('aria-label')) ?? '')?.[0]);
  // It is lit casino by casino, in order, and nothing beneath it can be mistaken for a question.
  await expect(scene.getByRole('button', { name: 'Skip to the sum' })).toBeVisible();
  await expect(rollButton(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(summary(page)).toBeVisible();
  await expect(scene).toBeHidden();
  await expect(summary(page).getByRole('row')).toHaveCount(1 + 3);
  await expect(summary(page).getByRole('button', { name: 'Go on' })).toBeFocused();
  const lit = await watched.evaluate(seen => [...seen]);
  expect(lit).toEqual([...lit].sort());
  expect(lit.length).toBeGreaterThan(0);
  // However often it is clicked, it goes on and does no more.
  await rage(page, summary(page).getByRole('button', { name: 'Go on' }));
  await expect(summary(page)).toBeHidden();
  await expect(page.getByText(`Round ${round + 1} of 4`)).toBeVisible();
  await settled(page);
  await expect(summary(page)).toBeHidden();
});

/** What is hardest to show: three values, four notes of three values, four of two, three of two. */
const DEAL = 'deal 10+20+50 10+10+20+90 10+10+10+60 20+20+80 30+40 20+30';

test('the board fills its stage at every size, its dice are large, and nothing covers anything', async ({ page }) => {
  await withSettings(page, still);
  const options = { starter: 0, openMoney: true, neutral: false } as const;
  const texts = ['roll', 'dice 1 1 2 2 3 3 4 5', 'place 1', 'roll', 'dice 1 2 2 3 4 4 5 5', 'place 1', 'roll'];
  await plant(page, 'las-vegas', played(lasVegas, options, 2, [DEAL, ...texts, 'dice 1 2 2 3 4 5']));
  await expectGoodAtEverySize(page);
  for (const face of [1, 2, 4]) {
    await casino(page, face).click();
    await expect(casino(page, face)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.casino .pill')).toBeVisible();
    await expectGoodAtEverySize(page);
  }
  await test.step('a phone on its side needs no scrolling', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    const below = await page.evaluate(() => {
      const stage = document.querySelector('main');
      return [
        document.documentElement.scrollHeight - innerHeight,
        (stage?.scrollHeight ?? 0) - (stage?.clientHeight ?? 0),
      ];
    });
    expect(below).toEqual([0, 0]);
  });
});

test('five piles at a casino, and hands with white dice and money, cover nothing', async ({ page }) => {
  await withSettings(page, still);
  const shared = { starter: 0, openMoney: true } as const;
  const turn = (dice: string, casino: number) => ['roll', `dice ${dice}`, `place ${casino}`];
  const byFive = (dice: string, casino: number) => Array.from({ length: 5 }, () => turn(dice, casino)).flat();
  const five = [...byFive('1 2 2 3 3 4 5 6', 2), ...byFive('1 1 3 3 4 5', 1)];
  const options = { ...shared, neutral: false };
  await plant(page, 'las-vegas', played(lasVegas, options, 5, [DEAL, ...five, 'roll', 'dice 1 2 3 4']));
  await expectGoodAtEverySize(page);
  const all = [1, 2, 3].flatMap(face => turn(`${`${face} `.repeat(8)}+ ${face} ${face}`, face));
  const white = { ...shared, neutral: true };
  await plant(page, 'las-vegas', played(lasVegas, white, 3, [DEAL, 'chance', ...all, 'chance', 'chance']));
  await expectGoodAtEverySize(page);
  const four = [
    ...turn('1 1 3 4 5 6 6 6 + 1 1', 1),
    ...turn('1 1 1 1 1 1 2 3 + 1 2', 1),
    ...turn('1 1 1 1 1 3 4 5 + 2 4', 1),
    ...turn('2 2 2 3 4 5', 2),
    ...turn('2 3 + 2', 2),
    ...turn('2 2 3 + 2 4', 2),
    ...turn('4 5 6', 4),
    ...turn('5', 5),
    'roll',
    'dice 3 + 6',
  ];
  const threeNotes = 'deal 50 10+30+40 90 10+20+40 10+20+40 90';
  await plant(page, 'las-vegas', played(lasVegas, white, 3, [threeNotes, 'spare 1 3', ...four]));
  await expectGoodAtEverySize(page);
});

for (const [players, white] of [
  [5, false],
  [3, true],
  [2, true],
] as const)
  test(`late in a match of ${players}${white ? ' with white dice' : ''} nothing covers anything @matrix`, async ({
    page,
  }) => {
    await withSettings(page, still);
    await started(page, '/new/las-vegas?way=pass', async () => {
      await seatSome(page, players, 'person');
      if (white) await page.getByRole('switch', { name: /Neutral dice/ }).click();
    });
    for (let moves = 0; moves < players * 14; moves++) {
      await settled(page);
      await typeFirst(page);
      if (moves % 7 === 6) {
        await settled(page);
        await expectGoodAtEverySize(page);
        await page.setViewportSize({ width: 1100, height: 800 });
      }
    }
  });
