/* Playing together at the real server: who watches, talks, thinks again, runs out of time, and passes his seat on. */
import type { Locator, Page } from '@playwright/test';
import { GAMES, invite, join, moveOnce, pair, sitDown, withBot, type Game } from './online.ts';
import { expect, test, type Visitor } from './server.ts';
import { PHONE, expectAccessible, expectNoOverflow, isOver, logLines, settled, still, typeFirst } from './table.ts';

const tool = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  // On a phone the tools of the table are behind one button.
  if (!(await button.first().isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  await button.first().click();
};
const people = (page: Page): Promise<void> => tool(page, 'People and connection');
const close = async (page: Page): Promise<void> => {
  while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
};
const tidings = (page: Page): Locator => page.locator('[data-tidings]');
const asking = (page: Page): Locator => page.locator('section[data-asks]');

/** Whoever is asked. */
async function onTurn(pages: readonly Page[]): Promise<Page> {
  let found: Page | null = null;
  await expect
    .poll(async () => {
      for (const page of pages) if (await asking(page).isVisible()) found = page;
      return found !== null;
    })
    .toBe(true);
  if (found === null) throw new Error('nobody is asked');
  await settled(found);
  return found;
}

/** In a large window and on a tablet every tool of the table has its button: all of them lie within the card. */
async function expectToolsWithin(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    const [card, ...tools] = await Promise.all(
      [page.locator('div.dock'), ...(await page.locator('.dock .tools .each .button').all())].map(one =>
        one.boundingBox(),
      ),
    );
    expect(tools.length).toBeGreaterThan(5);
    const outside = tools.filter(
      tool =>
        !card ||
        !tool ||
        tool.x < card.x ||
        tool.y < card.y ||
        tool.x + tool.width > card.x + card.width ||
        tool.y + tool.height > card.y + card.height,
    );
    expect([size, outside]).toEqual([size, []]);
  }
  if (before !== null) await page.setViewportSize(before);
}

const opens = async (visitor: Visitor): Promise<Page> => visitor.context.newPage();

