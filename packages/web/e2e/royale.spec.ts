import { SIDES } from '@zaria/games/las-vegas-royale';
import type { Locator, Page } from '@playwright/test';
import { ASKED, EFFECTS, positionAt, positionBefore } from '../src/boards/las-vegas-royale/match.testing.ts';
import { plant, stepsPlayed } from './planting.ts';
import {
  asked,
  begun,
  curtain,
  expect,
  expectAccessible,
  expectNoOverflow,
  isOver,
  settled,
  still,
  tap,
  test,
  typeFirst,
  withSettings,
} from './table.ts';

const GAME = 'las-vegas-royale';
const casinos = (page: Page): Locator => page.getByRole('list', { name: 'Casinos' }).locator('[data-casino]');
const openCasinos = (page: Page): Locator => casinos(page).and(page.locator('[aria-disabled=false]'));
const main = (page: Page): Locator => asked(page).locator('.button.main');

/** Whoever is next takes the device. */
async function lift(page: Page): Promise<void> {
  if (await curtain(page).isVisible()) await curtain(page).getByRole('button').first().click();
  await expect(curtain(page)).toBeHidden();
  await settled(page);
}

/** Answers what is asked by clicks: in every group of the panel something, or a casino, and then the large button. */
async function answer(page: Page): Promise<void> {
  const groups = asked(page).getByRole('group');
  for (let i = 0; i < (await groups.count()) && !(await main(page).isEnabled()); i++)
    await groups.nth(i).getByRole('button').and(page.locator(':enabled')).last().click();
  if (!(await main(page).isEnabled())) await tap(openCasinos(page).first());
  await main(page).click();
}

test.describe('every question of Las Vegas Royale is answered by clicks @matrix', () => {
  for (const step of ASKED)
    test(step, async ({ page }) => {
      await withSettings(page, still);
      const position = positionAt(step);
      await plant(page, GAME, position);
      await lift(page);
      const before = (await stepsPlayed(page)).length;
      expect(before).toBe(position.plays.length);
      await answer(page);
      await expect.poll(async () => (await stepsPlayed(page))[before]).toBe(step);
    });
});

test.describe('every side is seen to act on the screen @matrix', () => {
  for (const side of SIDES)
    test(side, async ({ page }) => {
      await withSettings(page, { motion: 'full', speed: 'fast', breath: 0, language: 'en' });
      const position = positionBefore(side);
      await plant(page, GAME, position);
      await lift(page);
      const seen = await page.evaluateHandle(() => {
        const acts: Record<string, string[]> = {};
        const look = (): void => {
          for (const one of document.querySelectorAll<HTMLElement>('[data-acts]')) {
            const scene = one.closest('.payout')?.querySelector('.says') ?? one;
            const [name = '', text = ''] = [one.dataset['acts'], scene.textContent?.trim()];
            acts[name] = [...new Set([...(acts[name] ?? []), text])];
          }
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
        return acts;
      });
      await typeFirst(page, position.text);
      // Its machine stands there large, and a line says what it does.
      await expect
        .poll(() => seen.evaluate((acts, name) => acts[name] ?? [], `${side} ${EFFECTS[side]}`))
        .toEqual(expect.arrayContaining([expect.stringMatching(/\w+.*\.$/)]));
    });
});
