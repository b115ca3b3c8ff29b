import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseTile, pieceOf } from '@zaria/games/railroad-ink';
import { expect, expectAccessible, open, still, test, withSettings } from './table.ts';

/*
 * Score a game on paper: every shared case that states a score or a payout is tapped in, and what the page says is what
 * the case states.
 */

const casesOf = (game: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../games/src/${game}/cases.json`, import.meta.url), 'utf8'));

test.beforeEach(({ page }) => withSettings(page, still));

// Qwinto

const ROWS = ['orange', 'yellow', 'purple'] as const;
interface SheetCase {
  readonly id: string;
  readonly misthrows: number;
  readonly expected: {
    readonly rows: Readonly<Record<(typeof ROWS)[number], number>>;
    readonly bonusByColumn: Readonly<Record<string, number>>;
    readonly misthrowPoints: number;
    readonly total: number;
  };
}
type Sheet = SheetCase & Readonly<Record<(typeof ROWS)[number], readonly (number | null)[]>>;
const { score: SHEETS } = casesOf('qwinto') as { readonly score: readonly Sheet[] };

async function tapSheet(page: Page, sheet: Sheet): Promise<void> {
  await open(page, '/paper/qwinto');
  for (const [row, colour] of ROWS.entries())
    for (const [place, number] of sheet[colour].entries()) {
      if (number === null) continue;
      await page.locator(`[data-field='${row * 9 + place}']`).click();
      await page.locator(`[data-number='${number}']`).click();
    }
  await page
    .getByRole('group', { name: 'Misthrows' })
    .getByRole('radio', { name: String(sheet.misthrows) })
    .check();
}

/** As the page writes it: "Orange row 4" and so on. */
async function partsOf(page: Page): Promise<readonly number[]> {
  const parts = page.getByRole('region', { name: 'Score' }).locator('.points');
  const texts = await parts.allInnerTexts();
  return texts.map(text => Number(text.replace('−', '-')));
}

for (const [i, sheet] of SHEETS.entries())
  test(`Qwinto, ${sheet.id}: the sheet tapped in gives the score it states${i === 0 ? '' : ' @matrix'}`, async ({
    page,
  }) => {
    await tapSheet(page, sheet);
    const { rows, bonusByColumn, misthrowPoints, total } = sheet.expected;
    const bonus = Object.values(bonusByColumn).reduce((sum, points) => sum + points, 0);
    expect(await partsOf(page)).toEqual([...ROWS.map(row => rows[row]), bonus, misthrowPoints, total]);
    await expect(page.getByText('This cannot come from a match')).toHaveCount(0);
  });

test('Qwinto: a row that does not rise is named and still counted; all is kept, cleared and brought back', async ({
  page,
}) => {
  await open(page, '/paper/qwinto');
  const field = (n: number) => page.locator(`[data-field='${n}']`);
  await field(0).focus();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('7');
  await expect(field(0)).toHaveAccessibleName(/: 12$/);
  await expect(field(1)).toHaveAccessibleName(/7 must be larger than the 12 before it/);
  await expect(page.getByRole('status').getByText(/7 must be larger than the 12/)).toBeVisible();
  expect((await partsOf(page)).at(-1)).toBe(2);
  await expectAccessible(page, 'light', 'dark');
  await page.reload();
  await expect(field(1)).toHaveAccessibleName(/: 7/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(field(1)).toHaveAccessibleName(/empty/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(1)).toHaveAccessibleName(/: 7/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save the sheet:/ })
    .click();
  expect((await saved).suggestedFilename()).toBe('zaria-qwinto-.png');
});

// Railroad Ink

type Placed = readonly [square: string, tile: string];
interface BoardCase {
  readonly id: string;
  readonly kind: string;
  readonly placements?: readonly Placed[];
  readonly rounds?: readonly (readonly Placed[])[];
  readonly expected: {
    readonly networkPoints: number;
    readonly centre: number;
    readonly errors: number;
    readonly once: { readonly highway: number; readonly railway: number; readonly total: number };
    readonly twice: { readonly highway: number; readonly railway: number; readonly total: number };
  };
}
const BOARDS = (casesOf('railroad-ink') as { readonly cases: readonly BoardCase[] }).cases.filter(({ kind }) =>
  kind.endsWith('score'),
);

async function drawOn(page: Page, square: string, tile: string): Promise<void> {
  const parsed = parseTile(tile);
  if (parsed === null) throw new Error(`no tile ${tile}`);
  const piece = page.locator(`[data-piece='${pieceOf(parsed)}']`);
  if ((await piece.getAttribute('aria-pressed')) !== 'true') await piece.click();
  const button = page.locator(`[data-square='${square}']`);
  for (let turn = 0; turn < 8; turn++) {
    await button.click();
    if ((await button.getAttribute('data-tile')) === tile) return;
  }
  throw new Error(`${tile} never came on ${square}`);
}

async function readBoard(page: Page) {
  const texts = await page.getByRole('region', { name: 'Score' }).locator('b').allInnerTexts();
  return texts.map(text => Number(text.replace('−', '-')));
}

for (const [i, { id, placements, rounds, expected }] of BOARDS.entries())
  test(`Railroad Ink, ${id}: the board tapped in gives the score it states${i === 0 ? '' : ' @matrix'}`, async ({
    page,
  }) => {
    await open(page, '/paper/railroad-ink');
    for (const [square, tile] of placements ?? rounds?.flat() ?? []) await drawOn(page, square, tile);
    const { networkPoints, centre, errors, once, twice } = expected;
    const wanted = ({ highway, railway, total }: typeof once): readonly number[] => [
      networkPoints,
      highway,
      railway,
      centre,
      -errors || 0,
      total,
    ];
    expect(await readBoard(page)).toEqual(wanted(once));
    await expect(page.getByText('This cannot come from a match')).toHaveCount(0);
    await page.getByRole('radio', { name: 'count twice' }).check();
    expect(await readBoard(page)).toEqual(wanted(twice));
  });

test('Railroad Ink: what contradicts itself is named with its place, and lakes rise', async ({ page }) => {
  await open(page, '/paper/railroad-ink');
  await drawOn(page, 'B1', 'R.R.');
  await expect(page.getByText('On B1 the north side does not suit the exit there.')).toBeVisible();
  await expect(page.getByText('B1: joined to no exit.')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('This cannot come from a match')).toHaveCount(0);
  await page.getByRole('radio', { name: 'lakes' }).check();
  await drawOn(page, 'D3', '..L.');
  await drawOn(page, 'C4', '.L..');
  await drawOn(page, 'E4', '...L');
  await expect(page.locator(`[data-square='D4']`)).toHaveAttribute('data-tile', 'LLLL');
  await expectAccessible(page, 'light', 'dark');
});

// Casinos

interface RoundCase {
  readonly id: string;
  readonly edition: string;
  readonly kind: string;
  readonly input: {
    readonly weights?: Readonly<Record<string, number>>;
    readonly dice?: Readonly<Record<string, { readonly small?: number; readonly big?: number }>>;
    readonly notes?: readonly number[];
  };
  readonly expect: {
    readonly gains?: Readonly<Record<string, number>>;
    readonly returned?: readonly number[];
    readonly removed?: readonly string[];
    readonly ranking?: readonly string[];
  };
}
const LETTERS = ['A', 'B', 'C', 'D'];
const ROUNDS = (casesOf('las-vegas-royale') as { readonly cases: readonly RoundCase[] }).cases.filter(
  ({ kind }) => kind === 'ties' || kind === 'payout',
);
const money = (thousands: number): string => (thousands === 0 ? '$0' : `$${thousands},000`);

async function countDice(page: Page, key: string, n: number): Promise<void> {
  const more = page.locator(`[data-dice='${key}'] button`).last();
  for (let i = 0; i < n; i++) await more.click();
}

async function tapRound(page: Page, { edition, input }: RoundCase): Promise<void> {
  const isRoyale = edition === 'royale';
  await open(page, isRoyale ? '/paper/las-vegas-royale' : '/paper/las-vegas');
  // A tie is seen by who gets what: enough notes for everybody who is left.
  for (const note of input.notes ?? (isRoyale ? [90, 80] : [90, 80, 70, 60]))
    await page.locator(`[data-note='${note}']`).click();
  const { weights = {}, dice = {} } = input;
  if ('neutral' in weights) await page.getByRole('switch', { name: 'Neutral dice' }).check();
  for (const [party, n] of Object.entries(weights)) {
    const key = party === 'neutral' ? (isRoyale ? 'neutral' : 'white') : `${LETTERS.indexOf(party)}`;
    await countDice(page, isRoyale ? `${key} small` : key, n);
  }
  for (const [party, { small = 0, big = 0 }] of Object.entries(dice)) {
    await countDice(page, `${LETTERS.indexOf(party)} small`, small);
    await countDice(page, `${LETTERS.indexOf(party)} big`, big);
  }
}

const wonBy = (page: Page): Promise<readonly string[]> => page.locator('tr[data-seat] .won').allInnerTexts();

for (const one of ROUNDS) {
  const isFirst = one.id === '2012-payout-1' || one.id === 'royale-payout-3';
  test(`Casinos, ${one.id}: the round tapped in pays what it states${isFirst ? '' : ' @matrix'}`, async ({ page }) => {
    await tapRound(page, one);
    const { gains, returned, ranking = [] } = one.expect;
    const notes = one.edition === 'royale' ? [90, 80] : [90, 80, 70, 60];
    const wanted = gains ?? Object.fromEntries(ranking.map((party, i) => [party, notes[i] ?? 0]));
    expect(await wonBy(page)).toEqual(LETTERS.map(letter => money(wanted[letter] ?? 0)));
    const back = page.locator('[data-returned]');
    if (returned !== undefined)
      await expect(back).toHaveText(
        returned.length === 0 ? 'Nothing goes back.' : `Goes back: ${returned.map(money).join(' and ')}.`,
      );
  });
}

test('Casinos: sums go on to the next round, and too many dice are named @matrix', async ({ page }) => {
  await open(page, '/paper/las-vegas');
  await page.locator(`[data-note='70']`).click();
  await countDice(page, '1', 2);
  await page.getByRole('button', { name: /next round/ }).click();
  await page.locator(`[data-note='50']`).click();
  await countDice(page, '1', 9);
  expect(await page.locator('tr[data-seat] .all').allInnerTexts()).toEqual(['$0', '$120,000', '$0', '$0']);
  await expect(page.getByText(/more than the 8 dice there are/)).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
});

test('Royale: a tile that pays at the end, and chips @matrix', async ({ page }) => {
  await open(page, '/paper/las-vegas-royale');
  await page.getByRole('switch', { name: 'With tiles' }).check();
  await page.locator('[data-tile]').selectOption('C1');
  await page.getByLabel('Who has the marker?').selectOption({ index: 2 });
  const chips = page.locator(`tr[data-seat='0'] button`).last();
  await chips.click();
  expect(await page.locator('tr[data-seat] .all').allInnerTexts()).toEqual(['$10,000', '$100,000', '$0', '$0']);
  await expectAccessible(page, 'light', 'dark');
});
