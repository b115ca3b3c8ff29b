import type { Locator, Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '@zaria/games';
import { beforeTheLastMove } from '../e2e/last-move.ts';

/* The last move of a match, the largest of each game, and the ending that it brings. */

/** Milliseconds. Only a hang takes longer. */
const LIMIT = 600_000;

const main = (page: Page): Locator => page.locator('section[data-asks] .button.main:not(:disabled)');

/** In front of the last move, as far as one tap from being made. */
async function toTheLastTap(page: Page, game: GameId): Promise<void> {
  await beforeTheLastMove(page, game);
  const choice = page.locator('.felt [data-casino], [data-field][aria-disabled="false"]').first();
  await main(page).or(choice).first().waitFor({ timeout: LIMIT });
  if ((await main(page).count()) === 0) await choice.click();
  await main(page).waitFor({ timeout: LIMIT });
}

/** The move is made; whatever waits is gone on with; the scores are counted, and the last confetti has fallen. */
async function ending(page: Page): Promise<void> {
  await main(page).click();
  const [confetti, held] = [page.locator('.confetti'), page.locator('.summary .on')];
  for (;;) {
    await confetti.or(held).first().waitFor({ state: 'attached', timeout: LIMIT });
    if ((await confetti.count()) > 0) break;
    await held.click();
    await held.waitFor({ state: 'detached', timeout: LIMIT });
  }
  await confetti.waitFor({ state: 'detached', timeout: LIMIT });
}

export const ENDINGS = GAME_IDS.map(game => ({
  game,
  prepare: (page: Page) => toTheLastTap(page, game),
  scenes: { 'a match ends': ending },
}));
