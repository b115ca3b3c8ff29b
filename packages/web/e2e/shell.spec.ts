import type { Locator, Page } from '@playwright/test';
import {
  asked,
  curtain,
  expect,
  logLines,
  placeButton,
  result,
  roll,
  rollButton,
  settled,
  still,
  test,
  typeFirst,
  typeToTheEnd,
  withSettings,
} from './table.ts';

/** How many matches the page keeps, and how many entries all of them have. */
const kept = (page: Page): Promise<{ readonly matches: number; readonly entries: number }> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('zaria');
      request.addEventListener('success', () => resolve(request.result));
    });
    const count = (store: string): Promise<number> =>
      new Promise(resolve => {
        const request = db.transaction(store).objectStore(store).count();
        request.addEventListener('success', () => resolve(request.result));
      });
    const [matches, entries] = [await count('matches'), await count('entries')];
    db.close();
    return { matches, entries };
  });

/** Twenty clicks on the place where something is, whatever comes to be there meanwhile. */
async function rage(page: Page, at: Locator): Promise<void> {
  await at.scrollIntoViewIfNeeded();
  await at.click({ trial: true });
  const box = await at.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let clicks = 0; clicks < 20; clicks++) {
    await page.mouse.down();
    await page.mouse.up();
  }
}

const linesWith = (page: Page, text: RegExp): Locator => logLines(page).filter({ hasText: text });
const question = (page: Page): Locator => asked(page).getByRole('heading').first();

/** Time stands still in the page, so that what has just appeared stays new however slow the machine is. */
async function atOnce(page: Page, does: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await does();
  await page.clock.resume();
}

test.describe('twenty fast clicks do it once', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await withSettings(page, still);
  });

  test('Play on the home page, Roll and Put', async ({ page }) => {
    await page.goto('/');
    await rage(page, page.getByRole('link', { name: 'Play now: Las Vegas', exact: true }));
    await page.waitForURL(/\/table\//);
    await settled(page);
    expect((await kept(page)).matches).toBe(1);
    // One step of the history, too: nobody goes back into another new match.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
    await page.goForward();
    await settled(page);

    const before = await linesWith(page, /Red (rolls|puts)/).count();
    await atOnce(page, async () => {
      await rage(page, rollButton(page));
      await expect(linesWith(page, /Red rolls/)).toHaveCount(1);
    });
    for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
    await atOnce(page, async () => {
      await rage(page, placeButton(page));
      await expect(rollButton(page)).toBeVisible();
    });
    await expect(linesWith(page, /Red puts/)).toHaveCount(1);
    expect(await linesWith(page, /Red (rolls|puts)/).count()).toBe(before + 2);
  });

  test('Start, Roll, Keep and the same table again', async ({ page }) => {
    await page.goto('/new/qwinto?way=solo');
    await rage(page, page.getByRole('button', { name: 'Start the match' }));
    await page.waitForURL(/\/table\//);
    await settled(page);
    expect((await kept(page)).matches).toBe(1);

    await page.keyboard.press('o');
    await atOnce(page, async () => {
      await rage(page, page.getByRole('button', { name: 'Roll 1 die' }));
      await expect(page.getByRole('button', { name: /^Keep/ })).toBeVisible();
    });
    await expect(linesWith(page, /keeps/)).toHaveCount(0);
    await atOnce(page, async () => {
      await rage(page, page.getByRole('button', { name: /^Keep/ }));
      await expect(linesWith(page, /keeps/)).toHaveCount(1);
    });
    await expect(linesWith(page, /writes|misthrow/)).toHaveCount(0);

    await typeToTheEnd(page, 'write misthrow');
    await rage(page, page.getByRole('button', { name: 'The same table again' }));
    await expect(result(page)).toBeHidden();
    await settled(page);
    expect((await kept(page)).matches).toBe(2);
  });
});

test('help and settings open over the table, which stays as it was', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now: Las Vegas', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  await expect(page).toHaveTitle('Red is to play · Las Vegas · Zaria');
  await roll(page);
  for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
  const chosen = (await placeButton(page).textContent()) ?? '';
  const table = page.url();

  await page.getByRole('button', { name: 'How to play' }).click();
  const help = page.getByRole('dialog', { name: 'How to play Las Vegas' });
  await expect(help.getByRole('figure').first()).toBeVisible();
  expect(page.url()).toBe(table);
  await page.goBack();
  await expect(help).toBeHidden();
  await expect(placeButton(page)).toHaveText(chosen);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check({ force: true });
  await page.getByRole('dialog', { name: 'Impostazioni' }).getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(table);
  // What was chosen is still chosen: the table was not left, nor loaded again.
  await expect(asked(page).getByRole('button', { name: /^Piazza / })).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Zaria' })).toBeVisible();
});

test('the focus is with the question after every action, and Enter does the main thing', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/new/las-vegas?way=pass');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  for (let moves = 0; moves < 3; moves++) {
    await expect(rollButton(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(rollButton(page)).toBeHidden();
    await settled(page);
    await expect(question(page)).toBeFocused();
    for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(rollButton(page)).toBeVisible();
    await expect(question(page)).toBeFocused();
  }
  // A press of the pointer leaves it nowhere else, nor does a dialog.
  await rollButton(page).click();
  await expect(rollButton(page)).toBeHidden();
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Choose a casino');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(question(page)).toBeFocused();
  await typeFirst(page);
  await expect(question(page)).toBeFocused();
});

test('the focus is with the question in Qwinto, after a curtain and at the result', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/new/qwinto?way=pass');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  let curtains = 0;
  for (let moves = 0; moves < 8; moves++) {
    await settled(page);
    if (await curtain(page).isVisible()) {
      curtains++;
      await page.keyboard.press('Enter');
      await expect(curtain(page)).toBeHidden();
    } else if (await asked(page).getByRole('button', { name: 'Orange' }).isVisible()) {
      await page.keyboard.press('o');
      await page.getByRole('button', { name: 'Roll 1 die' }).click();
      await expect(page.getByRole('button', { name: 'Roll 1 die' })).toBeHidden();
    } else await typeFirst(page);
    await settled(page);
    if (!(await curtain(page).isVisible())) await expect(question(page)).toBeFocused();
  }
  expect(curtains).toBeGreaterThan(0);
});

test('on one device money is open; where it is not, who holds his button sees his own, and no curtain falls', async ({
  page,
}) => {
  await withSettings(page, still);
  await page.goto('/new/las-vegas?way=pass');
  const open = page.getByRole('switch', { name: /Open money/ });
  await expect(open).toBeChecked();
  await open.click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  for (let moves = 0; moves < 4; moves++) {
    await settled(page);
    await expect(curtain(page)).toBeHidden();
    await typeFirst(page);
  }
  await page.getByRole('button', { name: 'See your own' }).click();
  const blue = page.getByRole('button', { name: /^Blue: hold/ });
  await expect(blue).not.toContainText('$');
  await blue.hover();
  await page.mouse.down();
  await expect(blue).toContainText('$0');
  await page.mouse.up();
  await expect(blue).not.toContainText('$');
  await blue.focus();
  await page.keyboard.down('Space');
  await expect(blue).toContainText('$0');
  await page.keyboard.up('Space');
  await expect(blue).not.toContainText('$');
});
