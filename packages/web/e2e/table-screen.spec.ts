import type { Locator, Page } from '@playwright/test';
import { besideScreenLink } from '../src/online/links.ts';
import { qrPath } from '../src/online/qr.ts';
import { GAMES, invite, join, moveOnce, sitDown, withBot, type Game } from './online.ts';
import {
  PHONE,
  asked,
  expect,
  expectAccessible,
  expectNoOverflow,
  isOver,
  settled,
  still,
  typeFirst,
} from './table.ts';
import { hurried, test } from './server.ts';

test('a table screen: the code to scan, then the table as everybody may see it, though a player has opened it', async ({
  visitor,
}) => {
  const [anna, ben] = [await visitor(still), await visitor(still)];
  const host = await anna.context.newPage();
  const link = await invite(host, 'railroad-ink', 'Anna');
  const address = `${new URL(link).pathname}/screen`;

  // In the same browser as the player’s own table: it is the same guest.
  const screen = await anna.context.newPage();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  const heard: string[] = [];
  screen.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => void heard.push(String(payload)));
  });
  await screen.goto(address);
  await expect(screen.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(screen.getByRole('list', { name: 'Chairs' })).toContainText('Anna');
  await expectAccessible(screen, 'light', 'dark');
  await expectNoOverflow(screen);

  const guest = await ben.context.newPage();
  await join(guest, link, 'Ben');
  await sitDown(guest, 2);
  await expect(screen.getByRole('list', { name: 'Chairs' })).toContainText('Ben');
  await guest.getByRole('button', { name: 'Ready', exact: true }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();

  // What is asked is asked elsewhere, and nothing of what Anna draws comes here before it is told to all.
  await expect(screen.getByRole('region', { name: 'What is asked' })).toContainText('are to play');
  await expect(screen.locator('section[data-asks]')).toHaveCount(0);
  // Nobody’s board comes before the others, and there is nothing to press.
  const boards = screen.getByRole('list', { name: 'Boards' }).getByRole('listitem');
  await expect(boards).toHaveText([/Anna.*drawing/, /Ben.*drawing/]);
  const sizes = await boards.evaluateAll(all => all.map(board => board.getBoundingClientRect().width));
  expect(sizes[0]).toBe(sizes[1]);
  expect(Math.min(...sizes)).toBeGreaterThan(500);
  await expect(boards.getByRole('button')).toHaveCount(0);
  await host.locator('section[data-asks]').waitFor();
  await host.keyboard.press('t');
  const dialog = host.getByRole('dialog');
  const move = await dialog.getByRole('code').first().textContent();
  await dialog.getByRole('textbox').fill(move ?? '');
  await host.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const [square = ''] = /[A-G][1-7]/.exec(move ?? '') ?? [];
  await expect(host.getByRole('button', { name: new RegExp(`^${square}: .*round 1`) })).toBeVisible();
  expect(await screen.content()).not.toContain(`${square}: `);
  expect(
    heard.filter(frame => frame.includes('"hear"')).map(frame => (JSON.parse(frame) as { as: unknown }).as),
  ).toEqual(['spectator']);
  await expectAccessible(screen, 'light');
  await expectNoOverflow(screen);
  await screen.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(screen);
});

test('a device on which the table screen was left may go dark again', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const held = new Set<object>();
    const grants: (() => void)[] = [];
    const request = (): Promise<object> =>
      new Promise(resolve => {
        const lock = { release: async () => void held.delete(lock) };
        grants.push(() => {
          held.add(lock);
          resolve(lock);
        });
      });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(globalThis, { held, grants });
  });
  const awake = (): Promise<readonly number[]> =>
    page.evaluate(() => {
      const { held, grants } = globalThis as unknown as { held: Set<object>; grants: (() => void)[] };
      return [held.size, grants.length];
    });
  const grant = (): Promise<void> =>
    page.evaluate(async () => {
      for (const give of (globalThis as unknown as { grants: (() => void)[] }).grants.splice(0)) give();
      await new Promise(resolve => setTimeout(resolve));
    });
  await withBot(page, 'qwinto');
  await page.getByRole('link', { name: 'Table screen' }).first().click();
  await expect(page.locator('html.for-all')).toBeAttached();
  // A device that is looked at again asks again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await grant();
  expect(await awake()).toEqual([1, 0]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.goBack();
  await settled(page);
  // What was asked for before comes now.
  await grant();
  expect(await awake()).toEqual([0, 0]);
});

