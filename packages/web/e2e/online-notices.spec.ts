import { createECDH } from 'node:crypto';
import type { Page } from '@playwright/test';
import { withBot } from './online.ts';
import { expect, test } from './server.ts';
import { expectAccessible, still } from './table.ts';

const people = (page: Page) => page.getByRole('button', { name: 'People and connection' }).click();
const devices = async (page: Page): Promise<number> =>
  page.evaluate(async () => ((await (await fetch('/api/notices')).json()) as { devices: number }).devices);

/** The keys of a browser that is told, which the server holds against their curve. */
function keysOfBrowser(): { readonly p256dh: string; readonly auth: string } {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return { p256dh: browser.getPublicKey('base64url'), auth: Buffer.alloc(16, 4).toString('base64url') };
}

/** A push service that answers every browser: the real ones are not of this machine. */
function answerPush(keys: ReturnType<typeof keysOfBrowser>): void {
  const subscription = {
    endpoint: 'https://push.example.com/anna',
    toJSON: () => ({ endpoint: 'https://push.example.com/anna', keys }),
    async unsubscribe() {
      now = null;
      return true;
    },
  };
  let now: typeof subscription | null = null;
  Object.assign(PushManager.prototype, {
    subscribe: async () => (now = subscription),
    getSubscription: async () => now,
  });
}

test('whoever wants it is told on his device that he is waited for', async ({ server, browser }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications']);
  await context.addInitScript(answerPush, keysOfBrowser());
  await context.addInitScript(kept => localStorage.setItem('zaria/settings', kept), JSON.stringify(still));
  const page = await context.newPage();
  await withBot(page, 'qwinto');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await people(page);
  await page.getByRole('button', { name: 'Tell me on this device' }).click();
  await expect(page.getByText('This device tells you when it is your turn.')).toBeVisible();
  expect(await devices(page)).toBe(1);
  await expectAccessible(page, 'light', 'dark');

  // What the server sends is shown in words, and names its table.
  const table = new URL(page.url()).pathname.replace('/t/', '');
  const line = await context.newCDPSession(page);
  const registration = new Promise<string>(resolve =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) =>
      first === undefined ? undefined : resolve(first.registrationId),
    ),
  );
  await line.send('ServiceWorker.enable');
  await line.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registration,
    data: JSON.stringify({ notice: 'your-turn', table, game: 'qwinto' }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const [first] = await (await navigator.serviceWorker.ready).getNotifications();
      return first === undefined ? null : [first.title, first.body, first.tag];
    });
  await expect.poll(shown).toEqual(['Qwinto', 'It is your turn.', table]);

  await page.getByRole('button', { name: 'Do not tell me any more' }).click();
  await expect(page.getByRole('button', { name: 'Tell me on this device' })).toBeVisible();
  expect(await devices(page)).toBe(0);
  await context.close();
});

test('where it cannot be, that is said: without https, without a service worker, and where it is forbidden', async ({
  visitor,
}) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await withBot(page, 'qwinto');
  await people(page);
  await expect(page.getByText('This browser cannot be told')).toBeVisible();
  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await page.reload();
  await people(page);
  await expect(page.getByText('the page must be opened by https')).toBeVisible();
});

test('an address of one’s own is told instead: kept, shown again, dropped, and refused in words @matrix', async ({
  visitor,
}) => {
  const { context } = await visitor(still);
  const page = await context.newPage();
  await withBot(page, 'qwinto');
  const openForm = async (): Promise<void> => {
    await people(page);
    await page.getByText('By a webhook').click();
  };
  await openForm();
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('not an address');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await address.fill('https://notices.example.com/anna');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expectAccessible(page, 'light', 'dark');
  await page.reload();
  await openForm();
  await expect(address).toHaveValue('https://notices.example.com/anna');
  await page.getByRole('button', { name: 'Do not use it any more' }).click();
  await expect(address).toHaveValue('');
});
