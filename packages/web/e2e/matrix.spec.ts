import { GAME_IDS } from '@zaria/games';
import { SCREENS, TABLES } from './screens.ts';
import {
  LANGUAGES,
  PHONE,
  begun,
  expect,
  expectAccessible,
  expectNoOverflow,
  isOver,
  result,
  still,
  test,
  withSettings,
} from './table.ts';

/* The whole matrix: `npm run e2e`. */

/** Milliseconds. Animations take their time, on a busy machine more of it; only a hang takes this long. */
const HOUR = 3_600_000;
const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

for (const language of LANGUAGES)
  for (const size of SIZES)
    test(`${language} at ${size.width}×${size.height}: every screen fits @matrix`, async ({ page }) => {
      await page.setViewportSize(size);
      await withSettings(page, { ...still, language });
      for (const screen of SCREENS)
        await test.step(screen.name, async () => {
          await screen.open(page);
          await expectNoOverflow(page);
          await expectAccessible(page, 'light');
        });
    });

for (const size of SIZES)
  for (const screen of TABLES)
    test(`${screen.name} at ${size.width}×${size.height} fits @matrix`, async ({ page }) => {
      await page.setViewportSize(size);
      await withSettings(page, still);
      await screen.open(page);
      await expectNoOverflow(page);
      await expectAccessible(page, 'light', 'dark');
    });

for (const game of GAME_IDS)
  for (const language of LANGUAGES) {
    test(`${game} at its first question fits a phone in ${language} @matrix`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await withSettings(page, { ...still, language });
      await begun(page, game);
      await expectNoOverflow(page);
    });
    test(`${game}: bots play to the end with every animation, fast, in ${language} @matrix`, async ({ page }) => {
      test.setTimeout(HOUR);
      await withSettings(page, { motion: 'full', speed: 'fast', language });
      await page.goto(`/watch/${game}`);
      await expect(result(page)).toBeVisible({ timeout: HOUR });
    });
  }

test('a match that is skipped through by key ends as well @matrix', async ({ page }) => {
  test.setTimeout(HOUR);
  await withSettings(page, { motion: 'full', language: 'en' });
  await begun(page, 'las-vegas');
  while (!(await isOver(page))) {
    for (const key of ['Enter', '6', '5', '4', '3', '2', '1', 'Enter']) await page.keyboard.press(key);
  }
});
