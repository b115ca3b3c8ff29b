import type { Stored } from '@zaria/table';

const begun = new Map<string, readonly Stored[]>();

/** What this page has just written of a new match: nobody needs to read it again, and look for damage in it. */
export function takeBegun(id: string): readonly Stored[] | null {
  const entries = begun.get(id) ?? null;
  begun.delete(id);
  return entries;
}

export const keepBegun = (id: string, entries: readonly Stored[]): void => void begun.set(id, entries);
