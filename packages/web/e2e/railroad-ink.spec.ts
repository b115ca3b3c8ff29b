import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { SQUARES, pieceOf, printSquare, railroadInk, type Placement } from '@zaria/games/railroad-ink';
import { NATURE } from '@zaria/kit';
import { SIZE } from '../src/boards/railroad-ink/strokes.ts';
import { traceOf } from '../src/boards/railroad-ink/traces.ts';
import { fallAs, tableOn } from './planting.ts';
import { finished, openRecord, rowsToTheEnd, slowScores } from './railroad-ink-finished.ts';
import {
  begin,
  byClick,
  byTouch,
  dice,
  drawIt,
  drawn,
  due,
  endRound,
  free,
  openings,
  pencilled,
  playRound,
  readScore,
  squares,
} from './railroad-ink.ts';
import {
  asked,
  expect,
  expectAccessible,
  expectNoOverflow,
  isOver,
  PHONE,
  result,
  settled,
  still,
  test,
  withSettings,
} from './table.ts';

test('Railroad Ink alone: a short match by clicks to the end, and what can be kept of it', async ({ page }) => {
  await begin(page, { expansion: 'rivers' });
  for (let rounds = 0; !(await isOver(page)); rounds++) {
    expect(rounds).toBeLessThan(6);
    await playRound(page, async (_, die) => {
      const view = railroadInk.view(await tableOn(page), 0);
      expect(await readScore(page)).toMatchObject(slowScores(view)[0] ?? {});
      await byClick(page, die);
    });
  }
  await expect(result(page)).toBeVisible();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/throws? recomputed/)).toBeVisible();
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save the sheet:/ }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  const drawing = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save the sheet as a drawing/ }).click();
  const file = readFileSync(await (await drawing).path(), 'utf8');
  // It has the score table, and needs nothing of the page's style sheets.
  const { total } = await readScore(page);
  expect(textsIn(file)).toEqual(
    expect.arrayContaining(['Networks', 'Errors', 'Total', String(total).replace('-', '−')]),
  );
  expect([file.startsWith('<svg '), file.includes('var(--')]).toEqual([true, false]);
});

const textsIn = (drawing: string): readonly string[] =>
  [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text.trim());

test('a match that is over still says who has won when one comes back to it', async ({ page }) => {
  await begin(page, { way: 'bots', players: 3 });
  let winners: readonly number[] = [];
  await fallAs(page, table => {
    const rows = rowsToTheEnd(table, 'who wins');
    winners = railroadInk.standing(table).seats.flatMap(({ rank }, seat) => (rank === 1 ? seat : []));
    return rows;
  });
  await expect(result(page)).toBeVisible();
  expect(winners).toHaveLength(1);
  const [winner = 0] = winners;
  const boards = page.getByRole('list', { name: 'Boards' }).getByRole('listitem');
  const name = await boards.nth(winner).locator('.name').innerText();
  await expect(page.getByText(winner === 0 ? 'You win.' : `${name} wins.`)).toBeVisible();
  await expect(result(page).getByRole('listitem').first()).toContainText(name);
});

test('what fits is lit, a square that refuses says why, and a die that is due is named', async ({ page }) => {
  await begin(page);
  await fallAs(page, () => [
    [NATURE, 'roll HH.. R.R. HHH. H.R.'],
    [0, 'draw B1 HH..'],
  ]);
  await settled(page);
  // Said and drawn: every square that the rules allow, and no other.
  const table = await tableOn(page);
  for (const [key, piece] of [
    ['2', 'R.R.'],
    ['3', 'HHH.'],
    ['4', 'H.R.'],
  ] as const) {
    await page.keyboard.press(key);
    const placings = railroadInk.legal(table, 0).map(action => action.answer as Placement);
    const legal = SQUARES.filter(place =>
      placings.some(({ square, tile }) => square === place && pieceOf(tile) === piece),
    );
    await expect.poll(() => squaresLit(page)).toEqual(legal);
    expect(await openings(page).evaluateAll(list => list.map(one => one.getAttribute('data-square')))).toEqual(
      legal.map(printSquare),
    );
  }
  await page.keyboard.press('Escape');
  await expect(due(page)).toBeDisabled();
  await expect(due(page)).toHaveText('Still to be drawn: straight railway, highway junction and straight station');

  await free(page).first().click();
  await squares(page, /^D4: empty$/).click();
  await expect(page.getByText('On D4 this does not connect to an exit or to a drawn route.')).toBeVisible();
  await expect(pencilled(page)).toHaveCount(0);

  // The square first: what does not fit there says so, too.
  await free(page).first().click();
  await squares(page, /^D4: empty$/).click();
  await expect(page.getByText('None of what you have fits on D4.')).toBeVisible();
});

