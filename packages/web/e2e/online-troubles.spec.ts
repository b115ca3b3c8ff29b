import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { invite, join, pair, withBot } from './online.ts';
import { expect, hurried, test } from './server.ts';
import { asked, expectAccessible, isOver, logLines, result, rollButton, settled, still, typeFirst } from './table.ts';

const ZARIA = fileURLToPath(new URL('../../../zaria', import.meta.url));

test('a wrong link, and a link without its code, lead to a page that says what to do', async ({ visitor }) => {
  const page = await (await visitor(still)).context.newPage();
  await page.goto('/t/xyz#nope');
  await expect(page.getByRole('heading', { name: 'This link leads to no table' })).toBeVisible();
  expect(page.url()).not.toContain('#');
  // Nobody has to say who he is to learn it.
  await page.goto('/t/abcdefgh2345#abcdefgh23456789');
  await expect(page.getByRole('heading', { name: 'This link leads to no table' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ask for a new link');
  // What opens something stays in no address.
  expect(page.url()).not.toContain('#');
  await expectAccessible(page, 'light', 'dark');
});

test('a lobby whose chairs are taken says so, and one chair more can be sat on', async ({ visitor }) => {
  const [anna, ben] = [await (await visitor(still)).context.newPage(), await (await visitor(still)).context.newPage()];
  const link = await invite(anna, 'las-vegas', 'Anna');
  await anna.getByRole('button', { name: 'Seat a bot: chair 2' }).click();
  await expect(anna.getByRole('button', { name: 'Free the chair: 2' })).toBeVisible();
  await join(ben, link, 'Ben');
  await expect(ben.getByText('Every chair is taken.')).toBeVisible();
  await anna.getByRole('button', { name: 'One more chair' }).click();
  await ben.getByRole('button', { name: 'Sit here: chair 3' }).click();
  // Who came is said aloud on the other side.
  await expect(anna.locator('[aria-live=polite]').getByText('Ben sits down.')).toBeAttached();
  await expectAccessible(anna, 'light', 'dark');
});

test('a server that is away is said, a lost line is said calmly, and both pass', async ({ server, visitor }) => {
  const page = await (await visitor(still)).context.newPage();
  await invite(page, 'qwinto', 'Anna');
  await server.kill();
  await expect(page.locator('[data-lost]')).toContainText('Nothing is lost');
  await page.reload().catch(() => null);
  await server.start();
  await page.goto('/');
  await page.getByRole('link', { name: /Qwinto.*Not started yet/ }).click();
  await expect(page.getByRole('button', { name: 'Stand up: chair 1' })).toBeVisible();
  await expect(page.locator('[data-lost]')).toHaveCount(0);
});

test('what is chosen while the line is lost is said to be on its way, and is played when it is back', async ({
  server,
  visitor,
}) => {
  const page = await (await visitor(still)).context.newPage();
  await withBot(page, 'las-vegas');
  await expect(rollButton(page)).toBeVisible();
  const before = await logLines(page).count();
  await server.kill();
  await rollButton(page).click();
  await expect(asked(page).getByRole('heading')).toHaveText('What you chose is on its way…');
  await expect(rollButton(page)).toHaveCount(0);
  await expectAccessible(page, 'light');
  await server.start();
  await expect(page.locator('[data-lost]')).toHaveCount(0);
  await expect(asked(page).getByRole('heading')).not.toHaveText('What you chose is on its way…');
  await expect.poll(() => logLines(page).count()).toBeGreaterThan(before);
});

test('where no server answers, Invite says why not', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await page.goto('/invite/qwinto');
  await context.route('**/api/**', route => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No server answers here');
});

test('cookies that are not kept are said in words', async ({ visitor }) => {
  const link = await invite(await (await visitor(still)).context.newPage(), 'las-vegas', 'Zoe');
  const { context } = await visitor(still);
  const page = await context.newPage();
  await context.route('**/api/guest', route => route.fulfill({ json: { name: 'Anna' } }));
  await page.goto(link);
  await page.getByLabel('What are you called?').fill('Anna');
  await page.getByRole('button', { name: 'Come to the table' }).click();
  await expect(page.getByRole('alert')).toContainText('your browser blocks cookies');
});

test('a page that is older than the server is told so in the middle of a match, and its move is not lost', async ({
  visitor,
}) => {
  const here = await visitor(still);
  const page = await here.context.newPage();
  let isOld = false;
  await page.routeWebSocket('**/api/socket', socket => {
    const server = socket.connectToServer();
    socket.onMessage(frame => {
      if (!isOld) server.send(frame);
      else if (!String(frame).includes('"do":"play"'))
        server.send(String(frame).replace(/"protocol":\d+/, '"protocol":0'));
    });
  });
  await withBot(page, 'las-vegas');
  await expect(rollButton(page)).toBeVisible();
  isOld = true;
  await rollButton(page).click();
  await here.cut();
  await expect(page.getByRole('heading', { name: 'There is a newer version' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('your move is kept');
  isOld = false;
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(logLines(page).filter({ hasText: 'Anna rolls' })).toHaveCount(1);
  await expect(page.locator('[data-missed]')).toHaveCount(0);
});

test('a match that nobody may watch is full for whoever comes late, and not for whom a seat is given', async ({
  visitor,
}) => {
  const [anna, ben] = [await (await visitor(still)).context.newPage(), await (await visitor(still)).context.newPage()];
  const link = await withBot(anna, 'las-vegas', async () => {
    await anna.getByRole('button', { name: 'Change the rules' }).click();
    await anna.getByRole('radio', { name: 'Only those who play' }).check();
    await expect(anna.locator('dd', { hasText: 'Only those who play' })).toBeVisible();
  });
  await ben.goto(link);
  await ben.getByLabel('What are you called?').fill('Ben');
  await ben.getByRole('button', { name: 'Come to the table' }).click();
  await expect(ben.getByRole('heading', { name: 'The table is full' })).toBeVisible();
  await expect(ben.getByRole('alert')).toContainText('open a table of your own');
  await expectAccessible(ben, 'light', 'dark');

  await anna.getByRole('button', { name: 'People and connection' }).click();
  await anna.getByRole('button', { name: 'Make a link' }).last().click();
  const offered = await anna.getByLabel(/^Whoever opens this link first plays on in your seat/).inputValue();
  await ben.goto('about:blank');
  await ben.goto(offered);
  await expect(asked(ben)).toBeVisible();
  await expect(ben.getByText('You are watching.')).toHaveCount(0);
  // Whoever has given his seat away sees as little as anybody else.
  await expect(anna.getByRole('heading', { name: 'The table is full' })).toBeVisible();
});

test('a table that its operator closes says so to whoever is there, and to whoever comes', async ({
  server,
  visitor,
}) => {
  const page = await (await visitor(still)).context.newPage();
  const link = await invite(page, 'qwinto', 'Anna');
  const id = new URL(link).pathname.replace('/t/', '');
  execFileSync(ZARIA, ['tables', 'close', id, '--data', server.folder]);
  await expect(page.getByRole('heading', { name: 'The table is closed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The table is closed' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Open a new one');
});

test('what the operator takes out of a talk is gone for everybody who reads it', async ({ server, visitor }) => {
  const [anna, ben] = [await (await visitor(still)).context.newPage(), await (await visitor(still)).context.newPage()];
  const link = await invite(anna, 'qwinto', 'Anna');
  await join(ben, link, 'Ben');
  await anna.getByLabel('Say something').fill('Not fit to be read');
  await anna.keyboard.press('Enter');
  const talk = ben.getByRole('log', { name: 'Talk' });
  await expect(talk).toContainText('Anna: Not fit to be read');
  const id = new URL(link).pathname.replace('/t/', '');
  execFileSync(ZARIA, ['tables', 'hush', id, '1', '--data', server.folder]);
  for (const page of [anna, ben]) await expect(page.getByText('Not fit to be read')).toHaveCount(0);
  await expect(talk).toContainText('removed');
});

test('what is played while the server is away is played when it is back', async ({ server, visitor }) => {
  const page = await (await visitor(still)).context.newPage();
  await withBot(page, 'las-vegas');
  await expect(rollButton(page)).toBeVisible();
  // What says that the line is lost has come by then: the part that could not be fetched is another test's.
  await page.waitForLoadState('networkidle');
  await server.kill();
  await expect(page.locator('[data-lost]')).toContainText('Nothing is lost');
  await rollButton(page).click();
  await server.start();
  await expect(logLines(page).filter({ hasText: 'Anna rolls' })).toHaveCount(1);
  await expect(page.locator('[data-lost]')).toHaveCount(0);
  await expect(page.locator('[data-missed]')).toHaveCount(0);
});

test('a part of the page that could not be fetched is fetched when the server is back', async ({ visitor }) => {
  const { context } = await visitor(still);
  let missed = 0;
  await context.route('**/assets/Log-*', route => (++missed <= 4 ? route.abort() : route.continue()));
  const page = await context.newPage();
  await withBot(page, 'las-vegas');
  await expect(logLines(page).first()).toBeVisible();
  expect(missed).toBeGreaterThan(4);
  // With its style: one that did not come would be taken for one that is there.
  const styles = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll(all => all.map(link => (link as HTMLLinkElement).sheet));
  expect(styles).not.toContain(null);
});

test('a table that a part is missing of is come to once more', async ({ visitor }) => {
  const link = await invite(await (await visitor(still)).context.newPage(), 'las-vegas', 'Anna');
  const { context } = await visitor(still);
  await hurried({ context });
  const page = await context.newPage();
  await context.route('**/assets/when-dice-fall-*', route => route.abort());
  await page.goto(link);
  await page.getByLabel('What are you called?').fill('Ben');
  await page.getByRole('button', { name: 'Come to the table' }).click();
  await expect(page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await context.unroute('**/assets/when-dice-fall-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Chairs' })).toBeVisible();
});

test('what was said and is answered by nobody any more goes with its table', async ({ server, visitor }) => {
  const page = await (await visitor(still)).context.newPage();
  await invite(page, 'qwinto', 'Anna');
  await server.kill();
  await page.getByLabel('Say something').fill('Anybody here?');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Invite others: Qwinto', exact: true })).toBeVisible();
});

test('a match cannot be looked back on while its server is away, and that is said', async ({ server, visitor }) => {
  const page = await (await visitor(still)).context.newPage();
  await withBot(page, 'las-vegas');
  const toReplay = (): Promise<void> =>
    page
      .locator('a[href$="/replay"]')
      .first()
      .evaluate(link => (link as HTMLElement).click());
  await toReplay();
  await expect(page.getByLabel('Replay controls')).toBeVisible();
  await page.goBack();
  await settled(page);
  await page.waitForLoadState('networkidle');
  await server.kill();
  await toReplay();
  await expect(page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
});

test('a move that was overtaken is not played, and that is said', async ({ visitor }) => {
  const [here, there] = [await visitor(still), await visitor(still)];
  const page = await here.context.newPage();
  let isHeldUp = false;
  await page.routeWebSocket('**/api/socket', socket => {
    const server = socket.connectToServer();
    socket.onMessage(frame => {
      if (!isHeldUp || !String(frame).includes('"do":"play"')) server.send(frame);
    });
  });
  await withBot(page, 'las-vegas');
  await page.getByRole('button', { name: 'People and connection' }).click();
  await page.getByRole('button', { name: 'Make a link' }).first().click();
  const link = await page.getByLabel(/^This link makes another device yours/).inputValue();
  await page.keyboard.press('Escape');
  await expect(rollButton(page)).toBeVisible();

  // What is chosen here does not arrive; on the other device the match goes on.
  isHeldUp = true;
  await rollButton(page).click();
  const other = await there.context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Go on here', exact: true }).click();
  await settled(other);
  await typeFirst(other);
  await settled(other);
  await typeFirst(other);
  await settled(other);
  await other.close();
  const moves = await logLines(page)
    .filter({ hasText: /Anna (rolls|puts)/ })
    .count();

  isHeldUp = false;
  await page.reload();
  await expect(page.locator('[data-missed]')).toContainText('came too late');
  await expect
    .poll(() =>
      logLines(page)
        .filter({ hasText: /Anna (rolls|puts)/ })
        .count(),
    )
    .toBeGreaterThanOrEqual(moves);
  await expectAccessible(page, 'light', 'dark');
  // The next choice is played, and nothing more is said of the other.
  await settled(page);
  await typeFirst(page);
  await expect(page.locator('[data-missed]')).toHaveCount(0);
});

test('a match that has ended shows its end to whoever comes by its link, now and later @matrix', async ({
  visitor,
}) => {
  const [anna, ben] = await pair([await visitor(still), await visitor(still)], 'qwinto');
  const link = anna.url();
  for (const page of [ben, anna]) {
    await page.getByRole('button', { name: 'People and connection' }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Resign for good' }).click();
    await page.keyboard.press('Escape');
  }
  // Bots play it to its end.
  await expect(result(anna)).toBeVisible({ timeout: 300_000 });
  await ben.goto('about:blank');
  await ben.goto(link);
  await expect.poll(() => isOver(ben)).toBe(true);
  await ben.goto('/');
  await expect(ben.getByRole('link', { name: /Qwinto.*Over/ })).toBeVisible();
});
