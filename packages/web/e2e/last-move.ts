import type { Locator, Page } from '@playwright/test';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { NATURE, completeOptions, pick, simulationRng, type Actor, type AnyAction, type AnyGame } from '@zaria/kit';
import { plant } from './planting.ts';
import { lift } from './table.ts';

/* The end of a match, one move away. English only. */

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

const typed = (page: Page): Locator => page.getByRole('dialog', { name: 'Type a move' });

/** A table of as many people as there can be, in front of the last move of the match, which is written already. */
export async function toTheLastMove(page: Page, id: GameId): Promise<void> {
  const { position, text } = upToTheLastMove(registered(id).game);
  await plant(page, id, position);
  await lift(page);
  await page.keyboard.press('t');
  await typed(page).getByRole('textbox').fill(text);
}

export const playLast = (page: Page): Promise<void> => typed(page).getByRole('button', { name: 'Play it' }).click();
