import type { Page } from '@playwright/test';
import { invite, pair } from './online.ts';
import { inASecond, kept, rage, type ONLINE_RAGED } from './rage.ts';
import { expect, test, type Visitor } from './server.ts';
import { begun, logLines, settled, still } from './table.ts';

/* Twenty fast clicks on the main buttons of tables elsewhere do what one does: the real server hears of it once. */

/** Left to the whole matrix. */
const ELSEWHERE: ReadonlySet<keyof typeof ONLINE_RAGED> = new Set([
  'Take it online, and come to the table when told',
  'try again, load again, and home',
]);

const rages = (
  title: keyof typeof ONLINE_RAGED,
  does: (visitor: (settings: object) => Promise<Visitor>) => Promise<void>,
): void =>
  test(`twenty fast clicks do it once: ${title}${ELSEWHERE.has(title) ? ' @matrix' : ''}`, ({ visitor }) =>
    does(visitor));

/** A page whose clock can be held, and how often it has asked the server for each thing since. */
async function counted({
  context,
}: Pick<Visitor, 'context'>): Promise<{ readonly page: Page; readonly times: (what: string) => number }> {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') asked.push(pathname.replace(/^\/api\//, '').replaceAll(/[a-z2-7]{12}/g, 'ID'));
  });
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      const [, wish] = /"do":"([a-z-]+)"/.exec(String(payload)) ?? [];
      if (wish !== undefined) asked.push(wish);
    }),
  );
  await page.clock.install();
  return { page, times: what => asked.filter(one => one === what).length };
}

const name = (page: Page, called: string): Promise<void> => page.getByLabel('What are you called?').fill(called);
const free = (page: Page) => page.getByRole('button', { name: /^Sit here: chair/ });
const lobbies = (page: Page) => page.getByRole('link', { name: /Not started yet/ });

