import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { kept, rage } from './rage.ts';
import {
  asked,
  begun,
  expect,
  expectNoOverflow,
  fillStorage,
  logLines,
  open,
  roll,
  rollButton,
  settled,
  started,
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

test('full storage: the page says so, plays on, and saves everything as soon as that works again', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'las-vegas');
  const makeRoom = await fillStorage(page);
  await rollButton(page).click();
  await expect(page.getByText(/no room left in the browser/)).toBeVisible();
  await settled(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^zaria-las-vegas-.*\.json$/);
  // What is in memory alone is not forgotten when the table is left, and does not count as another's.
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('region', { name: 'Go on playing' }).getByRole('link').first().click();
  await settled(page);
  await expect(rollButton(page)).toBeHidden();
  await expect(page.getByText('This match is being played in another tab')).toBeHidden();

  await makeRoom();
  await expect(page.getByText('Saving works again')).toBeVisible();
  await typeFirst(page);
  await settled(page);
  const lines = await logLines(page).allTextContents();
  await page.reload();
  await settled(page);
  await expect(logLines(page)).toHaveText(lines);
});

test('a table that cannot be kept is not set up in silence', async ({ page }) => {
  await withSettings(page, still);
  await open(page, '/new/qwinto?way=solo');
  const makeRoom = await fillStorage(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('alert')).toContainText('no room left');
  await makeRoom();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
});

/** Does something to what is stored, behind the page's back. */
const tamper = (page: Page, with_: { readonly id: string; readonly how: 'lose-entry' | 'break-row' }): Promise<void> =>
  page.evaluate(async ({ id, how }) => {
    const db = await new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('zaria');
      request.addEventListener('success', () => resolve(request.result));
    });
    const transaction = db.transaction(['matches', 'entries'], 'readwrite');
    if (how === 'lose-entry') transaction.objectStore('entries').delete([id, 12]);
    else transaction.objectStore('matches').put({ id, game: 7 });
    await new Promise(resolve => transaction.addEventListener('complete', resolve));
    db.close();
  }, with_);

