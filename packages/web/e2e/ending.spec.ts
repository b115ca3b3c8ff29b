import type { Page } from '@playwright/test';
import { GAME_IDS } from '@zaria/games';
import { playLast, toTheLastMove } from './last-move.ts';
import {
  PHONE,
  asked,
  begun,
  expect,
  expectAccessible,
  result,
  started,
  still,
  test,
  typeToTheEnd,
  withSettings,
} from './table.ts';

/** How often confetti has begun to fall since the page was loaded: it is gone again before anybody could look for it. */
async function watchConfetti(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let fallen = 0;
    Object.assign(globalThis, { fallen: () => fallen });
    const look = (nodes: NodeList): void => {
      for (const node of nodes)
        if (node instanceof Element && (node.matches('.confetti') || node.querySelector('.confetti') !== null))
          fallen++;
    };
    new MutationObserver(changes => changes.forEach(({ addedNodes }) => look(addedNodes))).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { fallen(): number }).fallen());
}

test('an ending is counted and celebrated once; who comes back finds it as it is', async ({ page }) => {
  await withSettings(page, { motion: 'full', speed: 'fast', language: 'en' });
  const fallen = await watchConfetti(page);
  await started(page, '/new/qwinto?way=solo');
  await typeToTheEnd(page, 'write misthrow');
  const confetti = page.locator('.confetti');
  await expect(confetti.locator('svg').first()).toBeAttached();
  await expect(asked(page).getByRole('heading', { name: 'You end with −20 points.' })).toHaveCSS('opacity', '1');
  await expect(confetti).toHaveCount(0);
  expect(await fallen()).toBe(1);

  await page.reload();
  await expect(result(page)).toBeVisible();
  await expect(asked(page).getByRole('heading', { name: 'You end with −20 points.' })).toBeVisible();
  expect(await fallen()).toBe(0);
});

test('under reduced motion an ending stands there at once, and the next match is compared with it @matrix', async ({
  page,
}) => {
  await withSettings(page, still);
  const fallen = await watchConfetti(page);
  await started(page, '/new/qwinto?way=solo');
  await typeToTheEnd(page, 'write misthrow');
  await expect(result(page)).toBeVisible();
  // Alone, and for the first time: it is said how good that was as well as it can be.
  await expect(asked(page).getByText('Your first match at such a table: something to beat')).toBeVisible();
  // One bar compares with nothing, and nobody is told that a match was better than none.
  await expect(asked(page).getByRole('img', { name: /this one last/ })).toHaveCount(0);
  await expect(
    asked(page).getByText(/^The strongest bot alone: \d+ points on average in 200 matches\.\s*$/),
  ).toBeVisible();

  await page.getByRole('button', { name: 'The same table again' }).click();
  await expect(result(page)).toBeHidden();
  await typeToTheEnd(page, 'write misthrow');
  await expect(asked(page).getByText('Better than 0 of your 1 earlier match · your best: −20 points')).toBeVisible();
  const history = asked(page).getByRole('img', { name: /this one last: −20 points and −20 points$/ });
  await expect(history).toBeVisible();
  expect(await fallen()).toBe(0);
});

test('whoever drew alone is told what the strongest bot makes of the same dice @matrix', async ({ page }) => {
  await withSettings(page, still);
  await toTheLastMove(page, 'railroad-ink', 1);
  await playLast(page);
  await expect(result(page)).toBeVisible();
  await expect(asked(page).getByText(/^The strongest bot on the same dice: \d\d points\.$/)).toBeVisible();
});