/** The squares that a lit field covers the middle of. */
const squaresLit = (page: Page): Promise<readonly number[]> =>
  page.locator('.board .open path:first-child').evaluateAll((fields, size) => {
    const covers = (x: number, y: number): boolean =>
      fields.some(field => field instanceof SVGGeometryElement && field.isPointInFill(new DOMPoint(x, y)));
    return Array.from({ length: 49 }, (_, square) => square).filter(square =>
      covers(((square % 7) + 0.5) * size, (Math.floor(square / 7) + 0.5) * size),
    );
  }, SIZE);

test('drawing by dragging with the mouse: from the tray, then from square to square', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page);
  await free(page).first().click();
  const [from, to] = [openings(page).first(), openings(page).last()];
  const [first, last] = [await from.getAttribute('data-square'), await to.getAttribute('data-square')];
  const at = (name: string | null): Locator => page.locator(`[data-square="${name}"]`);
  await page.keyboard.press('Escape');
  await free(page).first().dragTo(at(first));
  await expect(pencilled(page)).toHaveAttribute('data-square', first ?? '');
  await expect(page.locator('.board .pencilled').first()).toBeVisible();
  await pencilled(page).dragTo(at(last));
  await expect(pencilled(page)).toHaveAttribute('data-square', last ?? '');
  await drawIt(page).click();
  await expect(drawn(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(drawn(page)).toHaveCount(0);
});

test('empty boards are printed two or four on a page @matrix', async ({ page }) => {
  await withSettings(page, still);
  await page.goto('/sheets/railroad-ink');
  const boards = page.locator('main section svg.picture');
  await expect(boards).toHaveCount(4);
  const pages = async (): Promise<number> =>
    (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      ?.length ?? 0;
  expect(await pages()).toBe(1);
  await page.getByRole('radio', { name: '2' }).check({ force: true });
  await expect(boards).toHaveCount(2);
  expect(await pages()).toBe(1);
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  for (const expansion of ['rivers', 'lakes'] as const) {
    test(`a round with ${expansion} at 360 pixels @matrix`, async ({ page }) => {
      await begin(page, { expansion, way: 'bots' });
      await playRound(page, byTouch);
      const extra = dice(page).nth(4);
      await extra.tap();
      await openings(page).first().tap();
      await drawIt(page).tap();
      await expect(drawn(page).first()).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page, 'light', 'dark');
    });
  }

  test('sliding over the board aims, and the square is seen beside the finger @matrix', async ({ page }) => {
    await begin(page);
    await free(page).first().tap();
    await slideTo(page, openings(page).first(), openings(page).last());
    await expect(pencilled(page)).toHaveCount(1);
  });

  test('a die is dragged onto the board', async ({ page }) => {
    await begin(page);
    await free(page).first().tap();
    const to = await openings(page).last().getAttribute('data-square');
    await free(page).first().tap();
    await expect(openings(page)).toHaveCount(0);
    await slideTo(page, free(page).first(), page.locator(`[data-square="${to}"]`));
    await expect(pencilled(page)).toHaveAttribute('data-square', to ?? '');
  });

  /** A finger goes down on the one and up on the other; on the way it sees beside itself what it is on. */
  async function slideTo(page: Page, from: Locator, to: Locator): Promise<void> {
    const point = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (box === null) throw new Error('it is not to be seen');
      return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    };
    const [first, last] = [await point(from), await point(to)];
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: last });
    await expect(page.locator('.board .lens')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.board .lens')).toBeHidden();
  }
});

