import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import type { GameId } from '@zaria/games';
import { LANGUAGES, loadWords, say } from '@zaria/words';
import { unfold } from './set-up.ts';

/** Milliseconds. A match of bots on a machine with much else to do; only a hang takes longer. */
const WHOLE_MATCH = 500_000;

/** Every test fails on an error in the console, whatever else it looks at. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('console', message => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', error => errors.push(String(error.error())));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { LANGUAGES, expect };

export type Kept = Readonly<Record<string, string | boolean | number>>;

/** What the settings page would have kept. */
export async function withSettings(page: Page, settings: Kept): Promise<void> {
  await page.addInitScript(kept => {
    if (localStorage.getItem('zaria/settings') === null) localStorage.setItem('zaria/settings', kept);
  }, JSON.stringify(settings));
}

/** Nothing moves and no table waits: what happens is on the page at once. */
export const still: Kept = { motion: 'none', breath: 0, language: 'en' };

/** What is on the page is found by what people read or hear, in whichever language it speaks. */
const WORDS = await Promise.all(
  LANGUAGES.map(language => loadWords(language, 'common', 'told', 'web', 'web-beside', 'web-casinos')),
);

const oneOf = (texts: readonly string[]): RegExp =>
  new RegExp(`^(${texts.map(text => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|')})$`);
const called = (text: (words: (typeof WORDS)[number]) => string): RegExp => oneOf(WORDS.map(text));

const [ASKED, LOG, TYPE, TYPING, MORE, PLAY_IT, OVER, WAIT] = [
  called(words => say(words, 'table.asked')),
  called(words => say(words, 'log')),
  called(words => say(words, 'typed')),
  called(words => say(words, 'typed.title')),
  called(words => say(words, 'table.more')),
  called(words => say(words, 'typed.play')),
  called(words => say(words, 'standing.end')),
  called(words => say(words, 'wait')),
];
const ROLL = oneOf([1, 2, 3, 4, 5, 6, 7, 8].flatMap(dice => WORDS.map(words => say(words, 'lv.roll', { dice }))));

/** The part of the table that says what is asked, and what there is to answer it with. */
export const asked = (page: Page): Locator => page.getByRole('region', { name: ASKED });
/** In Las Vegas; the second one, which is there when a number is chosen, in English only. */
export const rollButton = (page: Page): Locator => asked(page).getByRole('button', { name: ROLL });
export const placeButton = (page: Page): Locator => asked(page).getByRole('button', { name: /^Put / });
export const result = (page: Page): Locator => page.getByRole('list', { name: OVER });
export const isOver = (page: Page): Promise<boolean> => result(page).isVisible();
/** English only. */
export const curtain = (page: Page): Locator => page.getByRole('dialog', { name: /^The next player is/ });
const typeButton = (page: Page): Locator => page.getByRole('button', { name: TYPE });
/** On a phone the tools of the table are behind one button. */
const moreButton = (page: Page): Locator => asked(page).getByRole('button', { name: MORE });

/** What has happened, beside the board; not on a phone. The players stand above it. */
export const log = (page: Page): Locator => page.getByRole('complementary', { name: LOG }).getByRole('list').last();
export const logLines = (page: Page): Locator => log(page).getByRole('listitem');

/** Waits until a screen is there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: WAIT }).first()).toBeVisible();
}

/** Waits until somebody here is asked, a curtain falls, or the match is over; and for the log where there is room for it. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('section[data-asks]').or(curtain(page)).or(result(page)).first()).toBeVisible();
  await logged(page);
}

/** Waits for the log, which is fetched after the rest: where a server is killed before, it says that it could not be. */
export async function logged(page: Page): Promise<void> {
  const logs = page.locator('aside').filter({ visible: true });
  await expect(logs.filter({ hasNot: page.locator('h2') })).toHaveCount(0);
}

/** Whoever is next takes the device. After a bot's move the curtain may fall a moment later. */
export async function lift(page: Page): Promise<void> {
  await expect(async () => {
    if (await curtain(page).isVisible()) await curtain(page).getByRole('button').first().click();
    await expect(curtain(page)).toBeHidden({ timeout: 1000 });
  }).toPass();
  await settled(page);
}

/** Waits until bots have played a whole match, as long as that takes. */
export const played = (page: Page): Promise<void> => expect(result(page)).toBeVisible({ timeout: WHOLE_MATCH });

/** Throws the dice of Las Vegas, and waits until they lie there. */
export async function roll(page: Page): Promise<void> {
  await rollButton(page).click();
  await expect(rollButton(page)).toBeHidden();
  await settled(page);
}

/** A tap as soon as the board takes taps: what has just appeared ignores them for a moment. */
export async function tap(locator: Locator): Promise<void> {
  await expect(locator.page().locator('.veil')).toHaveCount(0);
  await locator.click({ force: true });
}

