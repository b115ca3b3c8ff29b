import type { Locator, Page } from '@playwright/test';
import {
  PHONE,
  asked,
  begun,
  curtain,
  expect,
  logLines,
  open,
  placeButton,
  result,
  roll,
  rollButton,
  settled,
  started,
  still,
  test,
  typeFirst,
  typeToTheEnd,
  withSettings,
} from './table.ts';

const question = (page: Page): Locator => asked(page).getByRole('heading').first();

test('help and settings open over the table, which stays as it was', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play: Las Vegas', exact: true }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  await expect(page).toHaveTitle('You are to play · Las Vegas · Zaria');
  await roll(page);
  for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
  const chosen = (await placeButton(page).textContent()) ?? '';
  const table = page.url();

  await page.getByRole('button', { name: 'How to play' }).click();
  const help = page.getByRole('dialog', { name: 'How to play Las Vegas' });
  await expect(help.getByRole('figure').first()).toBeVisible();
  expect(page.url()).toBe(table);
  await page.goBack();
  await expect(help).toBeHidden();
  await expect(placeButton(page)).toHaveText(chosen);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.getByRole('dialog', { name: 'Impostazioni' }).getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(table);
  // What was chosen is still chosen: the table was not left, nor loaded again.
  await expect(asked(page).getByRole('button', { name: /^Piazza / })).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Zaria' })).toBeVisible();
});