test('a round by keyboard alone @matrix', async ({ page }) => {
  await begin(page, { expansion: 'lakes' });
  for (let key = 1; key <= 4; key++) {
    if (await endRound(page).isVisible()) break;
    const before = await drawn(page).count();
    await page.keyboard.press(String(key));
    // A die that no longer fits anywhere is not due.
    if ((await openings(page).count()) === 0) continue;
    const wanted = await openings(page).first().getAttribute('data-square');
    await walkTo(page, wanted ?? '');
    await page.keyboard.press('Enter');
    await expect(pencilled(page)).toHaveAttribute('data-square', wanted ?? '');
    await page.keyboard.press('r');
    await page.keyboard.press('f');
    await expect(pencilled(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => drawn(page).count()).toBeGreaterThan(before);
    if (key > 1) continue;
    // Taken back, and drawn again.
    await page.keyboard.press('Backspace');
    await expect(drawn(page)).toHaveCount(before);
    await page.keyboard.press(String(key));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => drawn(page).count()).toBeGreaterThan(before);
  }
  // What has just appeared does nothing for a moment.
  await expect(endRound(page)).toBeEnabled();
  await endRound(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Round 2 of 6' })).toBeVisible();
});

/** With the arrow keys from the square that has the focus. */
async function walkTo(page: Page, wanted: string): Promise<void> {
  const place = (name: string): readonly [number, number] => [
    'ABCDEFG'.indexOf(name.charAt(0)),
    Number(name.charAt(1)),
  ];
  const now = await page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? '');
  const [[x, y], [toX, toY]] = [place(now), place(wanted)];
  for (let n = 0; n < Math.abs(toX - x); n++) await page.keyboard.press(toX > x ? 'ArrowRight' : 'ArrowLeft');
  for (let n = 0; n < Math.abs(toY - y); n++) await page.keyboard.press(toY > y ? 'ArrowDown' : 'ArrowUp');
}

