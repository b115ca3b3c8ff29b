import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, logLines, settled, still, test, typeFirst, withSettings } from './table.ts';

/** Puts a match where an earlier page put it: the match itself, and then its entries. */
const putBack = (page: Page, kept: readonly string[]): Promise<string> =>
  page.evaluate(async ([match = '', ...entries]) => {
    const db = await new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('zaria');
      request.addEventListener('success', () => resolve(request.result));
    });
    const transaction = db.transaction(['matches', 'entries'], 'readwrite');
    const row = JSON.parse(match) as { readonly id: string };
    transaction.objectStore('matches').put(row);
    for (const [i, entry] of entries.entries()) transaction.objectStore('entries').add(JSON.parse(entry), [row.id, i]);
    await new Promise(resolve => transaction.addEventListener('complete', resolve));
    db.close();
    return row.id;
  }, kept);

for (const game of ['las-vegas', 'qwinto'] as const)
  test(`a match of ${game} that the first version of the page kept goes on`, async ({ page }) => {
    await withSettings(page, still);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
    const kept = readFileSync(new URL(`earlier/${game}.jsonl`, import.meta.url), 'utf8');
    const id = await putBack(page, kept.trim().split('\n'));

    await page.reload();
    await page.getByRole('region', { name: 'Go on playing' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/table/${id}$`));
    await settled(page);
    const before = await logLines(page).count();
    expect(before).toBeGreaterThan(10);
    await typeFirst(page);
    await settled(page);
    await page.reload();
    await settled(page);
    expect(await logLines(page).count()).toBeGreaterThan(before);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible();
  });
