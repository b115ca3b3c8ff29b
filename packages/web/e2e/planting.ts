import type { Page } from '@playwright/test';
import { settled } from './table.ts';

/** What is needed to put a table into the page's store as if it had been played there. */
interface Planted {
  /** How many people sit at it. */
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly plays: readonly { readonly actor: number; readonly action: unknown }[];
}

/** An answer as it lies there. */
export interface PlayedAction {
  readonly step: string;
  readonly answer: unknown;
}

/** An entry as it lies in the store, as far as it matters here. */
interface Row {
  readonly at: number;
  readonly by: string | null;
  readonly what: {
    readonly kind: string;
    readonly entry?: { readonly kind: string; readonly action?: PlayedAction };
    readonly setting?: object;
    readonly start?: string;
  };
}

/**
 * Opens a table of people at this device, and puts what was played elsewhere into its place: the page reads it as it
 * reads any match that it kept, and goes on from there.
 */
export async function plant(page: Page, game: string, { players, options, plays }: Planted): Promise<void> {
  await page.goto(`/new/${game}?way=pass`);
  for (let seats = 2; seats < players; seats++) await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\/[0-9a-f]+$/);
  await settled(page);
  const address = page.url();
  // The table itself must not be open while its entries change.
  await page.goto('/settings');
  await page.evaluate(
    async ([id, given, played]) => {
      const db = await new Promise<IDBDatabase>(resolve => {
        const request = indexedDB.open('zaria');
        request.addEventListener('success', () => resolve(request.result));
      });
      const entries = db.transaction('entries', 'readwrite').objectStore('entries');
      const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
      const kept = await new Promise<Row[]>(resolve => {
        const request = entries.getAll(range);
        request.addEventListener('success', () => resolve(request.result));
      });
      entries.delete(range);
      const opening = kept
        .filter(({ what }) => what.entry?.kind !== 'play')
        .map(({ what, ...row }) => ({
          ...row,
          what: {
            ...what,
            ...(what.setting === undefined ? {} : { setting: { ...what.setting, options: given } }),
            ...(what.start === undefined
              ? {}
              : { start: JSON.stringify({ ...(JSON.parse(what.start) as object), options: given }) }),
          },
        }));
      const at = opening.at(-1)?.at ?? 0;
      const plays = played.map(({ actor, action }) => ({
        at,
        by: null,
        what: { kind: 'match', entry: { kind: 'play', actor, action }, token: null },
      }));
      for (const [i, entry] of [...opening, ...plays].entries()) entries.add(entry, [id, i]);
      await new Promise(resolve => entries.transaction.addEventListener('complete', resolve));
      db.close();
    },
    [address.split('/').at(-1) ?? '', options, plays] as const,
  );
  await page.goto(address);
  await settled(page);
}

/** What was played at the table on the page, oldest first. */
export const actionsPlayed = (page: Page): Promise<readonly PlayedAction[]> =>
  page.evaluate(
    async id => {
      const db = await new Promise<IDBDatabase>(resolve => {
        const request = indexedDB.open('zaria');
        request.addEventListener('success', () => resolve(request.result));
      });
      const kept = await new Promise<Row[]>(resolve => {
        const request = db
          .transaction('entries')
          .objectStore('entries')
          .getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
        request.addEventListener('success', () => resolve(request.result));
      });
      db.close();
      return kept.flatMap(({ what }) => what.entry?.action ?? []);
    },
    page.url().split('/').at(-1) ?? '',
  );

/** The steps of that. */
export const stepsPlayed = async (page: Page): Promise<readonly string[]> =>
  (await actionsPlayed(page)).map(({ step }) => step);
