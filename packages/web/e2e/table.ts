import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

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

export { expect };

export type Kept = Readonly<Record<string, string | boolean>>;

/** What the settings page would have kept. */
export async function withSettings(page: Page, settings: Kept): Promise<void> {
  await page.addInitScript(kept => {
    if (localStorage.getItem('zaria/settings') === null) localStorage.setItem('zaria/settings', kept);
  }, JSON.stringify(settings));
}

/** Nothing moves: what happens is on the page at once. */
export const still: Kept = { motion: 'none', language: 'en' };

export const panel = (page: Page): Locator => page.locator('.dock .panel').first();
export const mainButton = (page: Page): Locator => page.locator('.dock .button.main:not(:disabled)').first();
export const isOver = (page: Page): Promise<boolean> => page.getByRole('list', { name: 'Final standing' }).isVisible();

/** Waits until somebody here is asked, a curtain falls, or the match is over. */
export const settled = (page: Page): Promise<void> =>
  expect(page.locator('.dock .panel button, .dock .actions, dialog.curtain[open]').first()).toBeVisible({
    timeout: 30_000,
  });

/** The first legal move of the list, typed as the record writes it. */
export async function typeFirst(page: Page, wanted = ''): Promise<void> {
  await page.getByRole('button', { name: 'Type a move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Type a move' });
  const texts = await dialog.locator('code').allTextContents();
  const text = texts.find(one => one.startsWith(wanted)) ?? texts[0] ?? '';
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Play it' }).click();
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

/** The rules that WCAG 2.2 AA names. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
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

export const LANGUAGES = ['en', 'el', 'is', 'it'] as const;
export const PHONE = { width: 360, height: 740 } as const;

/** A match that the page keeps, at its first question; its address. */
export async function begun(page: Page, game: 'las-vegas' | 'qwinto', way: 'play' | 'watch' = 'play'): Promise<string> {
  await page.goto(`/${way}/${game}`);
  await page.waitForURL(/\/table\/[0-9a-f]+$/);
  await settled(page);
  return new URL(page.url()).pathname;
}
