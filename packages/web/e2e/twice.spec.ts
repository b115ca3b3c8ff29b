import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { ASKED, positionAt } from '../src/boards/las-vegas-royale/match.testing.ts';
import { plant, stepsPlayed } from './planting.ts';
import { ONLINE_RAGED, inASecond, kept, rage } from './rage.ts';
import {
  asked,
  curtain,
  expect,
  fillStorage,
  logLines,
  open,
  placeButton,
  result,
  rollButton,
  settled,
  started,
  still,
  tap,
  test,
  typeFirst,
  typeToTheEnd,
  withSettings,
} from './table.ts';

/* Twenty fast clicks on any main button do what one does. */

const linesWith = (page: Page, text: RegExp): Locator => logLines(page).filter({ hasText: text });

/** Which component's main button each test clicks. */
const RAGED = {
  'Play on the home page, Roll and Put': [
    'screens/Home',
    'screens/Begin',
    'boards/las-vegas/RollPanel',
    'boards/las-vegas/PlacePanel',
  ],
  'Start, Roll, Keep, Mark and the same table again': [
    'screens/SetUp',
    'boards/qwinto/RollPanel',
    'boards/qwinto/ResultPanel',
    'boards/qwinto/WritePanel',
    'parts/Result',
  ],
  'Draw it and End the round': ['boards/railroad-ink/DrawPanel', 'boards/railroad-ink/PencilPanel'],
  'Take a pair @matrix': ['boards/railroad-ink/PickPanel'],
  'Roll, Put and a tile of Royale @matrix': [
    'boards/las-vegas-royale/panels/RollPanel',
    'boards/las-vegas-royale/panels/PlacePanel',
    'boards/las-vegas-royale/panels/Ask',
  ],
  'Go on from a moment @matrix': ['parts/GoOn'],
  'what real dice show @matrix': ['screens/table/Faces'],
  'a typed move, and the curtain @matrix': ['parts/TypedMove', 'parts/Curtain'],
  'to agree, and to try again @matrix': ['screens/table/Consent', 'screens/Begin', 'screens/Help'],
} as const;

