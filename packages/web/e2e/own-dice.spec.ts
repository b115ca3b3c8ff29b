import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  asked,
  expect,
  expectAccessible,
  expectNoOverflow,
  isOver,
  lift,
  PHONE,
  settled,
  started,
  still,
  test,
  typeFirst,
  withSettings,
} from './table.ts';

/* Our own dice: people throw real ones and tap in what they show; everything else is as usual. */

test.beforeEach(({ page }) => withSettings(page, still));

const confirm = (page: Page): Locator => asked(page).getByRole('button', { name: 'Confirm' });
const values = (page: Page): Locator => asked(page).locator('[data-value]');
const ownDice = (page: Page) => async (): Promise<void> => {
  await page.getByRole('switch', { name: 'Our own dice' }).check();
};

/** Says something that could lie there, of three values in turn: the first throws by taps, the others by keys. */
async function sayThrow(page: Page, nth: number): Promise<void> {
  const draw = asked(page).getByRole('button', { name: 'Let the page draw' });
  // The cards of a bank are many, and of a deck not all are left after the first deal: those the page draws.
  if ((await draw.isVisible()) && nth > 1) {
    await draw.click();
    return;
  }
  for (let tapped = 0; await confirm(page).isDisabled(); tapped++) {
    const all = values(page);
    const many = await all.count();
    expect(tapped).toBeLessThan(40);
    if (many > 9 && (await draw.isVisible())) {
      await draw.click();
      return;
    }
    const value = all.nth((nth + (tapped % 3) * 2) % many);
    const text = await value.getAttribute('data-value');
    if (nth > 3 && /^[1-6]$/.test(text ?? '')) await page.keyboard.press(text ?? '');
    else await value.click();
  }
  await confirm(page).click();
}

async function playToTheEnd(page: Page, wanted: string): Promise<number> {
  let throws = 0;
  for (let moves = 0; moves < 400; moves++) {
    await settled(page);
    if (await isOver(page)) return throws;
    if (await page.getByRole('dialog', { name: /^The next player is/ }).isVisible()) await lift(page);
    const question = await asked(page).getByRole('heading').first().innerText();
    if (question === 'What lies on the table?') {
      await expect(confirm(page)).toBeVisible();
      const panel = await page.locator('.throwing').elementHandle();
      await sayThrow(page, throws++);
      // The next question has a panel of its own.
      await panel?.waitForElementState('hidden');
    } else await typeFirst(page, wanted);
  }
  throw new Error('the match does not end');
}

async function savedRecord(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  return readFileSync(await (await saved).path(), 'utf8');
}

test('Qwinto: dice are tapped in and typed, mended, and written into the record as typed', async ({ page }) => {
  await started(page, '/new/qwinto?way=solo', ownDice(page));
  // Who begins alone need not be said; the dice are chosen as ever.
  for (let misthrows = 0; misthrows < 4; misthrows++) {
    await typeFirst(page, 'roll orange yellow purple');
    await expect(confirm(page)).toBeVisible();
    await expect(confirm(page)).toBeDisabled();
    if (misthrows === 0) {
      await asked(page).getByRole('button', { name: '6', exact: true }).click();
      await asked(page).getByRole('button', { name: 'Take off: 6' }).click();
      await page.keyboard.press('4');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('1');
      await page.keyboard.press('2');
      await page.keyboard.press('3');
    } else for (const face of ['5', '5', '6']) await page.keyboard.press(face);
    await expect(confirm(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(confirm(page)).toBeHidden();
    await settled(page);
    await typeFirst(page, 'result keep');
    await settled(page);
    await typeFirst(page, 'write misthrow');
    await settled(page);
  }
  expect(await isOver(page)).toBe(true);
  const record = await savedRecord(page);
  expect(record).toContain('dice 1 2 3');
  expect(record).toContain('"typed"');
});

const MATCHES = [
  ['qwinto', '/new/qwinto?way=pass', 'write misthrow'],
  ['las-vegas', '/new/las-vegas?way=pass', ''],
  ['las-vegas-royale', '/new/las-vegas-royale?way=pass', ''],
  ['railroad-ink', '/new/railroad-ink?way=solo', ''],
] as const;
for (const [game, path, wanted] of MATCHES)
  test(`${game}: a whole match with our own dice @matrix`, async ({ page }) => {
    await started(page, path, ownDice(page));
    expect(await playToTheEnd(page, wanted)).toBeGreaterThan(3);
    expect(await savedRecord(page)).toContain('"typed"');
  });

test('The panel fits a phone, upright and on its side, and everybody can use it @matrix', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await started(page, '/new/las-vegas?way=pass', ownDice(page));
  await expect(confirm(page)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page, 'light', 'dark');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(values(page).first()).toBeInViewport({ ratio: 1 });
  await expect(confirm(page)).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
});
