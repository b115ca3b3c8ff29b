import type { Locator, Page } from '@playwright/test';

/* Somebody who clicks and clicks. */

/** Which component's main button each test of online-twice.spec.ts clicks. */
export const ONLINE_RAGED = {
  'Open a table, and play here instead': ['screens/online/Invite', 'screens/online/OneField'],
  'Come to the table, Ready, and start': ['screens/online/OneField', 'screens/online/Lobby'],
  'Go on here, on another device': ['screens/online/Pass'],
  'Come back with a code': ['screens/online/Recover'],
  'Take it online, and come to the table when told': ['screens/online/OneField', 'screens/online/ToldDice'],
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
export async function rage(page: Page, at: Locator, between = (): Promise<void> => Promise.resolve()): Promise<void> {
  await at.scrollIntoViewIfNeeded();
  await at.click({ trial: true });
  const box = await at.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let clicks = 0; clicks < 20; clicks++) {
    await page.mouse.down();
    await page.mouse.up();
    await between();
  }
}

/**
 * Twenty clicks in one second of the page's time, however slow the machine is. What is clicked must be there before:
 * time passes only with the clicks until `then` is done.
 */
export async function inASecond(page: Page, at: Locator, then: () => Promise<unknown>): Promise<void> {
  await at.waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await rage(page, at, () => page.clock.runFor(50));
  await then();
  await page.clock.resume();
}
