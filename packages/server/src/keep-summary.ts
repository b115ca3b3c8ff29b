import { same } from '@zaria/kit';
import { phaseOf, type Table } from '@zaria/table';
import type { MatchRow, Store, Summary } from './store/index.ts';
import { summaryOf } from './summary.ts';
import type { Surroundings } from './surroundings.ts';

export interface SummaryOutside extends Pick<Surroundings, 'now' | 'after'> {
  readonly store: Store;
  failed(error: unknown): void;
}

/** Keeps on disk what lists show of a table. */
export interface KeptSummary {
  /** The table may have changed. */
  changed(): void;
  /** Nothing more will change: what is not written yet is written, unless that is for another server to do. */
  close(isOurs: boolean): void;
}

/**
 * What everybody may see in lists is written no more often than this, by its own changes alone: at once where people take
 * their time, and where they play fast it would cost as much as the moves.
 */
const PUBLIC = 5000;
/** What only lengthens the log is written so much later, and nobody sees it. */
const UNSEEN = 10_000;

/** Without what nobody can see: how long the log is. */
const shown = (summary: Summary | null): unknown => summary && { ...summary, seq: 0 };

export function keepSummary(table: Table, { id }: MatchRow, outside: SummaryOutside): KeptSummary {
  const { store, now, after } = outside;
  let written: Summary | null = null;
  let lastPublic = -Infinity;
  let isWriting = false;
  let isClosed = false;
  let stopPublic: (() => void) | null = null;
  let stopUnseen: (() => void) | null = null;

  function write(): void {
    stopPublic?.();
    stopUnseen?.();
    [stopPublic, stopUnseen] = [null, null];
    const next = summaryOf(table, now());
    if (isWriting || same(next, written)) return;
    if (!same(shown(next), shown(written))) lastPublic = now();
    void put(next);
  }

  async function put(next: Summary): Promise<void> {
    const before = written;
    [written, isWriting] = [next, true];
    try {
      await store.matches.summarise(id, next);
    } catch (error) {
      written = before;
      // Once more after a while: nothing else may happen at the table.
      if (!isClosed) stopUnseen ??= after(UNSEEN, write);
      return outside.failed(error);
    } finally {
      isWriting = false;
    }
    if (isClosed) write();
    else changed();
  }

  function changed(): void {
    // That a match has begun or ended is written at once.
    if (phaseOf(table) !== written?.phase) return write();
    // At the end of that time: what is to be written is worked out once, then.
    if (stopPublic !== null) return;
    const next = summaryOf(table, now());
    if (same(next, written)) return;
    if (same(shown(next), shown(written))) stopUnseen ??= after(UNSEEN, write);
    else if (now() - lastPublic >= PUBLIC) write();
    else stopPublic = after(lastPublic + PUBLIC - now(), write);
  }

  return {
    changed,
    close(isOurs) {
      isClosed = true;
      if (isOurs) write();
      else for (const stop of [stopPublic, stopUnseen]) stop?.();
    },
  };
}
