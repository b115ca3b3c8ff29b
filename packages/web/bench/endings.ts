import type { Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { NATURE, completeOptions, pick, simulationRng, type Actor, type AnyAction, type AnyGame } from '@zaria/kit';
import { plant } from '../e2e/planting.ts';
import { lift } from '../e2e/table.ts';

/* The last move of a match, the largest of each game, and the ending that it brings. */

/** Milliseconds. Only a hang takes longer. */
const LIMIT = 600_000;

interface Play {
  readonly actor: Actor;
  readonly action: AnyAction;
}

/** A match of players who choose at random, as far as its last choice, and that. */
function upToTheLastMove(game: AnyGame) {
  const players = game.players.max;
  const complete = completeOptions(game.options, players, {});
  if (!complete.ok) throw new Error(complete.error.why);
  const options = complete.value;
  const rng = simulationRng('endings');
  const state = game.setup({ rules: game.rules, seats: players, options });
  const plays: Play[] = [];
  for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
    const action = actor === NATURE ? game.sample(state, rng) : pick(game.legal(state, actor), rng);
    game.play(state, actor, action);
    plays.push({ actor, action });
  }
  const last = plays.findLastIndex(({ actor }) => actor !== NATURE);
  const move = plays[last];
  if (move === undefined) throw new Error('nobody did anything');
  return { position: { players, options, plays: plays.slice(0, last) }, text: game.print(move.action) };
}

const typed = (page: Page) => page.getByRole('dialog', { name: 'Type a move' });

async function prepare(page: Page, id: GameId): Promise<void> {
  const { position, text } = upToTheLastMove(registered(id).game);
  await plant(page, id, position);
  await lift(page);
  await page.keyboard.press('t');
  await typed(page).getByRole('textbox').fill(text, { timeout: LIMIT });
}

/** The move is made; whatever waits is gone on with; the scores are counted, and the last confetti has fallen. */
async function ending(page: Page): Promise<void> {
  await typed(page).getByRole('button', { name: 'Play it' }).click();
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
  prepare: (page: Page) => prepare(page, game),
  scenes: { 'a match ends': ending },
}));