test('the winner’s score stands with the winner, and one’s own with one’s own place @matrix', async ({ page }) => {
  await withSettings(page, still);
  await begun(page, 'qwinto');
  await typeToTheEnd(page, 'write misthrow');
  await expect(result(page)).toBeVisible();
  const verdict = asked(page).locator('.verdict');
  const own = verdict.locator('.place');
  await expect(own).toContainText(/^You come (second|third)\.\s*−\d+ points?$/);
  for (const size of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    const [head, score, place] = await Promise.all(
      [verdict.getByRole('heading'), verdict.locator('.score'), own].map(one => one.boundingBox()),
    );
    // Below both, and as wide as the whole of it.
    expect(place?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    expect(place?.y).toBeGreaterThanOrEqual((score?.y ?? 0) + (score?.height ?? 0));
    expect(place?.width).toBe((await verdict.boundingBox())?.width);
  }
});

test('what the check of the dice has found comes into view, on a phone and beside the board @matrix', async ({
  page,
}) => {
  await withSettings(page, still);
  await begun(page, 'qwinto');
  await typeToTheEnd(page, 'write misthrow');
  await expect(result(page)).toBeVisible();
  for (const size of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(result(page)).toBeVisible();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expect(asked(page).getByRole('status')).toBeInViewport({ ratio: 0.9 });
  }
});

test('on a phone the result is scrolled, and never the dock around it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withSettings(page, still);
  for (const game of ['las-vegas', 'railroad-ink'] as const)
    await test.step(game, async () => {
      await toTheLastMove(page, game, 4);
      await playLast(page);
      await expect(result(page)).toBeVisible();
      const last = asked(page).getByRole('button', { name: 'Picture' });
      await expect(last).not.toBeInViewport();
      await result(page).hover();
      // Further than there is anything.
      for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, 2000);
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await expect(asked(page).getByRole('heading', { name: 'The match is over' })).toBeInViewport({ ratio: 0.9 });
      expect(
        await page
          .locator('.dock')
          .first()
          .evaluate(dock => dock.scrollHeight - dock.clientHeight),
      ).toBe(0);
    });
});

test('after Qwinto a row has its colour in the tally, and on a phone every part of the score is whole', async ({
  page,
}) => {
  await withSettings(page, still);
  await toTheLastMove(page, 'qwinto');
  await playLast(page);
  await expect(result(page)).toBeVisible();
  const colours = { orange: 'rgb(233, 131, 43)', yellow: 'rgb(244, 198, 58)', purple: 'rgb(148, 89, 176)' };
  for (const [row, colour] of Object.entries(colours))
    for (const drawn of await result(page).locator(`[data-part=${row}]`).all())
      await expect(drawn).toHaveCSS('background-color', colour);
  await expect(result(page).locator('[data-part=yellow]').first()).toBeAttached();
  const score = page.getByRole('region', { name: 'Score' });
  for (const size of [PHONE, { width: 320, height: 568 }]) {
    await page.setViewportSize(size);
    await expect(score.locator('.part')).toHaveCount(6);
    const stage = await page.locator('main').evaluate(element => element.getBoundingClientRect().toJSON() as DOMRect);
    for (const part of await score.locator('.part').all()) {
      const { box, sign, points } = await part.evaluate(element => {
        const boxOf = (one: Element | null): DOMRect => (one ?? element).getBoundingClientRect().toJSON() as DOMRect;
        return {
          box: boxOf(element),
          // The total has none.
          sign: boxOf(element.querySelector('.letter, .sign')),
          points: boxOf(element.querySelector('.points')),
        };
      });
      expect(box.right).toBeLessThanOrEqual(stage.right);
      expect(box.bottom).toBeLessThanOrEqual(stage.bottom);
      expect(points.left).toBeGreaterThanOrEqual(sign.width === box.width ? box.left : sign.right);
      expect(points.right).toBeLessThanOrEqual(box.right + 1);
    }
  }
});

for (const game of GAME_IDS)
  test(`${game}: over the end of a match the final table stays to be seen${game === 'las-vegas' ? '' : ' @matrix'}`, async ({
    page,
  }) => {
    await withSettings(page, still);
    const fallen = await watchConfetti(page);
    await toTheLastMove(page, game);
    await playLast(page);
    await expect(result(page)).toBeVisible();
    // For a moment a tap that was meant for what was there before does nothing.
    await expect(page.locator('.veil')).toHaveCount(0);
    for (const size of [PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      await expect(asked(page).getByRole('heading', { level: 2 }).nth(1)).toBeInViewport();
      // Of all points of the board's place, how many show the board.
      const seen = await page.locator('main').evaluate(board => {
        const { left, top, width, height } = board.getBoundingClientRect();
        const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap(x => [0.1, 0.3, 0.5, 0.7, 0.9].map(y => [x, y] as const));
        const isSeen = ([x, y]: readonly [number, number]): boolean =>
          board.contains(document.elementFromPoint(left + x * width, top + y * height));
        return { share: points.filter(isSeen).length / points.length, high: height / innerHeight };
      });
      expect(seen.share).toBe(1);
      expect(seen.high).toBeGreaterThan(0.35);
    }
    await expectAccessible(page, 'light', 'dark');
    expect(await fallen()).toBe(0);
  });
