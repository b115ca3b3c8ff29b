import { NOTHING_HEARD, type Keeper, type Outside, type Table } from '@zaria/table';
import { StorageTrouble, type KeptMatch, type Store, type Trouble } from './kept.ts';
import { summaryOf } from './summary.ts';

interface Told {
  /** Something was written. */
  readonly wrote: () => void;
  /** Nothing is written any more. */
  readonly lost: (trouble: Trouble) => void;
}

/** Entries are kept in the store until it fails: from then on the match goes on in memory alone. */
export function storeOf(
  kept: KeptMatch,
  store: Store,
  table: Table,
  { wrote, lost }: Told,
): Pick<Outside, 'append' | 'read'> {
  let isLost = false;
  return {
    async append(seq, entries) {
      if (isLost) return true;
      try {
        await store.append({ ...kept, ...summaryOf(kept.id, kept.createdAt, table) }, seq, entries);
        wrote();
      } catch (error) {
        if (!(error instanceof StorageTrouble)) throw error;
        if (error.trouble === 'taken') return false;
        isLost = true;
        lost(error.trouble);
      }
      return true;
    },
    read: async seq => (isLost ? [] : store.entries(kept.id, seq)),
  };
}

/** The list of matches says which are over. */
export function keepSummary(keeper: Keeper, kept: KeptMatch, store: Store): void {
  let { phase } = kept;
  keeper.listen(kept.token, 'spectator', NOTHING_HEARD, ({ table }) => {
    if (table === null || table.phase === phase) return;
    ({ phase } = table);
    store.update({ ...kept, ...summaryOf(kept.id, kept.createdAt, keeper.table) }).catch(() => null);
  });
}