/**
 * Taps what says why it cannot be done until that is to be read. What has just appeared ignores taps for a moment, and
 * a forced click waits for nothing; a second tap says the same again.
 */
export const tapFor = (locator: Locator, seen: Locator): Promise<void> =>
  expect(async () => {
    await locator.hover();
    await locator.click({ force: true });
    await expect(seen).toBeVisible({ timeout: 2000 });
  }).toPass();

/** The first legal move of the list, typed as the record writes it. */
export const typeFirst = (page: Page, wanted = ''): Promise<void> =>
  typeOf(page, texts => texts.find(one => one.startsWith(wanted)) ?? texts[0] ?? '');

/** First moves, until there is the wanted one: a tile to which a bot has come may ask something before. */
export async function typeUntil(page: Page, wanted: string): Promise<void> {
  for (let typed = ''; !typed.startsWith(wanted);) {
    await settled(page);
    await typeOf(page, texts => {
      typed = texts.find(one => one.startsWith(wanted)) ?? texts[0] ?? '';
      return typed;
    });
  }
}

/** So many moves after the first; the last where there are fewer. */
export const typeNth = (page: Page, at: number): Promise<void> =>
  typeOf(page, texts => texts[at] ?? texts.at(-1) ?? '');

/** How many moves there are to choose from. */
export async function choices(page: Page): Promise<number> {
  const dialog = await openTyping(page);
  const count = await dialog.getByRole('code').count();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return count;
}

async function openTyping(page: Page): Promise<Locator> {
  if (await moreButton(page).isVisible()) await moreButton(page).click();
  await typeButton(page).click();
  const dialog = page.getByRole('dialog', { name: TYPING });
  await dialog.getByRole('code').first().waitFor();
  return dialog;
}

async function typeOf(page: Page, choose: (texts: readonly string[]) => string): Promise<void> {
  const dialog = await openTyping(page);
  const text = choose(await dialog.getByRole('code').allTextContents());
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: PLAY_IT }).click();
  await expect(dialog).toBeHidden();
}

/** Plays typed moves until the match is over. */
export async function typeToTheEnd(page: Page, wanted = ''): Promise<void> {
  for (let moves = 0; moves < 300; moves++) {
    await settled(page);
    if (await isOver(page)) return;
    await typeFirst(page, wanted);
  }
  throw new Error('the match does not end');
}

/** The rules that WCAG 2.2 AA names, in each of these themes: the second differs from the first in its colours only. */
export async function expectAccessible(page: Page, ...themes: readonly ('light' | 'dark')[]): Promise<void> {
  for (const [i, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    const { violations } = await (
      i === 0 ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']) : axe.withRules('color-contrast')
    ).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
    expect([colorScheme, ...found]).toEqual([colorScheme]);
  }
}

/** Nothing hangs out at the side, and no text is cut off by its own box. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>('button, a.button, h1, h2, h3, legend, label')]
      .filter(element => element.checkVisibility() && element.closest('.unseen, [inert]') === null)
      .filter(
        element => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
      )
      .map(element => element.textContent ?? '');
    const out = [...document.querySelectorAll<HTMLElement>('button, a.button, h1, h2, h3, p')]
      .filter(element => element.checkVisibility() && element.closest('.unseen, [inert], aside') === null)
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1);
      })
      .map(element => element.textContent ?? '');
    return { wide: Math.max(0, wide), cut, out };
  });
  expect(found).toEqual({ wide: 0, cut: [], out: [] });
}

export const PHONE = { width: 360, height: 740 } as const;

/** A match that the page keeps, at its first question; its address. */
export async function begun(page: Page, game: GameId, way: 'play' | 'watch' = 'play'): Promise<string> {
  await page.goto(`/${way}/${game}`);
  await page.waitForURL(/\/table\/[0-9a-f]+$/);
  await settled(page);
  return new URL(page.url()).pathname;
}

/** A table that was set up by hand, at its first question. Its set-up may be changed before the start. */
export async function started(page: Page, path: string, change?: () => Promise<unknown>): Promise<string> {
  await open(page, path);
  if (change !== undefined) {
    await unfold(page);
    await change();
  }
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\/[0-9a-f]+$/);
  await settled(page);
  return new URL(page.url()).pathname;
}

/** From now on the browser has no room for anything, until the function that comes back is called. */
export async function fillStorage(page: Page): Promise<() => Promise<void>> {
  const room = await page.evaluateHandle(() => {
    const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add');
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return () => Object.defineProperty(IDBObjectStore.prototype, 'add', add ?? {});
  });
  return () => room.evaluate(make => void make());
}

/** The page after its first visit, with no network any more. Needs `serviceWorkers: 'allow'`. */
export async function goOffline(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker takes over at the next load.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
}
