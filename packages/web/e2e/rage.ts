import type { Locator, Page } from '@playwright/test';

/* Somebody who clicks and clicks. */

/** Which component's main button each test of online-twice.spec.ts clicks. */
export const ONLINE_RAGED = {
  'Open a table, and play here instead': ['screens/online/Invite', 'screens/online/OneField'],
  'Come to the table, Ready, and start': ['screens/online/OneField', 'screens/online/Lobby'],
  'Go on here, on another device': ['screens/online/Pass'],
  'Come back with a code': ['screens/online/Recover'],
  'try again, load again, and home': ['screens/online/Trouble'],
} as const;

/** How many matches the page keeps, and how many entries all of them have. */
export const kept = (page: Page): Promise<{ readonly matches: number; readonly entries: number }> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('zaria');
      request.addEventListener('success', () => resolve(request.result));
    });
    const count = (store: string): Promise<number> =>
      new Promise(resolve => {
        const request = db.transaction(store).objectStore(store).count();
        request.addEventListener('success', () => resolve(request.result));
      });
    const [matches, entries] = [await count('matches'), await count('entries')];
    db.close();
    return { matches, entries };
  });

/** Twenty clicks on the place where something is, whatever comes to be there meanwhile. */
export async function rage(page: Page, at: Locator): Promise<void> {
  await at.scrollIntoViewIfNeeded();
  await at.click({ trial: true });
  const box = await at.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let clicks = 0; clicks < 20; clicks++) {
    await page.mouse.down();
    await page.mouse.up();
  }
}

/** Time stands still in the page, so that what has just appeared stays new however slow the machine is. */
export async function atOnce(page: Page, does: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await does();
  await page.clock.resume();
}