test('the focus is with the question after every action, and Enter does the main thing', async ({ page }) => {
  await withSettings(page, still);
  await open(page, '/new/las-vegas?way=pass');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  for (let moves = 0; moves < 3; moves++) {
    await expect(rollButton(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(rollButton(page)).toBeHidden();
    await settled(page);
    await expect(question(page)).toBeFocused();
    for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(rollButton(page)).toBeVisible();
    await expect(question(page)).toBeFocused();
  }
  // A press of the pointer leaves it nowhere else, nor does a dialog.
  await rollButton(page).click();
  await expect(rollButton(page)).toBeHidden();
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText(/Choose a casino.*(Ctrl|⌘) ?Z ?Undo/s);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(question(page)).toBeFocused();
  await typeFirst(page);
  await expect(question(page)).toBeFocused();
});

test('Enter does the main thing as soon as its button is there, also while the board is still being made', async ({
  page,
}) => {
  await withSettings(page, still);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('section[data-asks] .button.main') === null) return;
      observer.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await open(page, '/new/las-vegas?way=pass');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(asked(page).locator('.button.main:disabled')).toBeVisible();
});

test('the focus is with the question in Qwinto, too, and after a curtain @matrix', async ({ page }) => {
  await withSettings(page, still);
  await started(page, '/new/qwinto?way=pass');
  let curtains = 0;
  for (let moves = 0; moves < 8; moves++) {
    await settled(page);
    if (await curtain(page).isVisible()) {
      curtains++;
      await page.keyboard.press('Enter');
      await expect(curtain(page)).toBeHidden();
    } else if (await asked(page).getByRole('button', { name: 'Orange' }).isVisible()) {
      await page.keyboard.press('o');
      await page.getByRole('button', { name: 'Roll 1 die' }).click();
      await expect(page.getByRole('button', { name: 'Roll 1 die' })).toBeHidden();
    } else await typeFirst(page);
    await settled(page);
    if (!(await curtain(page).isVisible())) await expect(question(page)).toBeFocused();
  }
  expect(curtains).toBeGreaterThan(0);
});

test('on one device money is open; where it is not, who holds his button sees his own, and no curtain falls', async ({
  page,
}) => {
  await withSettings(page, still);
  await started(page, '/new/las-vegas?way=pass', async () => {
    const openMoney = page.getByRole('switch', { name: /Open money/ });
    await expect(openMoney).toBeChecked();
    await openMoney.click();
  });
  for (let moves = 0; moves < 4; moves++) {
    await settled(page);
    await expect(curtain(page)).toBeHidden();
    await typeFirst(page);
  }
  await page.getByRole('button', { name: 'See your own' }).click();
  const daniel = page.getByRole('button', { name: /^Daniel: hold/ });
  await expect(daniel).not.toContainText('$');
  await daniel.hover();
  await page.mouse.down();
  await expect(daniel).toContainText('$0');
  await page.mouse.up();
  await expect(daniel).not.toContainText('$');
  await daniel.focus();
  await page.keyboard.down('Space');
  await expect(daniel).toContainText('$0');
  await page.keyboard.up('Space');
  await expect(daniel).not.toContainText('$');
});

test('a payout is told fact by fact, each after it was shown, and the dock says which it is @matrix', async ({
  page,
}) => {
  await withSettings(page, { motion: 'full', speed: 'fast', language: 'en', sound: false });
  await started(page, '/new/las-vegas?way=pass');
  // Every change of the page is looked at, so that a slow machine misses none.
  const seen = await page.evaluateHandle(() => {
    const said = new Set<string>();
    const told = new Set<string>();
    const faults: string[] = [];
    const isPayment = (text: string): boolean => text.includes('wins $');
    const textsOf = (which: string): string[] =>
      [...document.querySelectorAll(which)].map(element => element.textContent?.trim() ?? '').filter(isPayment);
    const look = (): void => {
      const lines = textsOf('aside ol li span').filter(text => !told.has(text));
      if (lines.length > 1) faults.push(`told at once: ${lines.join(' ')}`);
      for (const line of lines) {
        told.add(line);
        if (!said.has(line)) faults.push(`told before it was shown: ${line}`);
      }
      for (const line of textsOf('[aria-live] p'))
        if (!told.has(line)) faults.push(`heard before it was told: ${line}`);
      // Last: what is told must have been said by the dock a while before.
      for (const text of textsOf('section[aria-label] h2')) {
        said.add(text);
        if (!canGoOn()) twoFramesLater(() => isStuckAt(text) && faults.push(`nothing to skip: ${text}`));
      }
    };
    // In the end the sum is there, and goes on; it comes a task after the last payment has been shown.
    const canGoOn = (): boolean => document.querySelector('section .skip, .summary') !== null;
    const isStuckAt = (text: string): boolean => textsOf('section[aria-label] h2').includes(text) && !canGoOn();
    const twoFramesLater = (then: () => void): void => {
      requestAnimationFrame(() => requestAnimationFrame(then));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return { told, faults };
  });
  const payments = (): Promise<number> => seen.evaluate(({ told }) => told.size);
  // The sum of the round waits until somebody goes on.
  const goOn = page.getByRole('button', { name: 'Go on' });
  for (let moves = 0; moves < 60 && (await payments()) === 0; moves++) {
    await expect(page.locator('section[data-asks]').or(goOn).first()).toBeVisible();
    if (await goOn.isVisible()) break;
    const lines = await logLines(page).count();
    if (!(await rollButton(page).isVisible()))
      for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect.poll(() => logLines(page).count()).toBeGreaterThan(lines);
  }
  await goOn.click();
  await settled(page);
  const { told, faults } = await seen.evaluate(({ told, faults }) => ({ told: told.size, faults }));
  expect(faults).toEqual([]);
  expect(told).toBeGreaterThan(1);
});

test('while a move is played out, the list beside the board marks whoever the board does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await withSettings(page, { motion: 'full', speed: 'fast', breath: 0, language: 'en' });
  await started(page, '/new/las-vegas?way=pass');
  // Every change of the page is looked at, so that a slow machine misses none.
  const seen = await page.evaluateHandle(() => {
    const [moves, faults] = [new Set<string>(), new Set<string>()];
    const all = { asked: 0, moves, faults };
    const textOf = (which: string): string => document.querySelector(which)?.textContent.trim() ?? '';
    const look = (): void => {
      const says = textOf('section[aria-label] h2');
      const name = /^(.+) puts \d/.exec(says)?.[1];
      if (name === undefined) return;
      // Somebody may put as many dice on the same casino twice.
      moves.add(`${all.asked} ${says}`);
      const shown = [textOf('aside li.waited .name'), textOf('main li[aria-current=true] .name')];
      if (shown.some(one => one !== name)) faults.add(`${says} ${shown.join(' / ')}`);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return all;
  });
  for (let moves = 0; moves < 3; moves++) {
    await expect(rollButton(page)).toBeVisible();
    await seen.evaluate(one => void one.asked++);
    await page.keyboard.press('Enter');
    await expect(rollButton(page)).toBeHidden();
    await settled(page);
    for (const key of ['6', '5', '4', '3', '2', '1']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect.poll(() => seen.evaluate(one => one.moves.size)).toBe(moves + 1);
  }
  expect(await seen.evaluate(({ faults }) => [...faults])).toEqual([]);
});

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

/** Where the parts of a table are, in pixels, and what of the log can be read. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (which: string): DOMRect =>
      document.querySelector(which)?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 0);
    const [stage, dock, aside] = [boxOf('main'), boxOf('section[data-asks], section[aria-label]'), boxOf('aside')];
    const lines = [...document.querySelectorAll('aside ol li')].filter(line => {
      const { top, bottom } = line.getBoundingClientRect();
      return top >= aside.top && bottom <= aside.bottom + 1;
    }).length;
    return {
      stage: { width: stage.width, height: stage.height },
      share: (stage.width * stage.height) / (innerWidth * innerHeight),
      reach: Math.max(dock.bottom, stage.bottom, aside.bottom) - innerHeight,
      beyond: document.documentElement.scrollHeight - innerHeight,
      lines,
    };
  });

test('the board has most of every window, the dock is in reach and the log has its lines', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'las-vegas');
  await roll(page);
  for (const size of WINDOWS)
    await test.step(`${size.width}×${size.height}`, async () => {
      await page.setViewportSize(size);
      // Where there is room for the log it is fetched.
      if (size.width >= 768) await expect.poll(async () => (await layoutOf(page)).lines).toBeGreaterThanOrEqual(8);
      const { share, reach, beyond } = await layoutOf(page);
      expect([reach <= 1, beyond <= 0]).toEqual([true, true]);
      expect(share).toBeGreaterThan(size.width === 320 ? 0.42 : 0.55);
    });
});

test('on a phone the board does not jump while dice roll, and a result does not hide the finished table', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await withSettings(page, { motion: 'full', speed: 'fast', language: 'en' });
  await started(page, '/new/qwinto?way=solo');
  const heights = await page.evaluateHandle(() => {
    const stage = document.querySelector('main');
    const seen = [Math.round(stage?.clientHeight ?? 0)];
    const look = (): void => {
      // As long as nobody is asked anything else.
      if (document.querySelector('section[data-asks]') === null) seen.push(Math.round(stage?.clientHeight ?? 0));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  // Enter does the main thing of any board.
  await page.keyboard.press('o');
  await expect(page.getByRole('button', { name: 'Roll 1 die' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Keep the/ })).toBeVisible();
  expect(new Set(await heights.jsonValue()).size).toBe(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await typeToTheEnd(page, 'write misthrow');
  const over = await layoutOf(page);
  expect(over.stage.height).toBeGreaterThan(PHONE.height * 0.4);
  await page.getByRole('button', { name: 'See the table' }).click();
  await expect(result(page)).toBeHidden();
  expect((await layoutOf(page)).stage.height).toBeGreaterThan(PHONE.height * 0.75);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(result(page)).toBeVisible();
});

test('nothing is heard before one tap on the sound; then a throw and ink are @matrix', async ({ page }) => {
  await withSettings(page, still);
  await page.addInitScript(() => {
    Object.assign(window, { heard: 0 });
    globalThis.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      override start(...given: Parameters<AudioBufferSourceNode['start']>): void {
        Object.assign(window, { heard: Number(Reflect.get(window, 'heard')) + 1 });
        super.start(...given);
      }
    };
  });
  const heard = (): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'heard')));
  // A throw and a placement that are not heard, and then a throw that is: seven knocks in all.
  await started(page, '/new/las-vegas?way=pass');
  await typeFirst(page, 'roll');
  await settled(page);
  await typeFirst(page, 'place');
  await settled(page);
  expect(await heard()).toBe(0);
  const sound = page.getByRole('button', { name: 'Sound' });
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await typeFirst(page, 'roll');
  await expect.poll(heard).toBe(7);

  await started(page, '/new/railroad-ink?way=solo');
  await page.getByRole('group', { name: 'Dice of the round' }).getByRole('button').first().click();
  await page
    .getByRole('button', { name: /: it fits here$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Draw it on / }).click();
  await expect.poll(heard).toBe(1);
});
