import { same } from '@zaria/kit';
import { NOTHING_HEARD, type Keeper, type Stored, type Table } from '@zaria/table';
import { StorageTrouble, unbroken, type KeptMatch, type Store, type Trouble } from './kept.ts';
import { summaryOf } from './summary.ts';
import { holding, type Saving, type Unsaved } from './unsaved.ts';

/** Milliseconds until the next try, after the first failure, the second and so on. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const;

/** None of them is mended by trying again. */
const FOR_GOOD: ReadonlySet<Trouble | null> = new Set<Trouble>(['outdated', 'forked', 'removed']);

interface Told {
  /** Something was written. */
  readonly wrote: () => void;
  /** What happens from now on is in memory alone, as long as this lasts. */
  readonly lost: (trouble: Trouble) => void;
  /** All of it is kept again. */
  readonly saved: () => void;
}

/** `before` is what an earlier saving of the same match could not write. */
export function saving(
  kept: KeptMatch,
  store: Store,
  table: Table,
  { wrote, lost, saved }: Told,
  before: Unsaved | null = null,
): Saving {
  let seq = before?.seq ?? 0;
  let entries: Stored[] = [...(before?.entries ?? [])];
  let isRowOld = false;
  let trouble: Trouble | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;
  let isStopped = false;
  const waiting = new Set<() => void>();

  const row = (): KeptMatch => ({ ...kept, ...summaryOf(kept.id, kept.createdAt, table) });

  function failed(why: Trouble): void {
    if (isStopped) return;
    holding.set(kept.id, own);
    if (trouble !== why) lost(why);
    trouble = why;
    if (FOR_GOOD.has(why)) return;
    timer = setTimeout(() => void tryAgain(), PAUSES[Math.min(failures, PAUSES.length - 1)]);
    failures++;
  }

  function recovered(): void {
    failures = 0;
    if (holding.get(kept.id) === own) holding.delete(kept.id);
    if (trouble !== null) saved();
    trouble = null;
    for (const wake of waiting) wake();
    waiting.clear();
  }

  /** Whether nothing is there of what was written before that place. */
  const isRemoved = async (at: number): Promise<boolean> => (await store.rows(kept.id, at - 1)).length === 0;

  /** A try that seemed to fail may have come through: what lies there and is ours is not written again. */
  async function passOwn(): Promise<Trouble | null> {
    if (await isRemoved(seq)) return 'removed';
    const there = unbroken(await store.rows(kept.id, seq), seq);
    const differs = entries.findIndex((entry, i) => !same(entry, there[i]?.entry));
    const written = differs < 0 ? entries.length : differs;
    seq += written;
    entries = entries.slice(written);
    return entries.length === 0 || there.length === written ? null : 'forked';
  }

  /** Why there is no use in going on; `null`: they are written, or may be by the next try. */
  async function writeEntries(): Promise<Trouble | null> {
    const count = entries.length;
    try {
      await store.append(row(), seq, entries.slice(0, count));
    } catch (error) {
      if (error instanceof StorageTrouble && error.trouble === 'taken') return passOwn();
      throw error;
    }
    seq += count;
    entries = entries.slice(count);
    return null;
  }

  async function tryAgain(): Promise<void> {
    if (isTrying || isStopped || FOR_GOOD.has(trouble)) return;
    isTrying = true;
    clearTimeout(timer);
    try {
      // More may come in while it is being written.
      while (entries.length > 0 || isRowOld) {
        if (entries.length === 0) {
          await store.update(row());
          isRowOld = false;
        } else {
          const why = await writeEntries();
          if (why !== null) return failed(why);
        }
        wrote();
      }
      recovered();
    } catch (error) {
      failed(error instanceof StorageTrouble ? error.trouble : 'failed');
    } finally {
      isTrying = false;
    }
  }

  const own: Saving = {
    async append(at, more) {
      if (trouble === null) {
        try {
          await store.append(row(), at, more);
          wrote();
          return true;
        } catch (error) {
          if (!(error instanceof StorageTrouble)) throw error;
          const isGone = error.trouble === 'taken' && (await isRemoved(at));
          if (error.trouble === 'taken' && !isGone) return false;
          seq = at;
          entries = [...more];
          failed(isGone ? 'removed' : error.trouble);
          return true;
        }
      }
      if (entries.length === 0) seq = at;
      entries = [...entries, ...more];
      // A new move is a reason to try at once; nobody waits for it.
      void tryAgain();
      return true;
    },
    read: async from =>
      trouble === null ? unbroken(await store.rows(kept.id, from), from).map(({ entry }) => entry as Stored) : [],
    update() {
      isRowOld = true;
      return tryAgain();
    },
    get unsaved() {
      return entries.length === 0 ? null : { seq, entries };
    },
    saved: () =>
      trouble === null
        ? Promise.resolve()
        : new Promise(resolve => {
            waiting.add(resolve);
          }),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      if (holding.get(kept.id) === own) holding.delete(kept.id);
    },
  };
  if (entries.length > 0) {
    trouble = 'failed';
    holding.set(kept.id, own);
    void tryAgain();
  }
  return own;
}

/** The list of matches says which are over. */
export function keepSummary(keeper: Keeper, kept: KeptMatch, { update }: Pick<Saving, 'update'>): void {
  let { phase } = kept;
  keeper.listen(kept.token, 'spectator', NOTHING_HEARD, ({ table }) => {
    if (table === null || table.phase === phase) return;
    ({ phase } = table);
    void update();
  });
}
