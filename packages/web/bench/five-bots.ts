import type { Page } from '@playwright/test';
import type { GameId } from '@zaria/games';
import { openChair, seatSome } from '../e2e/set-up.ts';

/* A table of five of the strongest bots: they think in a thread of their own, and what moves keeps moving. */

/** Milliseconds. Only a hang takes longer. */
const LIMIT = 600_000;
const BOTS = 5;
/** Long enough for some turns of each. */
const WATCHED_MS = 20_000;

async function fiveMasters(page: Page, base: string, game: GameId): Promise<void> {
  await page.goto(`${base}/new/${game}?way=watch`);
  await seatSome(page, BOTS, 'bot');
  for (let seat = 1; seat <= BOTS; seat++) {
    await openChair(page, seat);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Bot · master/ }).click();
    const done = dialog.getByRole('button', { name: 'Done' });
    if (await done.isVisible()) await done.click();
    await dialog.waitFor({ state: 'hidden', timeout: LIMIT });
  }
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.felt svg.die.rolling').first().waitFor({ timeout: LIMIT });
}

export const FIVE_BOTS = (['las-vegas', 'las-vegas-royale'] as const).map(game => ({
  game,
  prepare: (page: Page, base: string) => fiveMasters(page, base, game),
  scenes: { 'five masters play': (page: Page) => page.waitForTimeout(WATCHED_MS) },
}));
