import type { Locator, Page } from '@playwright/test';
import { invite, join, pair, sitDown, withBot } from './online.ts';
import { expect, test } from './server.ts';
import { PHONE, expectAccessible, expectNoOverflow, logLines, settled, still, typeFirst } from './table.ts';

test('whoever opened a table chooses how it goes about a match, and everybody reads it @matrix', async ({
  visitor,
}) => {
  const [anna, ben] = [await (await visitor(still)).context.newPage(), await (await visitor(still)).context.newPage()];
  const link = await invite(anna, 'las-vegas', 'Anna');
  await join(ben, link, 'Ben');
  await sitDown(ben, 2);
  const rules = (page: typeof anna) => page.getByRole('region', { name: 'Rules' });
  const read = (page: typeof anna, name: string) =>
    rules(page).locator('dl div').filter({ hasText: name }).locator('dd');
  await expect(read(ben, 'Friendly table')).toHaveText('no');
  await expect(read(ben, 'Time to take back a slip')).toHaveText('None');
  await expect(read(ben, 'Who may watch')).toHaveText('Whoever has the link');
  await expect(rules(ben).getByRole('button', { name: 'Change the rules' })).toHaveCount(0);

  await rules(anna).getByRole('button', { name: 'Change the rules' }).click();
  await rules(anna).getByRole('switch', { name: 'Friendly table' }).check();
  await expect(read(ben, 'Friendly table')).toHaveText('yes');
  await rules(anna).getByRole('radio', { name: '1.5 s' }).check();
  await expect(read(ben, 'Time to take back a slip')).toHaveText('1.5 s');
  await rules(anna).getByRole('radio', { name: 'Only those who play' }).check();
  await expect(read(ben, 'Who may watch')).toHaveText('Only those who play');
  await rules(anna).getByRole('switch', { name: 'Play forced moves automatically' }).check();
  await expect(read(ben, 'Play forced moves automatically')).toHaveText('yes');
  // What was chosen before stays.
  await expect(read(ben, 'Friendly table')).toHaveText('yes');
  await expectAccessible(anna, 'light', 'dark');
  await anna.setViewportSize(PHONE);
  await expectNoOverflow(anna);

  await ben.getByRole('button', { name: 'Ready', exact: true }).click();
  await anna.getByRole('button', { name: 'Start the match' }).click();
  // It rolls by itself, and what one chose can be taken back for a moment.
  await expect(anna.getByText(/^(Anna|Ben) rolls /).first()).toBeAttached();
});

test('which bot is to sit down can be read as a whole on a phone', async ({ visitor }) => {
  const anna = await (await visitor(still)).context.newPage();
  await anna.setViewportSize(PHONE);
  await invite(anna, 'las-vegas', 'Anna');
  const which = anna.getByRole('combobox').first();
  const [shown, whole] = await which.evaluate(one => {
    const before = one.clientWidth;
    one.style.maxInlineSize = one.style.inlineSize = 'max-content';
    return [before, one.clientWidth];
  });
  expect(shown).toBeGreaterThanOrEqual(whole ?? 0);
});

test('whoever comes by a link reads by whom he is invited and to what, before he says who he is', async ({
  visitor,
}) => {
  const [anna, ben] = [await (await visitor(still)).context.newPage(), await (await visitor(still)).context.newPage()];
  const link = await invite(anna, 'qwinto', 'Anna');
  await ben.setViewportSize(PHONE);
  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'Qwinto' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'An invitation from Anna' })).toBeVisible();
  await expect(ben.getByText('At the table: Anna')).toBeVisible();
  await expect(ben.getByText('1 free chair')).toBeVisible();
  await expectNoOverflow(ben);
  await expectAccessible(ben, 'light', 'dark');
  await anna.getByRole('button', { name: 'Seat a bot: chair 2' }).click();
  await expect(anna.getByRole('button', { name: 'Free the chair: 2' })).toBeVisible();
  // The link opens nothing twice from the address: it is taken out of it.
  await ben.goto('/');
  await ben.goto(link);
  await expect(ben.getByText('Every chair is taken; you can watch.')).toBeVisible();
});

