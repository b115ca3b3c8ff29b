/* How people meet at a table elsewhere. In English. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findGame } from '@zaria/games/all';
import { verifyRecord } from '@zaria/table/public';
import { expect, type Server, type Visitor } from './server.ts';
import { isOver, result, settled, typeFirst } from './table.ts';

export const GAMES = {
  'las-vegas': 'Las Vegas',
  'las-vegas-royale': 'Las Vegas Royale',
  'railroad-ink': 'Railroad Ink: Deep Blue',
  qwinto: 'Qwinto',
} as const;
export type Game = keyof typeof GAMES;

/** Opens a table by way of the home page, sits down, and gives the link to it. */
export async function invite(page: Page, game: Game, name: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: `Invite others: ${GAMES[game]}`, exact: true }).click();
  await page.getByLabel('What are you called?').fill(name);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.waitForURL(/\/t\/[^/]+$/);
  const link = await page.getByLabel('Whoever has this link can come to the table:').inputValue();
  await page.getByRole('button', { name: 'Sit here: chair 1' }).click();
  await expect(page.getByRole('button', { name: 'Stand up: chair 1' })).toBeVisible();
  return link;
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('What are you called?').fill(name);
  await page.getByRole('button', { name: 'Come to the table' }).click();
  await expect(page.getByRole('heading', { name: 'Chairs' })).toBeVisible();
}

export async function sitDown(page: Page, chair: number): Promise<void> {
  await page.getByRole('button', { name: `Sit here: chair ${chair}` }).click();
  await expect(page.getByRole('button', { name: `Stand up: chair ${chair}` })).toBeVisible();
}

/** Two people at a table whose match has begun. */
export async function pair(visitors: readonly [Visitor, Visitor], game: Game): Promise<readonly [Page, Page]> {
  const [anna, ben] = [await visitors[0].context.newPage(), await visitors[1].context.newPage()];
  const link = await invite(anna, game, 'Anna');
  await join(ben, link, 'Ben');
  await sitDown(ben, 2);
  await ben.getByRole('button', { name: 'Ready', exact: true }).click();
  await anna.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [anna, ben]) await expect(page.getByRole('region', { name: 'What is asked' })).toBeVisible();
  return [anna, ben];
}

/** The host alone with a bot, in a match that has begun. */
export async function withBot(page: Page, game: Game, before: () => Promise<void> = async () => {}): Promise<string> {
  const link = await invite(page, game, 'Anna');
  await page.getByRole('button', { name: 'Seat a bot: chair 2' }).click();
  await expect(page.getByRole('button', { name: 'Free the chair: 2' })).toBeVisible();
  await before();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('region', { name: 'What is asked' })).toBeVisible();
  return link;
}

/** Waits until somebody is asked or the match is over, and plays one move; `false`: it is over. */
export async function moveOnce(pages: readonly Page[], wanted = ''): Promise<boolean> {
  const asked = async (): Promise<Page | 'over' | null> => {
    for (const page of pages) {
      if (await isOver(page)) return 'over';
      if (await page.locator('section[data-asks]').isVisible()) return page;
    }
    return null;
  };
  await expect.poll(async () => (await asked()) !== null).toBe(true);
  const page = await asked();
  if (page === null || page === 'over') return page === null;
  await settled(page);
  if (await isOver(page)) return false;
  await typeFirst(page, wanted);
  return true;
}

/** A match with a reload, a dropped socket and a killed server in the middle. */
export async function playThrough(
  server: Server,
  visitors: readonly [Visitor, Visitor],
  pages: readonly [Page, Page],
  wanted = '',
): Promise<void> {
  const troubles = new Map<number, () => Promise<unknown>>([
    [2, () => pages[0].reload()],
    [4, () => visitors[1].cut()],
    [
      6,
      async () => {
        await server.kill();
        await server.start();
      },
    ],
    [8, () => pages[1].reload()],
  ]);
  for (let moves = 0; moves < 600; moves++) {
    await troubles.get(moves)?.();
    if (!(await moveOnce(pages, wanted))) {
      expect(moves).toBeGreaterThan(8);
      for (const page of pages) await expect(result(page)).toBeVisible();
      return;
    }
  }
  throw new Error('the match does not end');
}

/** The record that a page saves is that of the match, whole, and its dice are right. */
export async function expectRecord(page: Page, game: Game): Promise<void> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^zaria-${game}-.*\\.json$`));
  const record: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
  const verdict = verifyRecord(record, findGame, null);
  expect(verdict).toMatchObject({ ok: true });
}

/** The same table again, for both: one opens it, the other is told, and both have their chairs. */
export async function expectRematch(pages: readonly [Page, Page]): Promise<void> {
  const [anna, ben] = pages;
  await anna.getByRole('button', { name: 'The same table again' }).click();
  await expect(anna.getByRole('button', { name: 'Stand up: chair 1' })).toBeVisible();
  await ben.getByRole('link', { name: 'To the next table' }).click();
  await expect(ben.getByRole('button', { name: 'Stand up: chair 2' })).toBeVisible();
  expect(new URL(anna.url()).pathname).toBe(new URL(ben.url()).pathname);
  await ben.getByRole('button', { name: 'Ready', exact: true }).click();
  await anna.getByRole('button', { name: 'Start the match' }).click();
  for (const page of pages) await expect(page.getByRole('region', { name: 'What is asked' })).toBeVisible();
}

/** Both have the same dice, checked and as they were told. */
export async function expectSound(pages: readonly Page[]): Promise<void> {
  const receipts: string[] = [];
  for (const page of pages) {
    await page.getByRole('button', { name: 'Check the dice' }).click();
    const found = page.getByRole('status').filter({ hasText: 'recomputed' });
    await expect(found).toContainText('This is the match that was told on this device');
    receipts.push(
      /([0-9a-f]{5} ){3}[0-9a-f]{5}(?!.*([0-9a-f]{5} ){3})/s.exec((await found.textContent()) ?? '')?.[0] ?? '',
    );
  }
  expect(receipts[0]).not.toBe('');
  expect(new Set(receipts).size).toBe(1);
}
