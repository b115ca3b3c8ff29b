import { begun, expect, logLines, rollButton, settled, test, withSettings } from './table.ts';

test('nothing tells the dice before they have fallen', async ({ page }) => {
  await withSettings(page, { motion: 'full', speed: 'slow', language: 'en' });
  await begun(page, 'las-vegas');
  const told = await logLines(page).count();
  await rollButton(page).click();
  const seen = await page.evaluate(async () => {
    const rolling = (): Element | null => document.querySelector('svg.die.rolling');
    const frame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve));
    const moments = new Set<string>();
    while (rolling() === null) await frame();
    for (; rolling() !== null; await frame()) {
      const turn = document.querySelector('section h2')?.textContent ?? '';
      moments.add(`${turn} ${document.querySelectorAll('aside ol li').length}`);
    }
    return [...moments];
  });
  expect(seen).toEqual([`Red is to play. ${told}`]);
  await settled(page);
  await expect.poll(() => logLines(page).count()).toBeGreaterThan(told);
});
