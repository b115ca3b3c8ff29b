import { StoreError } from '../store-error.ts';
import { dataNoted, noteData, notePlace, placeNoted } from './notes.ts';
import type { Source, Target } from './place.ts';
import { countRows, differenceIn, digestOf, placeOf, readRows, sumsOf, writeRows, type Place } from './rows.ts';
import { MOVED } from './tables.ts';

export interface Progress {
  readonly does: 'reading' | 'copying' | 'checking';
  readonly done: number;
  readonly whole: number;
}

export interface Moving {
  progress(progress: Progress): void;
  /** Rows in one transaction. */
  readonly atOnce?: number;
}

/** What has moved. */
export interface MoveResult {
  readonly matches: number;
  readonly entries: number;
  readonly rows: number;
  /** Rows that were there from a move that was cut short. */
  readonly before: number;
  /** One hash for all of it: of the source and of the target, which are the same. */
  readonly digest: string;
}

const AT_ONCE = 500;

/**
 * Copies every row, table by table, and notes with each of them how far it has come: whoever is interrupted begins again
 * and goes on. Then both sides are read once more and compared, match by match, and only then the copy is the data.
 */
export async function moveData(
  source: Source,
  target: Target,
  { progress, atOnce = AT_ONCE }: Moving,
): Promise<MoveResult> {
  const counts = new Map<string, number>();
  for (const table of MOVED) counts.set(table.name, await countRows(source.db, table));
  const whole = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const step = (does: Progress['does']): ((rows: number) => void) => {
    let done = 0;
    progress({ does, done, whole });
    return rows => progress({ does, done: Math.min(whole, (done += rows)), whole });
  };

  const original = await sumsOf(source.db, MOVED, atOnce, step('reading'));
  const digest = digestOf(original);
  const isSame = target.isBegun && (await dataNoted(target.db)) === digest;
  // What was begun of other data, or of this before it changed, is worth nothing.
  if (target.isBegun && !isSame) await target.startOver();
  if (!isSame) await target.atOnce(() => noteData(target.db, digest));

  const copied = step('copying');
  let before = 0;
  for (const table of MOVED) {
    const noted = await placeNoted(target.db, table);
    const there = noted === null ? 0 : await countRows(target.db, table);
    before += there;
    copied(there);
    for (let after: Place | 'all' | null = noted; after !== 'all';) {
      const rows = await readRows(source.db, table, after, atOnce);
      const last = rows.at(-1);
      const next: Place | 'all' = last === undefined || rows.length < atOnce ? 'all' : placeOf(table, last);
      await target.atOnce(async () => {
        await writeRows(target.db, table, rows);
        await notePlace(target.db, table, next);
      });
      copied(rows.length);
      after = next;
    }
  }

  const copy = await sumsOf(target.db, MOVED, atOnce, step('checking'));
  const different = differenceIn(original, copy);
  if (different !== null) throw new StoreError({ why: 'damaged', detail: `${different}: the copy differs` });
  if (digestOf(await sumsOf(source.db, MOVED, atOnce, step('checking'))) !== digest)
    throw new StoreError({ why: 'in-use' });
  await target.publish();
  return {
    matches: counts.get('matches') ?? 0,
    entries: counts.get('entries') ?? 0,
    rows: [...original.tables.values()].reduce((sum, { rows }) => sum + rows, 0),
    before,
    digest,
  };
}
