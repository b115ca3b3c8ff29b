import type { Page } from '@playwright/test';
import { GAME_IDS } from '@zaria/games';
import { playLast, toTheLastMove } from '../e2e/last-move.ts';

/* The last move of a match, the largest of each game, and the ending that it brings. */

/** Milliseconds. Only a hang takes longer. */
const LIMIT = 600_000;

/** The move is made; whatever waits is gone on with; the scores are counted, and the last confetti has fallen. */
async function ending(page: Page): Promise<void> {
  await playLast(page);
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
  prepare: (page: Page) => toTheLastMove(page, game),
  scenes: { 'a match ends': ending },
}));
