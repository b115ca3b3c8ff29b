import type { Page } from '@playwright/test';
import { findGame } from '@zaria/games/all';
import { verifyRecord } from '@zaria/table/public';
import { GAMES, expectRecord, moveOnce, type Game } from './online.ts';
import { expect, test } from './server.ts';
import { nameSeat, seatOne, seatSome } from './set-up.ts';
import {
  PHONE,
  expectAccessible,
  expectNoOverflow,
  lift,
  logLines,
  logged,
  settled,
  started,
  still,
  typeFirst,
} from './table.ts';

/* A match of one device, taken online: people at other devices take over its seats, and know whose dice these are. */

const take = (page: Page) => page.getByRole('button', { name: 'Take this match online' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Take this match online' });

/** Ada and Bea share a device with a bot, and have made some moves. */
async function onDevice(page: Page, game: Game): Promise<string> {
  const address = await started(page, `/new/${game}?way=pass`, async () => {
    await seatSome(page, 2, 'person');
    await nameSeat(page, 1, 'Ada');
    await nameSeat(page, 2, 'Bea');
    await seatOne(page, 'bot');
  });
  for (let moves = 0; moves < 4; moves++) {
    await lift(page);
    await typeFirst(page);
  }
  await lift(page);
  return address;
}

async function takeOnline(page: Page, name: string): Promise<void> {
  await take(page).click();
  await expect(dialog(page)).toContainText('Whoever comes is told so first');
  await dialog(page).getByLabel('What are you called?').fill(name);
  await dialog(page).getByRole('button', { name: 'Take it online' }).click();
  await page.waitForURL(/\/t\/[^/]+$/);
  await expect(page.getByText('The dice of this match come from the device it began on.')).toBeVisible();
  await settled(page);
  // Two people at one device: where something secret is asked the curtain is down.
  await lift(page);
}

/** The link by which somebody else has the seat of that name. */
async function linkToSeat(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'People and connection' }).click();
  const people = page.getByRole('dialog', { name: 'People and connection' });
  await people.getByRole('button', { name: `Give this seat to somebody: ${name}` }).click();
  const link = await people.getByLabel(`plays on in the seat “${name}”`).inputValue();
  await page.keyboard.press('Escape');
  await expect(people).toBeHidden();
  return link;
}

/** What has just appeared ignores taps for a moment. */
async function comeIn(
  page: Page,
  press = () => page.getByRole('button', { name: 'Come to the table' }).click(),
): Promise<void> {
  await expect(async () => {
    await press();
    await expect(page.getByRole('heading', { name: 'Before you come to the table' })).toBeHidden({ timeout: 2000 });
  }).toPass();
}

/** To the end of a match by typed moves takes minutes. */
const TO_THE_END = 600;
const WHOLE = (Object.keys(GAMES) as Game[]).map(game => ({ game, most: TO_THE_END, how: 'to the end @matrix' }));

for (const { game, most, how } of [{ game: 'las-vegas' as Game, most: 8, how: 'for some moves' }, ...WHOLE])
  test(`${game}: a match of one device goes on at two, and its dice stay those of one, ${how}`, async ({
    server,
    visitor,
  }) => {
    const [anna, ben] = [
      await (await visitor(still)).context.newPage(),
      await (await visitor(still)).context.newPage(),
    ];
    const address = await onDevice(anna, game);
    const lines = await logLines(anna).count();
    await takeOnline(anna, 'Anna');
    const table = new URL(anna.url()).pathname;
    // What was played is there.
    expect(await logLines(anna).count()).toBeGreaterThanOrEqual(lines);
    const link = await linkToSeat(anna, 'Bea');

    await ben.goto(link);
    await ben.getByLabel('What are you called?').fill('Ben');
    await ben.getByRole('button', { name: 'Come to the table' }).click();
    // He is told before he sees anything of the match, and before the seat is his.
    await expect(ben.getByRole('heading', { name: 'Before you come to the table' })).toBeVisible();
    await expect(ben.getByText('This match began on one device, and all its dice come from there')).toBeVisible();
    await expect(ben.getByRole('region', { name: 'What is asked' })).toHaveCount(0);
    await expect(anna.getByRole('list', { name: 'Players' }).getByText('Bea').first()).toBeVisible();
    await comeIn(ben);
    for (const page of [anna, ben]) {
      await expect(page.getByRole('region', { name: 'What is asked' })).toBeVisible();
      await logged(page);
    }

    await server.kill();
    await server.start();
    let moves = 0;
    while (moves < most && (await moveOnce([anna, ben]))) moves++;
    expect(moves).toBeGreaterThan(4);
    // Told once is told.
    await ben.reload();
    await expect(ben.getByRole('region', { name: 'What is asked' })).toBeVisible();
    const said = ben.getByText('The dice of this match come from the device it began on.');
    if (most === TO_THE_END) {
      await expectRecord(ben, game);
      await ben.getByRole('button', { name: 'Check the dice' }).click();
      await expect(ben.getByRole('status').filter({ hasText: 'recomputed' })).toContainText('the device knew them all');
    } else await expect(said).toBeVisible();
    const record: unknown = await ben.evaluate(
      async at => (await fetch(`/api/tables/${at}/record`)).json() as Promise<unknown>,
      table.slice(3),
    );
    const dice = { kind: 'local' };
    expect(verifyRecord(record, findGame, null)).toMatchObject({
      ok: true,
      value: { dice, isFinished: most === TO_THE_END },
    });

    // On the device it leads to the table online.
    await anna.goto('/');
    await anna.getByRole('link', { name: /Goes on at its table online/ }).click();
    await anna.waitForURL(`**${table}`);
    await anna.goto(address);
    await anna.waitForURL(`**${table}`);
  });