test('a table that is open to everybody is found without a link', async ({ visitor }) => {
  const [anna, ben] = [await (await visitor(still)).context.newPage(), await (await visitor(still)).context.newPage()];
  await invite(anna, 'qwinto', 'Anna');
  await ben.goto('/invite/las-vegas');
  await expect(ben.getByLabel('What are you called?')).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Tables open to everybody' })).toHaveCount(0);
  await anna.getByRole('switch', { name: 'Open to everybody' }).check();
  await anna.reload();
  await expect(anna.getByRole('switch', { name: 'Open to everybody' })).toBeChecked();
  // What lists show may be some seconds behind.
  const found = ben.getByRole('link', { name: /Qwinto\s+1 free chair\s+Anna/ });
  await expect(async () => {
    await ben.reload();
    await expect(found).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(ben, 'light', 'dark');
  await found.click();
  await ben.waitForURL(/\/t\//);
  // The screen before has a field of the same name, and stays until this one is there.
  const come = ben.getByRole('button', { name: 'Come to the table' });
  await expect(come).toBeVisible();
  await ben.getByLabel('What are you called?').fill('Ben');
  await come.click();
  await sitDown(ben, 2);
});

test('whoever opened a match ends it for everybody, and each of them reads why', async ({ visitor }) => {
  const [anna, ben] = await pair([await visitor(still), await visitor(still)], 'las-vegas');
  await anna.getByRole('button', { name: 'People and connection' }).click();
  await anna.getByRole('button', { name: 'End the match', exact: true }).click();
  await anna.getByRole('button', { name: 'End it for good, for everybody' }).click();
  await ben.reload();
  for (const page of [anna, ben]) {
    const heading = page.getByRole('heading', { name: 'The match was given up' });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Open a new');
    await expect(page.getByRole('link', { name: 'Come back' })).toHaveCount(0);
  }
  await expect(anna.getByRole('alert')).toContainText('You have ended it');
  await expect(ben.getByRole('alert')).toContainText('Whoever opened the table has ended it');
});

test('where the host is away somebody else looks after the table @matrix', async ({ visitor }) => {
  const [anna, ben] = await pair([await visitor(still), await visitor(still)], 'las-vegas');
  await anna.close();
  await ben.getByRole('button', { name: 'People and connection' }).click();
  const takeOver = ben.getByRole('button', { name: 'Look after the table' });
  // Who has just left may be back in a moment: until then it is refused.
  await expect
    .poll(async () => {
      if (await takeOver.isVisible()) await takeOver.click();
      return ben.getByRole('heading', { name: 'End the match for everybody' }).isVisible();
    })
    .toBe(true);
  await expect(ben.getByRole('button', { name: 'Let a bot play: Anna' })).toBeVisible();
});

test('somebody erases his name, and nobody reads it any more', async ({ visitor }) => {
  const [anna, ben] = await pair([await visitor(still), await visitor(still)], 'las-vegas');
  await ben.goto('/settings');
  await expect(ben.getByText('On this server you are called Ben.')).toBeVisible();
  await ben.getByRole('button', { name: 'Erase my name' }).click();
  await ben.getByRole('button', { name: 'Erase it for good' }).click();
  await expect(ben.getByText('Your name is erased.')).toBeVisible();
  await ben.goto('/');
  await expect(ben.getByRole('heading', { name: 'Tables online' })).toHaveCount(0);
  await anna.reload();
  await expect(anna.getByRole('region', { name: 'What is asked' })).toBeVisible();
  await expect(anna.getByText('Ben')).toHaveCount(0);
});

test('whoever gives his seat to somebody else goes on as one who watches', async ({ visitor }) => {
  const anna = await (await visitor(still)).context.newPage();
  await withBot(anna, 'las-vegas');
  await anna.getByRole('button', { name: 'People and connection' }).click();
  await anna.getByRole('button', { name: 'Make a link' }).last().click();
  const link = await anna.getByLabel(/^Whoever opens this link first plays on in your seat/).inputValue();
  const carl = await (await visitor(still)).context.newPage();
  await carl.goto(link);
  await carl.getByLabel('What are you called?').fill('Carl');
  await carl.getByRole('button', { name: 'Come to the table' }).click();
  await expect(carl.getByRole('button', { name: 'People and connection' })).toBeVisible();
  await expect(carl.getByText('You are watching.')).toHaveCount(0);
  await expect(anna.getByText('You are watching.')).toBeVisible();
});

test('whoever watches is not offered what is for those who play @matrix', async ({ visitor }) => {
  const [anna, ben] = [await (await visitor(still)).context.newPage(), await (await visitor(still)).context.newPage()];
  const link = await withBot(anna, 'las-vegas');
  await ben.goto(link);
  await ben.getByLabel('What are you called?').fill('Ben');
  await ben.getByRole('button', { name: 'Come to the table' }).click();
  await expect(ben.getByText('You are watching.')).toBeVisible();
  await settled(anna);
  await typeFirst(anna);
  await expect.poll(() => logLines(ben).count()).toBeGreaterThan(0);
  await expect(ben.locator('section[data-asks]')).toHaveCount(0);
});

test('whoever opened a table is not called unready: the others read that he starts the match @matrix', async ({
  visitor,
}) => {
  const [anna, ben] = [await (await visitor(still)).context.newPage(), await (await visitor(still)).context.newPage()];
  const link = await invite(anna, 'qwinto', 'Anna');
  await join(ben, link, 'Ben');
  await sitDown(ben, 2);
  await expect(anna.getByText('Not ready yet: Ben')).toBeVisible();
  await ben.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(ben.getByText('Whoever opened the table starts the match.')).toBeVisible();
  for (const page of [anna, ben]) await expect(page.getByText(/not ready yet/i)).toHaveCount(0);
});

/** By the keyboard, as soon as it is taken: what has just appeared ignores keys for a moment. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
}

test('the focus is never lost on the way into a lobby, nor there @matrix', async ({ visitor }) => {
  const [anna, ben] = [await (await visitor(still)).context.newPage(), await (await visitor(still)).context.newPage()];
  const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
  const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });
  await anna.goto('/invite/qwinto');
  await anna.getByLabel('What are you called?').fill('Anna');
  await press(named(anna, 'Open a table'));
  await expect(heading(anna, 'Qwinto')).toBeFocused();
  await press(named(anna, 'Sit here: chair 1'));
  await expect(named(anna, 'Stand up: chair 1')).toBeFocused();
  await press(named(anna, 'Stand up: chair 1'));
  await expect(named(anna, 'Sit here: chair 1')).toBeFocused();
  await press(named(anna, 'Seat a bot: chair 2'));
  await expect(named(anna, 'Free the chair: 2')).toBeFocused();
  await press(named(anna, 'Free the chair: 2'));
  await expect(named(anna, 'Sit here: chair 2')).toBeFocused();
  await press(named(anna, 'One more chair'));
  await expect(named(anna, 'Sit here: chair 3')).toBeVisible();
  await expect(named(anna, 'One more chair')).toBeFocused();
  for (const fewer of [2, 1]) {
    await press(named(anna, 'One chair fewer'));
    await expect(anna.getByRole('button', { name: /^Sit here/ })).toHaveCount(fewer);
  }
  // It rests now: as few chairs as there can be.
  await expect(named(anna, 'One more chair')).toBeFocused();
  await press(named(anna, 'Change the rules'));
  await expect(heading(anna, 'Rules')).toBeFocused();

  await press(named(anna, 'One more chair'));
  await ben.goto(await anna.getByLabel('Whoever has this link can come to the table:').inputValue());
  await ben.getByLabel('What are you called?').fill('Ben');
  await press(named(ben, 'Come to the table'));
  await expect(heading(ben, 'Qwinto')).toBeFocused();
  // Somebody else sits down where he was about to: he is told of whom, where he is.
  await named(ben, 'Sit here: chair 2').focus();
  await press(named(anna, 'Seat a bot: chair 2'));
  await expect(ben.getByRole('listitem').filter({ hasText: 'Chair 2:' })).toBeFocused();
});

test('on a phone the host is led to the link while chairs are free', async ({ visitor }) => {
  const page = await (await visitor(still)).context.newPage();
  await page.setViewportSize(PHONE);
  await invite(page, 'qwinto', 'Anna');
  const lead = page.getByRole('button', { name: 'Invite', exact: true });
  await expect(lead).toBeInViewport({ ratio: 1 });
  await lead.click();
  const link = page.getByLabel('Whoever has this link can come to the table:');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Seat a bot: chair 2' }).click();
  await expect(lead).toHaveCount(0);
});

test('a name of forty letters without a gap breaks, also in the rules @matrix', async ({ visitor }) => {
  const page = await (await visitor(still)).context.newPage();
  const name = 'x'.repeat(40);
  await invite(page, 'qwinto', name);
  await page.getByRole('button', { name: 'Change the rules' }).click();
  await page.getByRole('radio', { name }).check();
  const value = page.locator('dd').filter({ hasText: name });
  await expect(value).toBeVisible();
  for (const width of [PHONE.width, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    // A phone’s own `innerWidth` grows with what is too wide for it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const [card, dd] = await Promise.all([
      page.getByRole('region', { name: 'Rules' }).boundingBox(),
      value.boundingBox(),
    ]);
    expect((dd?.x ?? 0) + (dd?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
  }
});

test('a name that cannot be taken is asked for again where it is written @matrix', async ({ visitor }) => {
  const page = await (await visitor(still)).context.newPage();
  await page.goto('/invite/qwinto');
  const field = page.getByLabel('What are you called?');
  for (const name of ['', 'An\u200Fna']) {
    await field.fill(name);
    await page.getByRole('button', { name: 'Open a table' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose a name');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Choose a name/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.fill('Anna');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('whoever stands up and sits down again on the same chair has his part in the dice', async ({ visitor }) => {
  const page = await (await visitor(still)).context.newPage();
  let heads = 0;
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"do":"head"')) heads++;
    }),
  );
  await invite(page, 'qwinto', 'Anna');
  await expect.poll(() => heads).toBe(1);
  await page.getByRole('button', { name: 'Stand up: chair 1' }).click();
  await page.getByRole('button', { name: 'Sit here: chair 1' }).click();
  await expect(page.getByRole('button', { name: 'Stand up: chair 1' })).toBeVisible();
  await expect.poll(() => heads).toBe(2);
});
