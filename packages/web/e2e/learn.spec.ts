import type { Locator, Page } from '@playwright/test';
import { parseTile, pieceOf } from '@zaria/games/railroad-ink';
import { LANGUAGES, loadWords, say } from '@zaria/words';
import type { Lesson, LessonStep } from '../src/boards/lesson.ts';
import { lessons } from '../src/boards/lessons.ts';
import { expect, expectAccessible, expectNoOverflow, open, PHONE, still, tap, test, withSettings } from './table.ts';

/* Guided first rounds: played through by taps and by keys, in every language. */

const GAMES = ['las-vegas', 'las-vegas-royale', 'qwinto', 'railroad-ink'] as const;
type Game = (typeof GAMES)[number];
type Hand = (page: Page, move: string) => Promise<void>;

const mark = (page: Page): Locator => page.locator('p.mark');
const main = (page: Page): Locator => page.locator('section[data-asks] .main:not(:disabled, [aria-disabled="true"])');
const stepAt = (page: Page, step: number): Locator => page.locator(`[data-step="${step}"]`);

/** Which of the lesson's dice shows the tile. */
const dieOf = (tile: string): number => ROUTES.indexOf(pieceOf(parseTile(tile) ?? 1));
const ROUTES: readonly string[] = ['H.H.', 'RR..', 'HHH.', 'H.R.'];

/** What is asked, done by taps. */
const TAPS: Readonly<Record<string, Hand>> = {
  async roll(page, move) {
    for (const colour of move.split(' ').slice(1)) await page.keyboard.press(colour.charAt(0));
    await tap(main(page));
  },
  async place(page, move) {
    const where = move.split(' ')[1] ?? '';
    if (where === 'pass') return tap(page.locator('section[data-asks] button:not(.main)').first());
    // Where there is only one choice it is made already.
    if ((await main(page).count()) === 0) await tap(page.locator(`[data-place="casino ${where}"] .cover`));
    await tap(main(page));
  },
  result: page => tap(page.locator('.tray .keep')),
  async write(page, move) {
    const [row = 'o', place = '1'] = move.split(' ')[1] ?? '';
    await tap(page.locator(`[data-field="${'oyp'.indexOf(row) * 9 + Number(place) - 1}"]`));
    await tap(main(page));
  },
  async draw(page, move) {
    const [, square = '', tile = ''] = move.split(' ');
    if (square === 'finish') return tap(main(page));
    await tap(page.locator(`[data-slot="route${dieOf(tile)}"]`));
    await tap(page.locator(`[data-square="${square}"]`));
    await tap(main(page));
  },
};

/** And by keys alone. */
const KEYS: Readonly<Record<string, Hand>> = {
  async roll(page, move) {
    for (const colour of move.split(' ').slice(1)) await page.keyboard.press(colour.charAt(0));
    await page.keyboard.press('Enter');
  },
  async place(page, move) {
    const where = move.split(' ')[1] ?? '';
    if (where === 'pass') {
      await page.locator('section[data-asks] button:not(.main)').first().focus();
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press(where);
    await page.keyboard.press('Enter');
  },
  async result(page) {
    await page.locator('.tray .keep').focus();
    await page.keyboard.press('Enter');
  },
  async write(page, move) {
    const [row = 'o', place = '1'] = move.split(' ')[1] ?? '';
    const field = page.locator(`[data-field="${'oyp'.indexOf(row) * 9 + Number(place) - 1}"]`);
    await field.focus();
    await page.keyboard.press('Enter');
    await main(page).focus();
    await page.keyboard.press('Enter');
  },
  async draw(page, move) {
    const [, square = '', tile = ''] = move.split(' ');
    if (square !== 'finish') {
      await page.keyboard.press(String(dieOf(tile) + 1));
      await page.locator(`[data-square="${square}"]`).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(`[data-square="${square}"]`)).toHaveAttribute('aria-pressed', 'true');
    }
    await main(page).focus();
    await page.keyboard.press('Enter');
  },
};