test('a table screen that is missing something says so, and comes by itself when it can', async ({ visitor }) => {
  const [anna, tv] = [await visitor(still), await visitor(still)];
  const link = new URL(await invite(await anna.context.newPage(), 'las-vegas', 'Anna'));
  await hurried(tv);
  const screen = await tv.context.newPage();
  await tv.context.route('**/assets/when-dice-fall-*', route => route.abort());
  await screen.goto(`${link.pathname}/screen${link.hash}`);
  await expect(screen.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await tv.context.unroute('**/assets/when-dice-fall-*');
  await expect(screen.getByRole('img', { name: /QR/ })).toBeVisible();
  // Nor does it need anybody when no server answers at first.
  await tv.context.route('**/api/tables/**', route => route.abort());
  await screen.reload();
  await expect(screen.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await tv.context.unroute('**/api/tables/**');
  await expect(screen.getByRole('list', { name: 'Chairs' })).toContainText('Anna');
});

test('a table is shown on another device by its link, and whoever scans what is shown there has only his own sheet', async ({
  visitor,
}) => {
  const [anna, television, ben] = [await visitor(still), await visitor(still), await visitor(still)];
  const host = await anna.context.newPage();
  const link = new URL(await invite(host, 'qwinto', 'Anna'));
  await host.getByRole('button', { name: 'Show this table on a television' }).click();
  const address = await host.getByLabel(/^Open this link on a television/).inputValue();
  await expectAccessible(host, 'light', 'dark');

  const screen = await television.context.newPage();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto(address);
  const [id, code] = [link.pathname.replace('/t/', ''), link.hash.slice(1)];
  const scanned = besideScreenLink(link.origin, id, code);
  await expect(screen.getByRole('img', { name: /QR/ }).locator('path').last()).toHaveAttribute(
    'd',
    qrPath(scanned).path,
  );
  expect(screen.url()).not.toContain(code);

  const phone = await ben.context.newPage();
  await phone.setViewportSize(PHONE);
  await join(phone, scanned, 'Ben');
  expect(phone.url()).not.toContain('own');
  await sitDown(phone, 2);
  // Nobody is wanted any more.
  await expect(screen.getByText('Every chair is taken.')).toBeVisible();
  await expect(screen.getByRole('img', { name: /QR/ })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Ready', exact: true }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await expect(phone.getByRole('button', { name: 'The whole table' })).toBeVisible();
  await expect(phone.getByRole('tab')).toHaveCount(0);
  await expect(host.getByRole('tab')).toHaveCount(2);
  await expect(screen.getByRole('region', { name: 'What is asked' })).toContainText('to play');
});

const others = (page: Page, game: Game): Locator =>
  game === 'qwinto' || game === 'railroad-ink'
    ? page.getByRole('tab')
    : page.getByRole('list', { name: 'Players' }).getByRole('listitem');

for (const game of Object.keys(GAMES) as Game[])
  test(`${game}: my sheet only, on a phone${game === 'las-vegas' ? '' : ' @matrix'}`, async ({ visitor }) => {
    const page = await (await visitor(still)).context.newPage();
    await page.setViewportSize(PHONE);
    await withBot(page, game);
    await settled(page);
    await expect(others(page, game)).toHaveCount(2);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'My sheet only' }).click();
    await page.keyboard.press('Escape');
    await expect(others(page, game)).toHaveCount(game.startsWith('las-vegas') ? 1 : 0);
    await expectAccessible(page, 'light', 'dark');
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoOverflow(page);
    await page.setViewportSize(PHONE);

    // It is played as ever; of the casinos only those are there that may be chosen.
    if (game.startsWith('las-vegas')) {
      const casinos = page.getByRole('list', { name: 'Casinos' }).getByRole('listitem');
      await expect(casinos).toHaveCount(0);
      await typeFirst(page, 'roll');
      await expect(asked(page).locator('.button.main:disabled')).toBeVisible();
      await expect(casinos.first()).toBeVisible();
      const closed = casinos.locator('[data-casino][aria-disabled=true]');
      await expect(closed).toHaveCount(0);
      await casinos.first().locator('[data-casino]').click();
      await expect(asked(page).locator('.button.main')).toBeEnabled();
      await expectNoOverflow(page);
      await expectAccessible(page, 'light');
      await asked(page).locator('.button.main').click();
    }
    for (let moves = 0; moves < 3; moves++) await moveOnce([page]);
    expect(await isOver(page)).toBe(false);

    // The device keeps it, and one tap ends it.
    await page.reload();
    await settled(page);
    await expect(others(page, game)).toHaveCount(game.startsWith('las-vegas') ? 1 : 0);
    await page.getByRole('button', { name: 'The whole table' }).click();
    await expect(others(page, game)).toHaveCount(2);
  });
