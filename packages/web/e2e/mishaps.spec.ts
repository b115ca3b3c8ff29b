/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect, hurried, test } from './server.ts';
import { unfold } from './set-up.ts';
import { asked, begun, fillStorage, logLines, rollButton, settled, still, typeFirst } from './table.ts';

/* What goes wrong around a match of this device. Whatever is rejected and caught by nobody fails a test here. */

const watching = (page: Page) => page.getByText('This match is being played in another tab');

test('who goes back before the next screen is there has never left the table', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  const table = await begun(page, 'las-vegas');
  let release = (): void => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await context.route('**/assets/home-*', async route => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${table}$`));
  release();
  for (let moves = 0; moves < 3; moves++) {
    await typeFirst(page);
    await settled(page);
  }
  await expect(watching(page)).toHaveCount(0);
  await expect(page.locator('section[data-asks]')).toBeVisible();
});

test('a table that a part is missing of is played here when it has come', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await hurried({ context });
  await begun(page, 'las-vegas');
  await typeFirst(page, 'roll');
  await settled(page);
  await context.route(/when-dice-fall-/, route => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await context.unroute(/when-dice-fall-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  await typeFirst(page);
  await settled(page);
  await expect(watching(page)).toHaveCount(0);
});

test('a match that is deleted in another tab stays deleted, and whoever plays it is told', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await begun(page, 'las-vegas');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Delete this match' }).click();
  await other.getByRole('button', { name: 'Delete for good' }).click();
  await expect(other.getByRole('region', { name: 'Go on playing' })).toHaveCount(0);
  await typeFirst(page);
  await expect(page.getByText('This match was deleted in another tab')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const left = await other.evaluate(async () => {
    const db = await new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('zaria');
      request.addEventListener('success', () => resolve(request.result));
    });
    const count = (name: string): Promise<number> =>
      new Promise(resolve => {
        const request = db.transaction(name).objectStore(name).count();
        request.addEventListener('success', () => resolve(request.result));
      });
    return [await count('matches'), await count('entries')];
  });
  expect(left).toEqual([0, 0]);
});

test('that saving works again is said for as long each time', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await page.clock.install();
  // Alone: nobody else moves, so that it is soon tried again.
  await page.goto('/play/qwinto?way=solo');
  await settled(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const again = page.getByText('Saving works again');
  const loseAndSave = async (): Promise<void> => {
    const makeRoom = await fillStorage(page);
    // What has just appeared ignores taps for a moment.
    await page.clock.runFor(400);
    await typeFirst(page);
    await expect(page.getByText(/no room left in the browser/)).toBeVisible();
    await makeRoom();
    // It is tried again after longer and longer pauses.
    while (!(await again.isVisible())) await page.clock.runFor(500);
  };
  await loseAndSave();
  await page.clock.runFor(1000);
  await loseAndSave();
  await page.clock.runFor(11_000);
  // That it was said the first time is over by now.
  await expect(again).toBeVisible();
  await page.clock.runFor(2000);
  await expect(again).toBeHidden();
});

test('what a tab is just about to do when another one plays is refused in words', async ({ visitor }) => {
  const { context } = await visitor({ ...still, motion: 'full', speed: 'fast' });
  const page = await context.newPage();
  const table = await begun(page, 'las-vegas');
  await expect(rollButton(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(table);
  await expect(watching(other)).toBeVisible();
  await page.bringToFront();
  // What is a task of its own comes when this test says so.
  const tasks = await page.evaluateHandle(() => {
    const own = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage') ?? {};
    const waiting: (() => void)[] = [];
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      waiting.push(() => this.postMessage(message));
    };
    return () => {
      Object.defineProperty(MessagePort.prototype, 'postMessage', own);
      for (const post of waiting) post();
    };
  });
  await rollButton(page).click();
  await other.getByRole('button', { name: 'Play here instead' }).click();
  await expect(watching(page)).toBeVisible();
  await tasks.evaluate(go => go());
  await expect(asked(page).getByRole('alert')).toHaveText('This seat is not yours.');
});

test('a tab that cannot read what another one has written goes on when it can', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  const table = await begun(page, 'las-vegas');
  const other = await context.newPage();
  await other.goto(table);
  await expect(watching(other)).toBeVisible();
  const tries: string[] = [];
  other.on('console', message => tries.push(message.text()));
  const mend = await other.evaluateHandle(() => {
    const reading = ['getAll', 'get'].map(name => ({
      name,
      own: Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, name) ?? {},
    }));
    const value = (): never => {
      throw new DOMException('no', 'UnknownError');
    };
    for (const { name, own } of reading) Object.defineProperty(IDBObjectStore.prototype, name, { ...own, value });
    return () => {
      for (const { name, own } of reading) Object.defineProperty(IDBObjectStore.prototype, name, own);
    };
  });
  const lines = await logLines(page).count();
  await page.bringToFront();
  await typeFirst(page);
  await settled(page);
  await expect.poll(() => logLines(page).count()).toBeGreaterThan(lines);
  await page.close();
  // It has the lock by now; as long as it knows less than there is, it does not play.
  await expect.poll(() => tries.length).toBeGreaterThan(3);
  await expect(watching(other)).toBeVisible();
  await mend.evaluate(again => again());
  await expect(watching(other)).toHaveCount(0);
  await expect.poll(() => logLines(other).count()).toBeGreaterThan(lines);
  await settled(other);
});

test('a part of the page that does not come keeps no other from coming', async ({ visitor }) => {
  const { context } = await visitor(still);
  await hurried({ context });
  let [missed, isWanted] = [0, false];
  const gate = (): readonly [Promise<void>, () => void] => {
    let open = (): void => {};
    const opened = new Promise<void>(resolve => {
      open = resolve;
    });
    return [opened, open];
  };
  const [[lost, lose], [sent, send]] = [gate(), gate()];
  await context.route('**/assets/Payout-*.js', async route => {
    await lost;
    missed++;
    await route.abort();
  });
  await context.route('**/assets/Opened-*.css', async route => {
    isWanted = true;
    await sent;
    await route.continue();
  });
  const page = await context.newPage();
  await begun(page, 'las-vegas');
  await page.getByRole('button', { name: 'Type a move' }).click();
  await expect.poll(() => isWanted).toBe(true);
  lose();
  await expect.poll(() => missed).toBeGreaterThan(1);
  send();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
});

test('a part of the page whose style did not come at once comes with it', async ({ visitor }) => {
  const { context } = await visitor(still);
  await hurried({ context });
  let missed = 0;
  await context.route('**/assets/Opened-*.css', route => (++missed <= 2 ? route.abort() : route.continue()));
  const page = await context.newPage();
  await begun(page, 'las-vegas');
  await page.getByRole('button', { name: 'Type a move' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  // That of one that did not come lets nobody read it.
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap(sheet =>
      sheet.href?.includes('/Opened-') === true ? sheet.cssRules.length : [],
    ),
  );
  expect(rules).toEqual([expect.any(Number)]);
  expect(rules[0]).toBeGreaterThan(0);
});

test('what is missing on the home page, and where dice are typed in, is said', async ({ visitor }) => {
  const { context } = await visitor(still);
  await hurried({ context });
  await context.route(/\/assets\/(?:kept|Faces)-/, route => route.abort());
  const page = await context.newPage();
  const missing = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await page.goto('/new/las-vegas');
  await unfold(page);
  await page.getByRole('switch', { name: 'Our own dice' }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\/[0-9a-f]+$/);
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(missing).toBeVisible();
});

test('why something was not done is said also where the words for it cannot be fetched', async ({ visitor }) => {
  const { context } = await visitor(still);
  await hurried({ context });
  await context.route('**/assets/refusals-*', route => route.abort());
  const page = await context.newPage();
  await begun(page, 'las-vegas');
  await page.getByRole('button', { name: 'Type a move' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('nonsense');
  await dialog.getByRole('button', { name: 'Play it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  await context.unroute('**/assets/refusals-*');
  await dialog.getByRole('button', { name: 'Play it' }).click();
  await expect(dialog.getByRole('alert')).not.toContainText('could not be loaded');
});

test('the sum of a payout that could not be fetched comes as soon as it can be', async ({ visitor }) => {
  const { context } = await visitor(still);
  await hurried({ context });
  let missed = 0;
  await context.route('**/assets/Payout-*', route => {
    missed++;
    return route.abort();
  });
  const page = await context.newPage();
  await begun(page, 'las-vegas');
  while (!(await page.getByText('Round 2 of 4').isVisible())) {
    await typeFirst(page);
    await settled(page);
  }
  // More often than one try asks for it.
  const before = missed;
  await expect.poll(() => missed).toBeGreaterThan(before + 8);
  await context.unroute('**/assets/Payout-*');
  await expect(page.getByRole('region', { name: /^Round 1 is paid out$/ })).toBeVisible();
});

test('a language that cannot be fetched is said, and what is spoken stays chosen', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await hurried({ context });
  await page.goto('/settings');
  await context.route(/words-is-|assets\/is-/, route => route.abort());
  const choose = (language: string) => page.getByRole('radio', { name: language });
  await choose('Íslenska').check({ force: true });
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(choose('English')).toBeChecked();
  await context.unroute(/words-is-|assets\/is-/);
  await choose('Íslenska').check({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stillingar');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('help that is opened while the settings are being closed is what stands there then', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await begun(page, 'las-vegas');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  // Faster than a browser goes back.
  await page.evaluate(() => {
    for (const name of ['Close', 'How to play'])
      document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
  });
  await expect(page.getByRole('dialog', { name: 'How to play Las Vegas' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settled(page);
});
