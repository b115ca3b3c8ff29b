import { isGameId } from '@zaria/games';
import { openStore } from './database.ts';
import type { KeptMatch, Summary } from './kept.ts';
import { savingOf } from './unsaved.ts';
import { isKeptMatch } from './shapes.ts';

/* The matches on this device, as a list may show them. What is secret of them stays here. */

const summary = ({ id, game, createdAt, updatedAt, phase, players, result, movedTo }: KeptMatch): Summary => ({
  id,
  game,
  createdAt,
  updatedAt,
  phase,
  players,
  // A row of an earlier page has none.
  result: result ?? null,
  ...(movedTo === undefined ? {} : { movedTo }),
});

interface Listed {
  /** Newest first. */
  readonly list: readonly Summary[];
  /** The names of those that cannot even be listed. */
  readonly damaged: readonly string[];
  /** Whether they outlive the page. */
  readonly isLasting: boolean;
}

const isListed = (row: unknown): row is KeptMatch => isKeptMatch(row) && isGameId(row.game);

export async function listMatches(): Promise<Listed> {
  const store = await openStore();
  const rows = await store.list();
  return {
    list: rows.filter(isListed).map(summary),
    damaged: rows.flatMap(row => (isListed(row) ? [] : [(row as { readonly id: string }).id])),
    isLasting: store.isLasting,
  };
}

/** `damaged`: there is one, but it cannot be said what it is. */
export async function findMatch(id: string): Promise<Summary | 'damaged' | null> {
  const store = await openStore();
  const kept = await store.match(id);
  if (kept === null) return null;
  return isListed(kept) ? summary(kept) : 'damaged';
}

export async function removeMatch(id: string): Promise<void> {
  const store = await openStore();
  // Or what could not be written yet would come back.
  savingOf(id)?.stop();
  await store.remove(id);
}
