/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { railroadInk, type RailroadInkTable } from '@zaria/games/railroad-ink';
import { NATURE, completeOptions, type Actor, type AnyAction } from '@zaria/kit';
import { settled } from './table.ts';
import { seatSome } from './set-up.ts';

/* What a page keeps of a match, changed behind its back: it reads it as it reads any match that it kept. */

type Options = Readonly<Record<string, unknown>>;

/** An entry as it lies in the store, as far as it matters here. */
interface Kept {
  readonly at: number;
  readonly by: string | null;
  readonly what: {
    readonly kind: string;
    readonly entry?: { readonly kind: string; readonly actor?: Actor; readonly action?: AnyAction };
    readonly setting?: { readonly seats: number; readonly options: Options };
    readonly start?: string;
    readonly seat?: number;
  };
}

interface Play {
  readonly actor: Actor;
  readonly action: AnyAction;
}

const idIn = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';
const isPlay = ({ what }: Kept): boolean => what.entry?.kind === 'play';

const played = ({ actor, action }: Play, at: number): Kept & { readonly what: { readonly token: null } } => ({
  at,
  by: null,
  what: { kind: 'match', entry: { kind: 'play', actor, action }, token: null },
});

/** As if the table had been opened with these. */
const withOptions = ({ what, ...row }: Kept, options: Options): Kept => ({
  ...row,
  what: {
    ...what,
    ...(what.setting === undefined ? {} : { setting: { ...what.setting, options } }),
    ...(what.start === undefined ? {} : { start: JSON.stringify({ ...(JSON.parse(what.start) as object), options }) }),
  },
});

/**
 * Opens a table of people at this device, and puts what was played elsewhere into its place: the page goes on from there.
 */
export async function plant(
  page: Page,
  game: string,
  { players, options, plays }: { readonly players: number; readonly options: Options; readonly plays: readonly Play[] },
): Promise<void> {
  await page.goto(`/new/${game}?way=pass`);
  await seatSome(page, players, 'person');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/table\/[0-9a-f]+$/);
  await settled(page);
  await replant(page, kept => {
    const opening = kept.filter(row => !isPlay(row)).map(row => withOptions(row, options));
    return [...opening, ...plays.map(play => played(play, opening.at(-1)?.at ?? 0))];
  });
}

/** The match on the page as if its table had been opened with these options, too. */
export const withOtherOptions = (page: Page, options: Options): Promise<void> =>
  replant(page, kept =>
    kept.map(row => withOptions(row, { ...(row.what.setting ?? startOf(row))?.options, ...options })),
  );
const startOf = ({ what }: Kept): { readonly options: Options } | undefined =>
  what.start === undefined ? undefined : (JSON.parse(what.start) as { readonly options: Options });

/**
 * The match on the page as if everybody at it had a chain, of which links are waited for before every throw; nobody
 * gives any. `isAnew`: as if nothing had been played, so that chance is asked first.
 */
export const withChains = (page: Page, wait: number, isAnew = false): Promise<void> =>
  replant(
    page,
    kept =>
      kept.flatMap(row => {
        const { what } = row;
        const put = (more: object): Kept => ({ ...row, what: { ...what, ...more } });
        if (what.kind === 'opened') return [put({ dice: 'open', wait })];
        if (what.kind === 'sat') return [row, put({ kind: 'head', seat: what.seat, head: headOf(what.seat) })];
        if (what.start === undefined) return isAnew && isPlay(row) ? [] : [row];
        const start = JSON.parse(what.start) as { readonly seats: readonly object[] };
        const seats = start.seats.map((seat, at) => ({ ...seat, head: headOf(at) }));
        return [put({ start: JSON.stringify({ ...start, kind: 'open', wait, seats }) })];
      }),
    !isAnew,
  );
const headOf = (seat = 0): string => `${seat + 1}`.repeat(64);

/** Puts other entries into the place of what the page keeps of its match, and comes back to it. */
async function replant(
  page: Page,
  change: (kept: readonly Kept[]) => readonly Kept[],
  isSomebodyAsked = true,
): Promise<void> {
  const address = page.url();
  // The table itself must not be open while its entries change.
  await page.goto('/settings');
  await putEntries(page, idIn(address), 0, change(await keptEntries(page, idIn(address))));
  await page.goto(address);
  if (isSomebodyAsked) await settled(page);
}

/** Who does what: "roll HHH. …". */
export type Row = readonly [actor: Actor, text: string];

/**
 * Lets the dice of a round of Railroad Ink fall as wished: what chance answered last is taken out, with all that came
 * after it, and these rows stand there instead. `rows` is asked with the table before them.
 */
export async function fallAs(page: Page, rows: (table: RailroadInkTable) => readonly Row[]): Promise<void> {
  const id = idIn(page.url());
  const entries = await keptEntries(page, id);
  const cut = entries.findLastIndex(({ what }) => what.kind === 'match' && what.entry?.actor === NATURE);
  const put = rows(tableAfter(entries.slice(0, cut))).map(([actor, text]) => {
    const action = railroadInk.parse(text);
    if (action === null) throw new Error(`no move: ${text}`);
    return played({ actor, action }, Date.now());
  });
  await putEntries(page, id, cut, put);
  await page.reload();
}

function tableAfter(entries: readonly Kept[]): RailroadInkTable {
  const setting = entries.map(({ what }) => what.setting).findLast(one => one !== undefined);
  if (setting === undefined) throw new Error('the table was never opened');
  const options = completeOptions(railroadInk.options, setting.seats, setting.options);
  if (!options.ok) throw new Error(options.error.why);
  const state = railroadInk.setup({ rules: railroadInk.rules, seats: setting.seats, options: options.value });
  for (const { what } of entries)
    if (what.kind === 'match' && what.entry?.kind === 'play') {
      const { actor, action } = what.entry as Play;
      railroadInk.play(state, actor, action as Parameters<typeof railroadInk.play>[2]);
    }
  return state;
}

/** The table on the page, of Railroad Ink, as its keeper knows it. */
export const tableOn = async (page: Page): Promise<RailroadInkTable> =>
  tableAfter(await keptEntries(page, idIn(page.url())));

/** What was played at the table on the page, oldest first. */
export const actionsPlayed = async (page: Page): Promise<readonly AnyAction[]> =>
  (await keptEntries(page, idIn(page.url()))).flatMap(({ what }) => what.entry?.action ?? []);

/** The steps of that. */
export const stepsPlayed = async (page: Page): Promise<readonly string[]> =>
  (await actionsPlayed(page)).map(({ step }) => step);

/* In the page. */
const keptEntries = (page: Page, id: string): Promise<readonly Kept[]> =>
  page.evaluate(async match => {
    const db = await new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('zaria');
      request.addEventListener('success', () => resolve(request.result));
    });
    const request = db
      .transaction('entries')
      .objectStore('entries')
      .getAll(IDBKeyRange.bound([match], [match, []]));
    const entries = await new Promise<readonly Kept[]>(resolve =>
      request.addEventListener('success', () => resolve(request.result as readonly Kept[])),
    );
    db.close();
    return entries;
  }, id);

/** Puts entries into the place of all from `from` on. */
const putEntries = (page: Page, id: string, from: number, entries: readonly Kept[]): Promise<void> =>
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