for (const game of Object.keys(GAMES) as Game[])
  test(`${game}: three people and one who watches talk, think again, and pass a seat on${game === 'las-vegas' ? '' : ' @matrix'}`, async ({
    visitor,
  }) => {
    const [anna, cleo] = [await opens(await visitor(still)), await opens(await visitor(still))];
    const phone = await opens(await visitor(still));
    await phone.setViewportSize(PHONE);

    // The table: three chairs, friendly, a gentle clock whose end is said to whoever comes.
    const link = await invite(anna, game, 'Anna');
    await anna.getByRole('button', { name: 'One more chair' }).click();
    const rules = anna.getByRole('region', { name: 'Rules' });
    await rules.getByRole('button', { name: 'Change the rules' }).click();
    await rules.getByRole('switch', { name: 'Friendly table' }).check();
    await rules.getByRole('radio', { name: 'In days' }).check();
    await expect(rules.getByRole('switch', { name: 'Night hours' })).toBeChecked();
    await rules.getByRole('radio', { name: 'Gentle' }).check();
    await rules.getByRole('radio', { name: '10 minutes' }).check();
    await rules.getByRole('radio', { name: /talking is allowed/ }).check();
    await join(phone, link, 'Ben');
    await expect(phone.getByText('Whoever is waited for longer than 10 minutes is reminded.')).toBeVisible();
    await sitDown(phone, 2);
    await join(cleo, link, 'Cleo');
    await sitDown(cleo, 3);

    // A quick phrase is read in the reader's own language.
    const dora = await opens(await visitor({ ...still, language: 'it' }));
    await dora.goto(link);
    await dora.getByLabel('Come ti chiami?').fill('Dora');
    await dora.getByRole('button', { name: 'Vieni al tavolo' }).click();
    await phone.getByRole('button', { name: 'Good luck' }).click();
    await expect(anna.getByRole('log', { name: 'Talk' })).toContainText('Ben: Good luck');
    await expect(dora.getByRole('log')).toContainText('Ben: Buona fortuna');
    await expectAccessible(phone, 'light');
    await expectNoOverflow(phone);

    for (const page of [phone, cleo]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await anna.getByRole('button', { name: 'Start the match' }).click();
    let table = [anna, phone, cleo];
    for (const page of table) await expect(page.getByRole('region', { name: 'What is asked' })).toBeVisible();
    await expect(dora.getByText('Stai guardando.')).toBeVisible();
    await expectToolsWithin(anna);
    for (let moves = 0; moves < 4; moves++) await moveOnce(table);

    // Who thinks again asks: one does not agree, and then all do. What all draw at the same time is known only after it.
    if (game === 'railroad-ink')
      while ((await logLines(anna).filter({ hasText: 'Round 2' }).count()) === 0) await moveOnce(table);
    else await typeFirst(await onTurn(table), '');
    const asks = async (): Promise<readonly Page[]> => {
      let who: Page | null = null;
      await expect
        .poll(async () => {
          for (const page of table)
            if (await page.getByRole('button', { name: 'Ask to go back' }).isVisible()) who ??= page;
          return who !== null;
        })
        .toBe(true);
      if (who === null) throw new Error('nobody can ask');
      const asker: Page = who;
      await asker.getByRole('button', { name: 'Ask to go back' }).click();
      return [asker, ...table.filter(page => page !== asker)];
    };
    const [refused, nay, yea] = await asks();
    await yea?.getByRole('button', { name: 'Go back', exact: true }).click();
    await nay?.getByRole('button', { name: 'Play on', exact: true }).click();
    await expect(tidings(refused ?? anna)).toContainText('not agree');
    const [agreed, ...others] = await asks();
    for (const page of others) await page.getByRole('button', { name: 'Go back', exact: true }).click();
    await expect(tidings(agreed ?? anna)).toContainText('Everybody agrees');

    // Ben's seat: from the phone to the desktop, to a bot, to somebody else.
    await people(phone);
    await phone.getByRole('button', { name: 'Make a link' }).first().click();
    const pass = await phone.getByLabel(/This link makes another device yours/).inputValue();
    await expectNoOverflow(phone);
    await close(phone);
    const desktop = await opens(await visitor(still));
    await desktop.goto(pass);
    await desktop.getByRole('button', { name: 'Go on here' }).click();
    await expect(desktop.getByRole('region', { name: 'What is asked' })).toBeVisible();
    await phone.close();
    table = [anna, desktop, cleo];
    await moveOnce(table);
    await people(desktop);
    await desktop.getByRole('button', { name: 'Let a bot play for me' }).click();
    await expect(tidings(anna)).toContainText('A bot takes over: Ben.');
    await expect(desktop.getByRole('button', { name: 'Play again myself' })).toBeVisible();
    await desktop
      .getByRole('heading', { name: 'Give your seat to somebody else' })
      .locator('..')
      .getByRole('button', { name: 'Make a link' })
      .click();
    const seat = await desktop.getByLabel(/Whoever opens this link first plays on in your seat/).inputValue();
    const emil = await opens(await visitor(still));
    await emil.goto(seat);
    await emil.getByLabel('What are you called?').fill('Emil');
    await emil.getByRole('button', { name: 'Come to the table' }).click();
    await expect(emil.getByRole('region', { name: 'What is asked' })).toBeVisible();
    await expect(tidings(anna)).toContainText('Emil takes the seat “Ben”.');
    await close(desktop);
    await expect(desktop.getByText('You are watching.')).toBeVisible();
    table = [anna, emil, cleo];
    await moveOnce(table);

    // What is said freely the host may switch off; and anybody may mute anybody, for himself.
    await tool(emil, 'Talk');
    await emil.getByLabel('Say something').fill('Καλησπέρα');
    await emil.keyboard.press('Enter');
    await anna.getByRole('button', { name: 'Emil: Καλησπέρα' }).click();
    await expectAccessible(anna, 'dark');
    await anna.getByRole('switch', { name: 'Only quick phrases' }).check();
    await expect(emil.getByLabel('Say something')).toHaveCount(0);
    await anna.getByRole('button', { name: 'Mute: Emil' }).click();
    await expect(anna.getByRole('log', { name: 'Talk' })).not.toContainText('Emil');
    await emil.getByRole('button', { name: 'Thank you' }).click();
    await expect(cleo.getByRole('button', { name: 'Emil: Thank you' })).toBeVisible();
    await close(anna);
    await close(emil);
    await expect(anna.getByRole('button', { name: 'Emil: Thank you' })).toHaveCount(0);
    for (let moves = 0; moves < 3; moves++) await moveOnce(table);
    expect(await isOver(anna)).toBe(false);
  });

/** Sets a clock that is shorter than any that is offered, as a program of the host's would. */
const setClock = (page: Page, after: number): Promise<void> =>
  page.evaluate(
    async ([table, lasts]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
      const said: ((frame: { type: string; table?: Record<string, unknown> }) => void)[] = [];
      socket.addEventListener('message', ({ data }) => said[0]?.(JSON.parse(String(data)) as never));
      const hear = (type: string): Promise<Record<string, unknown>> =>
        new Promise(resolve => {
          said[0] = frame => (frame.type === type ? resolve(frame.table ?? {}) : undefined);
        });
      await new Promise(resolve => socket.addEventListener('open', resolve));
      const send = (frame: object): void => socket.send(JSON.stringify(frame));
      const told = hear('news');
      send({ type: 'hello', protocol: 1, table, lines: 0 });
      send({ type: 'hear', as: 'spectator', heard: 0, told: '0'.repeat(14) });
      const view = await told;
      const fields = ['seats', 'options', 'forced', 'spectators', 'friendly', 'chairsEach'];
      const setting = Object.fromEntries(fields.map(name => [name, view[name]]));
      const clock = { kind: 'strict', after: lasts };
      const done = hear('done');
      send({ type: 'do', id: 'clock', wish: { do: 'set', ...setting, breath: view['breathLasts'], clock } });
      await done;
      socket.close();
    },
    [new URL(page.url()).pathname.replace('/t/', ''), after] as const,
  );

test('when a strict clock runs out that is told, a bot answers, and the seat stays one’s own', async ({ visitor }) => {
  const page = await opens(await visitor(still));
  await withBot(page, 'las-vegas', async () => {
    await setClock(page, 2000);
    await expect(page.getByText('After 2 seconds a bot answers')).toBeVisible();
  });
  await expect(tidings(page)).toContainText('Time is up: Anna.');
  // Nobody touches anything, and the match goes on.
  await expect.poll(() => page.getByText(/^Anna (rolls|puts|places) /).count()).toBeGreaterThan(0);
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
});

test('there is something to skip while dice fall, and nothing while another person is to play @matrix', async ({
  visitor,
}) => {
  const moving = { ...still, motion: 'full', speed: 'slow' };
  const [anna, ben] = await pair([await visitor(moving), await visitor(moving)], 'las-vegas');
  const asked = await onTurn([anna, ben]);
  const skip = (asked === anna ? ben : anna).getByRole('button', { name: 'Skip', exact: true });
  await expect(skip).toHaveCount(0);
  const rolled = expect(skip).toBeVisible();
  await typeFirst(asked, '');
  await rolled;
  await skip.click();
  await settled(asked);
  await expect(skip).toHaveCount(0);
});

test('whoever was away sees what happened, and is nudged @matrix', async ({ visitor }) => {
  const visitors = [await visitor(still), await visitor(still)] as const;
  const [anna, ben] = await pair(visitors, 'las-vegas');
  for (let moves = 0; moves < 2; moves++) await moveOnce([anna, ben]);
  // Ben goes when Anna is asked, or she plays until he is.
  const address = ben.url();
  while (!(await asking(anna).isVisible())) await moveOnce([anna, ben]);
  await settled(anna);
  await ben.close();
  while (await asking(anna).isVisible()) {
    await settled(anna);
    await typeFirst(anna, '');
    await expect
      .poll(
        async () =>
          (await asking(anna).isVisible()) || (await anna.getByRole('button', { name: 'Nudge: Ben' }).isVisible()),
      )
      .toBe(true);
  }
  // He has only just gone.
  await anna.getByRole('button', { name: 'Nudge: Ben' }).click();
  await expect(anna.getByText('They were told not long ago.')).toBeVisible();

  const back = await visitors[1].context.newPage();
  await back.goto(address);
  await expect(back.getByRole('heading', { name: 'While you were away' })).toBeVisible();
  await back.getByRole('button', { name: 'Read it' }).click();
  await expect(
    back
      .getByRole('region', { name: 'While you were away' })
      .getByText(/^Anna (rolls|puts|places)/)
      .first(),
  ).toBeVisible();
  await expectAccessible(back, 'light');
  await back.setViewportSize(PHONE);
  await expectNoOverflow(back);
  await back.getByRole('link', { name: 'Play it back' }).click();
  await back.waitForURL(/\/replay/);
  // It plays by itself and comes to the end.
  await expect(back.getByRole('button', { name: 'One step on' })).toBeDisabled();
});
