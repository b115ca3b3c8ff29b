import type { Locator, Page } from '@playwright/test';
import { asked, begun, expect, played, result, started, still, tapFor, test, typeToTheEnd } from './table.ts';
import { withSettings } from './table.ts';
import type { Kept } from './table.ts';
import { seatSome } from './set-up.ts';

/* The board of Qwinto: one tray, confirming at the field, reasons where one looks, and the room it has. */

const board = (page: Page): Locator => page.getByRole('main');
const die = (page: Page, colour: string): Locator =>
  board(page).getByRole('group', { name: 'Dice' }).getByRole('button', { name: colour });
const inTray = (page: Page, name: string): Locator => board(page).getByRole('button', { name, exact: true });
const thrown = (page: Page): Locator => board(page).getByRole('img', { name: /the number is \d+$/ });
const field = (page: Page, name: RegExp): Locator =>
  board(page)
    .getByRole('group', { name: /^Sheet: / })
    .getByRole('button', { name });
/** It says yes to a second touch. */
const tick = (page: Page): Locator => board(page).locator('g.tick');
const number = async (page: Page): Promise<number> =>
  Number(/\d+$/.exec((await thrown(page).getAttribute('aria-label')) ?? '')?.[0]);

/** Alone, at the dice. */
async function alone(page: Page, settings: Kept = still): Promise<void> {
  await withSettings(page, settings);
  await started(page, '/new/qwinto?way=solo');
}

/** Throws these dice and keeps what they show; the number. */
async function keep(page: Page, ...colours: readonly string[]): Promise<number> {
  for (const colour of colours) await die(page, colour).click();
  await inTray(page, 'Roll').click();
  await inTray(page, 'Keep').click();
  await expect(asked(page).getByRole('button', { name: /misthrow/ })).toBeVisible();
  return number(page);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Box | null, b: Box | null): boolean =>
  a !== null &&
  b !== null &&
  a.x + 1 < b.x + b.width &&
  b.x + 1 < a.x + a.width &&
  a.y + 1 < b.y + b.height &&
  b.y + 1 < a.y + a.height;

test('Qwinto: dice are chosen, thrown and summed in one tray, and nothing tells the number before them', async ({
  page,
}) => {
  await alone(page, { motion: 'full', speed: 'slow', language: 'en' });
  await expect(inTray(page, 'Roll')).toBeDisabled();
  await die(page, 'orange').click();
  await die(page, 'purple').click();
  const before = await Promise.all([
    inTray(page, 'Roll').boundingBox(),
    asked(page).getByRole('button', { name: 'Roll 2 dice' }).boundingBox(),
  ]);
  // Every change of the page is looked at, so that a slow machine misses none.
  const seen = await page.evaluateHandle(() => {
    const moments = new Set<string>();
    const look = (): void => {
      if (document.querySelector('svg.die.rolling') === null) return;
      const labels = [...document.querySelectorAll('main [aria-label]')].map(one => one.getAttribute('aria-label'));
      const isTold = /the number is|takes the/.test(labels.join(' ')) || document.querySelector('main .sum') !== null;
      moments.add(isTold ? 'told' : 'silent');
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    return moments;
  });
  await inTray(page, 'Roll').click();
  await expect(thrown(page)).toBeVisible();
  expect(await seen.evaluate(moments => [...moments])).toEqual(['silent']);

  const [, orange, purple, sum] = /orange (\d) and purple (\d): the number is (\d+)/.exec(
    (await thrown(page).getAttribute('aria-label')) ?? '',
  ) ?? ['', '', '', ''];
  expect(Number(orange) + Number(purple)).toBe(Number(sum));
  await expect(board(page).locator('.sum')).toHaveText(new RegExp(`${orange}\\s*\\+\\s*${purple}\\s*=\\s*${sum}`));
  // A second tap on Roll comes down on nothing that can be done.
  await expect(inTray(page, 'Keep')).toBeVisible();
  const after = await Promise.all([
    inTray(page, 'Keep').boundingBox(),
    inTray(page, 'Roll again').boundingBox(),
    asked(page)
      .getByRole('button', { name: `Keep the ${sum}` })
      .boundingBox(),
  ]);
  for (const rolled of before) for (const one of after) expect(overlap(rolled, one)).toBe(false);
});

test('Qwinto: the second touch on a field writes, by finger and by key', async ({ page }) => {
  await alone(page);
  const first = await keep(page, 'orange');
  const fifth = field(page, /^Orange, field 6: /);
  // Two taps in one are one: what it would do must be there to be read.
  await fifth.dblclick();
  await expect(fifth).toHaveAccessibleName(`Orange, field 6: ${first} in pencil`);
  await expect(board(page).getByText(/^\+1 point/)).toBeVisible();
  await expect(tick(page)).toBeVisible();
  await fifth.click();
  await expect(fifth).toHaveAccessibleName(`Orange, field 6: ${first}`);

  const second = await keep(page, 'purple');
  await field(page, /^Purple, field 1, |^Purple, field 1: /).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tick(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, /^Purple, field 2: /)).toHaveAccessibleName(`Purple, field 2: ${second}`);
});

