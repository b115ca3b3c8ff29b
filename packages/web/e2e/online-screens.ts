import type { Page } from '@playwright/test';
import { GAMES, invite, join, moveOnce, sitDown, withBot, type Game } from './online.ts';
import type { Screen } from './screens.ts';
import { expect, open, result, settled, still, typeFirst } from './table.ts';

/* Every state of tables elsewhere: the lobby, the table, its screen, and the end. In English, without motion. */

/** Somebody else's browser at the same server. */
async function another(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('there is no browser');
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(kept => {
    if (location.origin !== 'null') localStorage.setItem('zaria/settings', kept);
  }, JSON.stringify(still));
  page.once('close', () => void context.close().catch(() => null));
  return context.newPage();
}

/** Anna, Ben, and a chair for a bot; Cleo watches; somebody has said something. */
async function gathered(page: Page, game: Game): Promise<Page> {
  const link = await invite(page, game, 'Anna');
  const [ben, cleo] = [await another(page), await another(page)];
  await join(ben, link, 'Ben');
  await sitDown(ben, 2);
  await join(cleo, link, 'Cleo');
  await page.getByRole('button', { name: 'One more chair' }).click();
  await page.getByRole('button', { name: 'Seat a bot: chair 3' }).click();
  await expect(page.getByRole('button', { name: 'Free the chair: 3' })).toBeVisible();
  await ben.getByRole('button', { name: 'Good luck' }).click();
  await expect(page.getByRole('log', { name: 'Talk' })).toContainText('Good luck');
  return ben;
}

/** The same table in the middle of a round, with a question for Anna. */
async function atTable(page: Page, game: Game, least = 4): Promise<Page> {
  const ben = await gathered(page, game);
  await ben.getByRole('button', { name: 'Ready', exact: true }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  for (const one of [page, ben]) await expect(one.getByRole('region', { name: 'What is asked' })).toBeVisible();
  for (let moves = 0; moves < least; moves++) await moveOnce([page, ben]);
  while (!(await page.locator('section[data-asks]').isVisible())) await moveOnce([page, ben]);
  await settled(page);
  return ben;
}

const tool = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.getByRole('button', { name, exact: true }).first().click();
};

/** The screen of the table at which this page is, instead of it. */
async function toScreen(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}/screen`);
  await expect(page.locator('html.for-all')).toBeAttached();
}

async function toTheEnd(page: Page): Promise<void> {
  await withBot(page, 'qwinto');
  while (await moveOnce([page], 'write misthrow'));
  await expect(result(page)).toBeVisible();
}

const IDS = Object.keys(GAMES) as Game[];
const screen = (name: string, reach: (page: Page) => Promise<unknown>, at?: string): Screen => ({
  name,
  ...(at === undefined ? {} : { at }),
  async open(page) {
    await reach(page);
  },
});

export const ONLINE: readonly Screen[] = [
  screen('online-invite', page => open(page, '/invite/railroad-ink')),
  screen('online-invited', async page => {
    await page.goto(await invite(await another(page), 'railroad-ink', 'Anna'));
    await expect(page.getByRole('heading', { name: 'An invitation from Anna' })).toBeVisible();
  }),
  screen('online-lobby-alone', page => invite(page, 'las-vegas', 'Anna')),
  screen('online-lobby', page => gathered(page, 'qwinto')),
  screen(
    'online-lobby-rules',
    async page => {
      await gathered(page, 'las-vegas-royale');
      await page.getByRole('button', { name: 'Change the rules' }).click();
      await page.getByRole('radio', { name: 'In days' }).check();
    },
    '#rules',
  ),
  screen(
    'online-lobby-television',
    async page => {
      await invite(page, 'railroad-ink', 'Anna');
      await page.getByRole('button', { name: 'Show this table on a television' }).click();
      await page.getByRole('button', { name: 'QR code' }).last().click();
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
    },
    '#link',
  ),
  screen('online-lobby-talk', page => gathered(page, 'las-vegas'), '#talk'),
  screen('online-home', async page => {
    await atTable(page, 'las-vegas');
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Las Vegas.*Your turn/i }).first()).toBeVisible();
  }),
  ...IDS.map(game => screen(`online-${game}`, page => atTable(page, game))),
  ...IDS.map(game =>
    screen(`own-only-${game}`, async page => {
      await atTable(page, game);
      if (game === 'las-vegas-royale') await typeFirst(page, 'roll');
      await tool(page, 'My sheet only');
      await expect(page.getByText('Here is only what is yours')).toBeVisible();
    }),
  ),
  screen('online-people', async page => {
    await atTable(page, 'qwinto');
    await tool(page, 'People and connection');
    await expect(page.getByRole('heading', { name: 'Let somebody watch' })).toBeVisible();
  }),
  screen('online-talk', async page => {
    await atTable(page, 'qwinto');
    await tool(page, 'Talk');
    await expect(page.getByRole('log', { name: 'Talk' })).toBeVisible();
  }),
  screen('screen-lobby', async page => {
    await invite(page, 'las-vegas', 'Anna');
    await toScreen(page);
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  }),
  ...IDS.map(game =>
    screen(`screen-${game}`, async page => {
      // As far as the first boards are told to all.
      await atTable(page, game, game === 'railroad-ink' ? 16 : 4);
      await toScreen(page);
      await expect(page.getByRole('region', { name: 'What is asked' })).toContainText('to play');
    }),
  ),
  screen('screen-ending', async page => {
    await toTheEnd(page);
    await toScreen(page);
    await expect(result(page)).toBeVisible();
  }),
  screen('online-ending', toTheEnd),
  screen('online-replay', async page => {
    await toTheEnd(page);
    await page.goto(`${new URL(page.url()).pathname}/replay`);
    await expect(page.getByRole('button', { name: 'To the end' })).toBeVisible();
  }),
];