test('a draft: pairs are taken from the pool, then everyone draws @matrix', async ({ page }) => {
  await begin(page, { way: 'bots', draft: true, expansion: 'rivers' }, { ...still, motion: 'full', speed: 'fast' });
  // A pair is offered to whoever picks, and to nobody while another does.
  const offered = await page.evaluateHandle(() => {
    const seen = { toNobody: 0, whileOthersPick: 0 };
    new MutationObserver(() => {
      const pairs = [...document.querySelectorAll('.pool .pairs button')];
      if (pairs.length === 0 || document.querySelector('section[data-asks]') !== null) return;
      seen.toNobody++;
      if (pairs.some(pair => pair.getAttribute('aria-disabled') !== 'true')) seen.whileOthersPick++;
    }).observe(document, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  for (let picks = 0; picks < 2; picks++) {
    const pairs = page.getByRole('group', { name: 'Pairs of dice' }).getByRole('button');
    await expect(asked(page).getByRole('button', { name: 'Choose a pair' })).toBeVisible();
    await pairs.first().click();
    await asked(page)
      .getByRole('button', { name: /^Take .+ \+ / })
      .click();
    await settled(page);
  }
  await expect(dice(page)).toHaveCount(6);
  const seen = await offered.jsonValue();
  expect(seen.toNobody).toBeGreaterThan(0);
  expect(seen.whileOthersPick).toBe(0);
  await playRound(page, byClick);
});

test('on a phone the board stays where it is while the dice are drawn', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await begin(page);
  // Their names fill three lines, then two, then one.
  await fallAs(page, () => [[NATURE, 'roll RRR. HHH. R.R. HRHRx']]);
  await settled(page);
  const board = page.getByRole('group', { name: /^Board: / });
  const first = await board.boundingBox();
  for (let left = 4; left > 0; left--) {
    await byClick(page, free(page).first());
    await expect(free(page)).toHaveCount(left - 1);
    await expect(asked(page).getByRole('button', { name: 'Take back' })).toBeVisible();
    expect(await board.boundingBox()).toEqual(first);
  }
  await expect(endRound(page)).toBeEnabled();
});

test('a part of the score lights what it counts, and the pencilled piece says what it changes @matrix', async ({
  page,
}) => {
  await begin(page);
  await free(page).first().click();
  await openings(page).first().click();
  const score = page.getByRole('region', { name: 'Score' });
  await expect(score).toContainText(/[+−]\d/);
  await drawIt(page).click();
  await expect(drawn(page)).toHaveCount(1);
  const errors = score.getByRole('button', { name: /^Errors/ });
  await errors.click();
  await expect(errors).toHaveAttribute('aria-pressed', 'true');
  // Whatever the die showed, it is a line of the one kind or the other, and that is what is lit.
  const [own] = railroadInk.view(await tableOn(page), 0).seats;
  if (own === undefined) throw new Error('nobody plays');
  const lines = (['highway', 'railway'] as const).map(part => ({ part, trace: traceOf(own, part) }));
  const laid = lines.filter(({ trace }) => trace.ribbons.length > 0);
  expect(laid).not.toHaveLength(0);
  for (const { part, trace } of laid) {
    await score.locator(`button.${part}`).click();
    await expect
      .poll(() => page.locator('.board .ribbon .running').evaluateAll(all => all.map(one => one.getAttribute('d'))))
      .toEqual(trace.ribbons.flatMap(({ along }) => along.map(({ d }) => d)));
  }
});

test('the numbers on the page are those of the slow scorer, on 204 finished boards @matrix', async ({ page }) => {
  await withSettings(page, still);
  for (let match = 0; match < 34; match++) {
    const expansion = (['none', 'rivers', 'lakes'] as const)[match % 3] ?? 'none';
    const { record, names, boards } = finished(`twin ${match}`, { expansion });
    await openRecord(page, record);
    for (const [seat, slow] of boards.entries()) {
      const board = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('img', { name: `Board: ${names[seat]}` }) });
      const said = (await board.innerText()).replaceAll('−', '-');
      const read = (name: string): number | undefined => {
        const found = new RegExp(String.raw`${name}\s+(-?\d+)`).exec(said);
        return found === null ? undefined : Number(found[1]);
      };
      expect({
        networks: read('Networks'),
        highway: read('Longest highway'),
        railway: read('Longest railway'),
        centre: read('Centre squares'),
        errors: read('Errors'),
        river: read('River'),
        lake: read('Smallest lake'),
        total: read(names[seat] ?? ''),
      }).toEqual(slow);
    }
  }
});

test('no tap is lost while the others end their round', async ({ page }) => {
  await begin(page, { way: 'bots', players: 4 }, { ...still, motion: 'full', speed: 'fast' });
  const die = free(page).first();
  const done = page.getByRole('tab').getByText('done with the round');
  // Whoever is asked stays asked: for a moment in which he is not, his tap would come to nothing.
  const wentAway = await asked(page).evaluateHandle(section => {
    const seen = { panels: 0 };
    new MutationObserver(changes => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      seen.panels += removed.filter(node => node instanceof Element && node.matches('.panel')).length;
    }).observe(section, { childList: true, subtree: true });
    return seen;
  });
  for (let taps = 1; taps % 2 === 0 || (await done.count()) < 3; taps++) {
    await die.click();
    await expect(die).toHaveAttribute('aria-pressed', String(taps % 2 === 1));
  }
  expect(await wentAway.jsonValue()).toEqual({ panels: 0 });
});