test('Qwinto: an arrow leads from the question to the first field that can be written', async ({ page }) => {
  await alone(page);
  const question = asked(page).getByRole('heading');
  await question.focus();
  // Nothing is to be written yet.
  await page.keyboard.press('ArrowRight');
  await expect(question).toBeFocused();
  await keep(page, 'yellow');
  await expect(question).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(field(page, /^Yellow, field 1: /)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(field(page, /^Yellow, field 2: /)).toBeFocused();
});

test('Qwinto: what cannot be written says why, and symbols say what they mean', async ({ page }) => {
  await alone(page);
  const low = await keep(page, 'orange');
  const said = (text: string | RegExp): Locator => board(page).getByRole('status').getByText(text);
  await tapFor(field(page, /^Yellow, field 1: /), said('The yellow die was not rolled.'));
  const last = field(page, /^Orange, field 9: /);
  await last.click();
  await expect(tick(page)).toBeVisible();
  await last.click();
  await expect(last).toHaveAccessibleName(`Orange, field 9: ${low}`);

  // Three dice seldom show less than one did; before a 1 nothing is ever written.
  const why = (high: number): string =>
    low === 1
      ? 'No number fits here any more: this field stays empty.'
      : `${high} must be smaller than the ${low} after it.`;
  for (let high = 0; high < low;) {
    high = await keep(page, 'orange', 'yellow', 'purple');
    if (high >= low) await tapFor(field(page, /^Orange, field 1: /), said(why(high)));
    else
      await asked(page)
        .getByRole('button', { name: /misthrow/ })
        .click();
  }
  await tapFor(
    board(page).getByRole('button', { name: 'Bonus', exact: true }).first(),
    said(/^A column of three that is full scores/),
  );
});

test('Qwinto: a misthrow says what it costs before it is marked', async ({ page }) => {
  await alone(page);
  await keep(page, 'yellow');
  await expect(asked(page).getByRole('button', { name: 'Mark a misthrow: −5 points' })).toBeVisible();
  const boxes = board(page).locator('[data-symbol="misthrows"]');
  await boxes.click();
  await expect(board(page).getByText('−5 points')).toBeVisible();
  await expect(asked(page).locator('.main')).toHaveText('Mark a misthrow: −5 points');
  await expect(die(page, 'orange')).toBeHidden();
  await expect(async () => {
    await boxes.click();
    await expect(die(page, 'orange')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

const WINDOWS = [
  [320, 568],
  [360, 740],
  [768, 1024],
  [1024, 768],
  [740, 360],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** The parts of the board as they lie, in pixels. */
const measured = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const boxOf = (element: Element): Box => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    const all = (what: string): Box[] =>
      [...document.querySelectorAll(`main ${what}`)].filter(one => one.checkVisibility()).map(boxOf);
    const stage = document.querySelector('main');
    return {
      stage: stage === null ? { x: 0, y: 0, width: 0, height: 0 } : boxOf(stage),
      parts: ['.page', '.tray .tray', '[role="tablist"]', 'section.score'].flatMap(all),
      // Those that were not thrown stand back.
      dice: all('.tray span:not(.out) > * > svg.die, .tray .choice svg.die'),
      fields: all('[data-field]'),
      small: all('button:not([data-field])').filter(({ width, height }) => Math.max(width, height) < 44),
    };
  });
interface Measured {
  readonly stage: Box;
  readonly parts: readonly Box[];
  readonly dice: readonly Box[];
  readonly fields: readonly Box[];
  readonly small: readonly Box[];
}

/** Pixels between two, by the side where there are more. */
const apart = (a: Box, b: Box): number =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);

async function expectFilled(page: Page): Promise<void> {
  for (const [width, height] of WINDOWS)
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        const { stage, parts, dice, fields, small } = await measured(page);
        const right = Math.max(...parts.map(part => part.x + part.width)) - Math.min(...parts.map(({ x }) => x));
        const down = Math.max(...parts.map(part => part.y + part.height)) - Math.min(...parts.map(({ y }) => y));
        expect(right).toBeLessThanOrEqual(stage.width + 1);
        expect(right / stage.width).toBeGreaterThanOrEqual(0.85);
        expect(down / stage.height).toBeGreaterThanOrEqual(0.85);
        for (const [i, a] of parts.entries()) for (const b of parts.slice(i + 1)) expect(overlap(a, b)).toBe(false);
        for (const [i, a] of fields.entries())
          for (const b of fields.slice(i + 1)) expect(apart(a, b)).toBeGreaterThanOrEqual(7.5);
        for (const one of dice) expect(one.width).toBeGreaterThanOrEqual(width >= 1440 ? 56 : 44);
        const longest = ({ width: wide, height: high }: Box): number => Math.max(wide, high);
        for (const one of fields) expect(longest(one)).toBeGreaterThanOrEqual(43.5);
        expect(small).toEqual([]);
      }).toPass();
    });
}

