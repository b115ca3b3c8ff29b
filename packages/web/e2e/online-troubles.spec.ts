import { invite, join } from './online.ts';
import { expect, test } from './server.ts';
import { expectAccessible, still } from './table.ts';

test('a wrong link, and a link without its code, lead to a page that says what to do', async ({ visitor }) => {
  const page = await (await visitor(still)).context.newPage();
  await page.goto('/t/abcdefgh2345#abcdefgh23456789');
  await page.getByLabel('What are you called?').fill('Anna');
  await page.getByRole('button', { name: 'Come to the table' }).click();
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

test('where no server answers, Invite says why not', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await page.goto('/invite/qwinto');
  await context.route('**/api/**', route => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No server answers here');
});

test('cookies that are not kept are said in words', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await context.route('**/api/guest', route => route.fulfill({ json: { name: 'Anna' } }));
  await page.goto('/t/abcdefgh2345#abcdefgh23456789');
  await page.getByLabel('What are you called?').fill('Anna');
  await page.getByRole('button', { name: 'Come to the table' }).click();
  await expect(page.getByRole('alert')).toContainText('your browser blocks cookies');
});

test('a page that is older than the server is told so', async ({ visitor }) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await invite(page, 'las-vegas', 'Anna');
  await page.routeWebSocket('**/api/socket', socket => {
    const server = socket.connectToServer();
    socket.onMessage(frame => server.send(String(frame).replace(/"protocol":\d+/, '"protocol":0')));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'There is a newer version' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});