/** What may be had as often as one likes, or is raged at elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  App: 'loads the same screen again; the last one counts',
  'parts/OnDevice': 'keeping.spec.ts: everything on the device is one file',
  'screens/Damaged': 'gives a file',
  'screens/Learn': 'each step once: learn.spec.ts',
  'screens/Sheets': 'prints',
  'screens/NotFound': 'a link to the home page',
};

test('every main button there is, is clicked here or in online-twice.spec.ts', () => {
  const source = fileURLToPath(new URL('../src', import.meta.url));
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.svelte') && /class="button main\b/.test(readFileSync(`${source}/${file}`, 'utf8')))
    .map(file => file.replace(/\.svelte$/, ''));
  const known = new Set([
    ...Object.values(RAGED).flat(),
    ...Object.values(ONLINE_RAGED).flat(),
    ...Object.keys(ELSEWHERE),
  ]);
  expect([...found].sort()).toEqual([...known].sort());
});

const rages = (title: keyof typeof RAGED, does: (page: Page) => Promise<void>): void =>
  test(`twenty fast clicks do it once: ${title}`, async ({ page }) => {
    await page.clock.install();
    await withSettings(page, still);
    await does(page);
  });

rages('Play on the home page, Roll and Put', async page => {
  await page.goto('/');
  await inASecond(page, page.getByRole('link', { name: 'Play: Las Vegas', exact: true }), () =>
    page.waitForURL(/\/table\//),
  );
  await settled(page);
  expect((await kept(page)).matches).toBe(1);
  // One step of the history, too: nobody goes back into another new match.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
  await page.goForward();
  await settled(page);

  const before = await linesWith(page, /You (roll|put) /).count();
  await inASecond(page, rollButton(page), async () => {
    await expect(linesWith(page, /You roll /)).toHaveCount(1);
  });
  for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
  await inASecond(page, placeButton(page), async () => {
    await expect(rollButton(page)).toBeVisible();
  });
  await expect(linesWith(page, /You put /)).toHaveCount(1);
  await expect(linesWith(page, /You (roll|put) /)).toHaveCount(before + 2);
});

rages('Start, Roll, Keep, Mark and the same table again', async page => {
  await open(page, '/new/qwinto?way=solo');
  await inASecond(page, page.getByRole('button', { name: 'Start the match' }), () => page.waitForURL(/\/table\//));
  await settled(page);
  expect((await kept(page)).matches).toBe(1);

  await page.keyboard.press('o');
  await inASecond(page, asked(page).getByRole('button', { name: 'Roll 1 die' }), async () => {
    await expect(page.getByRole('button', { name: /^Keep the/ })).toBeVisible();
  });
  await expect(linesWith(page, /keeps? the/)).toHaveCount(0);
  await inASecond(page, page.getByRole('button', { name: /^Keep the/ }), async () => {
    await expect(linesWith(page, /keeps? the/)).toHaveCount(1);
  });
  await expect(linesWith(page, /writes? |misthrow/)).toHaveCount(0);
  const mark = asked(page).getByRole('button', { name: /^Mark a misthrow/ });
  await mark.click();
  await inASecond(page, asked(page).locator('.main'), async () => {
    await expect(mark).toBeHidden();
  });
  await expect(linesWith(page, /misthrow/)).toHaveCount(1);
  await expect(linesWith(page, /You roll/)).toHaveCount(1);

  await typeToTheEnd(page, 'write misthrow');
  await inASecond(page, page.getByRole('button', { name: 'The same table again' }), () =>
    expect(result(page)).toBeHidden(),
  );
  await settled(page);
  expect((await kept(page)).matches).toBe(2);
});

const dice = (page: Page): Locator => page.getByRole('group', { name: 'Dice of the round' }).getByRole('button');
const fitting = (page: Page): Locator => page.getByRole('button', { name: /: it fits here$/ });
const drawn = (page: Page): Locator => page.getByRole('button', { name: /, round \d$/ });

rages('Draw it and End the round', async page => {
  await started(page, '/new/railroad-ink?way=solo');
  const [drawIt, endRound] = [/^Draw it on /, 'End the round'].map(name => asked(page).getByRole('button', { name }));
  if (drawIt === undefined || endRound === undefined) throw new Error('both have names');
  for (let before = 0; !(await endRound.isVisible()); before++) {
    // One that can be drawn says what it shows and nothing else.
    await dice(page)
      .and(page.getByRole('button', { name: /^[^:]+$/ }))
      .first()
      .click();
    await fitting(page).first().click();
    await inASecond(page, drawIt, async () => {
      await expect(drawn(page)).toHaveCount(before + 1);
    });
  }
  await expect(linesWith(page, /You draw /)).toHaveCount(0);
  await inASecond(page, endRound, async () => {
    await expect(endRound).toBeHidden();
  });
  await expect(linesWith(page, /You draw /)).toHaveCount(1);
});

rages('Take a pair @matrix', async page => {
  await started(page, '/new/railroad-ink?way=bots', () => page.getByRole('switch', { name: 'Dice draft' }).check());
  await page.getByRole('group', { name: 'Pairs of dice' }).getByRole('button').first().click();
  await inASecond(page, asked(page).getByRole('button', { name: /^Take / }), async () => {
    await expect(linesWith(page, /You take /)).toHaveCount(1);
  });
  await settled(page);
  await expect(linesWith(page, /You take /)).toHaveCount(1);
});

rages('Roll, Put and a tile of Royale @matrix', async page => {
  const tile = ASKED.find(step => step !== 'roll' && step !== 'place') ?? 'roll';
  for (const step of ['roll', 'place', tile] as const)
    await test.step(step, async () => {
      const position = positionAt(step);
      await plant(page, 'las-vegas-royale', position);
      await settled(page);
      if (await curtain(page).isVisible()) await curtain(page).getByRole('button').click();
      await settled(page);
      const main = asked(page).locator('.button.main');
      const groups = step === 'place' ? null : asked(page).getByRole('group');
      for (let at = 0; at < ((await groups?.count()) ?? 0); at++)
        await groups?.nth(at).getByRole('button').and(page.locator(':enabled')).last().click();
      if (!(await main.isEnabled()))
        await tap(page.getByRole('list', { name: 'Casinos' }).locator('[data-casino][aria-disabled=false]').first());
      await expect(main).toBeEnabled();
      const before = position.plays.length;
      await inASecond(page, main, async () => {
        await expect.poll(async () => (await stepsPlayed(page))[before]).toBe(step);
      });
      await settled(page);
      const after = (await stepsPlayed(page)).slice(before + 1);
      expect(after.filter(one => ASKED.some(asking => asking === one))).toEqual([]);
    });
});

rages('what real dice show @matrix', async page => {
  await started(page, '/new/qwinto?way=solo', () => page.getByRole('switch', { name: 'Our own dice' }).check());
  await typeFirst(page, 'roll orange');
  await asked(page).getByRole('button', { name: '4', exact: true }).click();
  await inASecond(page, asked(page).locator('.main'), () => expect(linesWith(page, /You roll /)).toHaveCount(1));
});

rages('a typed move, and the curtain @matrix', async page => {
  await started(page, '/new/qwinto?way=pass');
  for (let moves = 0; !(await curtain(page).isVisible()); moves++) {
    expect(moves).toBeLessThan(8);
    const lines = await logLines(page).count();
    await page.getByRole('button', { name: 'Type a move' }).click();
    const dialog = page.getByRole('dialog', { name: 'Type a move' });
    await dialog.getByRole('textbox').fill((await dialog.getByRole('code').first().textContent()) ?? '');
    await inASecond(page, dialog.getByRole('button', { name: 'Play it' }), async () => {
      await expect(dialog).toBeHidden();
    });
    await settled(page);
    // One line each; what is written together is told when all have written.
    expect(await logLines(page).count()).toBeLessThanOrEqual(lines + 1);
  }
  const lines = await logLines(page).count();
  await inASecond(page, curtain(page).getByRole('button'), async () => {
    await expect(curtain(page)).toBeHidden();
  });
  await expect(logLines(page)).toHaveCount(lines);
});

rages('Go on from a moment @matrix', async page => {
  await page.goto('/watch/las-vegas');
  await expect(result(page)).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider').fill('9');
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await inASecond(page, page.getByRole('dialog').getByRole('button', { name: 'Go on' }), () =>
    page.waitForURL(/\/table\/[0-9a-f]+$/),
  );
  await settled(page);
  expect((await kept(page)).matches).toBe(2);
});

rages('to agree, and to try again @matrix', async page => {
  await started(page, '/new/las-vegas?way=pass', () => page.getByRole('switch', { name: /Friendly table/ }).click());
  await typeFirst(page, 'roll');
  await settled(page);
  await page.getByRole('button', { name: 'Ask to go back' }).click();
  await inASecond(page, page.getByRole('dialog').getByRole('button', { name: 'Go back' }), async () => {
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await expect(linesWith(page, /Everybody agrees/)).toHaveCount(1);
  await expect(rollButton(page)).toBeVisible();

  await open(page, '/help/las-vegas');
  const makeRoom = await fillStorage(page);
  await rage(page, page.getByRole('main').getByRole('link', { name: 'Play', exact: true }));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await makeRoom();
  await rage(page, again);
  await settled(page);
  expect((await kept(page)).matches).toBe(2);
});
