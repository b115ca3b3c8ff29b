import type { Locator, Page } from '@playwright/test';
import { positionAt, positionBefore } from '../src/boards/las-vegas-royale/match.testing.ts';
import { plant } from './planting.ts';
import { SCREENS, TABLES, type Screen } from './screens.ts';
import {
  PHONE,
  asked,
  begun,
  expect,
  expectAccessible,
  expectNoOverflow,
  lift,
  logLines,
  placeButton,
  roll,
  rollButton,
  settled,
  still,
  test,
  typeFirst,
  withSettings,
} from './table.ts';

/*
 * `npm run e2e` looks at every screen and table in every language, at every size (matrix.spec.ts); here is one of each
 * kind: the screens in the language with the longest words, and both tables.
 */

/** Makes the letters of a page that is there twice as large, or as they were. */
const enlarge = (page: Page, size: '200%' | ''): Promise<void> =>
  page.evaluate(percent => {
    document.documentElement.style.fontSize = percent;
  }, size);

for (const [part, screens] of [
  ['one half', SCREENS.filter((_, i) => i % 2 === 0)],
  ['the other half', SCREENS.filter((_, i) => i % 2 === 1)],
] as const)
  test(`every screen fits a phone in Greek, also with letters twice as large, and keeps to WCAG 2.2 AA: ${part}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, { ...still, language: 'el' });
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await screen.open(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'el');
        await expectNoOverflow(page);
        // A lesson is a table.
        expect(await (screen.name.startsWith('learn-') ? tooSmall(page) : smallIn(page))).toEqual([]);
        await expectAccessible(page, 'light', 'dark');
        await enlarge(page, '200%');
        await expectNothingBeyond(page);
        await enlarge(page, '');
      });
  });

/** What stands by itself is as large as a finger both ways; a field among others on a sheet of paper, one way. */
const smallIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.button, select.field, input.field')]
      .filter(element => element.checkVisibility() && element.closest('.unseen, [inert]') === null)
      .filter(element => {
        const { width, height } = element.getBoundingClientRect();
        const isField = element.closest('[data-fields]') !== null;
        return (isField ? Math.max(width, height) : Math.min(width, height)) < 43.5;
      })
      .map(element => element.outerHTML.slice(0, 80)),
  );

test('el: Las Vegas fits a phone, and the first roll is made', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withSettings(page, { ...still, language: 'el' });
  await begun(page, 'las-vegas');
  await expectNoOverflow(page);
  await roll(page);
  await expectNoOverflow(page);
});
test('el: on a phone the words that everybody meets are not broken', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withSettings(page, { ...still, language: 'el' });
  const linesOf = (text: string): Promise<readonly number[]> =>
    page.getByText(text, { exact: true }).evaluateAll(all =>
      all.map(one => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
  await page.goto('/new/las-vegas-royale');
  await expect(page.getByText('Προσθήκη')).toHaveCount(2);
  expect(await linesOf('Προσθήκη')).toEqual([1, 1]);

  await page.goto('/new/las-vegas-royale?way=pass');
  await page.getByRole('switch', { name: 'Δικά μας ζάρια' }).check();
  await page.getByRole('button', { name: 'Έναρξη παρτίδας' }).click();
  await expect(page.getByText('Επιβεβαίωση', { exact: true })).toBeVisible();
  expect(await linesOf('Επιβεβαίωση')).toEqual([1]);

  await page.goto('/play/qwinto?way=solo');
  await settled(page);
  await page.keyboard.press('o');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ξαναρίχνω', { exact: true })).toBeVisible();
  expect(await linesOf('Ξαναρίχνω')).toEqual([1]);
});

test('on a phone that lies on its side bar, start and the steps of a replay take one line each', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await withSettings(page, still);
  const expectInOneLine = async (things: Locator): Promise<void> => {
    await expect(things.first()).toBeVisible();
    const tops = await things.evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  };
  await page.goto('/new/las-vegas');
  const start = page.getByRole('button', { name: 'Start the match' });
  await expectInOneLine(start.or(page.getByRole('link', { name: 'Invite' })));
  const table = await begun(page, 'las-vegas-royale');
  await expectInOneLine(page.locator('header').first().locator('a, button'));
  await page.goto(`${table}/replay`);
  await expect(page.getByRole('button', { name: 'To the end' })).toBeVisible();
  await expectInOneLine(page.locator('.steps .button'));
});

test('where the system paints with colours of its own, what is chosen and whose turn it is stand out', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await withSettings(page, still);
  const framed = (things: Locator): Promise<readonly boolean[]> =>
    things.evaluateAll(all => all.map(one => getComputedStyle(one).outlineStyle !== 'none'));
  await page.goto('/settings');
  const motions = page.getByRole('group', { name: 'Motion' }).locator('label');
  await expect(motions).toHaveCount(3);
  expect(await framed(motions)).toEqual([false, false, true]);
  // The knob of a switch is drawn by its border, which is painted there.
  const knob = await page
    .getByRole('switch', { name: 'Sound' })
    .evaluate(one => Number.parseFloat(getComputedStyle(one, '::before').borderInlineStartWidth));
  expect(knob).toBeGreaterThan(8);

  await begun(page, 'las-vegas');
  expect(await framed(page.getByRole('main').getByRole('list', { name: 'Players' }).getByRole('listitem'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('el: Qwinto fits a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withSettings(page, { ...still, language: 'el' });
  await begun(page, 'qwinto');
  await expectNoOverflow(page);
});

test('the language changes in place, at the table too', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  await begun(page, 'las-vegas');
  await expect(page.getByRole('button', { name: 'A parole' })).toBeVisible();
});

async function expectNothingBeyond(page: Page): Promise<void> {
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        element => element.getBoundingClientRect().right > innerWidth + 1 && element.closest('[inert], svg') === null,
      )
      .map(element => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`),
  );
  expect(beyond).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** What is to be touched at a table, that is too small, or too near to the next in the same row. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a.button, select')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null)
      .map(element => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    const nameOf = ({ element }: (typeof all)[number]): string =>
      `${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''} ${element.className}`;
    // Some look small and are not: as far as a finger is felt to either side, along a line through the middle.
    const felt = ({ element }: (typeof all)[number], across: 0 | 1): number => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reaches = (by: number): boolean =>
        document.elementFromPoint(x + by * across, y + by * (1 - across))?.closest('button, a, select') === element;
      let [from, to] = [0, 0];
      while (from > -100 && reaches(from - 0.5)) from -= 0.5;
      while (to < 100 && reaches(to + 0.5)) to += 0.5;
      return to - from;
    };
    const small = all
      .filter(({ box }) => Math.max(box.width, box.height) < 43.5)
      .filter(one => Math.max(felt(one, 0), felt(one, 1)) < 43.5);
    // What fills a board touches its neighbours; what stands in the bar and in the dock does not.
    // What is scrolled out of a result is near to nothing.
    const shell = all
      .filter(({ element }) => element.closest('main, dialog') === null)
      .filter(({ element, box }) => {
        const around = element.closest('.result')?.getBoundingClientRect();
        return around === undefined || (box.bottom > around.top && box.top < around.bottom);
      });
    const near = shell.flatMap((one, i) =>
      shell.slice(i + 1).filter(({ box }) => {
        const across = Math.max(box.left - one.box.right, one.box.left - box.right);
        const down = Math.max(box.top - one.box.bottom, one.box.top - box.bottom);
        return Math.max(across, down) < 7.5;
      }),
    );
    return [...small.map(one => `small: ${nameOf(one)}`), ...near.map(one => `near: ${nameOf(one)}`)];
  });

