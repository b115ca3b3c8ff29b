import type { Page } from '@playwright/test';
import { railroadInk, type RailroadInkShape, type RailroadInkTable } from '@zaria/games/railroad-ink';
import { NATURE, completeOptions, type Actor } from '@zaria/kit';

/** Who does what: "roll HHH. …". */
export type Row = readonly [actor: Actor, text: string];

interface KeptEntry {
  readonly what: {
    readonly kind: string;
    readonly setting?: { readonly seats: number; readonly options: Readonly<Record<string, unknown>> };
    readonly entry?: { readonly kind: string; readonly actor: Actor; readonly action: RailroadInkShape['action'] };
  };
}

/**
 * Lets the dice of the round fall as wished: in the match that this page keeps, what chance answered last is taken out,
 * with all that came after it, and these rows stand there instead. `rows` is asked with the table before them.
 */
export async function fallAs(page: Page, rows: (table: RailroadInkTable) => readonly Row[]): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const entries = await keptEntries(page, id);
  const cut = entries.findLastIndex(({ what }) => what.kind === 'match' && what.entry?.actor === NATURE);
  const state = tableAfter(entries.slice(0, cut));
  const put = rows(state).map(([actor, text]) => {
    const action = railroadInk.parse(text);
    if (action === null) throw new Error(`no move: ${text}`);
    return {
      at: Date.now(),
      by: null,
      what: { kind: 'match', entry: { kind: 'play', actor, action }, token: null },
    };
  });
  await putEntries(page, id, cut, put);
  await page.reload();
}

function tableAfter(entries: readonly KeptEntry[]): RailroadInkTable {
  const setting = entries.map(({ what }) => what.setting).findLast(one => one !== undefined);
  if (setting === undefined) throw new Error('the table was never opened');
  const options = completeOptions(railroadInk.options, setting.seats, setting.options);
  if (!options.ok) throw new Error(options.error.why);
  const state = railroadInk.setup({ rules: railroadInk.rules, seats: setting.seats, options: options.value });
  for (const { what } of entries)
    if (what.kind === 'match' && what.entry?.kind === 'play')
      railroadInk.play(state, what.entry.actor, what.entry.action);
  return state;
}

/* In the page. */
const keptEntries = (page: Page, id: string): Promise<readonly KeptEntry[]> =>
  page.evaluate(async match => {
    const db = await new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('zaria');
      request.addEventListener('success', () => resolve(request.result));
    });
    const request = db
      .transaction('entries')
      .objectStore('entries')
      .getAll(IDBKeyRange.bound([match], [match, []]));
    const entries = await new Promise<readonly KeptEntry[]>(resolve =>
      request.addEventListener('success', () => resolve(request.result as readonly KeptEntry[])),
    );
    db.close();
    return entries;
  }, id);

/** Puts entries into the place of all from `from` on. */
const putEntries = (page: Page, id: string, from: number, entries: readonly unknown[]): Promise<void> =>
  page.evaluate(
    async ([match, first, texts]) => {
      const db = await new Promise<IDBDatabase>(resolve => {
        const request = indexedDB.open('zaria');
        request.addEventListener('success', () => resolve(request.result));
      });
      const transaction = db.transaction('entries', 'readwrite');
      const store = transaction.objectStore('entries');
      store.delete(IDBKeyRange.bound([match, first], [match, []]));
      for (const [i, entry] of (JSON.parse(texts) as unknown[]).entries()) store.add(entry, [match, first + i]);
      await new Promise(resolve => transaction.addEventListener('complete', resolve));
      db.close();
    },
    [id, from, JSON.stringify(entries)] as const,
  );
