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

/** A match of players who choose at random; of nothing that wastes a turn, as long as there is anything else. */
function playedOut(game: AnyGame, players: number) {
  const complete = completeOptions(game.options, players, {});
  if (!complete.ok) throw new Error(complete.error.why);
  const options = complete.value;
  const rng = simulationRng('endings');
  const state = game.setup({ rules: game.rules, seats: players, options });
  const plays: Play[] = [];
  for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
    const action = actor === NATURE ? game.sample(state, rng) : pick(worthDoing(game.legal(state, actor)), rng);
    game.play(state, actor, action);
    plays.push({ actor, action });
  }
  return { players, options, plays };
}

const WASTE = new Set<unknown>(['misthrow', 'nothing', 'pass']);
function worthDoing(legal: readonly AnyAction[]): readonly AnyAction[] {
  const worth = legal.filter(({ answer }) => !WASTE.has(answer));
  return worth.length > 0 ? worth : legal;
}

/** As far as its last choice, and that. */
function upToTheLastMove(game: AnyGame, players: number) {
  const { plays, ...table } = playedOut(game, players);
  const last = plays.findLastIndex(({ actor }) => actor !== NATURE);
  const move = plays[last];
  if (move === undefined) throw new Error('nobody did anything');
  return { position: { ...table, plays: plays.slice(0, last) }, text: game.print(move.action) };
}

const typed = (page: Page): Locator => page.getByRole('dialog', { name: 'Type a move' });

/** A table of as many people as there can be, or so many, in front of the last move of the match, which is told. */
export async function beforeTheLastMove(page: Page, id: GameId, players?: number): Promise<string> {
  const { game } = registered(id);
  const { position, text } = upToTheLastMove(game, players ?? game.players.max);
  await plant(page, id, position);
  await lift(page);
  return text;
}

/** There, with the move written already. */
export async function toTheLastMove(page: Page, id: GameId, players?: number): Promise<void> {
  const text = await beforeTheLastMove(page, id, players);
  await page.keyboard.press('t');
  await typed(page).getByRole('textbox').fill(text);
}

/** A table of three in the middle of a match, at somebody's choice in this step. */
export async function toTheMiddle(page: Page, id: GameId, step: string): Promise<void> {
  const { game } = registered(id);
  const { plays, ...table } = playedOut(game, 3);
  const middle = plays.findIndex(({ action }, at) => at > plays.length * 0.6 && action.step === step);
  await plant(page, id, { ...table, plays: plays.slice(0, middle) });
  await lift(page);
}

export const playLast = (page: Page): Promise<void> => typed(page).getByRole('button', { name: 'Play it' }).click();