/** Tables at which something is to be done or to be seen; one of each kind in `npm test`. */
const matrixUnless = ({ name }: Screen, wanted: RegExp): string => (wanted.test(name) ? '' : ' @matrix');
for (const screen of TABLES.filter(({ name }) => /-(roll|place|write|draw|draft|over|replay)$/.test(name)))
  test(`${screen.name}: whatever is to be touched on a phone is large enough and apart, and WCAG 2.2 AA is kept${matrixUnless(screen, /place|write/)}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, still);
    await screen.open(page);
    expect(await tooSmall(page)).toEqual([]);
    await page.setViewportSize({ width: 1100, height: 800 });
    await expectAccessible(page, 'light', 'dark');
  });

test.describe('with letters twice as large', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(PHONE);
    await withSettings(page, still);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
    );
  });

  test('Las Vegas fits a phone, and neither board nor question is in the way of the other', async ({ page }) => {
    await begun(page, 'las-vegas');
    await expectNothingBeyond(page);
    await expectBothReachable(page);
    await roll(page);
    for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
    await expect(placeButton(page)).toBeEnabled();
    await expectNothingBeyond(page);
    await expectBothReachable(page);
  });
  for (const step of ['place', 'moveDie', 'blackBox.split'])
    test(`so does Las Vegas Royale at ${step} @matrix`, async ({ page }) => {
      await plant(page, 'las-vegas-royale', positionAt(step));
      await lift(page);
      await expectNothingBeyond(page);
      await expectBothReachable(page);
    });
  test('so does Qwinto', async ({ page }) => {
    await begun(page, 'qwinto');
    const writes = page.getByRole('button', { name: 'Choose a field' });
    for (let moves = 0; moves < 6 && !(await writes.isVisible()); moves++) {
      await typeFirst(page);
      await settled(page);
    }
    await expectNothingBeyond(page);
    await expectBothReachable(page);
  });
});

/** The board can be looked at with most of the window, and the question with its main answer as a whole. */
async function expectBothReachable(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [stage, dock] = ['main', '.dock'].map(which => document.querySelector(which));
        stage?.scrollIntoView({ block: 'start' });
        const [board, below] = [stage, dock].map(part => part?.getBoundingClientRect() ?? new DOMRect());
        const end = Math.min(board?.bottom ?? 0, below?.top ?? 0, innerHeight);
        return (end - Math.max(0, board?.top ?? 0)) / innerHeight;
      }),
    )
    .toBeGreaterThanOrEqual(0.6);
  await asked(page).locator('.main').scrollIntoViewIfNeeded();
  await expect(asked(page).locator('.main')).toBeInViewport({ ratio: 1 });
  await asked(page).getByRole('heading').first().scrollIntoViewIfNeeded();
  await expect(asked(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
}

test('a screen reader hears whose turn it is, and what each move did', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'las-vegas');
  const live = page.locator('[aria-live=polite]').last();
  await expect(live).toContainText('You are to play.');
  await rollButton(page).click();
  await expect(live).toContainText(/You roll \d/);
  await page.keyboard.press('w');
  const words = page.getByRole('dialog', { name: 'The table in words' });
  await expect(words).toContainText('Casino 6');
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
});

/** From now on the page keeps the names of all animations that begin. */
const watchMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moved: string[] = [];
    addEventListener('animationstart', ({ animationName }) => moved.push(animationName));
    Object.assign(globalThis, { moved });
  });

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on the way to the result', async ({ page }) => {
    await begun(page, 'las-vegas');
    await watchMoves(page);
    await roll(page);
    expect(await page.evaluate(() => (globalThis as { readonly moved?: unknown }).moved)).toEqual([]);
  });
  // One that throws dice, one that closes a casino, and one that acts in the settlement.
  for (const side of ['A2', 'E1', 'C2'] as const)
    test(`nothing moves while ${side} of Las Vegas Royale acts @matrix`, async ({ page }) => {
      await withSettings(page, { breath: 0, language: 'en' });
      const position = positionBefore(side);
      await plant(page, 'las-vegas-royale', position);
      const before = await logLines(page).count();
      await watchMoves(page);
      await typeFirst(page, position.text);
      await settled(page);
      expect(await logLines(page).count()).toBeGreaterThan(before);
      expect(await page.evaluate(() => (globalThis as { readonly moved?: unknown }).moved)).toEqual([]);
    });
});
