import { begun, expect, log, logLines, rollButton, settled, test, withSettings } from './table.ts';

test('nothing tells the dice before they have fallen', async ({ page }) => {
  await withSettings(page, { motion: 'full', speed: 'slow', language: 'en' });
  await begun(page, 'las-vegas');
  const told = await logLines(page).count();
  // Every change of the page is looked at, so that a slow machine misses none.
  const seen = await page.evaluateHandle(() => {
    const moments = new Set<string>();
    const look = (): void => {
      if (document.querySelector('svg.die.rolling') === null) return;
      const turn = document.querySelector('section h2')?.textContent ?? '';
      moments.add(`${turn} ${document.querySelectorAll('aside ol li').length}`);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    return moments;
  });
  await rollButton(page).click();
  await expect(log(page)).toContainText('You roll');
  await settled(page);
  const own = await seen.evaluate(moments => [...moments].filter(moment => moment.startsWith('You ')));
  expect(own).toEqual([`You are to play. ${told}`]);
});
