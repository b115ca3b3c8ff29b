import type { Outside, Stored } from '@zaria/table';

/** Entries that are in memory alone. */
export interface Unsaved {
  readonly seq: number;
  readonly entries: readonly Stored[];
}

/** How the entries of a match are kept: in the store, and while that fails in memory, in their order. */
export interface Saving extends Pick<Outside, 'append' | 'read'> {
  /** What the list of matches says has changed; done when that is kept, or cannot be for now. */
  update(): Promise<void>;
  readonly unsaved: Unsaved | null;
  /** When nothing is left in memory alone. */
  saved(): Promise<void>;
  /** Tries no more: somebody else takes over what is unsaved, or nobody wants it. */
  stop(): void;
}

/** By match: those that hold something that is not in the store. */
export const holding = new Map<string, Saving>();

/** What would be lost if the page were closed now; what is left behind by a table that was left is still being saved. */
export const savingOf = (id: string): Saving | null => holding.get(id) ?? null;
export const isAnythingUnsaved = (): boolean => holding.size > 0;