test('Qwinto fills the window, from a small phone to a large one', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'qwinto');
  await expectFilled(page);
});

test('Qwinto for six fills the window as well @matrix', async ({ page }) => {
  await withSettings(page, still);
  await started(page, '/new/qwinto?way=bots', () => seatSome(page, 6, 'bot'));
  await expect(board(page).getByRole('tab')).toHaveCount(6);
  await expectFilled(page);
});

test('Qwinto: on a phone every finished sheet can be looked at @matrix', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, still);
  await page.goto('/watch/qwinto');
  await played(page);
  for (const tab of await board(page).getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(board(page).getByRole('tabpanel')).toBeInViewport({ ratio: 0.3 });
  }
});

test('Qwinto in a large window: the felt is as wide as the sheet, and nothing floats after the match @matrix', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await withSettings(page, still);
  await begun(page, 'qwinto');
  const box = async (selector: string): Promise<DOMRect> =>
    board(page)
      .locator(selector)
      .first()
      .evaluate(one => one.getBoundingClientRect().toJSON() as DOMRect);
  expect((await box('.tray .tray')).right).toBe((await box('.qwinto')).right);

  await typeToTheEnd(page, 'write misthrow');
  await expect(result(page)).toBeVisible();
  const [sheet, score, tabs] = [await box('.page'), await box('.score'), await box('[role=tablist]')];
  expect(score.top - sheet.bottom).toBeLessThan(32);
  expect(tabs.top - score.bottom).toBeLessThan(32);
  // With a true minus, as everywhere.
  await expect(board(page).getByRole('tab').first()).toContainText(/−\d/);
});
