import type { Locator, Page } from '@playwright/test';
import { originOf, parseTile, pieceOf } from '@zaria/games/railroad-ink';
import { wordsOf } from '@zaria/words/all';
import { pieceName } from '@zaria/words/railroad-ink';
import { asked, expect, settled, still, withSettings } from './table.ts';
import { chooseValue, seatSome, unfold } from './set-up.ts';

/* Railroad Ink as the tests touch it. English only. */

export const dice = (page: Page): Locator => page.getByRole('group', { name: 'Dice of the round' }).getByRole('button');
export const specials = (page: Page): Locator =>
  page.getByRole('group', { name: /^Special routes: / }).getByRole('button');
export const squares = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: /^Board: / }).getByRole('button', { name });
export const squareAt = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`);
/** Squares where the die in hand fits. */
export const openings = (page: Page): Locator => squares(page, /: it fits here$/);
export const pencilled = (page: Page): Locator => squares(page, /, in pencil$/);
export const drawn = (page: Page): Locator => squares(page, /, round \d$/);
export const drawIt = (page: Page): Locator => asked(page).getByRole('button', { name: /^Draw it on / });
export const endRound = (page: Page): Locator => asked(page).getByRole('button', { name: 'End the round' });
export const due = (page: Page): Locator => asked(page).getByRole('button', { name: /^Still to be drawn: / });
/** A die that can be drawn says what it shows and nothing else. */
export const free = (page: Page): Locator => dice(page).and(page.getByRole('button', { name: /^[^:]+$/ }));
export const scores = (page: Page): Locator => page.getByRole('region', { name: 'Score' });

export interface Wish {
  readonly way?: 'solo' | 'bots' | 'pass';
  readonly expansion?: 'rivers' | 'lakes';
  readonly draft?: boolean;
  readonly players?: number;
}

export async function begin(
  page: Page,
  { way = 'solo', expansion, draft = false, players }: Wish = {},
  kept = still,
): Promise<void> {
  await withSettings(page, kept);
  await page.goto(`/new/railroad-ink?way=${way}`);
  if (players !== undefined) await seatSome(page, players, way === 'bots' ? 'bot' : 'person');
  await unfold(page);
  if (expansion !== undefined) await chooseValue(page, expansion);
  if (draft) await page.getByRole('switch', { name: 'Dice draft' }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\/[0-9a-f]+$/);
  await settled(page);
}

/** How a die gets onto the board. */
export type Hand = (page: Page, die: Locator) => Promise<void>;

export const byTouch: Hand = async (page, die) => {
  await die.tap();
  await openings(page).first().tap();
  await drawIt(page).tap();
};
export const byClick: Hand = async (page, die) => {
  await die.click();
  await openings(page).first().click();
  await drawIt(page).click();
};
export const byDrag: Hand = async (page, die) => {
  await die.click();
  const to = await openings(page).first().getAttribute('data-square');
  await page.keyboard.press('Escape');
  await die.dragTo(squareAt(page, to ?? ''));
  await drawIt(page).click();
};

/** Draws what is due and ends the round. */
export async function playRound(page: Page, hand: Hand): Promise<void> {
  for (;;) {
    await expect(endRound(page).or(due(page))).toBeVisible();
    if (await endRound(page).isVisible()) break;
    const before = await drawn(page).count();
    await hand(page, free(page).first());
    await expect.poll(() => drawn(page).count()).toBeGreaterThan(before);
  }
  await endRound(page).click();
  await expect(endRound(page)).toBeHidden();
  await settled(page);
}

const WORDS = wordsOf('en', 'railroad-ink');
const MARKS: Readonly<Record<string, string>> = { H: 'highway', R: 'railway', V: 'river', L: 'lake' };

/** What the pencilled piece says of its sides: "highway north". */
export const sidesOf = (tile: string): readonly string[] =>
  ['north', 'east', 'south', 'west'].flatMap((side, i) => {
    const mark = MARKS[tile.charAt(i)];
    return mark === undefined ? [] : [`${mark} ${side}`];
  });

const canonical = (tile: string) => {
  const parsed = parseTile(tile);
  if (parsed === null) throw new Error(`no tile: ${tile}`);
  return pieceOf(parsed);
};

/** Takes the die or special route that shows this tile, however it is turned. */
export async function takeFor(page: Page, tile: string): Promise<void> {
  await settled(page);
  const piece = canonical(tile);
  const among = originOf(piece) === 'special' ? specials(page) : dice(page);
  // On a full board it may fit nowhere and be taken all the same.
  const name = new RegExp(`^${pieceName(WORDS, piece)}(: does not fit)?$`);
  const die = among.and(page.getByRole('button', { name })).first();
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'true');
}

/** Draws a tile by taps: the die, the square, and the square again until the piece lies as it should. */
export async function drawTile(page: Page, square: string, tile: string): Promise<void> {
  const lies = new RegExp(String.raw`\(${sidesOf(tile).join('(, | and )')}\), in pencil$`);
  const there = squareAt(page, square);
  await takeFor(page, tile);
  await there.click();
  for (let turns = 0; turns < 8; turns++) {
    const said = (await there.getAttribute('aria-label')) ?? '';
    if (lies.test(said)) {
      await drawIt(page).click();
      await expect(there).toHaveAttribute('aria-label', /, round \d$/);
      return;
    }
    if (!said.endsWith('in pencil')) throw new Error(`${tile} is not to be drawn on ${square}: ${said}`);
    await there.click();
  }
  throw new Error(`${square} does not offer ${tile}`);
}

/** The numbers that stand on the page, part by part. */
export const readScore = (page: Page): Promise<Readonly<Record<string, number>>> =>
  scores(page).evaluate(section => {
    const number = (text: string | null | undefined): number => Number((text ?? '').replaceAll('−', '-').trim());
    const parts = [...section.querySelectorAll('button')].map(part => [
      [...part.classList].find(name => name !== 'part' && !name.startsWith('svelte')) ?? '',
      number(part.querySelector('b')?.textContent),
    ]);
    return {
      ...Object.fromEntries(parts),
      total: number(section.querySelector('.total b')?.textContent),
      joined: number(section.querySelector('.networks .count')?.textContent?.split(' ')[0]),
    } as Record<string, number>;
  });