test('a damaged match says what it is, is saved, goes on from before the damage, and the others are listed', async ({
  page,
}) => {
  await withSettings(page, still);
  const idOf = (table: string): string => table.split('/').at(-1) ?? '';
  const whole = await begun(page, 'qwinto');
  const unlisted = await begun(page, 'las-vegas');
  // Without bots: they would play on at once, and write more than was lost.
  const gap = await started(page, '/new/las-vegas?way=pass');
  for (let moves = 0; moves < 4; moves++) {
    await typeFirst(page);
    await settled(page);
  }
  const lines = await logLines(page).count();
  await page.goto('/settings');
  await tamper(page, { id: idOf(gap), how: 'lose-entry' });
  await tamper(page, { id: idOf(unlisted), how: 'break-row' });

  await page.goto(gap);
  await expect(page.getByRole('heading', { name: 'A damaged match' })).toBeVisible();
  await expect(page.getByText('Entry 13 is missing.')).toBeVisible();
  await expect(page.getByText('Whole before it: 12 entries.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what can be read' }).click();
  const record = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { readonly format: string };
  expect(record.format).toBe('zaria/2');
  await page.getByRole('button', { name: 'Go on from before the damage' }).click();
  await settled(page);
  await expect.poll(() => logLines(page).count()).toBeLessThan(lines);
  await typeFirst(page);
  await settled(page);

  await page.goto('/');
  const running = page.getByRole('region', { name: 'Go on playing' });
  await expect(running.getByRole('link')).toHaveCount(2);
  await expect(running.locator(`a[href="${whole}"]`)).toBeVisible();
  await page.getByRole('region', { name: 'Damaged matches' }).getByRole('link').click();
  await expect(page.getByText('What says which match it is')).toBeVisible();
  await page.getByRole('button', { name: 'Delete this match' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(running.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Damaged matches' })).toBeHidden();
});

test('an old tab makes way for a newer page, which waits for it and says so', async ({ page, context }) => {
  await withSettings(page, still);
  await begun(page, 'las-vegas');
  // One that holds the storage and does not make way, as a page from long ago.
  const stubborn = await context.newPage();
  await stubborn.goto('/help/qwinto');
  await stubborn.evaluate(
    () =>
      new Promise<void>(resolve => {
        const request = indexedDB.open('zaria');
        request.addEventListener('success', () => {
          Object.assign(globalThis, { held: request.result });
          resolve();
        });
      }),
  );
  const newer = await context.newPage();
  await newer.addInitScript(() => {
    const open = IDBFactory.prototype.open.bind(indexedDB);
    IDBFactory.prototype.open = name => open(name, 2);
  });
  await newer.goto('/');
  await expect(page.getByText('A newer version of Zaria is open in another tab')).toBeVisible();
  await expect(newer.getByText('An older version of Zaria is still open in another tab')).toBeVisible();
  await stubborn.close();
  await expect(newer.getByText('An older version of Zaria is still open in another tab')).toBeHidden();
  await newer.getByRole('region', { name: 'Go on playing' }).getByRole('link').click();
  await settled(newer);
  await expect(newer.getByText('does not let Zaria store anything')).toBeHidden();
  await expect(rollButton(page)).toBeHidden();
});

test('settings reach other tabs, and a lasting storage is asked for once', async ({ page, context }) => {
  await withSettings(page, still);
  await page.addInitScript(() => {
    const asked = (): number => Number(sessionStorage.getItem('asked') ?? 0);
    navigator.storage.persist = async () => {
      sessionStorage.setItem('asked', String(asked() + 1));
      return true;
    };
    navigator.storage.persisted = async () => asked() > 0;
  });
  const asked = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('asked'));
  await page.goto('/settings');
  await expect(page.getByText('The browser may delete your matches')).toBeVisible();
  expect(await asked()).toBeNull();
  await begun(page, 'qwinto');
  await begun(page, 'las-vegas');
  expect(await asked()).toBe('1');

  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.getByRole('button', { name: 'A parole' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('Il browser conserva le tue partite')).toBeVisible();
});

test('everything on the device is one file, which brings it back on another', async ({ page, browser }) => {
  await withSettings(page, { ...still, name: 'Anna' });
  const table = await begun(page, 'las-vegas');
  await typeFirst(page);
  await settled(page);
  const lines = await logLines(page).allTextContents();
  await page.goto('/settings');
  await expect(page.getByText('holds the dice of matches in play')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const backup = await (await saved).path();

  const context = await browser.newContext({ viewport: { width: 1100, height: 800 } });
  const other = await context.newPage();
  await withSettings(other, { motion: 'none', language: 'en' });
  await other.goto(new URL('/settings', page.url()).href);
  const input = other.locator('input[type=file]');
  await input.setInputFiles(file('{"format":"zaria-device/1",'));
  await expect(other.getByRole('alert')).toContainText('cannot be read from character');
  await input.setInputFiles(backup);
  await expect(other.getByText('1 match that is not here.')).toBeVisible();
  await other.getByRole('switch', { name: 'Settings and name, too' }).check();
  await rage(other, other.getByRole('button', { name: 'Bring it back' }));
  await expect(other.getByText('Done. Your matches are on the home page.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anna');
  expect((await kept(other)).matches).toBe(1);
  await other.goto(new URL(table, page.url()).href);
  await settled(other);
  await expect(logLines(other)).toHaveText(lines);
  await typeFirst(other);
  await settled(other);
  await context.close();
});

test('a name of 200 kB neither widens the page nor hangs it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const name = 'W'.repeat(200_000);
  await withSettings(page, { ...still, name });
  await begun(page, 'las-vegas');
  await expectNoOverflow(page);
  await page.goto('/settings');
  await expectNoOverflow(page);
  expect((await page.getByRole('textbox', { name: 'Your name' }).inputValue()).length).toBe(40);
  await page.goto('/record');
  const record = { format: 'zaria/1', game: 'qwinto', rules: 1, options: { starter: 0 }, fairness: null, log: [] };
  const named = (text: string) => file(JSON.stringify({ ...record, seats: [{ name: text, kind: 'local' }] }));
  await page.locator('input[type=file]').setInputFiles(named(name));
  await expect(page.getByRole('alert')).toContainText('This name is too long.');
  await expectNoOverflow(page);
  await page.locator('input[type=file]').setInputFiles(named('W'.repeat(200)));
  await page.waitForURL(/\/record\/[0-9a-f]+$/);
  await expectNoOverflow(page);
  // Who plays is listed where there is room for it.
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.getByText(`${'W'.repeat(39)}…`).first()).toBeVisible();
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: 'In words' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoOverflow(page);
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

test('a record of the new protocol opens, and the check of its dice says what it shows', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/record');
  const input = page.locator('input[type=file]');
  const start = {
    protocol: 'zaria/2',
    matchId: '00'.repeat(16),
    game: 'qwinto',
    rules: 1,
    options: { starter: 0 },
    kind: 'local',
    host: 'ab'.repeat(32),
    wait: 1500,
    seats: [{ kind: 'local', head: null }],
  };
  const record = { format: 'zaria/2', start, names: [['Anna']], dice: { host: null, chains: [] }, log: [] };
  // Programs differ in which of two they read.
  await input.setInputFiles(file(JSON.stringify(record).replace('{', '{"log":[],')));
  await expect(page.getByRole('alert')).toBeVisible();
  await input.setInputFiles(file(JSON.stringify(record)));
  await page.waitForURL(/\/record\/[0-9a-f]+$/);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'recomputed' })).toContainText(
    '0 throws recomputed. This only shows that the dice were not changed after the start; the device knew them all. ' +
      'Not finished. This shows the dice, not that these were the moves, nor who these people are.',
  );
});

test('what was made to be too much for a reader is refused in words', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/record');
  const input = page.locator('input[type=file]');
  const seat = { name: 'Anna', kind: 'local' };
  const first = { format: 'zaria/1', game: 'qwinto', rules: 1, options: {}, seats: [seat], fairness: null, log: [] };
  const start = { protocol: 'zaria/2', game: 'qwinto', rules: 1, options: {}, seats: [{ kind: 'local', head: null }] };
  const chained = { format: 'zaria/2', start, names: [['x'.repeat(200_000)]], dice: {}, log: [] };
  const bombs: readonly (readonly [text: string, refusal: string])[] = [
    ['['.repeat(200_000), 'nested too deeply'],
    [
      JSON.stringify({ ...first, seats: Array.from({ length: 20_000 }, () => seat) }),
      'This game is for 1 to 6 players',
    ],
    [JSON.stringify({ ...first, seats: [{ ...seat, name: 'x'.repeat(200_000) }] }), 'This name is too long'],
    [JSON.stringify(chained), 'This name is too long'],
  ];
  for (const [text, refusal] of bombs)
    await test.step(refusal, async () => {
      await input.setInputFiles(file(text));
      await expect(page.getByRole('alert')).toContainText(refusal);
    });
  // Made in the page: so much is not sent there.
  await input.evaluate((node: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([' '.repeat(17 * 1024 * 1024)], 'record.json'));
    node.files = files.files;
    node.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByRole('alert')).toContainText('This is too long to be the record of a match');
});