rages('Open a table, and play here instead', async visitor => {
  const { context } = await visitor(still);
  const { page, times } = await counted({ context });
  await page.goto('/');
  await page.getByRole('link', { name: 'Invite others: Qwinto', exact: true }).click();
  await name(page, 'Anna');
  await inASecond(page, page.getByRole('button', { name: 'Open a table' }), async () => {
    await expect(free(page)).toHaveCount(2);
  });
  expect([times('guest'), times('tables')]).toEqual([1, 1]);
  await expect(free(page)).toHaveCount(2);
  // One step of the history, too.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(lobbies(page)).toHaveCount(1);

  await context.route('**/api/**', route => route.abort());
  await page.goto('/invite/las-vegas');
  await inASecond(page, page.getByRole('main').getByRole('link', { name: 'Play', exact: true }), () =>
    page.waitForURL(/\/table\//),
  );
  await settled(page);
  expect((await kept(page)).matches).toBe(1);
});

rages('Come to the table, Ready, and start', async visitor => {
  const [host, guest] = [await counted(await visitor(still)), await counted(await visitor(still))];
  const link = await invite(host.page, 'las-vegas', 'Anna');
  await guest.page.goto(link);
  await name(guest.page, 'Ben');
  await inASecond(guest.page, guest.page.getByRole('button', { name: 'Come to the table' }), async () => {
    await expect(free(guest.page)).toHaveCount(1);
  });
  expect(guest.times('guest')).toBe(1);
  expect(guest.times('sit')).toBe(0);

  await inASecond(guest.page, free(guest.page), async () => {
    await expect(guest.page.getByRole('button', { name: 'Stand up: chair 2' })).toBeVisible();
  });
  expect([guest.times('sit'), guest.times('leave')]).toEqual([1, 0]);
  await guest.page.getByRole('button', { name: 'I have written it down' }).click();

  await inASecond(guest.page, guest.page.getByRole('button', { name: 'Ready', exact: true }), async () => {
    await expect(guest.page.getByRole('button', { name: 'Not ready after all' })).toBeVisible();
  });
  expect(guest.times('ready')).toBe(1);

  await inASecond(host.page, host.page.getByRole('button', { name: 'Start the match' }), async () => {
    await expect(host.page.getByRole('region', { name: 'What is asked' })).toBeVisible();
  });
  expect([host.times('ready'), host.times('start')]).toEqual([1, 1]);
  // Whoever is to play has not played by it.
  await expect(logLines(host.page).filter({ hasText: /(You|Anna) (rolls?|puts?) / })).toHaveCount(0);
});

rages('Go on here, on another device', async visitor => {
  const [anna] = await pair([await visitor(still), await visitor(still)], 'las-vegas');
  await anna.getByRole('button', { name: 'People and connection' }).click();
  await anna.getByRole('button', { name: 'Make a link' }).first().click();
  const link = await anna.getByLabel(/^This link makes another device yours/).inputValue();

  // Here somebody else is known already: who he is to be instead is asked, and twenty clicks answer nothing.
  const { page, times } = await counted(await visitor(still));
  await invite(page, 'qwinto', 'Carl');
  await page.goto('about:blank');
  await page.goto(link);
  const goOn = page.getByRole('button', { name: 'Go on here', exact: true });
  // Time goes on until it may be tapped.
  await goOn.click({ trial: true });
  await inASecond(page, goOn, async () => {
    await expect(page.getByRole('button', { name: 'Go on here instead of Carl' })).toBeVisible();
  });
  expect(times('pass/use')).toBe(1);
  await inASecond(page, page.getByRole('button', { name: 'Go on here instead of Carl' }), () =>
    expect(page.getByRole('region', { name: 'What is asked' })).toBeVisible(),
  );
  expect(times('pass/use')).toBe(2);
  await expect(logLines(page).filter({ hasText: /(You|Anna) (rolls?|puts?) / })).toHaveCount(0);
});

rages('Come back with a code', async visitor => {
  const { page: lost } = await counted(await visitor(still));
  await invite(lost, 'qwinto', 'Anna');
  const code = await lost.getByRole('status').getByRole('code').innerText();

  const { page, times } = await counted(await visitor(still));
  await page.goto('/recover');
  await page.getByLabel('Recovery code').fill(code);
  await inASecond(page, page.getByRole('button', { name: 'Come back' }), async () => {
    await expect(page.getByText('This device is yours again, Anna')).toBeVisible();
  });
  expect(times('recover')).toBe(1);
  // The new code is shown only once: nothing leads away from it.
  const next = await page.getByRole('status').getByRole('code').innerText();
  expect(next).not.toBe(code);
  await rage(page, page.getByRole('main').getByRole('link', { name: 'Home' }));
  await expect(page).toHaveURL(/\/$/);
  await expect(lobbies(page)).toHaveCount(1);
  expect((await kept(page)).matches).toBe(0);
});

rages('Take it online, and come to the table when told', async visitor => {
  const [host, guest] = [await counted(await visitor(still)), await counted(await visitor(still))];
  await begun(host.page, 'las-vegas');
  await host.page.getByRole('button', { name: 'Take this match online' }).click();
  await name(host.page, 'Anna');
  await inASecond(host.page, host.page.getByRole('button', { name: 'Take it online' }), () =>
    host.page.waitForURL(/\/t\//),
  );
  await settled(host.page);
  expect([host.times('guest'), host.times('tables/brought')]).toEqual([1, 1]);
  await host.page.getByRole('button', { name: 'People and connection' }).click();
  const link = await host.page.getByLabel('Whoever has this link can watch:').inputValue();

  await guest.page.goto(link);
  await name(guest.page, 'Ben');
  await guest.page.getByRole('button', { name: 'Come to the table' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Before you come to the table' })).toBeVisible();
  await inASecond(guest.page, guest.page.getByRole('button', { name: 'Come to the table' }), () =>
    expect(guest.page.getByText('You are watching.')).toBeVisible(),
  );
  await expect(logLines(guest.page).first()).toBeVisible();
});

rages('try again, load again, and home', async visitor => {
  const { context } = await visitor(still);
  const { page } = await counted({ context });
  const link = await invite(page, 'las-vegas', 'Anna');
  await context.route('**/api/**', route => route.abort());
  await page.goto('about:blank');
  await page.goto(link);
  const again = page.getByRole('button', { name: 'Try again' });
  await rage(page, again);
  await expect(again).toBeVisible();
  await context.unroute('**/api/**');
  await rage(page, again);
  await expect(page.getByRole('button', { name: 'Stand up: chair 1' })).toBeVisible();
  await expect(free(page)).toHaveCount(1);

  await page.routeWebSocket('**/api/socket', socket => {
    const server = socket.connectToServer();
    socket.onMessage(frame => server.send(String(frame).replace(/"protocol":\d+/, '"protocol":0')));
  });
  await page.reload();
  const load = page.getByRole('button', { name: 'Load the page again' });
  await rage(page, load);
  await expect(load).toBeVisible();

  await page.goto('/t/abcdefgh2345#abcdefgh23456789');
  await expect(page.getByRole('heading', { name: 'This link leads to no table' })).toBeVisible();
  await rage(page, page.getByRole('main').getByRole('link', { name: 'Home' }));
  await expect(page).toHaveURL(/\/$/);
  await expect(lobbies(page)).toHaveCount(1);
  expect((await kept(page)).matches).toBe(0);
});
