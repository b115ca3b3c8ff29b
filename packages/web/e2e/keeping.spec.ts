import {
  asked,
  begun,
  expect,
  logLines,
  roll,
  rollButton,
  settled,
  still,
  test,
  typeFirst,
  withSettings,
} from './table.ts';

test('a match goes on after the page was loaded again, and is listed at home', async ({ page }) => {
  await withSettings(page, still);
  const table = await begun(page, 'las-vegas');
  await typeFirst(page);
  await settled(page);
  const lines = await logLines(page).allTextContents();
  await page.reload();
  await settled(page);
  await expect(logLines(page)).toHaveText(lines);
  await page.goto('/');
  await page.getByRole('region', { name: 'Go on playing' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${table}$`));
});

test('two tabs: one plays, the other watches and takes over when the first closes', async ({ page, context }) => {
  await withSettings(page, still);
  const table = await begun(page, 'las-vegas');
  const other = await context.newPage();
  await other.goto(table);
  await expect(other.getByText('This match is being played in another tab')).toBeVisible();
  await expect(asked(other)).toBeVisible();
  await expect(rollButton(other)).toBeHidden();
  const lines = await logLines(page).count();
  await roll(page);
  await expect.poll(() => logLines(other).count()).toBeGreaterThan(lines);
  await page.close();
  await expect(other.getByText('This match is being played in another tab')).toBeHidden();
  await settled(other);
});

test('two tabs: the one that watches may ask to play', async ({ page, context }) => {
  await withSettings(page, still);
  const table = await begun(page, 'qwinto');
  const other = await context.newPage();
  await other.goto(table);
  await other.getByRole('button', { name: 'Play here instead' }).click();
  await settled(other);
  await expect(page.getByText('This match is being played in another tab')).toBeVisible();
});

test('blocked storage: the page says so and plays on', async ({ page }) => {
  await withSettings(page, still);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await begun(page, 'las-vegas');
  await expect(page.getByText(/does not let Zaria store anything/)).toBeVisible();
  await typeFirst(page);
  await settled(page);
});

test('full storage: the page says so, plays on, and the record can be saved', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'las-vegas');
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await rollButton(page).click();
  await expect(page.getByText(/no room left in the browser/)).toBeVisible();
  await settled(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^zaria-las-vegas-.*\.json$/);
});

const file = (text: string) => ({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a damaged record is refused with the entry, the reason and what to do', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/record');
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file('not json'));
  await expect(page.getByRole('alert')).toContainText('cannot be read as JSON');
  await input.setInputFiles(file(JSON.stringify({ format: 'zaria/9' })));
  await expect(page.getByRole('alert')).toContainText('This format of records is not known here.');
  const record = {
    format: 'zaria/1',
    game: 'qwinto',
    rules: 1,
    options: { starter: 0 },
    seats: [{ name: 'Anna', kind: 'local' }],
    fairness: null,
    log: [[0, 'roll teapot']],
  };
  await input.setInputFiles(file(JSON.stringify(record)));
  await expect(page.getByRole('alert')).toContainText('log[0]');
  await expect(page.getByRole('alert')).toContainText('choose another file');
  await input.setInputFiles(file(JSON.stringify({ ...record, log: [] })));
  await page.waitForURL(/\/record\/[0-9a-f]+$/);
});

test.describe('an unknown link', () => {
  for (const path of ['/nowhere', '/table/0123456789abcdef', '/record/0123456789abcdef', '/help/chess'])
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('heading', { name: 'Zaria' })).toBeVisible();
    });
});

test('a typed move that makes no sense is refused in words', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'las-vegas');
  await page.getByRole('button', { name: 'Type a move' }).click();
  await page.getByRole('textbox').fill('jump 3');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByRole('alert')).toContainText('This cannot be read as a move.');
});