const golden = (name: string): string =>
  readFileSync(new URL(`../../table/golden/${name}.json`, import.meta.url), 'utf8');

test('the check of an open match says whose links are in it, the start to compare and the receipt', async ({
  page,
}) => {
  await withSettings(page, still);
  await page.goto('/record');
  const record = JSON.parse(golden('qwinto-rules-1-chained-plain')) as { names: string[][] };
  // Cleo has erased her name.
  record.names[2] = [''];
  await page.locator('input[type=file]').setInputFiles(file(JSON.stringify(record)));
  await page.waitForURL(/\/record\/[0-9a-f]+$/);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  const found = page.getByRole('status').filter({ hasText: 'recomputed' });
  await expect(found).toContainText('in 31 every person took part');
  await expect(found).toContainText(/Link kept back: [^,]+, 7 times/);
  await expect(found).toContainText('Start: 1b0a3 9984f c613a c0077.');
  await expect(found).toContainText('Receipt: fa434 2a967 33f7e 75fa6.');
});

test('a record that was saved in the middle of a match opens with what its viewer knew', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/record');
  await page.locator('input[type=file]').setInputFiles(file(golden('las-vegas-royale-rules-1-chained-in-play')));
  await page.waitForURL(/\/record\/[0-9a-f]+$/);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'recomputed' })).toContainText('Not finished.');
});

test('an unknown link says so, and leads home', async ({ page }) => {
  for (const path of ['/nowhere', '/table/0123456789abcdef', '/record/0123456789abcdef', '/help/chess'])
    await test.step(path, async () => {
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
