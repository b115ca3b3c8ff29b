import type { Locator, Page } from '@playwright/test';
import { railroadInk, type RailroadInkTable } from '@zaria/games/railroad-ink';
import { NATURE, pick, seatsOf, simulationRng } from '@zaria/kit';
import { fallAs, type Row } from '../e2e/planting.ts';
import { seatSome, unfold } from '../e2e/set-up.ts';

/*
 * Railroad Ink at its heaviest: six players, boards that are nearly full, lakes. `prepare` leads there, then the scenes
 * follow one another. To be watched on a slow processor.
 */

/** Milliseconds. Only a hang takes longer. */
const LIMIT = 600_000;
const PLAYERS = 6;
const ROUND = 5;

/** Where the water is to rise, and what is around it. */
const [FIRST_SHORES, LAST_SHORE] = [['D3 ..L.', 'E4 ...L'], 'D5'] as const;
const KEPT_FREE = new Set(['D3', 'D4', 'D5', 'E4']);

/** Everybody's moves up to the dice of a late round; the others have drawn in that one, too. */
function lateMatch(table: RailroadInkTable): readonly Row[] {
  const rng = simulationRng('a late round');
  const rows: Row[] = [];
  const play = (actor: Row[0], text: string): void => {
    const action = railroadInk.parse(text);
    if (action === null) throw new Error(`no move: ${text}`);
    railroadInk.play(table, actor, action);
    rows.push([actor, text]);
  };
  for (let round = 1; round <= ROUND; round++) {
    const { answer } = railroadInk.sample(table, rng) as { readonly answer: { readonly routes: readonly string[] } };
    play(NATURE, `roll ${answer.routes.join(' ')} / L... ${round === 1 ? 'L...' : 'LLL.'}`);
    if (round === 1) for (const shore of FIRST_SHORES) play(0, `draw ${shore}`);
    for (const seat of seatsOf(PLAYERS).slice(round === ROUND ? 1 : 0))
      for (;;) {
        const texts = railroadInk.legal(table, seat).map(action => railroadInk.print(action));
        const finish = texts.find(text => text.endsWith('finish'));
        const others = texts.filter(text => seat > 0 || !KEPT_FREE.has(text.split(' ')[1] ?? ''));
        play(seat, finish ?? pick(others, rng));
        if (finish !== undefined) break;
      }
  }
  return rows;
}

const asked = (page: Page): Locator => page.locator('section[data-asks]');
const squareAt = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`);
const lakeDie = (page: Page): Locator => page.locator('[data-slot="extra0"]');

/** Opens a table for six, and plays it up to a late round. */
export async function prepareRailroadInk(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/new/railroad-ink?way=bots`);
  await seatSome(page, PLAYERS, 'bot');
  await unfold(page);
  await page.getByRole('radio', { name: 'lakes', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\/[0-9a-f]+$/);
  await asked(page).waitFor({ timeout: LIMIT });
  await fallAs(page, lateMatch);
  await asked(page).waitFor({ timeout: LIMIT });
  await page.locator('.veil').waitFor({ state: 'detached', timeout: LIMIT });
  // What measures does so once before it is watched: its own script is not the page's.
  await middleOf(lakeDie(page));
}

/* In the page, whose types are not known here. */
const ALL_STILL = 'Promise.all(document.getAnimations().map(animation => animation.finished))';

async function middleOf(locator: Locator): Promise<readonly [x: number, y: number]> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What is watched, in this order. */
export const RAILROAD_INK_SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'dice are taken, squares light up'(page) {
    for (const slot of ['route0', 'route1', 'route2', 'route3', 'extra1']) {
      await page.locator(`[data-slot="${slot}"]`).click();
      await page
        .locator(`[data-slot="${slot}"][aria-pressed="true"]`)
        .or(page.getByRole('status').getByText(/./))
        .first()
        .waitFor({ timeout: LIMIT });
    }
    await page.keyboard.press('Escape');
  },
  async 'a die is dragged over the whole board'(page) {
    await page.mouse.move(...(await middleOf(lakeDie(page))));
    await page.mouse.down();
    for (const name of ['G7', 'A7', 'A1', 'G1', 'C3', 'F6', LAST_SHORE])
      await page.mouse.move(...(await middleOf(squareAt(page, name))), { steps: 5 });
    await page.mouse.up();
    await page.locator(`[data-square="${LAST_SHORE}"][aria-pressed="true"]`).waitFor({ timeout: LIMIT });
  },
  async 'it is drawn and a lake fills'(page) {
    const turn = page.getByRole('button', { name: 'Turn', exact: true });
    for (
      let turns = 0;
      turns < 4 &&
      !(await page
        .getByText(/fills? with water|fill/)
        .first()
        .isVisible());
      turns++
    )
      await turn.click();
    await page.getByRole('button', { name: /^Draw it on / }).click();
    await page.locator('[data-square="D4"][aria-label*="water"]').waitFor({ timeout: LIMIT });
    await page.evaluate(ALL_STILL);
  },
  /** What is due is drawn, and everybody's routes are shown. */
  async 'a round ends and dice are thrown'(page) {
    const finish = page.getByRole('button', { name: 'End the round' });
    const drawn = page.locator('[data-square][aria-label*=", round "]');
    const due = page.getByRole('button', { name: /^Still to be drawn/ });
    for (;;) {
      await finish.or(due).first().waitFor({ timeout: LIMIT });
      if (await finish.isVisible()) break;
      const before = await drawn.count();
      await page.locator('[data-slot^="route"]:not(.resting)').first().click();
      await page.locator('[data-square][aria-label$="it fits here"]').first().click();
      await page.getByRole('button', { name: /^Draw it on / }).click();
      await drawn.nth(before).waitFor({ timeout: LIMIT });
    }
    await finish.click();
    await page.getByRole('img', { name: `Round ${ROUND + 1} of ${ROUND + 1}` }).waitFor({ timeout: LIMIT });
    await asked(page).waitFor({ timeout: LIMIT });
  },
};