test('where the server does not take it the match goes on here, and can be taken later', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  const address = await onDevice(page, 'las-vegas');
  await context.route('**/api/**', route => route.abort());
  await take(page).click();
  await dialog(page).getByLabel('What are you called?').fill('Anna');
  await dialog(page).getByRole('button', { name: 'Take it online' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The server does not answer');
  await page.keyboard.press('Escape');
  await typeFirst(page);
  await settled(page);

  await context.unroute('**/api/**');
  // The answer is lost, and the server has it: what is played meanwhile goes there, too.
  await context.route('**/api/tables/brought', async route => {
    await route.fetch();
    await route.abort();
  });
  await take(page).click();
  await dialog(page).getByLabel('What are you called?').fill('Anna');
  await dialog(page).getByRole('button', { name: 'Take it online' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The server does not answer');
  await page.keyboard.press('Escape');
  await typeFirst(page);
  await settled(page);
  const lines = await logLines(page).count();
  await context.unroute('**/api/tables/brought');
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(tab.getByText('This match is being played in another tab.')).toBeVisible();
  await takeOnline(page, 'Anna');
  expect(await logLines(page).count()).toBeGreaterThanOrEqual(lines);
  // The other tab does not play on with what has gone.
  const gone = tab.getByRole('status').filter({ hasText: 'This match has been taken online.' });
  await gone.getByRole('link', { name: 'Come to the table' }).click();
  await tab.waitForURL(page.url());
  await settled(tab);
});

test('by keyboard alone, on a phone, and for everybody: the way online and what is told before @matrix', async ({
  visitor,
}) => {
  const [anna, ben] = [await (await visitor(still)).context.newPage(), await (await visitor(still)).context.newPage()];
  await onDevice(anna, 'las-vegas');
  await take(anna).focus();
  await anna.keyboard.press('Enter');
  await expect(dialog(anna)).toBeVisible();
  await expectAccessible(anna, 'light', 'dark');
  await anna.setViewportSize(PHONE);
  await expectNoOverflow(anna);
  await dialog(anna).getByLabel('What are you called?').focus();
  await anna.keyboard.type('Anna');
  await anna.keyboard.press('Enter');
  await anna.waitForURL(/\/t\/[^/]+$/);
  await settled(anna);
  await expectNoOverflow(anna);
  await anna.setViewportSize({ width: 1100, height: 800 });
  const link = await linkToSeat(anna, 'Bea');

  await ben.goto(link);
  await ben.getByLabel('What are you called?').focus();
  await ben.keyboard.type('Ben');
  await ben.keyboard.press('Enter');
  const go = ben.getByRole('button', { name: 'Come to the table' });
  await expect(ben.getByRole('heading', { name: 'Before you come to the table' })).toBeVisible();
  await expectAccessible(ben, 'light', 'dark');
  await ben.setViewportSize(PHONE);
  await expectNoOverflow(ben);
  await comeIn(ben, async () => {
    await go.focus();
    await ben.keyboard.press('Enter');
  });
  await expect(ben.getByRole('region', { name: 'What is asked' })).toBeVisible();
});