async function goThrough(page: Page, { steps }: Lesson, by: typeof TAPS, said: (step: LessonStep) => string) {
  const isByKey = by === KEYS;
  for (const [i, step] of steps.entries()) {
    // A payout waits until somebody goes on.
    const held = page.locator('.summary .on');
    if (step.says !== null) {
      await expect(stepAt(page, i).or(held).first()).toBeVisible();
      if (await held.isVisible()) await held.click();
      await expect(stepAt(page, i)).toHaveText(said(step));
    } else {
      await expect(mark(page)).toHaveCount(0);
      await expect(page.locator('section[data-asks]')).toBeVisible();
    }
    if (step.at !== null) await expect(page.locator('[data-marked]').first()).toBeVisible();
    if (i === steps.length - 1) return;
    if (step.moves === null) await (isByKey ? page.keyboard.press('Enter') : page.locator('[data-next]').click());
    else await by[step.moves[0]?.split(' ')[0] ?? '']?.(page, step.moves[0] ?? '');
  }
}

const finished = (page: Page, game: Game): Promise<void> =>
  expect(page.locator(`[data-next][href="/play/${game}"]`)).toBeVisible();

async function play(page: Page, game: Game, language: (typeof LANGUAGES)[number], by: typeof TAPS): Promise<void> {
  await withSettings(page, { ...still, language });
  const [{ lesson }, words] = await Promise.all([lessons[game](), loadWords(language, 'learn')]);
  await open(page, `/learn/${game}`);
  await goThrough(page, lesson, by, ({ says }) => (says === null ? '' : say(words, says)));
  await finished(page, game);
}

for (const game of GAMES)
  for (const language of LANGUAGES)
    for (const [how, by] of [
      ['by taps', TAPS],
      ['by keys', KEYS],
    ] as const) {
      const isShort = (game === 'las-vegas' && language === 'en') || (game === 'qwinto' && language === 'is');
      const isSmall = isShort && (how === 'by taps') === (game === 'las-vegas');
      test(`${game}: the guided round ${how} in ${language}${isSmall ? '' : ' @matrix'}`, ({ page }) =>
        play(page, game, language, by));
    }

test('Another legal move is answered kindly; the lesson goes on after a reload, and can be left @matrix', async ({
  page,
}) => {
  await withSettings(page, still);
  await open(page, '/learn/las-vegas');
  await page.locator('[data-next]').click();
  await tap(main(page));
  await expect(stepAt(page, 2)).toBeVisible();
  await page.keyboard.press('6');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Three dice are hard to beat/).first()).toBeVisible();
  await page.reload();
  await expect(stepAt(page, 2)).toBeVisible();
  await TAPS['place']?.(page, 'place 3');
  await expect(stepAt(page, 3)).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await open(page, '/learn/las-vegas');
  await expect(stepAt(page, 0)).toBeVisible();
});

for (const game of GAMES)
  test(`${game}: on a phone no mark lies over what it is about @matrix`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, still);
    await open(page, `/learn/${game}`);
    await expect(mark(page)).toBeVisible();
    await expectNoOverflow(page);
    const [dock, marked] = await Promise.all([
      page.locator('.dock').first().boundingBox(),
      page.locator('[data-marked]').first().boundingBox(),
    ]);
    expect((marked?.y ?? 0) + Math.min(marked?.height ?? 0, 40)).toBeLessThanOrEqual(dock?.y ?? 0);
  });

test('A first visit offers a lesson, once', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'New here?' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'New here?' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New here?' })).toBeHidden();
});

test('Whoever has only been at tables online is not new', async ({ page }) => {
  await open(page, '/invite/qwinto');
  await page.getByLabel('What are you called?').fill('Anna');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.waitForURL(/\/t\//);
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Tables online' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New here?' })).toHaveCount(0);
});
